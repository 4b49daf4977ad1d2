import SwiftUI
import Testing

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}

/// Shows pinned cards first, and says how many there are.
private struct Board<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Group(subviews: content) { cards in
      Text("\(cards.count) cards")
      ForEach(cards.filter(\.containerValues.isPinned)) { card in
        HStack {
          Text("pinned")
          card
        }
      }
      ForEach(cards.filter { !$0.containerValues.isPinned }) { $0 }
    }
  }
}

private struct Chapters<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ForEach(sections: content) { section in
      if !section.header.isEmpty { section.header }
      Text("\(section.content.count) lines")
      section.footer
    }
  }
}

private struct Tally: View {
  @State private var count = 0
  var body: some View { Button("Count \(count)") { count += 1 } }
}

@MainActor
@Suite struct `Views that a container is given` {
  @Test func `are seen one by one, out of builders, groups and loops`() {
    let isNew = true
    let screen = ViewScreen(
      showing: Board {
        Text("a")
        Group {
          Text("b").containerValue(\.isPinned, true)
          if isNew { Text("c") }
        }
        ForEach(1..<3) { Text("\($0)") }
        EmptyView()
      })
    #expect(screen.visibleText == ["5 cards", "pinned", "b", "a", "c", "1", "2"])
  }

  @Test func `keep their state when another one comes`() throws {
    struct Screen: View {
      @State private var isLong = false
      var body: some View {
        Toggle("Long", isOn: $isLong)
        Board {
          if isLong { Text("first") }
          Tally()
        }
      }
    }
    let screen = ViewScreen(showing: Screen())
    try screen.tap("Count 0")
    try screen.tap("Long")
    #expect(screen.visibleText.suffix(3) == ["2 cards", "first", "Count 1"])
  }

  @Test func `are seen by their sections, too`() {
    let screen = ViewScreen(
      showing: Chapters {
        Text("loose")
        Section("One") {
          Text("a")
          Text("b")
        }
        Section {
          Text("c")
        } footer: {
          Text("End")
        }
      })
    #expect(screen.visibleText == ["1 lines", "One", "2 lines", "1 lines", "End"])
  }

  @Test func `tell their tags`() {
    struct Tags<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        ForEach(subviews: content) { Text("\($0.containerValues.tag(for: Int.self) ?? 0)") }
      }
    }
    let screen = ViewScreen(
      showing: Tags {
        Text("a").tag(3)
        Text("b")
      })
    #expect(screen.visibleText == ["3", "0"])
  }
}
