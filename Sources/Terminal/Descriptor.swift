#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The system refused to take or give bytes; the number is `errno`.
package struct DescriptorError: Error, Equatable, CustomStringConvertible {
  package let code: Int32

  package var description: String { unsafe String(cString: strerror(code)) }
}

/// Writes all bytes to a file descriptor, however many calls that takes.
package func write(_ bytes: [UInt8], to descriptor: Int32) throws(DescriptorError) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let written = unsafe rest.withUnsafeBytes { buffer in
      #if canImport(Darwin)
        unsafe Darwin.write(descriptor, buffer.baseAddress, buffer.count)
      #else
        unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
      #endif
    }
    if written < 0 {
      if errno == EINTR { continue }
      throw DescriptorError(code: errno)
    }
    rest = rest.dropFirst(written)
  }
}

/// Everything that a file descriptor has to give, until its end or the first error.
package func readAll(from descriptor: Int32) -> [UInt8] {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = unsafe chunk.withUnsafeMutableBytes { buffer in
      unsafe read(descriptor, buffer.baseAddress, buffer.count)
    }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return bytes }
    bytes += chunk[..<count]
  }
}
