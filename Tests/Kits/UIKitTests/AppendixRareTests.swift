import Foundation
import Testing
import UIKit

/// What published samples use of UIKit: what only one of them does, in alphabetical order.
@MainActor
@Suite(.serialized) struct `A sample uses` {
  @Test func `NSLayoutConstraint.Axis, UIStackView.init(arrangedSubviews:) and spacing`() {
    let stack = UIStackView(arrangedSubviews: [UILabel(), UIButton(type: .system)])
    #expect(stack.axis == .horizontal)
    stack.axis = NSLayoutConstraint.Axis.vertical
    stack.spacing = 12
    #expect(stack.axis == .vertical && stack.spacing == 12)
    #expect(stack.arrangedSubviews.count == 2)
    #expect(stack.arrangedSubviews.allSatisfy { $0.superview === stack })
  }

  @Test func `RelativeDateTimeFormatter.localizedString(for:relativeTo:)`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    func say(_ seconds: TimeInterval) -> String {
      formatter.localizedString(for: now + seconds, relativeTo: now)
    }
    #expect(say(-1) == "1 second ago")
    #expect(say(-59) == "59 seconds ago")
    #expect(say(300) == "in 5 minutes")
    #expect(say(-7200) == "2 hours ago")
    #expect(say(-86_400) == "1 day ago")
    #expect(say(15 * 86_400) == "in 2 weeks")
    #expect(say(0) == "in 0 seconds")
    formatter.dateTimeStyle = .named
    #expect(say(-86_400) == "yesterday")
    #expect(say(0) == "now")
    formatter.unitsStyle = .short
    #expect(say(300) == "in 5 min.")
    formatter.unitsStyle = .abbreviated
    #expect(say(300) == "in 5m")
  }

  @Test func `UIAlertController.addTextField(configurationHandler:) and textFields`() throws {
    let root = UIViewController()
    let screen = Screen(showing: root)
    let alert = UIAlertController(title: "New", message: nil, preferredStyle: .alert)
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: true)
    try screen.type("Ada", into: "Name")
    #expect(alert.textFields?.map(\.text) == ["Ada", ""])
  }

  @Test func `UIApplication.shared and open(_:options:completionHandler:)`() throws {
    UIApplication.shared.resetRecords()
    let url = try #require(URL(string: "https://example.com"))
    var opened: Bool?
    UIApplication.shared.open(url, options: [.universalLinksOnly: false]) { opened = $0 }
    UIApplication.shared.open(url)
    #expect(opened == true)
    #expect(UIApplication.shared.openedURLs == [url, url])
  }

  @Test func `UIButton.init(type:), setTitle(_:for:), setImage(_:for:) and titleLabel`() {
    let button = UIButton(type: .system)
    button.setTitle("Like", for: .normal)
    button.setImage(UIImage(systemName: "heart"), for: .normal)
    button.titleLabel?.font = .boldSystemFont(ofSize: 17)
    #expect(button.buttonType == .system)
    #expect(button.titleLabel?.text == "Like")
    #expect(button.titleLabel?.font == UIFont.systemFont(ofSize: 17, weight: .bold))
    #expect(button.currentImage == UIImage(systemName: "heart"))
  }

  @Test func `UIControl.addTarget(_:action:for:), touchUpInside and isEnabled`() {
    @MainActor final class Target: NSObject {
      var taps = 0
      func tapped() { taps += 1 }
    }
    let target = Target()
    let button = UIButton(type: .system)
    button.addTarget(target, action: Selector("tapped", Target.tapped), for: .touchUpInside)
    button.tap()
    button.isEnabled = false
    button.tap()
    #expect(target.taps == 1)
  }

  @Test func `UIFont.boldSystemFont(ofSize:), UILabel.font and UIImageView.image`() {
    let label = UILabel()
    #expect(label.font == UIFont.systemFont(ofSize: 17))
    label.font = UIFont.boldSystemFont(ofSize: 24)
    #expect(label.font.pointSize == 24)
    let picture = UIImageView()
    #expect(picture.image == nil)
    picture.image = UIImage(systemName: "sun.max")
    #expect(picture.image?.isSymbolImage == true)
  }

  @Test func `UILayoutGuide.topAnchor`() {
    let (view, child) = (UIView(), UIView())
    view.addSubview(child)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let constraint = child.topAnchor.constraint(equalTo: guide.topAnchor)
    constraint.isActive = true
    #expect(view.constraints == [constraint])
    #expect(view.layoutGuides == [guide] && guide.owningView === view)
  }

  @Test func `UISearchBar.text with its delegate`() throws {
    final class Searcher: UIViewController, UISearchBarDelegate {
      let bar = UISearchBar()
      var searched: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        bar.delegate = self
        bar.placeholder = "Search"
        view.addSubview(bar)
      }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searched.append(searchBar.text ?? "")
      }
    }
    let searcher = Searcher()
    let screen = Screen(showing: searcher)
    try screen.type("swift", into: "Search")
    try screen.submit("Search")
    #expect(searcher.searched == ["swift"])
    screen.close()
  }

  @Test func `UITableViewCell's accessoryType, labels and image view`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "cell")
    #expect(cell.accessoryType == UITableViewCell.AccessoryType.none)
    cell.accessoryType = .checkmark
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.imageView?.image = UIImage(named: "thumb")
    #expect(cell.visibleText == ["Title", "Detail"])
    #expect(cell.accessoryType == .checkmark)
    #expect(cell.find(UIImageView.self).first?.image == UIImage(named: "thumb"))
  }

  @Test func `UITextField.autocapitalizationType and isSecureTextEntry`() {
    let field = UITextField()
    #expect(field.autocapitalizationType == .sentences)
    field.autocapitalizationType = .none
    #expect(field.autocapitalizationType == UITextAutocapitalizationType.none)
    field.autocapitalizationType = .words
    #expect(field.autocapitalizationType == .words)
    field.isSecureTextEntry = true
    field.text = "abc"
    #expect(field.visibleText == ["•••"])
  }

  @Test func `UITextField.textDidChangeNotification`() {
    let field = UITextField()
    var texts: [String?] = []
    let token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: field, queue: nil
    ) { _ in MainActor.assumeIsolated { texts.append(field.text) } }
    field.enter("ab")
    field.resignFirstResponder()
    NotificationCenter.default.removeObserver(token)
    #expect(texts == ["a", "ab"])
  }

  @Test func `UIView.animate in both forms`() {
    let view = UIView()
    var events: [String] = []
    UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }) { _ in events.append("1") }
    UIView.animate(
      withDuration: 0.3, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
      options: .curveEaseInOut, animations: { view.transform = .identity },
      completion: { _ in events.append("2") })
    UIView.animate(withDuration: 0.3) { view.alpha = 1 }
    #expect(events == ["1", "2"])
    #expect(view.alpha == 1)
  }

  @Test func `UIWindow.rootViewController and makeKeyAndVisible()`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    window.rootViewController = root
    #expect(!root.isViewLoaded)
    window.makeKeyAndVisible()
    #expect(root.view.window === window)
    #expect(UIApplication.shared.keyWindow === window)
    window.isHidden = true
  }
}
