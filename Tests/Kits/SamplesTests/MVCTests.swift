import Testing
import UIKit

@MainActor
@Suite(.serialized) struct `Samples of MVC` {
  @Test func `count up to a limit and start again`() throws {
    let screen = Screen(
      showing: UINavigationController(rootViewController: CounterViewController()))
    #expect(screen.visibleText == ["Counter", "Reset", "0", "Count"])
    for _ in 1...3 { try screen.tap("Count") }
    #expect(screen.shows("3"))
    #expect(throws: NotOnScreen.self) { try screen.tap("Count") }
    try screen.tap("Reset")
    try screen.tap("Count")
    #expect(screen.shows("1"))
  }

  @Test func `add, open and delete notes`() throws {
    let store = NoteStore()
    let notes = NotesListViewController(store: store)
    let screen = Screen(showing: UINavigationController(rootViewController: notes))
    try screen.tap("Add")
    #expect(screen.alert?.title == "New note")
    try screen.type("Buy milk", into: "Text")
    try screen.tap("Save")
    try screen.tap("Add")
    try screen.type("Call Ada", into: "Text")
    try screen.tap("Save")
    #expect(store.notes.map(\.text) == ["Call Ada", "Buy milk"])
    try screen.tap("Buy milk")
    #expect(screen.top is NoteDetailViewController)
    #expect(screen.visibleText.contains("Buy milk"))
    try screen.tapBack()
    try notes.view.find(UITableView.self)[0].swipeToDelete(row: 0)
    #expect(screen.shows("Buy milk"))
    #expect(!screen.shows("Call Ada"))
    try screen.tap("Add")
    try screen.tap("Cancel")
    #expect(store.notes.count == 1)
  }

  private final class Listener: SignInViewControllerDelegate {
    var emails: [String] = []
    func signInViewController(_ controller: SignInViewController, didSignInAs email: String) {
      emails.append(email)
    }
  }

  @Test func `sign in when both fields are valid`() throws {
    let (controller, listener) = (SignInViewController(), Listener())
    controller.delegate = listener
    let screen = Screen(showing: controller)
    #expect(throws: NotOnScreen.self) { try screen.tap("Sign in") }
    try screen.type("ada@example.com", into: "Email")
    try screen.type("123456", into: "Password")
    try screen.tap("Sign in")
    #expect(screen.alert?.title == "Weak password")
    try screen.tap("OK")
    try screen.type("7", into: "Password")
    try screen.tap("Sign in")
    #expect(listener.emails == ["ada@example.com"])
    controller.view.find(UITextField.self)[1].pressReturn()
    #expect(listener.emails.count == 2)
  }

  @Test func `ask, count the score and play again`() throws {
    let screen = Screen(showing: QuizViewController())
    #expect(screen.visibleText.prefix(2) == ["Score: 0", "Which keyword makes a constant?"])
    try screen.tap("let")
    #expect(screen.shows("Score: 1"))
    try screen.tap("No")
    try screen.tap("Nobody")
    #expect(screen.alert?.message == "You scored 2 points.")
    try screen.tap("Play again")
    #expect(screen.shows("1/3"))
  }

  @Test func `group contacts into sections and call one`() throws {
    UIApplication.shared.resetRecords()
    let controller = ContactsTableViewController(contacts: [
      Contact(firstName: "Alan", lastName: "Turing", phone: nil),
      Contact(firstName: "Grace", lastName: "Hopper", phone: "123"),
      Contact(firstName: "Ted", lastName: "Hoff", phone: nil),
    ])
    let screen = Screen(showing: UINavigationController(rootViewController: controller))
    let texts = screen.visibleText.filter { $0.count > 1 && $0 != "No number" }
    #expect(texts == ["Contacts", "Ted Hoff", "Grace Hopper", "123", "Alan Turing"])
    #expect(controller.tableView.numberOfSections == 2)
    try screen.tap("Grace Hopper")
    #expect(UIApplication.shared.openedURLs.map(\.absoluteString) == ["tel:123"])
  }

  @Test func `share a bill`() throws {
    let screen = Screen(showing: TipCalculatorViewController())
    #expect(screen.shows("$0.00 each"))
    try screen.type("50", into: "Amount")
    #expect(screen.shows("$27.50 each"))
    try screen.tap("20 %")
    #expect(screen.shows("$30.00 each"))
  }
}

@MainActor
@Suite(.serialized) struct `Samples of what should not be copied` {
  @Test func `carry the state of one screen into the next`() throws {
    ShopCart.shared.items = []
    ShopSession.shared.userName = "Ada"
    let first = Screen(showing: SingletonShopViewController())
    try first.tap("Tea")
    #expect(first.shows("4.00 €"))
    let second = Screen(showing: SingletonShopViewController())
    #expect(second.shows("4.00 €"))
    #expect(ShopAnalytics.shared.events.last == "Ada: added Tea")
    ShopCart.shared.items = []
    ShopSession.shared.userName = nil
  }

  @Test func `talk through notifications`() throws {
    let screen = Screen(showing: BasketProductViewController())
    #expect(screen.shows("empty"))
    try screen.tap("Buy")
    try screen.tap("Buy")
    #expect(screen.shows("2 items"))
    try screen.tap("Clear")
    #expect(screen.shows("empty"))
  }
}
