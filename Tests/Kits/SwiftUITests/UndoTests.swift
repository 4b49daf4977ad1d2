import SwiftUI
import Testing

/// https://developer.apple.com/documentation/swiftui/environmentvalues/undomanager
@MainActor
@Suite struct `The undo manager of views` {
  private struct Counter: View {
    @Environment(\.undoManager) private var undoManager
    @State private var count = 0

    var body: some View {
      VStack {
        Text("\(count)")
        Button("Add") { set(count + 1) }
        Button("Undo") { undoManager?.undo() }
        Button("Redo") { undoManager?.redo() }
      }
    }

    /// Registers the way back from where this leads.
    private func set(_ value: Int) {
      let old = count
      undoManager?.registerUndo(withTarget: Keeper.shared) { _ in set(old, from: value) }
      count = value
    }

    private func set(_ value: Int, from current: Int) {
      undoManager?.registerUndo(withTarget: Keeper.shared) { _ in set(current, from: value) }
      count = value
    }
  }

  private final class Keeper {
    @MainActor static let shared = Keeper()
  }

  @Test func `takes back and does again what a view has changed`() throws {
    let screen = ViewScreen(showing: Counter())
    try screen.tap("Add")
    #expect(screen.shows("1"))
    try screen.tap("Undo")
    #expect(screen.shows("0"))
    try screen.tap("Redo")
    #expect(screen.shows("1"))
  }

  @Test func `is one for all views of a screen`() throws {
    struct Reader: View {
      @Environment(\.undoManager) private var undoManager
      let note: (UndoManager?) -> Void
      var body: some View {
        note(undoManager)
        return Text("read")
      }
    }
    var seen: [UndoManager?] = []
    let screens = [1, 2].map { _ in
      ViewScreen(
        showing: VStack {
          Reader { seen.append($0) }
          List { Reader { seen.append($0) } }
        })
    }
    #expect(screens.count == 2 && seen.count == 4 && !seen.contains { $0 == nil })
    #expect(seen[0] === seen[1] && seen[2] === seen[3] && seen[0] !== seen[2])
  }
}
