import Testing
import UIKit

@MainActor
@Suite(.serialized) struct `A screen` {
  private final class Editor: UIViewController {
    let field = UITextField()
    let status = UILabel()
    var links = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Edit"
      field.placeholder = "Name"
      field.accessibilityIdentifier = "name"
      let save = UIButton(
        primaryAction: UIAction(title: "Save") { [weak self] _ in
          self?.status.text = "Saved \(self?.field.text ?? "")"
        })
      let off = UIButton(type: .system)
      off.setTitle("Off", for: .normal)
      off.isEnabled = false
      [field, status, save, off].forEach(view.addSubview)
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.links += 1 })
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Help",
        primaryAction: UIAction { _ in
          guard let url = URL(string: "https://example.com/help") else { return }
          UIApplication.shared.open(url)
        })
    }
  }

  @Test func `can be read, typed on and tapped`() throws {
    UIApplication.shared.resetRecords()
    let editor = Editor()
    let screen = Screen(showing: UINavigationController(rootViewController: editor))
    #expect(screen.visibleText == ["Edit", "Help", "Add", "Name", "Save", "Off"])
    try screen.type("Ada", into: "Name")
    try screen.tap("Save")
    #expect(screen.shows("Saved Ada"))
    try screen.tap("Add")
    #expect(editor.links == 1)
    try screen.tap("Help")
    #expect(UIApplication.shared.openedURLs.map(\.absoluteString) == ["https://example.com/help"])
  }

  @Test func `says what it showed when something is missing or disabled`() {
    let screen = Screen(showing: UINavigationController(rootViewController: Editor()))
    let missing = #expect(throws: NotOnScreen.self) { try screen.tap("Delete") }
    #expect(
      missing?.description == """
        nothing to tap at 'Delete'; the screen showed:
        UINavigationController
          bar [Help]
          bar [Add]
          Editor 'Edit'
            UITextField 'Name' #name
            UIButton 'Save'
            UIButton 'Off' disabled
        """)
    let disabled = #expect(throws: NotOnScreen.self) { try screen.tap("Off") }
    #expect(disabled?.description.hasPrefix("'Off' is disabled") == true)
    #expect(throws: NotOnScreen.self) { try screen.type("x", into: "Street") }
    #expect(throws: NotOnScreen.self) { try screen.tapBack() }
  }

  @Test func `records addresses and refuses those for which there is no app`() throws {
    UIApplication.shared.resetRecords()
    let call = try #require(URL(string: "tel:112"))
    let relative = try #require(URL(string: "page.html"))
    var results: [Bool] = []
    UIApplication.shared.open(call) { results.append($0) }
    UIApplication.shared.unavailableSchemes = ["tel"]
    UIApplication.shared.open(call) { results.append($0) }
    UIApplication.shared.open(relative) { results.append($0) }
    #expect(results == [true, false, false])
    #expect(UIApplication.shared.openedURLs == [call])
    UIApplication.shared.resetRecords()
  }

  @Test func `does not tap rows and buttons of a covered controller`() throws {
    let editor = Editor()
    let screen = Screen(showing: editor)
    editor.present(UIViewController(), animated: true)
    #expect(throws: NotOnScreen.self) { try screen.tap("Save") }
    #expect(screen.visibleText == [])
  }

  @Test func `values compare as on an iPhone`() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.systemRed != UIColor.red)
    #expect(UIColor.red.withAlphaComponent(0.5) != UIColor.red)
    #expect(UIFont.systemFont(ofSize: 12, weight: .bold) == UIFont.boldSystemFont(ofSize: 12))
    #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
    #expect(UIImage(named: "") == nil)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(UIImage(data: Data([0xFF, 0xD8, 0xFF, 0xE0])) != nil)
    let path = IndexPath(row: 3, section: 2)
    #expect(path.row == 3 && path.section == 2 && path.item == 3)
  }
}
