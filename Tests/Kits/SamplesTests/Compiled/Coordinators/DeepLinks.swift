import UIKit

enum DeepLink: Equatable {
    case home
    case product(id: Int)
    case search(query: String)

    init?(url: URL) {
        guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true),
            components.scheme == "shop", let host = components.host
        else { return nil }
        switch host {
        case "home":
            self = .home
        case "product":
            guard let id = Int(components.path.dropFirst()) else { return nil }
            self = .product(id: id)
        case "search":
            guard let query = components.queryItems?.first(where: { $0.name == "q" })?.value else {
                return nil
            }
            self = .search(query: query)
        default:
            return nil
        }
    }
}

protocol DeepLinkHandling: AnyObject {
    @discardableResult
    func handle(_ link: DeepLink) -> Bool
}

final class DeepLinkCoordinator: DeepLinkHandling {
    private let navigation: UINavigationController
    private weak var next: DeepLinkHandling?

    init(navigation: UINavigationController, next: DeepLinkHandling? = nil) {
        self.navigation = navigation
        self.next = next
    }

    func open(_ string: String) -> Bool {
        guard let link = URL(string: string).flatMap(DeepLink.init(url:)) else { return false }
        return handle(link)
    }

    func handle(_ link: DeepLink) -> Bool {
        switch link {
        case .home:
            navigation.popToRootViewController(animated: false)
            return true
        case .product(let id):
            let controller = UIViewController()
            controller.title = "Product \(id)"
            navigation.popToRootViewController(animated: false)
            navigation.pushViewController(controller, animated: true)
            return true
        case .search:
            return next?.handle(link) ?? false
        }
    }
}
