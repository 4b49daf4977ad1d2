import Foundation
public import UIKit

/// Shows a SwiftUI view where UIKit expects a view controller.
///
/// Its view holds labels, buttons and text fields for what can be read and touched, so that the
/// driving side of UIKit works on it; a sheet or an alert of the SwiftUI view takes their place.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  private let host: Host

  /// The view that is shown; a new one keeps the state of the old one.
  public var rootView: Content {
    didSet { host.replaceRoot(with: rootView) }
  }

  /// Takes the view that is shown.
  public init(rootView: Content) {
    self.rootView = rootView
    host = Host(rootView, isOnScreen: false)
    super.init(nibName: nil, bundle: nil)
    host.onUpdate = { [weak self] in self?.projectIfLoaded() }
  }

  /// For subclasses, which have to have an initialiser for storyboards.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    host = Host(rootView, isOnScreen: false)
    super.init(coder: coder)
    host.onUpdate = { [weak self] in self?.projectIfLoaded() }
  }

  /// A hosting controller does not come from a storyboard here.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let view = HostingView(frame: UIScreen.main.bounds)
    view.host = host
    self.view = view
    projectIfLoaded()
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    host.isOnScreen = true
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    host.isOnScreen = false
  }

  /// Which sizes of the view the controller tells UIKit; nothing is laid out here.
  open var sizingOptions: UIHostingControllerSizingOptions = []
  /// Which parts of the screen are left free; nothing is laid out here.
  open var safeAreaRegions = SafeAreaRegions.all
  /// The size that is offered, since nothing is laid out.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }

  private func projectIfLoaded() {
    guard let root = host.root else { return }
    let title = root.seen.lazy.compactMap { node -> String? in
      if case .title(let title) = node.facet { title } else { nil }
    }.first
    if let title { self.title = title }
    (viewIfLoaded as? HostingView)?.show(Layer.all(of: host).last)
  }
}

/// Which sizes of its view a hosting controller tells UIKit.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// One bit for each size.
  public let rawValue: Int
  /// Takes one bit for each size.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// That of the content on its own.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// That which a popover would have.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// Holds a UIKit view for each SwiftUI view that can be read or touched.
final class HostingView: UIView {
  weak var host: Host?
  private var shown: [ObjectIdentifier: UIView] = [:]
  private var isShowing = false

  /// Whoever looks at a view asks this first: the moment to take in what has changed.
  override var isHidden: Bool {
    get {
      if !isShowing { host?.update() }
      return super.isHidden
    }
    set { super.isHidden = newValue }
  }

  func show(_ layer: Layer?) {
    isShowing = true
    defer { isShowing = false }
    var views: [UIView] = []
    var next: [ObjectIdentifier: UIView] = [:]
    var covered: Set<ObjectIdentifier> = []
    for node in layer?.seen ?? [] where !covered.contains(ObjectIdentifier(node)) {
      guard let view = view(for: node) else { continue }
      view.accessibilityIdentifier = node.identifier
      if view is UIButton { covered.formUnion(node.seen.map { ObjectIdentifier($0) }) }
      next[ObjectIdentifier(node)] = view
      views.append(view)
    }
    shown = next
    guard !views.elementsEqual(subviews, by: { $0 === $1 }) else { return }
    for view in subviews { view.removeFromSuperview() }
    for view in views { addSubview(view) }
  }

  private func view(for node: Node) -> UIView? {
    let known = shown[ObjectIdentifier(node)]
    switch node.facet {
    case .text(let text):
      let label = known as? UILabel ?? UILabel()
      label.text = text.string
      return label
    case .button, .toggle: return button(for: node, known)
    case .field(let field): return textField(for: field, of: node, known)
    case .uiView(let view): return view
    default: return nil
    }
  }

  private func button(for node: Node, _ known: UIView?) -> UIView {
    let button =
      known as? UIButton
      ?? UIButton(
        primaryAction: UIAction { [weak node] _ in
          node?.touch?.action()
          node?.host?.update()
        })
    let image = node.seen.lazy.compactMap { inner -> String? in
      if case .image(let name) = inner.facet { name } else { nil }
    }.first
    let title = node.readableTexts.joined(separator: " ")
    button.setTitle(title.isEmpty ? nil : title, for: .normal)
    button.setImage(image.flatMap { UIImage(systemName: $0) }, for: .normal)
    button.isEnabled = node.touch?.isEnabled ?? false
    return button
  }

  private func textField(for field: Field, of node: Node, _ known: UIView?) -> UIView {
    let view = known as? UITextField ?? UITextField()
    if known == nil {
      view.addAction(
        UIAction { [weak node, weak view] _ in
          node?.field?.field.text.wrappedValue = view?.text ?? ""
          node?.host?.update()
        }, for: .editingChanged)
    }
    view.placeholder = field.placeholder
    view.isSecureTextEntry = field.isSecure
    view.isEnabled = node.environment.isEnabled
    if view.text != field.text.wrappedValue { view.text = field.text.wrappedValue }
    return view
  }
}

extension Node {
  /// The name that has been given to exactly this view, not to one with others in it.
  fileprivate var identifier: String? {
    var node = self
    while let parent = node.parent, !node.isLayer {
      if case .identifier(let name) = parent.facet { return name }
      guard parent.children.count == 1 else { return nil }
      node = parent
    }
    return nil
  }
}
