import Testing
import UIKit

@MainActor
@Suite struct `Ways of Objective-C` {
  @MainActor
  private final class Router: NSObject {
    var shown: [String] = []
    func show(_ name: String) { shown.append(name) }
  }

  /// https://developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)
  @Test func `nobody responds to a name alone, and an object to its own methods`() {
    let router = Router()
    let anyRouter: any NSObjectProtocol = router
    #expect(!anyRouter.responds(to: NSSelectorFromString("routeToListWithSegue:")))
    #expect(anyRouter.responds(to: #Selector(Router.show(_:))))
    #expect(!UIView().responds(to: #Selector(Router.show(_:))))
    anyRouter.perform(#Selector(Router.show(_:)), with: "list")
    #expect(router.shown == ["list"])
  }

  @Test func `a name stands for what has been named so`() {
    let router = Router()
    _ = #Selector(Router.show(_:))
    let byName = NSSelectorFromString("show:")
    #expect(router.responds(to: byName) && !UIView().responds(to: byName))
    router.perform(byName, with: "detail")
    #expect(router.shown == ["detail"])
  }

  private final class Parent: UIViewController {
    var pressed = 0
    let button = UIButton(type: .system)
    override func viewDidLoad() {
      super.viewDidLoad()
      let box = UIView()
      view.addSubview(box)
      box.addSubview(button)
      button.setTitle("Press", for: .normal)
      button.addTarget(nil, action: #Selector(Parent.press), for: .touchUpInside)
    }
    func press() { pressed += 1 }
  }

  /// https://developer.apple.com/documentation/uikit/uicontrol/addtarget(_:action:for:)
  @Test func `a target of nil is looked for on the way up`() throws {
    let parent = Parent()
    try Screen(showing: UINavigationController(rootViewController: parent)).tap("Press")
    #expect(parent.pressed == 1)
    #expect(parent.button.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["press"])
  }

  /// https://developer.apple.com/documentation/foundation/nshashtable/weakobjects()
  @Test func `a table of weak objects lets go of them`() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let stays = Router()
    do {
      let goes = Router()
      [stays, goes, stays].forEach(table.add)
      #expect(table.allObjects.count == 2)
      withExtendedLifetime(goes) {}
    }
    #expect(table.allObjects.count == 1 && table.contains(stays))
    table.remove(stays)
    #expect(table.anyObject == nil)
  }

  /// https://developer.apple.com/documentation/foundation/nsmaptable/strongtoweakobjects()
  @Test func `a map finds values by equal keys as long as they are there`() {
    let map = NSMapTable<NSString, Router>.strongToWeakObjects()
    do {
      let goes = Router()
      map.setObject(goes, forKey: "a")
      #expect(map.object(forKey: NSString(string: "a")) === goes)
    }
    #expect(map.object(forKey: "a") == nil && map.count == 0)
  }

  private nonisolated(unsafe) static var key: UInt8 = 0

  /// https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:)
  @Test func `what is fastened to a view goes with it`() {
    weak var fastened: Router?
    do {
      let (view, router) = (UIView(), Router())
      fastened = router
      objc_setAssociatedObject(view, &Self.key, router, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(view, &Self.key) as? Router === router)
    }
    #expect(fastened == nil)
    let owner = Router()
    objc_setAssociatedObject(owner, &Self.key, "a", .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(owner, &Self.key) as? String == "a")
    objc_setAssociatedObject(owner, &Self.key, nil, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
  }

  private nonisolated(unsafe) static var otherKey: UInt8 = 0

  private final class Farewell {
    let say: () -> Void
    init(_ say: @escaping () -> Void) { self.say = say }
    deinit { say() }
  }

  @Test func `what was fastened may look for what still is when it goes`() {
    let view = UIView()
    objc_setAssociatedObject(view, &Self.otherKey, 7, .OBJC_ASSOCIATION_ASSIGN)
    var seen: [Int] = []
    do {
      let farewell = Farewell { [unowned view] in
        seen += [objc_getAssociatedObject(view, &Self.otherKey) as? Int ?? 0]
      }
      objc_setAssociatedObject(view, &Self.key, farewell, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(seen.isEmpty)
    objc_setAssociatedObject(view, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(seen == [7])
  }

  @Test func `what is only assigned is not kept alive`() {
    for owner in [UIView(), Router()] as [NSObject] {
      do {
        let router = Router()
        objc_setAssociatedObject(owner, &Self.key, router, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(owner, &Self.key) as? Router === router)
      }
      #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
    }
  }

  @Test func `values have names`() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.setValue(NSAttributedString(string: "Red"), forKey: "attributedTitle")
    #expect((alert.value(forKey: "attributedTitle") as? NSAttributedString)?.string == "Red")
    let bar = UISearchBar()
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    let router = Router()
    router.shown = ["a"]
    #expect(router.value(forKey: "shown") as? [String] == ["a"])
    #expect(router.value(forKey: "missing") == nil)
    UserDefaults.standard.setValue(3, forKey: "OlderWaysTests")
    #expect(UserDefaults.standard.value(forKey: "OlderWaysTests") as? Int == 3)
    UserDefaults.standard.removeObject(forKey: "OlderWaysTests")
  }

  private struct Person {
    var name: String
    var age: Int
    var city: String?
  }

  /// https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html
  @Test func `predicates compare`() {
    let ada = Person(name: "Ada", age: 36, city: "Paris")
    let cases: [(format: String, argument: Any, value: Any, holds: Bool)] = [
      ("SELF MATCHES %@", "[A-Z0-9]+@[a-z]+\\.com", "A1@b.com", true),
      ("SELF MATCHES %@", "[a-z]+", "abc1", false),
      ("SELF CONTAINS[cd] %@", "NADA", "Canada", true),
      ("SELF CONTAINS %@", "NADA", "Canada", false),
      ("self beginswith[c] 'can'", 0, "Canada", true),
      ("SELF ENDSWITH %@", "da", "Canada", true),
      ("SELF LIKE 'C*d?'", 0, "Canada", true),
      ("SELF >= %d", 3, 3, true),
      ("SELF IN %@", ["a", "b"], "b", true),
      ("name CONTAINS[c] %@ AND age > 30", "AD", ada, true),
      ("name == 'Bob' OR age < 30", 0, ada, false),
      ("NOT name == %@", "Bob", ada, true),
      ("city == 'Paris'", 0, ada, true),
      ("city == nil", 0, Person(name: "Bob", age: 3), true),
      ("isDone == YES", 0, ["isDone": true] as [String: Any], true),
      ("SELF CONTAINS 'rock AND roll'", 0, "all rock AND roll", true),
      ("SELF == 'a  b' OR SELF == \"it's\"", 0, "a  b", true),
      ("SELF == 'a  b' OR SELF == \"it's\"", 0, "it's", true),
      ("age < %ld", 40, ada, true),
    ]
    for (format, argument, value, holds) in cases {
      #expect(
        NSPredicate(format: format, argument).evaluate(with: value) == holds, "\(format)")
    }
  }

  @Test func `predicates that are not understood trap`() async {
    await #expect(processExitsWith: .failure) {
      _ = NSPredicate(format: "(a == %@) AND (b == %@)", 1, 2)
    }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "NOT (a IN %@)", [1]) }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "start < end") }
  }

  private final class Slippery: UIControl {
    var wasHighlighted: [Bool] = []
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
      wasHighlighted.append(isHighlighted)
      touchesMoved(touches, with: event)
      wasHighlighted.append(isHighlighted)
    }
  }

  @Test func `a control that lets go of a finger is as before`() throws {
    let controller = UIViewController()
    let control = Slippery()
    control.accessibilityIdentifier = "slippery"
    controller.view.addSubview(control)
    try Screen(showing: controller).tap("slippery")
    #expect(control.wasHighlighted == [true, false])
  }

  private final class Knob: UIControl {
    var events: [String] = []
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      events.append("begin")
      return true
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { events.append("end") }
  }

  /// https://developer.apple.com/documentation/uikit/uicontrol/begintracking(_:with:)
  @Test func `a control follows a finger`() throws {
    let controller = UIViewController()
    let knob = Knob()
    knob.accessibilityIdentifier = "knob"
    controller.view.addSubview(knob)
    try Screen(showing: controller).tap("knob")
    #expect(knob.events == ["begin", "end"])
    #expect(!knob.isTracking)
  }
}
