import ComposableArchitecture
import SwiftUI
import SwiftUINavigation
import Testing

private struct Product: Equatable, Identifiable {
  let id = UUID()
  var name: String
}

@MainActor @Observable
private final class ShelfModel {
  var products = ["Tea"]
  var destination: Destination?

  @CasePathable @dynamicMemberLookup
  enum Destination {
    case add(Product)
    case cover(Product)
    case rename(String)
    case detail(String)
  }

  func save(_ name: String) {
    products.append(name)
    destination = nil
  }
}

private struct Shelf: View {
  @State var model: ShelfModel

  var body: some View {
    NavigationStack {
      List(model.products, id: \.self) { Text($0) }
        .sheet(item: $model.destination.add) { $product in
          TextField("Name", text: $product.name)
          Button("Save") { model.save(product.name) }
        }
        .fullScreenCover(item: $model.destination.cover) { $product in
          TextField("Cover", text: $product.name)
        }
        .popover(item: $model.destination.rename, id: \.self) { $name in
          Button("Rename \(name)") { name = "Coffee" }
        }
        .navigationDestination(item: $model.destination.detail) { $text in
          TextField("Detail", text: $text)
        }
    }
  }
}

@MainActor
@Suite struct `Presenting with a binding` {
  @Test func `a sheet changes its item, and goes with it`() throws {
    let model = ShelfModel()
    let screen = ViewScreen(showing: Shelf(model: model))
    model.destination = .add(Product(name: "Milk"))
    #expect(screen.isSheetInFront)
    try screen.type("y", into: "Name")
    try screen.tap("Save")
    #expect(model.products == ["Tea", "Milky"] && !screen.isSheetInFront)
  }

  @Test func `so do covers, popovers and screens`() throws {
    let model = ShelfModel()
    let screen = ViewScreen(showing: Shelf(model: model))
    model.destination = .cover(Product(name: "Milk"))
    try screen.type("!", into: "Cover")
    #expect(model.destination?.cover?.name == "Milk!")
    model.destination = .rename("Milk")
    try screen.tap("Rename Milk")
    #expect(model.destination?.rename == "Coffee" && screen.shows("Rename Coffee"))
    model.destination = .detail("a")
    try screen.type("b", into: "Detail")
    #expect(model.destination?.detail == "ab" && screen.navigationDepth == 1)
    try screen.tapBack()
    #expect(model.destination == nil)
  }

  @Test func `a preview may have a value of its own`() throws {
    let screen = ViewScreen(
      showing: WithState(initialValue: 1) { $count in
        Button("\(count)") { count += 1 }
      })
    try screen.tap("1")
    #expect(screen.shows("2"))
  }
}
