/// A stand-in for Apple's UIKit that needs no screen: the same names and signatures, driven by code.
///
/// Everything happens at once and in order: an animation jumps to its end, a push or a presentation
/// has finished when the call returns. Nothing is drawn and no constraint is solved.
///
/// A controller is on the screen when its view is in a window that is visible, as on an iPhone:
/// `Screen(showing: controller)` does that in one line, `UIWindow.makeKeyAndVisible()` in four.
///
/// | Apple's UIKit | this kit |
/// |---|---|
/// | animated transitions take time, completions come later | both are over when the call returns |
/// | optional requirements of protocols | requirements with default implementations, so a method that only a subclass adds is not found |
/// | constraints move views | constraints are kept as data; activating one without a common ancestor still traps |
/// | a table shows the rows that fit | every row counts as visible; cells are made when somebody looks or at layout |
/// | an exception stops the app | a trap with the same meaning stops the process |
/// | `.automatic` presentation depends on the device | a sheet: the presenting controller does not disappear |
/// | `UIImage(named:)` looks in the asset catalogue | every name that is not empty gives an image |
/// | a registered cell class may have any initialisers | one with designated initialisers must override `init(style:reuseIdentifier:)` |
/// | order of a parent's and a child's callbacks is not documented | parent first for "will", child first for "did" |
/// | moment of `navigationController(_:willShow:animated:)` is not documented | before any of the appearance callbacks |
/// | `dismiss` with nothing to dismiss is not documented | runs its completion handler |
/// | colours, fonts and images can be subclassed | they are final, and `Sendable` without a promise |
/// | a target's method is found by `#selector` | by `Selector("save", EditController.save)` |
/// | every method can be overridden | of those that change the tree of views, `addSubview` and `removeFromSuperview` |
/// | warnings go to the console | they do so here, and `UIApplication.shared.warnings` keeps them |
///
/// No file is guarded by `canImport(UIKit)`: this module is built only where Apple's is missing.
/// What Apple lacks, the driving side for checks, is in the folder `Driving`.
@_exported public import Foundation

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
