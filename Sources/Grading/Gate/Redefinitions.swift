import Curriculum

/// Whether a learner's files may give a new meaning to what Swift itself brings along.
///
/// That takes an operator, or an extension of a type that is not the learner's; names of types and
/// functions are reserved. To try out what everything means takes the compiler longer than most checks do.
enum Redefinitions {
  /// Looks at bytes, those of comments and strings as well: what is not lexed cannot be fooled.
  ///
  /// The types are those that the exercise brings along; an alias could make one of them another.
  static func mayBe(in files: [SourceFile], besides types: Set<String>) -> Bool {
    files.contains { mayBe(in: $0.bytes[...], types) }
  }

  private static func mayBe(in bytes: ArraySlice<UInt8>, _ types: Set<String>) -> Bool {
    var rest = bytes
    while let start = rest.firstIndex(where: \.isWordPart) {
      rest = rest[start...]
      let word = rest.prefix(while: \.isWordPart)
      rest = rest[word.endIndex...]
      switch word.count {
      case 4 where word.elementsEqual("func".utf8):
        if !startsName(rest) { return true }
      case 8 where word.elementsEqual("operator".utf8): return true
      case 9 where word.elementsEqual("typealias".utf8): return true
      case 9 where word.elementsEqual("extension".utf8):
        let name = rest.drop(while: \.isSpace).prefix(while: \.isWordPart)
        if !types.contains(String(decoding: name, as: UTF8.self)) { return true }
      default: break
      }
    }
    return false
  }

  private static func startsName(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let first = rest.drop(while: \.isSpace).first else { return false }
    return first.isWordPart || first == UInt8(ascii: "`")
  }
}

extension UInt8 {
  /// Of a name in ASCII; others begin with a byte that this is not.
  fileprivate var isWordPart: Bool {
    (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) || self == 0x5F
      || (0x30...0x39).contains(self)
  }
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
