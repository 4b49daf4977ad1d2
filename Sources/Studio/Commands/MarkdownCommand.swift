import FoundationEssentials
import Markdown

/// `atelier markdown`: one file through the parser, for authors and tests.
struct MarkdownCommand {
  let place: Place
  let file: String
  let form: MarkdownForm

  func run() throws -> Bool {
    let source = try source()
    switch form {
    case .html: try place.console.print(raw: Document(parsing: source).html())
    case .tree: try place.console.print(raw: Document(parsing: source).tree())
    case .prose(let width):
      let view = LessonView(width: width ?? place.console.width)
      try place.console.print(code: view.lines(of: source))
    }
    return true
  }

  private func source() throws -> [UInt8] {
    if file == "-" { return place.world.readInput() }
    guard let data = try? Data(contentsOf: place.url(file)) else {
      throw Failure.unreadable(file)
    }
    return Array(data)
  }
}
