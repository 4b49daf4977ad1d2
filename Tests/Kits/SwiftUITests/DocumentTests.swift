import SwiftUI
import Testing
import UIKit

private struct Note: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  var text = "A new note"

  init() {}
  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    text = String(decoding: data, as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct NoteEditor: View {
  @Binding var note: Note
  var body: some View {
    TextField("Text", text: $note.text)
    Text("\(note.text.count) letters")
  }
}

private struct Notes: App {
  var body: some Scene {
    DocumentGroup(newDocument: Note()) { file in NoteEditor(note: file.$document) }
  }
}

private final class Sketch: ReferenceFileDocument {
  static var readableContentTypes: [UTType] { [.json] }
  @Published var lines = 1
  init() {}
  init(configuration: ReadConfiguration) throws {}
  func snapshot(contentType: UTType) throws -> Int { lines }
  func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data("\(snapshot)".utf8))
  }
}

private struct Sketches: App {
  var body: some Scene {
    DocumentGroup(newDocument: { Sketch() }) { file in
      Button("\(file.document.lines) lines") { file.document.lines += 1 }
    }
  }
}

private final class Player: ObservableObject { @Published var song = "Blue" }

private struct Remote: View {
  @FocusedObject private var player: Player?
  var body: some View { Text(player?.song ?? "Silence") }
}

private struct Stage: View {
  @StateObject private var player = Player()
  @State private var isOn = true
  var body: some View {
    if isOn {
      Button("Next") { player.song = "Red" }.focusedSceneObject(player)
    }
    Button("Stop") { isOn = false }
  }
}

@MainActor
@Suite struct `Documents and what is focused` {
  @Test func `a group of documents shows a new one`() throws {
    let screen = ViewScreen(running: Notes())
    #expect(screen.shows("10 letters"))
    try screen.clear("Text")
    #expect(screen.shows("0 letters"))
  }

  @Test func `a document may be an object`() throws {
    let screen = ViewScreen(running: Sketches())
    try screen.tap("1 lines")
    #expect(screen.shows("2 lines"))
  }

  @Test func `files are written and read again`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let book = FileWrapper(directoryWithFileWrappers: [
      "one.txt": FileWrapper(regularFileWithContents: Data("1".utf8))
    ])
    #expect(
      book.addRegularFile(withContents: Data("2".utf8), preferredFilename: "two.txt") == "two.txt")
    try book.write(to: folder)
    let read = try FileWrapper(url: folder)
    #expect(read.isDirectory && read.fileWrappers?.keys.sorted() == ["one.txt", "two.txt"])
    #expect(read.fileWrappers?["two.txt"]?.regularFileContents == Data("2".utf8))
  }

  @Test func `an object is given as long as its view is there`() throws {
    let screen = ViewScreen(
      showing: VStack {
        Remote()
        Stage()
      })
    #expect(screen.shows("Blue"))
    try screen.tap("Next")
    #expect(screen.shows("Red"))
    try screen.tap("Stop")
    #expect(screen.shows("Silence"))
  }
}
