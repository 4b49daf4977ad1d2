/// What the compiler's unique name of a symbol says of its home, as far as it is written out there.
struct UniqueName {
  /// The module that declares the symbol, or the outermost type that it belongs to.
  private(set) var module: String
  /// The unique name of the innermost type that it belongs to or is.
  private(set) var type: String?
  /// That type's own name, where it is written out.
  private(set) var typeName: String?
  /// A name behind the type: of a member, or of another module that extends the type.
  private(set) var next: String?

  init(_ usr: String) {
    var scan = Scan(Array(usr.utf8))
    module = scan.module() ?? "C"
    guard scan.isSwift else { return }
    if scan.isAtStandardType {
      type = scan.prefix
      scan.isAtStandardType = false
    }
    while true {
      let begin = scan.place
      guard let name = scan.identifier() else { break }
      guard scan.takeTypeLetter() else {
        scan.place = begin
        next = name
        break
      }
      type = scan.prefix
      typeName = name
    }
  }
}

/// A walk along the mangled part of a unique name, `s:` and what follows.
private struct Scan {
  private let bytes: [UInt8]
  var place = 2
  let isSwift: Bool
  /// Whether a type of the standard library was named by a letter of its own.
  var isAtStandardType = false
  /// The words of the names so far, which later names have letters for.
  private var words: [ArraySlice<UInt8>] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isSwift = bytes.starts(with: Array("s:".utf8))
  }

  var prefix: String { String(decoding: bytes[..<place], as: UTF8.self) }
  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  mutating func module() -> String? {
    guard isSwift, let first = next else {
      let text = String(decoding: bytes, as: UTF8.self)
      return text.hasPrefix("c:@M@") ? String(text.dropFirst(5)) : nil
    }
    switch first {
    case UInt8(ascii: "s"):
      place += 1
      return "Swift"
    case UInt8(ascii: "S"):
      guard place + 1 < bytes.count else { return nil }
      switch bytes[place + 1] {
      case UInt8(ascii: "o"), UInt8(ascii: "C"):
        place += 2
        return "C"
      case UInt8(ascii: "c"):
        place += 3
        isAtStandardType = place <= bytes.count
        return "_Concurrency"
      default:
        place += 2
        isAtStandardType = true
        return "Swift"
      }
    default: return identifier()
    }
  }

  /// A length and as many bytes; a letter in place of a word that stood earlier in the name.
  mutating func identifier() -> String? {
    guard let first = next, Self.isDigit(first) else { return nil }
    var text: [UInt8] = []
    var hasWords = take(UInt8(ascii: "0")) && !take(UInt8(ascii: "0"))
    repeat {
      while hasWords, let letter = next, Self.isLetter(letter) {
        place += 1
        if letter < UInt8(ascii: "a") { hasWords = false }
        let word = Int(letter | 0x20) - Int(UInt8(ascii: "a"))
        guard words.indices.contains(word) else { return nil }
        text += words[word]
      }
      if take(UInt8(ascii: "0")) { break }
      var length = 0
      while let digit = next, Self.isDigit(digit), length < bytes.count {
        length = length * 10 + Int(digit - UInt8(ascii: "0"))
        place += 1
      }
      guard length > 0, place + length <= bytes.count else { return nil }
      text += bytes[place..<(place + length)]
      noteWords(in: bytes[place..<(place + length)])
      place += length
    } while hasWords
    return String(decoding: text, as: UTF8.self)
  }

  /// A word begins at a letter and ends before a capital that follows a small letter.
  private mutating func noteWords(in text: ArraySlice<UInt8>) {
    var start: Int?
    func isCapital(_ byte: UInt8) -> Bool { Self.isLetter(byte) && byte & 0x20 == 0 }
    for place in text.startIndex...text.endIndex {
      let byte = place < text.endIndex ? text[place] : UInt8(ascii: "_")
      if let begin = start,
        byte == UInt8(ascii: "_") || !isCapital(text[place - 1]) && isCapital(byte)
      {
        if place - begin >= 2, words.count < 26 { words.append(text[begin..<place]) }
        start = nil
      }
      if start == nil, byte != UInt8(ascii: "_"), !Self.isDigit(byte) { start = place }
    }
  }

  mutating func takeTypeLetter() -> Bool {
    "CVOP".utf8.contains { take($0) }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    place += 1
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
