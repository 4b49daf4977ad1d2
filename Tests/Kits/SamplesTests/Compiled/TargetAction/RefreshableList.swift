import UIKit

@objc protocol QuoteProviding {
    func quotes() -> [String]
}

final class QuoteProvider: NSObject, QuoteProviding {
    @objc dynamic var count = 0

    func quotes() -> [String] {
        count += 1
        return (1...count).map { "Quote \($0)" }
    }
}

final class RefreshableListViewController: UITableViewController {
    private let provider: QuoteProviding
    private var quotes: [String] = []

    init(provider: QuoteProviding) {
        self.provider = provider
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let control = UIRefreshControl()
        control.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
        refreshControl = control
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Sort", style: .plain, target: self, action: #selector(sort))
        refresh(control)
    }

    @objc func refresh(_ sender: UIRefreshControl) {
        quotes = provider.quotes()
        tableView.reloadData()
        sender.endRefreshing()
    }

    @objc private func sort() {
        quotes.sort(by: >)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return quotes.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = quotes[indexPath.row]
        return cell
    }
}
