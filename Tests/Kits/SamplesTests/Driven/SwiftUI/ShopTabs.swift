import SwiftUI

@MainActor
final class ShopBasket: ObservableObject {
    @Published private(set) var names: [String] = []
    func add(_ name: String) { names.append(name) }
    func clear() { names.removeAll() }
}

struct ShopTabsView: View {
    enum Tab: Hashable {
        case products, basket
    }

    @StateObject private var basket = ShopBasket()
    @State private var tab = Tab.products
    @State private var isPaying = false

    var body: some View {
        TabView(selection: $tab) {
            NavigationView {
                List(["Bread", "Milk"], id: \.self) { name in
                    Button(name) { basket.add(name) }
                }
                .navigationTitle("Products")
            }
            .tabItem { Label("Products", systemImage: "bag") }
            .tag(Tab.products)

            VStack {
                ForEach(Array(basket.names.enumerated()), id: \.offset) { index, name in
                    Text("\(index + 1). \(name)")
                }
                Button("Pay") { isPaying = true }
                    .disabled(basket.names.isEmpty)
            }
            .tabItem {
                Image(systemName: "cart")
                Text("Basket")
            }
            .tag(Tab.basket)
        }
        .fullScreenCover(isPresented: $isPaying, onDismiss: { tab = .products }) {
            PaymentView()
        }
        .environmentObject(basket)
    }
}

private struct PaymentView: View {
    @EnvironmentObject var basket: ShopBasket
    @Environment(\.dismiss) var dismiss

    var body: some View {
        VStack {
            Text("\(basket.names.count) things")
            Button("Confirm") {
                basket.clear()
                dismiss()
            }
        }
    }
}
