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
    /// Declarations that nothing else asks for, so that every version may have them; those of a class may
    /// change where others find what it had before.
    case addition(movesMembers: Bool)
    /// None: it takes a compile of its own.
    case apart
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
  let replacement: String
  let form: Form
  /// The body of the function that it is in, or the whole file.
  let scope: Range<Int>
}
