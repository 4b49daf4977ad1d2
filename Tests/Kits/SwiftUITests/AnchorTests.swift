import SwiftUI
import Testing

/// What views are made from what others hand up, and files that are asked for.
@MainActor
@Suite struct `Preferences in front and behind` {
  private struct Places: PreferenceKey {
    static let defaultValue: [String: Anchor<CGRect>] = [:]
    static func reduce(
      value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
    ) { value.merge(nextValue()) { $1 } }
  }

  private struct Months: View {
    @State private var names = ["May"]
    var body: some View {
      VStack {
        Button("more") { names.append("June") }
        ForEach(names, id: \.self) { name in
          Text(name).anchorPreference(key: Places.self, value: .bounds) { [name: $0] }
        }
      }
      .overlayPreferenceValue(Places.self) { places in
        GeometryReader { proxy in
          let width = places["May"].map { Int(proxy[$0].width) }
          Text("\(places.keys.sorted().joined(separator: ",")) \(width ?? 0)")
        }
      }
    }
  }

  /// https://developer.apple.com/documentation/swiftui/view/overlaypreferencevalue(_:alignment:_:)
  @Test func `an overlay is made anew when what is handed up has changed`() throws {
    let screen = ViewScreen(showing: Months())
    let width = Int(UIScreen.main.bounds.width)
    #expect(screen.shows("May \(width)"))
    try screen.tap("more")
    #expect(screen.shows("June,May \(width)"))
  }

  private struct Import: View {
    @State private var isImporting = false
    @State private var name = "none"
    var body: some View {
      Button(name) { isImporting = true }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json]) { result in
          name = (try? result.get().lastPathComponent) ?? "failed"
        }
    }
  }

  /// https://developer.apple.com/documentation/swiftui/view/fileimporter(ispresented:allowedcontenttypes:oncompletion:)
  @Test func `a file importer gives the file that was chosen, or nothing`() throws {
    let screen = ViewScreen(showing: Import())
    try screen.tap("none")
    try screen.tap("Cancel")
    #expect(screen.shows("none") && !screen.shows("Open"))
    try screen.tap("none")
    try screen.type("/tmp/notes.json", into: "Path")
    try screen.tap("Open")
    #expect(screen.shows("notes.json") && !screen.shows("Open"))
  }
}
