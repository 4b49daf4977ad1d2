import FoundationEssentials
import Sandbox

/// How the toolchain calls its linker for a program with checks, learned once from the toolchain itself.
package struct LinkRecipe: Sendable, Equatable {
  package var linker: String
  /// With the objects and the program as the names below.
  var arguments: [String]

  /// Names what is asked and how: another question needs another name.
  static let form = "link/2"
  static let objects = "atelier-objects.o"
  static let program = "atelier-program"

  /// The arguments that make this program of these objects.
  func arguments(objects: [String], program: String) -> [String] {
    arguments.flatMap { argument in
      switch argument {
      case Self.objects: objects
      case Self.program: [program]
      default: [argument]
      }
    }
  }

  /// The last of the words that a driver prints for the jobs it would run.
  static func lastCall(in output: [UInt8]) -> [String] {
    let lines = output.split(separator: UInt8(ascii: "\n"))
    return lines.last.map { shellWords(String(decoding: $0, as: UTF8.self)) } ?? []
  }

  /// The words of a command line as a shell would part them; drivers quote with `"`, `'` and `\`.
  static func shellWords(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        words += [word].compactMap(\.self)
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap(\.self)
  }
}

extension LinkRecipe: RecordField {
  init(from record: inout RecordReader) throws {
    self.init(linker: try String(from: &record), arguments: try [String](from: &record))
  }

  func write(to record: inout RecordWriter) {
    linker.write(to: &record)
    arguments.write(to: &record)
  }
}
