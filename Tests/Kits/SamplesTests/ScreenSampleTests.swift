import SwiftUI
import Testing

@MainActor
@Suite(.serialized) struct `Samples of SwiftUI` {
  @Test func `take their theme from the environment`() throws {
    let screen = ViewScreen(showing: ThemedScreen())
    #expect(screen.visibleText == ["Theme plain", "Tapped 0", "Party"])
    try screen.tap("Tapped 0")
    try screen.tap("Tapped 1")
    #expect(try !screen.isEnabled("Tapped 2"))
    #expect(try screen.color(of: "Tapped 2") == .gray)
    try screen.tap("Party")
    #expect(try screen.color(of: "Theme party") == .pink)
    #expect(screen.lastAnimation == .default)
  }

  @Test func `track expenses`() throws {
    let day = Date(timeIntervalSince1970: 0)
    let screen = ViewScreen(
      showing: ExpenseTrackerView(expenses: [
        TrackedExpense(id: 1, title: "Bus", euros: 3, category: .travel, date: day),
        TrackedExpense(id: 2, title: "Game", euros: 40, category: .fun, date: day),
      ]))
    #expect(screen.shows("Total 43 €"))
    try screen.tap("Add")
    try screen.type("Lunch", into: "Title")
    try screen.increment("10 €")
    try screen.pick("Food", in: "Category")
    try screen.set("Day", to: Date(timeIntervalSince1970: 86_400))
    try screen.tap("Save")
    #expect(screen.rows.last == ["Lunch", "15 €"])
    try screen.tap("Filter")
    try screen.tap("Travel")
    #expect(screen.rows == [["Bus", "3 €"]])
    try screen.longPress("Bus", choosing: "Duplicate")
    #expect(screen.shows("Total 6 €"))
    try screen.swipe("Bus", choosing: "Delete")
    #expect(screen.alert?.buttons == ["Delete", "Cancel"])
    try screen.tap("Delete")
    #expect(screen.rows == [["Bus", "3 €"]])
  }

  @Test func `change settings`() throws {
    let defaults = UserDefaults.standard
    for key in ["samples.name", "samples.volume"] { defaults.removeObject(forKey: key) }
    let screen = ViewScreen(showing: SettingsScreen())
    try screen.set("Volume", to: 0.8)
    #expect(screen.shows("Volume 80 %"))
    try screen.tap("Signed in")
    try screen.tap("Advanced")
    try screen.pick("Red", in: "Accent")
    #expect(screen.visibleText.suffix(2) == ["in", "accent 0 to 1"])
    for key in ["samples.name", "samples.volume"] { defaults.removeObject(forKey: key) }
  }

  @Test func `read mail in columns`() throws {
    let model = MailModel(boxes: [
      Mailbox(id: "Inbox", mails: [Mail(id: 1, subject: "Hello")]), Mailbox(id: "Sent", mails: []),
    ])
    let screen = ViewScreen(showing: MailSplitView(model: model))
    #expect(screen.shows("No mail"))
    try screen.tap("Inbox")
    try screen.tap("Hello")
    #expect(screen.shows("Reading Hello"))
  }

  @Test func `chat and scroll to the last message`() throws {
    let screen = ViewScreen(showing: ChatScrollView())
    #expect(screen.scrollTarget == nil)
    try screen.type("How are you?", into: "Message")
    try screen.tap("Send")
    #expect(screen.shows("2 messages"))
    #expect(screen.scrollTarget == AnyHashable(Optional(1)))
    #expect(throws: NotShown.self) { try screen.tap("Send") }
  }

  @Test func `buy on two tabs`() throws {
    let screen = ViewScreen(showing: ShopTabsView())
    try screen.tap("Milk")
    try screen.tap("Bread")
    try screen.tap("Basket")
    #expect(screen.visibleText.prefix(3) == ["1. Milk", "2. Bread", "Pay"])
    try screen.tap("Pay")
    #expect(screen.visibleText == ["2 things", "Confirm"])
    try screen.tap("Confirm")
    #expect(screen.title == "Products")
  }

  @Test func `hand preferences up`() {
    let screen = ViewScreen(showing: EqualWidthColumns(texts: ["a", "abc"]))
    #expect(screen.visibleText.last?.hasSuffix("a+abc") == true)
  }

  @Test func `mix UIKit into SwiftUI`() throws {
    let screen = Screen(showing: MixedHostController())
    try screen.type("hi", into: "Legacy")
    #expect(screen.visibleText.contains("Typed: hi"))
  }
}
