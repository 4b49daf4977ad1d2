#if os(Linux)
  import Foundation

  /// One line for the grader, put together in memory that was there before.
  struct AccidentRecord {
    private var used = 0
    /// What every record begins with.
    private var signed = 0
    private let text = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
    private static let size = 2048

    /// Puts the run's secret before every record; no number, since it is the last of all.
    mutating func sign(_ secret: [UInt8]) {
      for byte in secret { put(byte) }
      put("\t-\t")
      signed = used
    }

    mutating func begin(_ name: StaticString) {
      used = signed
      put(name)
    }

    mutating func field(_ value: StaticString) {
      put(UInt8(ascii: "\t"))
      put(value)
    }

    mutating func field(_ number: Int) {
      put(UInt8(ascii: "\t"))
      var divisor = 1
      while number / divisor >= 10 { divisor *= 10 }
      while divisor > 0 {
        put(UInt8(ascii: "0") + UInt8(max(0, number) / divisor % 10))
        divisor /= 10
      }
    }

    /// Addresses as they are in the program's file, in hexadecimal digits with commas between.
    mutating func field(_ stack: CallStack, base: UInt) {
      put(UInt8(ascii: "\t"))
      var index = 0
      while index < stack.count {
        if index > 0 { put(UInt8(ascii: ",")) }
        put(hexadecimal: stack.addresses[index] &- base)
        index += 1
      }
    }

    mutating func send(to channel: Int32) {
      put(UInt8(ascii: "\n"))
      var done = 0
      while done < used {
        let written = write(channel, text + done, used - done)
        if written < 0, errno == EINTR { continue }
        if written <= 0 { return }
        done += written
      }
    }

    private mutating func put(hexadecimal number: UInt) {
      var shift: UInt = 60
      while shift > 0, number >> shift == 0 { shift -= 4 }
      while true {
        let digit = UInt8(truncatingIfNeeded: number >> shift & 15)
        put(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
        if shift == 0 { return }
        shift -= 4
      }
    }

    private mutating func put(_ value: StaticString) {
      var index = 0
      while index < value.utf8CodeUnitCount {
        put(value.utf8Start[index])
        index += 1
      }
    }

    private mutating func put(_ byte: UInt8) {
      // The line's own end always finds its place.
      guard used < Self.size - 1 || (byte == UInt8(ascii: "\n") && used < Self.size) else {
        return
      }
      text[used] = byte
      used += 1
    }
  }
#endif
