import FoundationEssentials
import Sandbox

/// How the toolchain calls its linker for a program with checks, learned once from the toolchain itself.
package struct LinkRecipe: Sendable, Equatable {
  package var linker: String
  /// With the objects and the program as the names below.
  var arguments: [String]
  /// The arguments for libraries that come with XCTest, whether or not a program is linked with them.
  var everywhere: Set<String> = []

  /// Names what is asked and how: another question needs another name.
  static let form = "link/4"
  static let objects = "atelier-objects.o"
  static let program = "atelier-program"

  /// The arguments that make this program of these objects.
  ///
  /// To read all names of the libraries that are loaded in any case takes most of a link's time. Without it,
  /// a name that is nowhere to be found is noticed at the program's start.
  func arguments(objects: [String], program: String, findsEveryName: Bool) -> [String] {
    let isQuick = !findsEveryName && !everywhere.isEmpty
    return arguments.flatMap { argument in
      switch argument {
      case Self.objects: objects
      case Self.program: [program]
      default: isQuick && everywhere.contains(argument) ? [] : [argument]
      }
    } + (isQuick ? Self.trustful : [])
  }

  /// The arguments that make a library of an object for programs that this recipe makes.
  ///
  /// What it asks of other kits' libraries is looked up where the program is: that has them all. It is asked for
  /// when it is first called, for most of a kit is called by no program.
  func arguments(object: String, library: String) -> [String] {
    let isOfPrograms = arguments.indices.map { index in
      arguments[index] == "-pie" || arguments[index].hasSuffix("crt1.o")
        || arguments[index].hasPrefix("--export-dynamic-symbol")
        || arguments[index] == Self.loader || arguments[..<index].last == Self.loader
    }
    return zip(arguments, isOfPrograms).filter { !$1 }.map { argument, _ in
      switch argument {
      case Self.objects: object
      case Self.program: library
      default: argument
      }
    } + ["-shared", "-Bsymbolic"]
  }

  private static let loader = "-dynamic-linker"

  /// Names are looked up at the start, never in the middle of a check, and libraries that others need
  /// are looked for where the program's own are; one thread does for the little that is left to read.
  private static let trustful = [
    "--unresolved-symbols=ignore-all", "-z", "now", "--disable-new-dtags", "--threads=1",
  ]

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
    self.init(
      linker: try String(from: &record), arguments: try [String](from: &record),
      everywhere: Set(try [String](from: &record)))
  }

  func write(to record: inout RecordWriter) {
    linker.write(to: &record)
    arguments.write(to: &record)
    everywhere.sorted().write(to: &record)
  }
}
