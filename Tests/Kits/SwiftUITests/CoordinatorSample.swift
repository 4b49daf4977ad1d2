import SwiftUI

// MARK: A coordinator with a path, and sheets

enum ShopRoute: Hashable {
  case product(Int)
  case reviews(of: Int)
}

enum ShopSheet: String, Identifiable {
  case cart, profile
  var id: String { rawValue }
}

final class ShopCoordinator: ObservableObject {
  @Published var path = NavigationPath()
  @Published var sheet: ShopSheet?

  func showProduct(_ id: Int) { path.append(ShopRoute.product(id)) }
  func showReviews(of id: Int) { path.append(ShopRoute.reviews(of: id)) }
  func popToRoot() { path.removeLast(path.count) }
}

final class Session: ObservableObject {
  @Published var userName: String?
}

struct ShopView: View {
  @StateObject private var coordinator = ShopCoordinator()
  @EnvironmentObject private var session: Session

  var body: some View {
    NavigationStack(path: $coordinator.path) {
      List(1..<4) { id in
        Button("Product \(id)") { coordinator.showProduct(id) }
      }
      .navigationTitle(session.userName.map { "Hello, \($0)" } ?? "Shop")
      .navigationDestination(for: ShopRoute.self) { route in
        switch route {
        case .product(let id): ProductView(id: id)
        case .reviews(let id): Text("Reviews of \(id)")
        }
      }
      .toolbar {
        Button {
          coordinator.sheet = .profile
        } label: {
          Label("Profile", systemImage: "person")
        }
      }
    }
    .sheet(item: $coordinator.sheet) { sheet in
      switch sheet {
      case .cart: Text("Cart")
      case .profile: LoginView()
      }
    }
    .environmentObject(coordinator)
  }
}

struct ProductView: View {
  let id: Int
  @EnvironmentObject private var coordinator: ShopCoordinator

  var body: some View {
    VStack(alignment: .leading) {
      Text("Product number \(id)").font(.title)
      Button("Reviews") { coordinator.showReviews(of: id) }
      Button("Start") { coordinator.popToRoot() }
    }
    .navigationTitle("Product")
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct LoginView: View {
  @EnvironmentObject private var session: Session
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var password = ""
  private var isValid: Bool { !name.isEmpty && password.count >= 3 }

  var body: some View {
    Form {
      TextField("Name", text: $name).textInputAutocapitalization(.never)
      SecureField("Password", text: $password)
      Button("Log in") {
        session.userName = name
        dismiss()
      }
      .disabled(!isValid)
    }
  }
}

struct ShopView_Previews: PreviewProvider {
  static var previews: some View { ShopView().environmentObject(Session()) }
}
