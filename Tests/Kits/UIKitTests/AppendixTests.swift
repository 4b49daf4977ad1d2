import Foundation
import Testing
import UIKit

/// What published samples use of UIKit, from the most to the least frequent: first what several do.
@MainActor
@Suite(.serialized) struct `Samples use` {
  private final class Names: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names = ["Ada", "Grace"]
    var selected: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
      tableView.deselectRow(at: indexPath, animated: true)
    }
  }

  @Test func `UIViewController.view and viewDidLoad()`() {
    final class Loading: UIViewController {
      var loads = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
        view.backgroundColor = .systemBackground
      }
    }
    let controller = Loading()
    #expect(controller.loads == 0)
    #expect(controller.view.backgroundColor == UIColor.systemBackground)
    #expect(controller.view === controller.view)
    #expect(controller.loads == 1)
  }

  @Test func `IndexPath.row`() {
    var path = IndexPath(row: 3, section: 1)
    path.row += 1
    #expect(path == IndexPath(row: 4, section: 1))
    #expect(path.section == 1)
  }

  @Test func `UILabel.text`() {
    let label = UILabel()
    #expect(label.text == nil)
    label.text = "Hello"
    #expect(label.visibleText == ["Hello"])
  }

  @Test func `UINavigationController.pushViewController(_:animated:)`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let next = UIViewController()
    navigation.pushViewController(next, animated: true)
    #expect(navigation.topViewController === next)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `UIAlertController, its actions and present(_:animated:completion:)`() throws {
    let root = UIViewController()
    let screen = Screen(showing: root)
    var chosen: [String] = []
    let alert = UIAlertController(title: "Delete?", message: "Sure?", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .default) { chosen.append($0.title ?? "") })
    root.present(alert, animated: true) { chosen.append("shown") }
    #expect(screen.alert?.preferredStyle == UIAlertController.Style.alert)
    #expect(alert.actions.map(\.style) == [.cancel, .default])
    try screen.tap("Delete")
    #expect(chosen == ["shown", "Delete"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `UITableView with its data source, delegate and registered cells`() throws {
    let source = Names()
    let table = UITableView()
    table.dataSource = source
    table.delegate = source
    table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    #expect(table.visibleText == ["Ada", "Grace"])
    source.names.append("Linus")
    table.reloadData()
    #expect(table.visibleText == ["Ada", "Grace", "Linus"])
    try table.select(row: 2)
    #expect(source.selected == [2])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `UIView.addSubview and isHidden`() {
    let (view, label) = (UIView(), UILabel())
    label.text = "here"
    view.addSubview(label)
    #expect(label.superview === view)
    #expect(view.visibleText == ["here"])
    label.isHidden = true
    #expect(view.visibleText == [])
  }

  @Test func `NSLayoutAnchor.constraint(equalTo:) on sides, and NSLayoutConstraint.activate`() {
    let (view, child) = (UIView(), UIView())
    view.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      child.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      child.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      child.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      child.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    #expect(constraints.allSatisfy { $0.isActive })
    #expect(constraints.map(\.constant) == [0, 16, -16, 0, 0])
    #expect(
      constraints.map(\.firstAttribute) == [.top, .leading, .trailing, .bottom, .centerY])
    #expect(constraints[0].secondItem === view.safeAreaLayoutGuide)
    #expect(!child.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `UIView.backgroundColor, bounds, center, frame, init() and tintColor`() {
    let view = UIView()
    #expect(view.frame == .zero && view.backgroundColor == nil)
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.center.x = 50
    #expect(view.frame.minX == 0)
    #expect(view.tintColor == UIColor.systemBlue)
    view.tintColor = .red
    #expect(view.tintColor == UIColor.red)
  }

  @Test func `UIView.transform, CGAffineTransform.identity and init(scaleX:y:)`() {
    let view = UIView()
    #expect(view.transform == .identity)
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.transform.a == 2 && view.transform.d == 0.5)
    #expect(CGPoint(x: 1, y: 2).applying(view.transform) == CGPoint(x: 2, y: 1))
    #expect(view.transform.concatenating(view.transform.inverted()).isIdentity)
  }

  @Test func `UIViewController.init(), title and navigationController`() {
    let controller = UIViewController()
    #expect(controller.navigationController == nil)
    controller.title = "Home"
    let navigation = UINavigationController(rootViewController: controller)
    #expect(controller.navigationController === navigation)
    #expect(controller.navigationItem.title == "Home")
    #expect(controller.tabBarItem.title == "Home")
  }

  @Test func `UIActivityIndicatorView.init(style:), startAnimating() and stopAnimating()`() {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.style == .large && !wheel.isAnimating && wheel.isHidden)
    wheel.startAnimating()
    #expect(wheel.isAnimating && !wheel.isHidden)
    wheel.stopAnimating()
    #expect(!wheel.isAnimating && wheel.isHidden)
    #expect(UIActivityIndicatorView(style: .medium).style == .medium)
  }

  @Test func `UITextField.placeholder, borderStyle and text`() {
    let field = UITextField()
    field.placeholder = "City"
    field.borderStyle = .roundedRect
    #expect(field.visibleText == ["City"])
    #expect(field.borderStyle == UITextField.BorderStyle.roundedRect)
    field.text = "Bonn"
    #expect(field.visibleText == ["Bonn"])
  }

  @Test func `UIViewController.init(nibName:bundle:) from an initialiser of one's own`() {
    final class Injected: UIViewController {
      let service: String
      init(service: String) {
        self.service = service
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    #expect(Injected(service: "weather").service == "weather")
  }

  @Test func `UIBarButtonItem.init(barButtonSystemItem:target:action:) and rightBarButtonItem`()
    throws
  {
    final class Adding: UIViewController {
      var added = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          barButtonSystemItem: .add, target: self, action: Selector("add", Adding.add))
        navigationItem.leftBarButtonItem = UIBarButtonItem(
          barButtonSystemItem: .refresh, target: self, action: Selector("add", Adding.add))
      }
      func add() { added += 1 }
    }
    let adding = Adding()
    let screen = Screen(showing: UINavigationController(rootViewController: adding))
    try screen.tap("Add")
    try screen.tap("Refresh")
    #expect(adding.added == 2)
  }

  @Test func `UIColor.systemBackground, red, green, white and the system's greys`() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.green == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(UIColor.white == UIColor(white: 1, alpha: 1))
    #expect(UIColor.systemBackground == UIColor.systemBackground)
    let colors = [UIColor.systemGray, .systemGray6, .systemRed, .systemBackground, .red]
    #expect(Set(colors).count == 5)
  }

  @Test func `UIImage.init(named:), init(data:) and init(systemName:)`() {
    #expect(UIImage(named: "logo") == UIImage(named: "logo"))
    #expect(UIImage(systemName: "star") != UIImage(named: "star"))
    #expect(UIImage(data: Data([0x89, 0x50, 0x4E, 0x47, 1])) != nil)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    let big = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
    #expect(UIImage(systemName: "star", withConfiguration: big)?.symbolConfiguration == big)
  }

  @Test func `UIListContentConfiguration.text and secondaryText in contentConfiguration`() {
    let cell = UITableViewCell()
    var content = cell.defaultContentConfiguration()
    content.text = "Milk"
    content.secondaryText = "2 litres"
    content.image = UIImage(systemName: "cart")
    cell.contentConfiguration = content
    #expect(cell.visibleText == ["Milk", "2 litres"])
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Milk")
  }
}
