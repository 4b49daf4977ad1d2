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
/// | optional requirements of protocols | requirements with default implementations, so a method that only a subclass adds is not found; calling one, as in `delegate?.tableView?(…)`, gives no optional |
/// | constraints move views | constraints are kept as data; activating one without a common ancestor still traps |
/// | tables and flow layouts place what the constraints in cells ask for | rows are as high as they are said to be, or else 44 points; other collection layouts are data |
/// | a list shows what fits on the screen | every row and item counts as visible; cells are made when somebody looks or at layout |
/// | an exception stops the app | a trap with the same meaning stops the process |
/// | `.automatic` presentation depends on the device | a sheet: the presenting controller does not disappear; a popover is one too |
/// | `UIImage(named:)` looks in the asset catalogue | every name that is not empty gives an image |
/// | a registered class may have any initialisers | one with designated initialisers must override those of its superclass |
/// | an extension may override what its class inherits | one that stands behind its class in the same file, with only other extensions of that between; none of UIKit's own classes |
/// | a type that stands for any view or controller, as in `Root()` or `Root(nibName:bundle:)`, can be made | one needs a required initialiser of the app's own |
/// | a view's layer is of any `layerClass` | of one that UIKit has, such as `CAGradientLayer`; for a class of the app's own, of the one that it is made of |
/// | order of a parent's and a child's callbacks is not documented | parent first for "will", child first for "did" |
/// | order of two tabs' or two screens' callbacks is not documented | what goes is told first, for "will" and for "did" |
/// | moment of `navigationController(_:willShow:animated:)` is not documented | before any of the appearance callbacks |
/// | `dismiss` with nothing to dismiss is not documented | runs its completion handler |
/// | gesture recognisers wait for and exclude each other | each one on the view that is touched is called |
/// | `configurationUpdateHandler` and the like are called before the next frame | at once |
/// | size classes, dark mode and the size of text change | always an upright phone in light mode |
/// | `UIBarAppearance` and `appearance()` change how bars look | they are kept and have no effect |
/// | more than five tabs end in a "More" tab | all tabs are there |
/// | a `UITabGroup` can be opened in a sidebar | its controller has a tab, or else the tabs in it have one each |
/// | the menu of a `UIMenuController` has the system's entries, too | it has the app's |
/// | An app starts by its `Info.plist` | `Screen(launching: AppDelegate())` starts it |
/// | `RelativeDateTimeFormatter` speaks the user's language | it speaks English |
/// | colours, fonts and images can be subclassed | they are final, and `Sendable` without a promise |
/// | `#selector` makes a name, which any object may have | it knows one method of one type, and a target of another type traps; outside exercises it is written `#Selector`; `NSSelectorFromString` finds only what has been named so before |
/// | `setValue(_:forKey:)` sets a property by its name | `value(forKey:)` gives the value back, and no property changes; user defaults do as always |
/// | `NSPredicate(format:)` knows a language | comparisons joined by `AND` or `OR`, of an object itself, its stored properties or a dictionary's values |
/// | `NSSortDescriptor(key:ascending:)` asks an object for a value by its name | it knows stored properties and a dictionary's values |
/// | an object lets go of what is fastened to it | views, controllers and other responders do; of others it stays until many more objects have something |
/// | `OBJC_ASSOCIATION_COPY` fastens a copy | the object itself |
/// | `performSelector(inBackground:with:)` calls on a thread of its own | on the main thread, soon |
/// | every method can be overridden | of those that change the tree of views, `addSubview` and `removeFromSuperview` |
/// | warnings go to the console | they do so here, and `UIApplication.shared.warnings` keeps them |
/// | storyboards and nibs hold screens, cells and segues | they can be named and registered; taking something out of one traps |
/// | `UIApplication` runs tasks in the background until time is up | time is never up, and no push message comes |
/// | a custom transition has an animator and a presentation controller | nobody asks for them; a check can call them with a context of its own |
/// | a held property animator shows what is between | what it changes is at its end once it has begun; `fractionComplete` is what was set |
/// | system colours have components | `getRed`, `getWhite` and `getHue` answer false for colours known by their name |
/// | a user picks documents, colours and pictures | a check calls the delegate in their place; nothing is written to a photo library |
/// | two fingers select several rows | nobody asks for that; the primary action of a row or item is performed by a touch |
/// | `topLayoutGuide` and `bottomLayoutGuide` have a length | they have none, like every safe area here |
/// | a user turns the pages of a page controller | `turnPage(_:)` does |
/// | layers and paths are drawn, layout attributes and prefetching are asked for | they are data, and nobody asks |
/// | `size` of a picture | zero, since pictures are not decoded; that of a drawing is known |
/// | a renderer and a `CGContext` draw | what is asked for is written down, and no pixel changes |
/// | a split view controller on a phone shows one column | all columns are seen, as on an iPad |
/// | text is measured | its size is estimated from the number of letters |
/// | a text field takes typing back by an `UndoManager` of its own | it has that of its window, where it registers nothing |
/// | `URLSession.bytes` gives bytes as they come | all have come before the first is seen |
/// | `AttributedString(markdown:)` knows paragraphs and lists | it knows bold, italic, struck and code text and links |
/// | a download in the background goes on without the app | `background(withIdentifier:)` is `default` |
/// | a finger drags anything to anywhere | `drag(row:to:of:)` and `drag(item:to:of:)` drag from one list to the same or another one; `location(in:)` is zero |
/// | a collection without `moveItemAt` lets nothing be moved | where nobody says otherwise, every item can be moved, by `move(item:to:)` |
/// | an `NSItemProvider` calls back on a queue of its own | on the main queue |
/// | a `UITextChecker` knows a language | every word is right, unless a check sets `knownWords` |
/// | `CFArray` holds objects | it is an array of `Any` |
/// | `String(localized:)` and `LocalizedStringResource` look a text up | it stands for itself, with numbers as in the United States |
/// | measured values are written for the user's language and region | in English, for the United States, without regard to what they are for |
/// | `formatted(.currency(code:))` follows the user's region | as in the United States unless the style names a place; a `NumberFormatter` stays Foundation's own, which knows no region here |
/// | every property of an `NSObject` can be observed | `observe` hears of `@objc dynamic` in exercises, of a web view's progress and of `didChangeValue`, where the value is another one; `UserDefaults` say nothing |
/// | `addObserver(_:forKeyPath:)` takes any object | a responder, which can override `observeValue` |
/// | a `URLSession` may wait for a connection | `waitsForConnectivity` is taken and has no effect |
/// | a `UITabBar` tells its delegate what was chosen | nobody calls that of a bar of its own, and that of a controller's bar is nil |
/// | a list tells that headers, footers and supplementary views are gone | no `didEndDisplaying…` is called for them |
/// | `observedProgress` is followed | it is read once, when it is set |
/// | `beginIgnoringInteractionEvents` stops touches | it does not |
/// | a `UIColorWell` opens a picker | it opens nothing |
/// | `UISearchBar.setImage(_:for:state:)` is for one state | for all of them |
/// | `UITextView.insertText` writes at the selection | at the end |
/// | a layout is asked how items come and go, and which part of it still holds | it hears of updates; nobody asks |
/// | a user picks an app's own `UIActivity` | a check performs one of `applicationActivities` |
/// | a popover on a phone looks as its `adaptiveSheetPresentationController` says | that is kept and has no effect |
/// | layout attributes are copied and made as their own class | `copy()` makes the base class, and nobody asks for `layoutAttributesClass` |
/// | a `CADisplayLink` is called with every frame | `tick()` calls it |
///
/// No file is guarded by `canImport(UIKit)`: this module is built only where Apple's is missing.
/// What Apple lacks, the driving side for checks, is in the folder `Driving`.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import Observation

#if canImport(FoundationNetworking)
  @_weakLinked @_exported public import FoundationNetworking
#endif
