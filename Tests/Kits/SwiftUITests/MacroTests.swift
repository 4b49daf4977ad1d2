import SwiftUI
import Testing

extension EnvironmentValues {
  @Entry var size: Int = 12
  @Entry var label = "none"
  @Entry var owner: String?
  @Entry fileprivate var makes: () -> Int = { 3 }
}

private struct Sizes: View {
  @Environment(\.size) private var size
  @Environment(\.label) private var label
  @Environment(\.owner) private var owner
  @Environment(\.makes) private var makes
  var body: some View { Text("\(size) \(label) \(owner ?? "nobody") \(makes())") }
}

#Preview { Sizes() }
#Preview("With state") {
  @Previewable @State var isOn = false
  Toggle("On", isOn: $isOn)
  if isOn { Sizes().environment(\.size, 3) }
}
#Preview("Returned") { Sizes() }

@MainActor
@Suite struct `An entry of the environment` {
  @Test func `has its value where nobody has set another`() {
    #expect(ViewScreen(showing: Sizes()).visibleText == ["12 none nobody 3"])
  }

  @Test func `is handed down`() {
    let view = Sizes().environment(\.size, 1).environment(\.label, "a").environment(\.owner, "b")
      .environment(\.makes, { 4 })
    #expect(ViewScreen(showing: VStack { view }).visibleText == ["1 a b 4"])
  }
}
