import SwiftLexer

/// A place of a file where one of its versions has something else.
struct SourcePatch: Sendable, Equatable {
  /// How a patch can share a program with others, which is told at its start whose it is to follow.
  enum Form: Sendable, Equatable {
    /// An expression that takes the place of another of the same type.
    case expression
    /// Statements that take the place of others; none where these are dropped.
    case statement
    /// All that stands between two braces, in place of all that stood there.
    case block(Lead)
    /// A condition that is added to others.
    case condition
    /// What a closure captures; the offset is where its first statement begins.
    case capture(body: Int)
    /// Declarations that nothing else asks for, so that every version may have them.
    case addition
    /// The body of a method, or of a `deinit`, that others leave to the class above.
    case override(Override)
    /// None: it takes a compile of its own.
    case apart
  }

  /// A method of the class above that some versions have another one for.
  struct Override: Sendable, Equatable {
    /// All that stands before the body.
    let header: String
    /// What calls the method of the class above; nothing for a `deinit`.
    let inherited: String
  }

  /// What a block needs to have a choice in it.
  struct Lead: Sendable, Equatable {
    /// Stands before the choice.
    var first = ""
    /// Stands before what the block was: a `return` that it could do without while it was alone.
    var original = ""
    /// Stands after the choice.
    var last = ""
  }

  /// Relative to the solution's folder.
  let file: String
  let range: Range<Int>
  private(set) var replacement: String
  let form: Form
  /// The body of the function that it is in, or the whole file.
  let scope: Range<Int>
  /// Whether it may change what others were compiled against: where they find the members of a class, or a type that
  /// the choice is a part of.
  var showsElsewhere = false
}

extension SourcePatch {
  /// With other names in what it brings for those that are meant.
  func renaming(_ names: Set<String>, to name: (String) -> String) -> SourcePatch {
    guard !names.isEmpty else { return self }
    let bytes = Array(replacement.utf8)
    let text = SourceText(bytes)
    var renamed = self
    renamed.replacement = tokenize(bytes).reduce(into: "") { result, token in
      let word = text.text(of: token)
      // What a property wrapper is, and what it shows.
      let mark = word.prefix { $0 == "$" || $0 == "_" }
      let rest = String(word.dropFirst(mark.count))
      let isMeant = token.kind == .identifier && (names.contains(word) || names.contains(rest))
      result += isMeant ? name(word) : word
    }
    return renamed
  }
}
