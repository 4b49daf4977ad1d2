import UIKit

enum Appearance {
    static func apply() {
        let bar = UINavigationBarAppearance()
        bar.configureWithOpaqueBackground()
        bar.backgroundColor = .systemIndigo
        bar.titleTextAttributes = [.foregroundColor: UIColor.white]
        bar.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
        let button = UIBarButtonItemAppearance(style: .plain)
        button.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
        bar.buttonAppearance = button
        bar.backButtonAppearance = button
        bar.setBackIndicatorImage(UIImage(systemName: "chevron.left"), transitionMaskImage: nil)
        UINavigationBar.appearance().standardAppearance = bar
        UINavigationBar.appearance().scrollEdgeAppearance = bar
        UINavigationBar.appearance().compactScrollEdgeAppearance = bar
        let tabs = UITabBarAppearance()
        tabs.configureWithDefaultBackground()
        tabs.stackedLayoutAppearance.selected.iconColor = .systemIndigo
        tabs.stackedLayoutAppearance.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 11)]
        UITabBar.appearance().standardAppearance = tabs
        UITabBar.appearance().scrollEdgeAppearance = tabs
    }
}

final class EmptyStateController: UIViewController, UISearchResultsUpdating {
    private let search = UISearchController(searchResultsController: nil)
    private var timer: Timer?
    private var results: [String] = [] { didSet { setNeedsUpdateContentUnavailableConfiguration() } }

    override func viewDidLoad() {
        super.viewDidLoad()
        search.searchResultsUpdater = self
        navigationItem.searchController = search
        navigationItem.backButtonDisplayMode = .minimal
        navigationItem.preferredSearchBarPlacement = .stacked
        timer = Timer.scheduledTimer(
            timeInterval: 30, target: self, selector: #selector(refresh), userInfo: nil, repeats: true)
        let link = CADisplayLink(target: self, selector: #selector(step(_:)))
        link.add(to: .main, forMode: .common)
        link.isPaused = true
        CATransaction.begin()
        CATransaction.setCompletionBlock { print("done") }
        CATransaction.commit()
    }

    deinit { print("gone") }

    func updateSearchResults(for searchController: UISearchController) {
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(refresh), object: nil)
        perform(#selector(refresh), with: nil, afterDelay: 0.3)
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        guard results.isEmpty else { return contentUnavailableConfiguration = nil }
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = state.searchText?.isEmpty == false ? "No matches" : "Nothing yet"
        configuration.image = UIImage(systemName: "tray")
        configuration.button = .borderedProminent()
        configuration.button.title = "Reload"
        configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.refresh() }
        contentUnavailableConfiguration = configuration
    }

    @objc private func refresh() { results = ["a"] }
    @objc private func step(_ link: CADisplayLink) { print(link.timestamp) }

    @objc private func share(_ sender: UIBarButtonItem) {
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .popover
        sheet.popoverPresentationController?.sourceItem = sender
        sheet.sheetPresentationController?.detents = [
            .custom(identifier: .init("small")) { context in context.maximumDetentValue * 0.3 }, .medium(),
        ]
        present(sheet, animated: true)
    }
}
