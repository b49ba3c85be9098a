import Foundation

/// The reader of a pipe went away: there is nobody left to write for.
struct BrokenPipe: Error {}

/// An error of the operating system.
struct SystemError: Error {
  var code: Int32

  /// The system's own words for it.
  var description: String { String(cString: strerror(code)) }

  static var last: SystemError { SystemError(code: errno) }
}

/// Writes all bytes to a file descriptor.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
  var start = 0
  while start < bytes.count {
    let count = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 {
      start += count
    } else if errno != EINTR {
      throw .last
    }
  }
}

/// Writes all bytes to standard output or standard error.
func writeBytes(_ bytes: [UInt8], to descriptor: Int32) throws {
  do {
    try writeAll(bytes, to: descriptor)
  } catch {
    if error.code == EPIPE { throw BrokenPipe() }
    throw Failure(status: .cannotWrite, message: "the output cannot be written: \(error.description).")
  }
}

/// Reads a file descriptor to its end, or up to a number of bytes.
func readBytes(from descriptor: Int32, limit: Int) throws -> Data {
  var data = Data()
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while data.count < limit {
    let count = buffer.withUnsafeMutableBytes {
      read(descriptor, $0.baseAddress, min($0.count, limit - data.count))
    }
    if count > 0 {
      data.append(contentsOf: buffer[..<count])
    } else if count == 0 {
      return data
    } else if errno != EINTR {
      throw Failure(
        status: .noInput, message: "standard input cannot be read: \(SystemError.last.description).")
    }
  }
  return data
}

/// Reads a file to its end, or up to a number of bytes.
func readFile(_ path: String, limit: Int) throws -> Data {
  func failure(_ error: SystemError) -> Failure {
    Failure(status: .noInput, message: "--items-file \(quoted(path)) cannot be read: \(error.description).")
  }
  let descriptor = open(path, O_RDONLY)
  guard descriptor >= 0 else { throw failure(.last) }
  defer { close(descriptor) }
  var status = stat()
  if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
    throw failure(SystemError(code: EISDIR))
  }
  return try readBytes(from: descriptor, limit: limit)
}
