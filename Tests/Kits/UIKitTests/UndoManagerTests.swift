import Foundation
import Testing
import UIKit

@MainActor
private final class Document: NSObject {
  let undoManager = UndoManager()
  private(set) var text = ""

  func write(_ letters: Any) {
    let old = text
    undoManager.registerUndo(withTarget: self) { $0.restore(old) }
    text += "\(letters)"
  }

  private func restore(_ old: String) {
    let current = text
    undoManager.registerUndo(withTarget: self) { $0.restore(current) }
    text = old
  }

  func erase() {
    undoManager.registerUndo(
      withTarget: self, selector: #Selector(Document.write(_:)), object: text)
    text = ""
  }
}

/// https://developer.apple.com/documentation/foundation/undomanager
@MainActor
@Suite struct `Undo managers` {
  private let document = Document()
  private var manager: UndoManager { document.undoManager }

  /// Changes that are taken back one by one: nobody turns the run loop here, so that no event ends.
  private func write(_ words: String...) {
    for word in words { change { document.write(word) } }
  }

  private func change(_ make: () -> Void) {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    make()
    manager.endUndoGrouping()
  }

  @Test func `take back and do again in order`() {
    write("a", "b", "c")
    manager.undo()
    manager.undo()
    #expect(document.text == "a" && manager.canUndo && manager.canRedo)
    manager.redo()
    #expect(document.text == "ab")
    manager.redo()
    manager.redo()
    #expect(document.text == "abc" && !manager.canRedo)
    for _ in 1...4 { manager.undo() }
    #expect(document.text == "" && !manager.canUndo && manager.canRedo)
  }

  /// /redo(): the redo stack is cleared when a new operation is registered.
  @Test func `have nothing to do again after a new change`() {
    write("a", "b")
    manager.undo()
    write("c")
    #expect(!manager.canRedo && document.text == "ac")
    manager.undo()
    #expect(document.text == "a")
  }

  /// /groupsByEvent: groups are created around each pass of the run loop.
  @Test func `take back together what one event has done`() {
    #expect(manager.groupsByEvent && manager.groupingLevel == 0)
    document.write("a")
    document.write("b")
    #expect(manager.groupingLevel == 1 && manager.canUndo)
    manager.beginUndoGrouping()
    document.write("c")
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 1)
    manager.undo()
    #expect(document.text == "" && !manager.canUndo)
    manager.redo()
    #expect(document.text == "abc")
  }

  @Test func `group what stands between begin and end, in any depth`() {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    document.write("a")
    manager.beginUndoGrouping()
    document.write("b")
    manager.endUndoGrouping()
    document.write("c")
    #expect(manager.groupingLevel == 1)
    manager.endUndoGrouping()
    manager.beginUndoGrouping()
    document.write("d")
    manager.endUndoGrouping()
    manager.undo()
    #expect(document.text == "abc")
    manager.undo()
    #expect(document.text == "" && !manager.canUndo)
    manager.redo()
    #expect(document.text == "abc")
  }

  /// /undoNestedGroup(): performs the undo operations in the last undo group, whether top-level or nested.
  @Test func `take back a nested group alone`() {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    document.write("a")
    manager.beginUndoGrouping()
    document.write("b")
    manager.endUndoGrouping()
    manager.undoNestedGroup()
    #expect(document.text == "a" && manager.groupingLevel == 1)
    manager.endUndoGrouping()
    manager.undo()
    #expect(document.text == "")
  }

  @Test func `call a method with the object that was registered`() {
    write("abc")
    change { document.erase() }
    #expect(document.text == "")
    manager.undo()
    #expect(document.text == "abc")
    manager.redo()
    #expect(document.text == "")
  }

  @Test func `register nothing while that is disabled, as often as it is`() {
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    document.write("a")
    #expect(!manager.canUndo && !manager.isUndoRegistrationEnabled)
    manager.enableUndoRegistration()
    write("b")
    manager.undo()
    #expect(document.text == "a")
  }

  @Test func `forget the oldest groups beyond their levels`() {
    manager.levelsOfUndo = 2
    write("a", "b", "c")
    for _ in 1...3 { manager.undo() }
    #expect(document.text == "a")
  }

  /// /setActionName(_:), /undoMenuItemTitle
  @Test func `name what is taken back and done again`() {
    #expect(manager.undoActionName == "" && manager.undoMenuItemTitle == "Undo")
    change {
      document.write("a")
      manager.setActionName("Typing")
    }
    #expect(manager.undoMenuItemTitle == "Undo Typing")
    write("b")
    #expect(manager.undoActionName == "")
    manager.undo()
    #expect(manager.undoActionName == "Typing" && manager.redoActionName == "")
    manager.undo()
    #expect(manager.undoActionName == "" && manager.redoMenuItemTitle == "Redo Typing")
    manager.redo()
    #expect(manager.undoActionName == "Typing")
  }

  @Test func `say what they are at`() {
    var seen: [String] = []
    manager.registerUndo(withTarget: document) { document in
      let manager = document.undoManager
      seen.append("\(manager.isUndoing) \(manager.isRedoing)")
      manager.registerUndo(withTarget: document) {
        seen.append("\($0.undoManager.isUndoing) \($0.undoManager.isRedoing)")
      }
    }
    manager.undo()
    manager.redo()
    #expect(seen == ["true false", "false true"])
  }

  /// /registerUndo(withTarget:handler:): an unowned reference to the target prevents retain cycles.
  @Test func `do not keep a target, and forget one on demand`() {
    let manager = UndoManager()
    weak var gone: Document?
    do {
      let document = Document()
      gone = document
      manager.registerUndo(withTarget: document) { $0.write("x") }
    }
    #expect(gone == nil)
    let kept = Document()
    manager.registerUndo(withTarget: kept) { $0.write("x") }
    manager.removeAllActions(withTarget: kept)
    manager.undo()
    #expect(kept.text == "")
    write("a")
    self.manager.removeAllActions()
    #expect(!self.manager.canUndo && self.manager.groupingLevel == 0)
  }

  @Test func `tell of what they do`() {
    var told: [String] = []
    let names: [Notification.Name] = [
      .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
      .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
        MainActor.assumeIsolated { told.append(Self.word(for: name)) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    write("a")
    #expect(told == ["DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup"])
    told = []
    manager.undo()
    #expect(told.first == "WillUndoChange" && told.last == "DidUndoChange")
    told = []
    manager.redo()
    #expect(told.first == "WillRedoChange" && told.last == "DidRedoChange")
  }

  private nonisolated static func word(for name: Notification.Name) -> String {
    name.rawValue.replacingOccurrences(of: "NSUndoManager", with: "")
      .replacingOccurrences(of: "Notification", with: "")
  }

  /// https://developer.apple.com/documentation/uikit/uiresponder/undomanager
  /// every window has one; a responder may have its own, which those behind it in the chain find.
  @Test func `are found along the responder chain`() {
    let controller = Editor()
    let field = UITextField()
    controller.view.addSubview(field)
    #expect(field.undoManager == nil)
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(window.undoManager != nil)
    #expect(
      field.undoManager === window.undoManager && controller.undoManager === window.undoManager)
    controller.own = manager
    #expect(field.undoManager === manager && window.undoManager !== manager)
    #expect(UIWindow().undoManager !== window.undoManager)
  }

  private final class Editor: UIViewController {
    var own: UndoManager?
    override var undoManager: UndoManager? { own ?? super.undoManager }
  }
}
