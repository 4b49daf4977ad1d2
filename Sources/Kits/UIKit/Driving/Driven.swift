// What checks do with views, controllers and bar items belongs to protocols: a subclass could not give a member of
// its own the name of one that belongs to the class. For the same reason no member has the name of a function of
// Swift, such as `type` or `dump`, which would be hidden inside all subclasses.

/// What checks read on a view and do with it.
@preconcurrency @MainActor
public protocol DrivenView: UIView {}

/// What checks read on a controller's screen and do with it.
@preconcurrency @MainActor
public protocol DrivenController: UIViewController {}

/// What checks read on an item of a bar and do with it.
@preconcurrency @MainActor
public protocol DrivenBarItem: UIBarButtonItem {}

extension UIView: DrivenView {}
extension UIViewController: DrivenController {}
extension UIBarButtonItem: DrivenBarItem {}
