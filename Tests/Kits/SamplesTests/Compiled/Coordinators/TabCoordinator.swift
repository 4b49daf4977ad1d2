import UIKit

enum TabBarPage: Int, CaseIterable {
    case feed, search, profile

    var title: String {
        switch self {
        case .feed: return "Feed"
        case .search: return "Search"
        case .profile: return "Profile"
        }
    }

    var icon: UIImage? {
        switch self {
        case .feed: return UIImage(systemName: "list.bullet")
        case .search: return UIImage(systemName: "magnifyingglass")
        case .profile: return UIImage(systemName: "person")
        }
    }
}

class TabCoordinator: NSObject {
    let tabBarController = UITabBarController()

    func start() {
        let controllers = TabBarPage.allCases.map(makeController)
        tabBarController.setViewControllers(controllers, animated: false)
        tabBarController.selectedIndex = TabBarPage.feed.rawValue
        tabBarController.delegate = self
        tabBarController.tabBar.isTranslucent = false
    }

    private func makeController(for page: TabBarPage) -> UINavigationController {
        let root = UIViewController()
        root.title = page.title
        let navigation = UINavigationController(rootViewController: root)
        navigation.tabBarItem = UITabBarItem(title: page.title, image: page.icon, tag: page.rawValue)
        return navigation
    }
}

extension TabCoordinator: UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        (viewController as? UINavigationController)?.popToRootViewController(animated: true)
    }
}
