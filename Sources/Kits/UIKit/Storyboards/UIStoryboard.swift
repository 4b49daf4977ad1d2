import Foundation

/// A file of screens from Interface Builder: it can be named, but there is none to take a screen from.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  /// Looks for nothing yet, so that a property may hold the storyboard.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  open func instantiateInitialViewController() -> UIViewController? {
    missing("the initial controller")
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    missing("\"\(identifier)\"")
  }

  public final func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? { missing("the initial controller") }

  public final func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController { missing("\"\(identifier)\"") }

  private func missing(_ controller: String) -> Never {
    fatalError(
      "Could not find a storyboard named '\(name)': there are none here. Make \(controller) in code."
    )
  }
}

/// The way from one screen to the next, as `prepare(for:sender:)` hears of it.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private let handler: (() -> Void)?

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = nil
    super.init()
  }

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = performHandler
    super.init()
  }

  /// Runs the handler, or else shows the destination; a subclass overrides it without calling super.
  open func perform() {
    if let handler { handler() } else { source.show(destination, sender: nil) }
  }
}

/// A file of views from Interface Builder: it can be registered, but there is none to take a view from.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { UINib.missing(name) }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  nonisolated static func missing(_ name: String) -> Never {
    fatalError("Could not load NIB '\(name)': there are none here. Make the views in code.")
  }

  /// Makes what a list wants from the file; the message names it, which a failed cast would not.
  func make<Reused: UIView>() -> Reused { UINib.missing(name) }
}

extension Bundle {
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { UINib.missing(name) }
}

extension UITableView {
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellPool.register(identifier, nib.map { nib in { nib.make() } })
  }

  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    edgePool.register(identifier, nib.map { nib in { nib.make() } })
  }
}

extension UICollectionView {
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cellPool.register(identifier, nib.map { nib in { nib.make() } })
  }

  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    supplementPool.register(kind + identifier, nib.map { nib in { nib.make() } })
  }
}

extension UIViewController {
  /// Nil, as for every controller that is made in code.
  public var storyboard: UIStoryboard? { nil }
  public var nibBundle: Bundle? { nil }
}
