public import SwiftUI
public import UIKit

extension UIViewController {
  /// Presents a controller while the binding is true; it becomes false when the user goes back.
  @discardableResult
  public func present(
    isPresented: UIBinding<Bool>, onDismiss: (() -> Void)? = nil,
    content: @escaping () -> UIViewController
  ) -> ObserveToken {
    present(item: isPresented.asItem, id: \.self, onDismiss: onDismiss) { _ in content() }
  }

  /// Presents a controller while the binding has something; it becomes nil when the user goes back.
  @discardableResult
  public func present<Item: Identifiable>(
    item: UIBinding<Item?>, onDismiss: (() -> Void)? = nil,
    content: @escaping (Item) -> UIViewController
  ) -> ObserveToken { present(item: item, id: \.id, onDismiss: onDismiss, content: content) }

  /// Presents a controller while the binding has something; the key path leads to its id.
  @discardableResult
  public func present<Item, ID: Hashable>(
    item: UIBinding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    content: @escaping (Item) -> UIViewController
  ) -> ObserveToken {
    follow(
      item, { $0[keyPath: id] }, content: content, show: { $0.present($1, animated: true) },
      hide: { _, shown in shown.dismiss(animated: true, completion: onDismiss) })
  }

  /// Pushes a controller while the binding is true; it becomes false when the user goes back.
  @discardableResult
  public func navigationDestination(
    isPresented: UIBinding<Bool>, content: @escaping () -> UIViewController
  ) -> ObserveToken { destination(isPresented.asItem, \.self) { _ in content() } }

  /// Pushes a controller while the binding has something; it becomes nil when the user goes back.
  @discardableResult
  public func navigationDestination<Item: Identifiable>(
    item: UIBinding<Item?>, content: @escaping (Item) -> UIViewController
  ) -> ObserveToken { destination(item, \.id, content: content) }

  /// Pushes a controller while the binding has something; it becomes nil when the user goes back.
  @_disfavoredOverload
  @discardableResult
  public func navigationDestination<Item>(
    item: UIBinding<Item?>, content: @escaping (Item) -> UIViewController
  ) -> ObserveToken { destination(item, { _ in true }, content: content) }

  private func destination<Item, ID: Hashable>(
    _ item: UIBinding<Item?>, _ id: @escaping (Item) -> ID,
    content: @escaping (Item) -> UIViewController
  ) -> ObserveToken {
    follow(
      item, id, content: content,
      show: { $0.navigationController?.pushViewController($1, animated: true) },
      hide: { owner, shown in
        guard shown.navigationController?.viewControllers.contains(shown) == true else { return }
        owner.navigationController?.popToViewController(owner, animated: true)
      })
  }

  private func follow<Item, ID: Hashable>(
    _ item: UIBinding<Item?>, _ id: @escaping (Item) -> ID,
    content: @escaping (Item) -> UIViewController,
    show: @escaping @MainActor (UIViewController, UIViewController) -> Void,
    hide: @escaping @MainActor (UIViewController, UIViewController) -> Void
  ) -> ObserveToken {
    var shown: (controller: UIViewController, id: ID)?
    let update: @MainActor () -> Void = { [weak self] in
      let new = item.wrappedValue
      guard let self, shown?.id != new.map(id) else { return }
      if let old = shown {
        shown = nil
        hide(self, old.controller)
      }
      guard let new else { return }
      let controller = content(new)
      let newID = id(new)
      shown = (controller, newID)
      Farewell.add(to: controller) {
        guard shown?.id == newID else { return }
        shown = nil
        item.wrappedValue = nil
      }
      show(self, controller)
    }
    let carrier = UncheckedSendable(update)
    return observe { carrier.value() }
  }
}

extension UIBinding where Value == Bool {
  fileprivate var asItem: Binding<Bool?> {
    Binding<Bool?>(get: { wrappedValue ? true : nil }, set: { wrappedValue = $0 ?? false })
  }
}

/// Notices, as a child that cannot be seen, that its parent has been left by the user.
private final class Farewell: UIViewController {
  private var action: () -> Void = {}

  static func add(to controller: UIViewController, action: @escaping () -> Void) {
    let watcher = Farewell()
    watcher.action = action
    watcher.view.isHidden = true
    controller.addChild(watcher)
    controller.view.addSubview(watcher.view)
    watcher.didMove(toParent: controller)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard let parent, parent.isMovingFromParent || parent.isBeingDismissed else { return }
    action()
  }
}

extension UIAlertController {
  /// An alert as a state describes it; the handler gets what was chosen.
  public convenience init<Action>(
    state: AlertState<Action>, handler: @escaping (_ action: Action?) -> Void = { _ in }
  ) {
    self.init(
      title: String(state: state.title), message: state.message.map { String(state: $0) },
      preferredStyle: .alert)
    add(state.buttons, handler: handler)
  }

  /// A sheet of actions as a state describes it; the handler gets what was chosen.
  public convenience init<Action>(
    state: ConfirmationDialogState<Action>,
    handler: @escaping (_ action: Action?) -> Void = { _ in }
  ) {
    self.init(
      title: state.titleVisibility == .visible ? String(state: state.title) : nil,
      message: state.message.map { String(state: $0) }, preferredStyle: .actionSheet)
    add(state.buttons, handler: handler)
  }

  /// An alert as the state of a store describes it; the store gets what was chosen.
  public convenience init<Action>(store: Store<AlertState<Action>, PresentationAction<Action>>) {
    self.init(state: store.withState { $0 }) { store.send($0.map { .presented($0) } ?? .dismiss) }
  }

  /// A sheet of actions as the state of a store describes it; the store gets what was chosen.
  public convenience init<Action>(
    store: Store<ConfirmationDialogState<Action>, PresentationAction<Action>>
  ) {
    self.init(state: store.withState { $0 }) { store.send($0.map { .presented($0) } ?? .dismiss) }
  }

  /// An alert as the state of a store describes it; the store gets the action of a button that has one.
  public convenience init<Action>(store: Store<AlertState<Action>, Action>) {
    self.init(state: store.withState { $0 }) { if let action = $0 { store.send(action) } }
  }

  /// A sheet of actions as the state of a store describes it; the store gets the action of a button
  /// that has one.
  public convenience init<Action>(store: Store<ConfirmationDialogState<Action>, Action>) {
    self.init(state: store.withState { $0 }) { if let action = $0 { store.send(action) } }
  }

  private func add<Action>(
    _ buttons: [ButtonState<Action>], handler: @escaping (_ action: Action?) -> Void
  ) {
    for button in buttons { addAction(UIAlertAction(button, action: handler)) }
    if buttons.isEmpty {
      addAction(UIAlertAction(title: "OK", style: .cancel) { _ in handler(nil) })
    }
  }
}

extension UIAlertAction {
  /// An action as a button's state describes it.
  public convenience init<Action>(
    _ button: ButtonState<Action>, action handler: @escaping (_ action: Action?) -> Void
  ) {
    let style: Style =
      switch button.role {
      case .destructive?: .destructive
      case .cancel?: .cancel
      case nil: .default
      }
    self.init(title: String(state: button.label), style: style) { _ in
      handler(button.action.action)
    }
  }
}
