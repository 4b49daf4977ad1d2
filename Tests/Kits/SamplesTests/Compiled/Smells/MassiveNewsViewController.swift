import UIKit

// Everything in one place: the controller fetches, parses, caches, formats, validates and navigates.

struct NewsItem: Codable {
    var title: String
    var body: String
    var author: String?
    var date: Date
    var imageUrl: String?
    var isRead: Bool?
}

class MassiveNewsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate,
    UITextFieldDelegate
{
    var tableView: UITableView!
    var searchField: UITextField!
    var spinner: UIActivityIndicatorView!
    var errorLabel: UILabel!
    var items = [NewsItem]()
    var filteredItems = [NewsItem]()
    var isSearching = false
    var currentPage = 1
    var imageCache = [String: UIImage]()
    var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        self.title = "News"
        self.view.backgroundColor = UIColor.white

        searchField = UITextField(frame: CGRect(x: 16, y: 100, width: 288, height: 40))
        searchField.placeholder = "Search news"
        searchField.borderStyle = .roundedRect
        searchField.delegate = self
        self.view.addSubview(searchField)

        tableView = UITableView(frame: CGRect(x: 0, y: 150, width: 320, height: 400), style: .plain)
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.refreshControl = UIRefreshControl()
        self.view.addSubview(tableView)

        spinner = UIActivityIndicatorView(style: .large)
        spinner.center = self.view.center
        self.view.addSubview(spinner)

        errorLabel = UILabel(frame: CGRect(x: 0, y: 560, width: 320, height: 20))
        errorLabel.textColor = UIColor.red
        errorLabel.isHidden = true
        self.view.addSubview(errorLabel)

        if let data = UserDefaults.standard.data(forKey: "cachedNews") {
            if let cached = try? JSONDecoder().decode([NewsItem].self, from: data) {
                self.items = cached
                self.tableView.reloadData()
            }
        }

        NotificationCenter.default.addObserver(
            forName: NSNotification.Name("NewsChanged"), object: nil, queue: nil
        ) { _ in
            self.loadNews()
        }

        timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in
            self.loadNews()
        }

        loadNews()
    }

    func loadNews() {
        spinner.startAnimating()
        errorLabel.isHidden = true
        let url = URL(string: "https://news.example.com/api/v1/news?page=\(currentPage)")!
        var request = URLRequest(url: url)
        request.httpMethod = "GET"
        request.timeoutInterval = 10
        request.addValue("application/json", forHTTPHeaderField: "Accept")
        if let token = UserDefaults.standard.string(forKey: "token") {
            request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        }
        URLSession.shared.dataTask(with: request) { data, response, error in
            DispatchQueue.main.async {
                self.spinner.stopAnimating()
                self.tableView.refreshControl?.endRefreshing()
            }
            if error != nil {
                DispatchQueue.main.async {
                    self.errorLabel.text = error!.localizedDescription
                    self.errorLabel.isHidden = false
                }
                return
            }
            if let http = response as? HTTPURLResponse {
                if http.statusCode == 401 {
                    DispatchQueue.main.async {
                        let alert = UIAlertController(
                            title: "Session expired", message: "Log in again", preferredStyle: .alert)
                        alert.addAction(
                            UIAlertAction(title: "OK", style: .default) { _ in
                                UserDefaults.standard.removeObject(forKey: "token")
                                self.navigationController?.popToRootViewController(animated: true)
                            })
                        self.present(alert, animated: true, completion: nil)
                    }
                    return
                }
            }
            do {
                let json = try JSONSerialization.jsonObject(with: data!, options: []) as! [String: Any]
                let articles = json["articles"] as! [[String: Any]]
                var result = [NewsItem]()
                let formatter = DateFormatter()
                formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZ"
                for article in articles {
                    let item = NewsItem(
                        title: article["title"] as! String, body: article["body"] as? String ?? "",
                        author: article["author"] as? String,
                        date: formatter.date(from: article["date"] as! String) ?? Date(),
                        imageUrl: article["image"] as? String, isRead: false)
                    result.append(item)
                }
                DispatchQueue.main.async {
                    self.items.append(contentsOf: result)
                    self.items.sort(by: { $0.date > $1.date })
                    let encoded = try! JSONEncoder().encode(self.items)
                    UserDefaults.standard.set(encoded, forKey: "cachedNews")
                    self.tableView.reloadData()
                }
            } catch let error {
                print(error)
            }
        }.resume()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        if isSearching {
            return filteredItems.count
        } else {
            return items.count
        }
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var item: NewsItem
        if isSearching {
            item = filteredItems[indexPath.row]
        } else {
            item = items[indexPath.row]
        }
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .short
        cell.textLabel?.text = item.title + " · " + formatter.string(from: item.date)
        if let isRead = item.isRead, isRead == true {
            cell.textLabel?.textColor = UIColor.gray
        } else {
            cell.textLabel?.textColor = UIColor.black
        }
        if let imageUrl = item.imageUrl {
            if let image = imageCache[imageUrl] {
                cell.imageView?.image = image
            } else {
                DispatchQueue.global().async {
                    if let url = URL(string: imageUrl), let data = try? Data(contentsOf: url) {
                        let image = UIImage(data: data)
                        DispatchQueue.main.async {
                            self.imageCache[imageUrl] = image
                            cell.imageView?.image = image
                        }
                    }
                }
            }
        }
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        items[indexPath.row].isRead = true
        let item = items[indexPath.row]
        let detail = UIViewController()
        detail.view.backgroundColor = .white
        let label = UILabel(frame: detail.view.bounds)
        label.numberOfLines = 0
        label.text = item.body
        detail.view.addSubview(label)
        detail.title = item.title
        if let author = item.author {
            detail.navigationItem.prompt = "by " + author
        }
        self.navigationController?.pushViewController(detail, animated: true)
        tableView.reloadRows(at: [indexPath], with: .none)
    }

    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        if indexPath.row == items.count - 1 {
            currentPage = currentPage + 1
            loadNews()
        }
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        let text = (textField.text! as NSString).replacingCharacters(in: range, with: string)
        isSearching = text.count > 0
        filteredItems = items.filter { $0.title.lowercased().contains(text.lowercased()) }
        tableView.reloadData()
        return true
    }

    deinit {
        timer?.invalidate()
    }
}
