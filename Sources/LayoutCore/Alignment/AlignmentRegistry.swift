import Foundation

/// Numbers the guide types of a program.
///
/// Entries are only ever added and never move, so a reader who holds a key, which it can only have got after its
/// entry was written, reads without the lock.
@usableFromInline final class AlignmentRegistry: @unchecked Sendable {
  private struct Name: Hashable {
    var id: ObjectIdentifier
    var axis: LayoutAxis
  }

  @usableFromInline static let shared = AlignmentRegistry()

  private let lock = NSLock()
  private var numbers: [Name: Int32] = [:]
  private var count: Int32 = 0
  /// Block `b` holds `64 << b` entries; 25 blocks are more than an `Int32` can number.
  private let blocks: UnsafeMutablePointer<UnsafeMutablePointer<any AlignmentID.Type>?>

  private init() {
    blocks = .allocate(capacity: 25)
    blocks.initialize(repeating: nil, count: 25)
  }

  func index(of id: any AlignmentID.Type, axis: LayoutAxis) -> Int32 {
    let name = Name(id: ObjectIdentifier(id), axis: axis)
    return lock.withLock {
      if let known = numbers[name] { return known }
      // Two slots a type keep the axis in the lowest bit; the second is filled only if it is asked for.
      let partner = Name(id: name.id, axis: axis.cross)
      let slot: Int32
      if let other = numbers[partner] {
        slot = (other - AlignmentKey.firstCustomIndex) / 2
      } else {
        slot = count
        count += 1
        let (block, offset) = AlignmentRegistry.place(of: slot)
        if blocks[block] == nil { blocks[block] = .allocate(capacity: 64 << block) }
        (blocks[block]! + offset).initialize(to: id)
      }
      let number = AlignmentKey.firstCustomIndex + 2 * slot + Int32(axis.rawValue)
      numbers[name] = number
      return number
    }
  }

  @usableFromInline func id(at index: Int32) -> (any AlignmentID.Type)? {
    guard index >= AlignmentKey.firstCustomIndex else { return nil }
    let (block, offset) = AlignmentRegistry.place(of: (index - AlignmentKey.firstCustomIndex) / 2)
    return blocks[block]?[offset]
  }

  private static func place(of slot: Int32) -> (block: Int, offset: Int) {
    // Blocks of 64, 128, 256 … begin at 0, 64, 192 …, that is at 64 · (2^b − 1).
    let shifted = Int(slot) / 64 + 1
    let block = Int.bitWidth - 1 - shifted.leadingZeroBitCount
    return (block, Int(slot) - 64 * ((1 << block) - 1))
  }
}
