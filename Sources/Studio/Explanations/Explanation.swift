/// What an error means, for somebody who sees it for the first time.
package struct Explanation: Sendable {
  /// The compiler's own name of the error, or ours.
  package let id: String
  package let title: String
  /// Markdown: prose, a first block of code that gives this error, a second one that does not.
  package let text: String

  init(id: String, title: String, text: String) {
    self.id = id
    self.title = title
    self.text = text
  }
}

/// Pages that are about one theme, in the order in which a list shows them.
struct ExplanationGroup: Sendable {
  let title: String
  let pages: [Explanation]
}

extension ExplanationGroup {
  static let all = [
    ExplanationGroup(title: "Names", pages: Explanation.names),
    ExplanationGroup(title: "Types and conversions", pages: Explanation.conversions),
    ExplanationGroup(title: "Optionals", pages: Explanation.optionals),
    ExplanationGroup(title: "Calls and their labels", pages: Explanation.calls),
    ExplanationGroup(title: "Constants and changes", pages: Explanation.changes),
    ExplanationGroup(title: "Protocols and conformance", pages: Explanation.protocols),
    ExplanationGroup(title: "Classes and initialisers", pages: Explanation.initializers),
    ExplanationGroup(title: "Access", pages: Explanation.access),
    ExplanationGroup(title: "Closures", pages: Explanation.closures),
    ExplanationGroup(title: "Errors that are thrown", pages: Explanation.throwing),
    ExplanationGroup(title: "Concurrency and actors", pages: Explanation.concurrency),
    ExplanationGroup(title: "Control flow", pages: Explanation.controlFlow),
    ExplanationGroup(title: "Generics, any and some", pages: Explanation.generics),
    ExplanationGroup(title: "Syntax", pages: Explanation.syntax),
    ExplanationGroup(title: "Files, modules and layers", pages: Explanation.modules),
    ExplanationGroup(title: "Frameworks", pages: Explanation.frameworks),
  ]
}

extension Explanation {
  /// Every page, in the order of the list.
  package static let all = ExplanationGroup.all.flatMap(\.pages)

  /// The page of an id as somebody may type it: in brackets, in capitals, with `-` for `_`.
  package static func page(for id: String) -> Explanation? {
    let wanted = plain(id)
    return all.first { plain($0.id) == wanted }
  }

  /// The id in the one spelling that is compared.
  static func plain(_ id: String) -> String {
    id.filter { !$0.isWhitespace && !"[]".contains($0) }.lowercased().replacing("-", with: "_")
  }
}
