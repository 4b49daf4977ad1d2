import ComposableArchitecture
import SwiftUI

/// The list of things; a tap puts one into the bag or takes it out.
struct PackingView: View {
  let items: IdentifiedArrayOf<PackingFeature.Item>
  let tap: (String) -> Void
  let add: () -> Void

  var body: some View {
    VStack {
      ForEach(items) { item in
        Button(item.isPacked ? "✓ \(item.name)" : item.name) { tap(item.id) }
      }
      Button("Add an umbrella", action: add)
    }
  }
}
