/// What a person pressed.
package enum Key: Sendable, Hashable {
  case character(Character)
  /// A letter held down with Control, in lower case.
  case control(Character)
  case enter, escape, tab, backspace
  case up, down, left, right, pageUp, pageDown, home, end
}

/// Turns the bytes that a terminal sends into keys, however they are cut into pieces.
package struct KeyDecoder: Sendable {
  private var pending: [UInt8] = []

  package init() {}

  /// Whether the bytes so far may be the start of a longer key, such as the Escape of an arrow.
  package var isWaiting: Bool { !pending.isEmpty }

  /// The keys that are complete with these bytes.
  package mutating func keys(in bytes: [UInt8]) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let found = Self.first(in: pending) {
      pending.removeFirst(found.length)
      if let key = found.key { keys.append(key) }
    }
    return keys
  }

  /// What is left when nothing more has come for a while: an Escape was meant as such.
  package mutating func flush() -> [Key] {
    defer { pending = [] }
    guard pending.first == Self.escape else { return [] }
    return [.escape] + pending.dropFirst().compactMap(Self.plain)
  }

  private static let escape: UInt8 = 0x1B

  /// The first key and the bytes that it takes; no key for what nobody presses on purpose.
  private static func first(in bytes: [UInt8]) -> (key: Key?, length: Int)? {
    guard let first = bytes.first else { return nil }
    if first == escape { return sequence(in: bytes) }
    if first < 0x80 { return (plain(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1
    guard bytes.count >= length else { return nil }
    let text = String(validating: bytes[..<length], as: UTF8.self)
    return (text?.first.map { .character($0) }, text == nil ? 1 : length)
  }

  private static func plain(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x0D, 0x0A: .enter
    case 0x09: .tab
    case 0x7F, 0x08: .backspace
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x20..<0x7F: .character(Character(Unicode.Scalar(byte)))
    default: nil
    }
  }

  /// `ESC [ parameters letter`, `ESC O letter`, or an Escape before something else.
  private static func sequence(in bytes: [UInt8]) -> (key: Key?, length: Int)? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return nil }
      return (named(bytes[2], number: nil), 3)
    case UInt8(ascii: "["):
      guard let end = bytes.dropFirst(2).firstIndex(where: { 0x40...0x7E ~= $0 }) else {
        // No terminal's key is as long as that.
        return bytes.count > 32 ? (nil, bytes.count) : nil
      }
      let digits = bytes[2..<end].prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      return (named(bytes[end], number: Int(String(decoding: digits, as: UTF8.self))), end + 1)
    default: return (.escape, 1)
    }
  }

  private static func named(_ letter: UInt8, number: Int?) -> Key? {
    switch (Character(Unicode.Scalar(letter)), number) {
    case ("A", _): .up
    case ("B", _): .down
    case ("C", _): .right
    case ("D", _): .left
    case ("H", _), ("~", 1), ("~", 7): .home
    case ("F", _), ("~", 4), ("~", 8): .end
    case ("~", 5): .pageUp
    case ("~", 6): .pageDown
    default: nil
    }
  }
}
