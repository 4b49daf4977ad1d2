/// Why code is refused before it runs: the id of the message, and its words.
enum Refusal: Equatable {
  case attribute(String)
  case importAttribute(String)
  case hiddenAttribute
  case module(String)
  case selector(String)
  case unsafeWord
  case pointer(String)
  case macro
  case directive(String)
  case underscored(String)
  case reserved(String)
  case casePaths
  case classByName
  case ownMirror
  case unreadable

  var id: String {
    switch self {
    case .attribute, .importAttribute, .hiddenAttribute: "refused_attribute"
    case .module, .selector: "refused_import"
    case .unsafeWord, .pointer: "refused_unsafe"
    case .macro: "refused_macro"
    case .directive: "refused_directive"
    case .underscored: "refused_underscored"
    case .reserved, .casePaths, .ownMirror: "refused_name"
    case .classByName: "refused_call"
    case .unreadable: "refused_unreadable"
    }
  }

  var message: String {
    switch self {
    case .attribute(let name) where AttributeNames.aboutSafety.contains(name):
      "`@\(name)` is not allowed here: exercises are graded on code that stays within Swift's "
        + "memory safety, which this attribute sets aside. Take it away."
    case .attribute(let name):
      "`@\(name)` is not allowed here: it changes what the compiler makes of the program around "
        + "your code, and no exercise needs that. Take it away."
    case .importAttribute(let name):
      "`@\(name)` is not allowed in front of an import here. Import the module without it."
    case .hiddenAttribute:
      "Write an attribute's name right behind its `@`, without a blank, a comment or backticks "
        + "between the two: otherwise it cannot be told which one it is."
    case .module(let name) where AllowedModules.ofTests.contains(name):
      "The module `\(name)` cannot be imported here: the checks keep it for themselves. Put tests of your own "
        + "into a folder `Tests` beside your code, which is not graded; an exercise that asks for tests says what "
        + "they are made of."
    case .module(let name):
      "The module `\(name)` cannot be imported here: the checks, or the compiler, keep it for "
        + "themselves. Use what the exercise names, or Foundation."
    case .selector(let name):
      "`\(name)::` names a module that cannot be used here. Take the part with `::` away."
    case .unsafeWord:
      "`unsafe` is not allowed here: exercises are graded on code that stays within Swift's "
        + "memory safety. Use arrays, classes and optionals instead of pointers."
    case .pointer(let name):
      "`\(name)` is not allowed here: exercises are graded on code that stays within Swift's "
        + "memory safety. \(MemorySafety.advice(for: name))"
    case .macro:
      "Macros cannot be declared here. Use a function, a generic type or a property wrapper."
    case .directive(let name):
      "`#\(name)` is not allowed here: it makes the compiler speak of other places than your "
        + "files. Take it away."
    case .underscored(let name):
      "`\(name)` begins with an underscore and is not declared in your files: Swift keeps such names for "
        + "its own use, some of them without its usual tests. Use what has a name without one."
    case .reserved(let name):
      "`\(name)` is a name that the checks use for something of Swift's or of a kit's. Give your "
        + "declaration another name, or put it inside one of your types."
    case .casePaths:
      "The ways to an enum's cases cannot be written by hand here: the checks tell actions apart by them. Let "
        + "`@CasePathable` or `@Reducer` make them."
    case .classByName:
      "`classNamed` is not allowed here: it reaches past your code into the checks. Name the class itself."
    case .ownMirror:
      "`customMirror` is not allowed here: the checks look at what your values keep, and it shows something else in its "
        + "place. Take it away."
    case .unreadable:
      "This file cannot be judged: the compiler reads it otherwise than it looks. Write its "
        + "strings, comments and regular expressions in a plainer way."
    }
  }
}

extension Diagnostic {
  init(_ refusal: Refusal, file: String, line: Int, column: Int, length: Int) {
    self.init(
      file: file, line: line, column: column, severity: .error, id: refusal.id,
      message: refusal.message)
    highlights = [
      Span(line: line, column: column, endLine: line, endColumn: column + max(length, 1))
    ]
  }
}
