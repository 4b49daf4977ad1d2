import UIKit

protocol CitySearchView: AnyObject {
    func show(cities: [String])
    func showEmpty()
}

final class CitySearchPresenter {
    weak var view: CitySearchView?
    private let cities: [String]
    private let delay: TimeInterval
    private var pending: DispatchWorkItem?

    init(cities: [String], delay: TimeInterval = 0.3) {
        self.cities = cities
        self.delay = delay
    }

    func textDidChange(_ text: String) {
        pending?.cancel()
        let item = DispatchWorkItem { [weak self] in
            self?.search(text)
        }
        pending = item
        DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: item)
    }

    func search(_ text: String) {
        let found = cities.filter { $0.localizedCaseInsensitiveContains(text) }
        if found.isEmpty {
            view?.showEmpty()
        } else {
            view?.show(cities: found)
        }
    }
}

final class CitySearchViewController: UIViewController {
    private let presenter: CitySearchPresenter
    private let searchBar = UISearchBar()
    private let tableView = UITableView()
    private var cities: [String] = []

    init(presenter: CitySearchPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        presenter.view = self
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        searchBar.placeholder = "City"
        searchBar.delegate = self
        tableView.dataSource = self
        tableView.tableHeaderView = searchBar
        tableView.keyboardDismissMode = .onDrag
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "City")
        view.addSubview(tableView)
    }
}

extension CitySearchViewController: UISearchBarDelegate {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        presenter.textDidChange(searchText)
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
        presenter.search(searchBar.text ?? "")
    }
}

extension CitySearchViewController: CitySearchView {
    func show(cities: [String]) {
        self.cities = cities
        tableView.backgroundView = nil
        tableView.reloadData()
    }

    func showEmpty() {
        let label = UILabel()
        label.text = "Nothing found"
        label.textAlignment = .center
        cities = []
        tableView.backgroundView = label
        tableView.reloadData()
    }
}

extension CitySearchViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cities.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "City", for: indexPath)
        var configuration = UIListContentConfiguration.cell()
        configuration.text = cities[indexPath.row]
        cell.contentConfiguration = configuration
        return cell
    }
}
