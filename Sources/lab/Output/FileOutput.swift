import Foundation

/// Writes a text to a file, whole or not at all.
///
/// The text goes into a new file beside the old one, which then takes its place. What is not a plain file, such as
/// a device or a pipe, is written directly; the target of a symbolic link is replaced, not the link.
func writeWhole(_ text: String, toFile path: String) throws(Failure) {
  func failure(_ error: SystemError) -> Failure {
    Failure(
      status: .cannotWrite, message: "--output \(quoted(path)) cannot be written: \(error.description).")
  }
  let bytes = Array(text.utf8)
  var status = stat()
  let exists = stat(path, &status) == 0
  if exists, status.st_mode & S_IFMT == S_IFDIR { throw failure(SystemError(code: EISDIR)) }
  do throws(SystemError) {
    if exists, status.st_mode & S_IFMT != S_IFREG {
      try writeDirectly(bytes, to: path)
    } else if exists, access(path, W_OK) != 0 {
      throw SystemError.last
    } else {
      try replace(resolved(path), with: bytes, mode: exists ? status.st_mode & 0o7777 : nil)
    }
  } catch {
    throw failure(error)
  }
}

private func writeDirectly(_ bytes: [UInt8], to path: String) throws(SystemError) {
  let descriptor = open(path, O_WRONLY)
  guard descriptor >= 0 else { throw .last }
  defer { close(descriptor) }
  try writeAll(bytes, to: descriptor)
}

private func replace(_ path: String, with bytes: [UInt8], mode: mode_t?) throws(SystemError) {
  let temporary = path + ".\(getpid()).part"
  let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o666)
  guard descriptor >= 0 else { throw .last }
  do throws(SystemError) {
    do throws(SystemError) {
      try writeAll(bytes, to: descriptor)
      if let mode, fchmod(descriptor, mode) != 0 { throw SystemError.last }
    } catch {
      close(descriptor)
      throw error
    }
    // A full disk may show only here.
    guard close(descriptor) == 0 else { throw SystemError.last }
    guard rename(temporary, path) == 0 else { throw SystemError.last }
  } catch {
    unlink(temporary)
    throw error
  }
}

/// The file that a path names when its symbolic links are followed, or the path itself.
private func resolved(_ path: String) -> String {
  guard let real = realpath(path, nil) else { return path }
  defer { free(real) }
  return String(cString: real)
}
