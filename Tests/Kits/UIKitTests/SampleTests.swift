import Testing
import UIKit

@MainActor
@Suite(.serialized) struct `An app from a tutorial` {
  @Test func `with a coordinator and a diffable data source can be driven`() throws {
    let coordinator = BooksCoordinator(navigationController: UINavigationController())
    coordinator.start()
    let screen = Screen(showing: coordinator.navigationController)
    #expect(screen.visibleText == ["Books", "Emma", "Jane Austen", "Ulysses", "James Joyce"])
    #expect(
      screen.dump == """
        UINavigationController
          BookListViewController 'Books'
            UITableView
              UITableViewCell disclosureIndicator
                UIListContentView 'Emma' 'Jane Austen'
              UITableViewCell disclosureIndicator
                UIListContentView 'Ulysses' 'James Joyce'
        """)
    try screen.tap("Ulysses")
    #expect(screen.title == "James Joyce" && screen.navigationDepth == 1)
    try screen.tap("Share")
    #expect(screen.isSheetInFront && screen.visibleText == ["Ulysses"])
    try screen.dismissSheet()
    try screen.tapBack()
    #expect(screen.title == "Books")
    screen.close()
  }

  @Test func `with a view model enables, submits and answers`() async throws {
    let screen = Screen(showing: SignInViewController(viewModel: SignInViewModel()))
    #expect(try !screen.isEnabled("Sign in"))
    try screen.type("ada@example.com", into: "Email")
    try screen.submit("Email")
    #expect(screen.find(UITextField.self).map(\.isEditing) == [false, true])
    try screen.type("secret", into: "Password")
    #expect(screen.visibleText == ["ada@example.com", "••••••", "Sign in"])
    try screen.tap("Sign in")
    #expect(screen.find(UITextField.self).allSatisfy { !$0.isEditing })
    try await screen.wait(for: "Welcome, ada@example.com")
    try screen.tap("OK")
    #expect(screen.alert == nil)
    screen.close()
  }

  @Test func `with a presenter and tabs keeps its settings together`() throws {
    let tabs = UITabBarController()
    let home = UIViewController()
    home.title = "Home"
    tabs.viewControllers = [
      UINavigationController(rootViewController: home),
      SettingsViewController(presenter: SettingsPresenter()),
    ]
    let screen = Screen(showing: tabs)
    try screen.tap("Settings")
    #expect(try screen.isOn("Sound"))
    #expect(screen.find(UISlider.self).map(\.value) == [0.5])
    try screen.set("Sound", to: false)
    #expect(screen.find(UISlider.self).map(\.value) == [0])
    #expect(throws: NotOnScreen.self) { try screen.set("Volume", to: 1) }
    screen.close()
  }
}
