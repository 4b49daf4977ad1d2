@_exported public import Foundation
@_exported public import Observation
// As on an iPhone, where the names of UIKit are seen as well.
@_exported public import UIKit

/// A stand-in for Apple's SwiftUI that needs no screen: the same names and signatures, driven by code.
///
/// A view tree is real: bodies are evaluated, state is kept for as long as a view keeps its
/// identity, and what depends on something that has changed is evaluated again. Nothing is laid out
/// and nothing is drawn: sizes, paddings and shadows are taken and have no effect. A path is kept
/// as the places that it goes through.
///
/// `ViewScreen(showing: SomeView())` puts a view on the screen, reads and touches it. Changes are
/// taken in before anything is read, so that only what tasks bring has to be waited for, with
/// `settle()` or `wait(for:)`.
///
/// | Apple's SwiftUI | this kit |
/// |---|---|
/// | updates come with the next frame | they come when a check reads or touches, or else with the main actor's next turn |
/// | animations and transitions take time | everything has happened at once; `lastAnimation`, `animation(of:)`, `transition(of:)` tell what was asked for |
/// | a `GeometryReader` knows the size of its place | it always has the size of the screen |
/// | an `Anchor` is a place in its view | in the screen, which every view is as large as |
/// | a file importer shows the user's files | it asks for a path, which `Open` takes |
/// | a drag is reported at each move | once, with the whole way, and then its end |
/// | a drag has a speed | none: it comes to its place at once |
/// | a context menu may show a preview | only its items are seen |
/// | tokens of a search stand in its field | they stand above the content |
/// | a `ScrollViewReader` scrolls | `scrollTarget` tells what was asked for |
/// | lists, lazy stacks and tabs make what is seen | all is made at once; what cannot be seen has not appeared |
/// | a body is evaluated when what it has read changes | the same for `Observable`; a changed `State` evaluates its view whether it was read or not |
/// | views without an own `==` are compared field by field | bit by bit; a view that holds a closure or a binding is always evaluated |
/// | order of `onAppear` is not documented | what goes is told first, and inner views before outer ones |
/// | moment of a menu's item is not documented | the item acts, then the menu closes, like an alert |
/// | texts are looked up in tables, in the user's language | they stand for themselves, with numbers, dates and money as in the United States unless a format names a place |
/// | Markdown in texts is shown as bold or as links | it is read as it was written |
/// | `AsyncImage` fetches its picture | the placeholder, or the phase `.empty`, stays |
/// | `#Preview` is shown beside the code | it is compiled and shown nowhere |
/// | a full-screen cover or sheet on an iPad | as on a phone; a popover is a sheet |
/// | a split view on a phone shows one column | all columns are seen, as on an iPad |
/// | a table on an iPhone shows its first column | all columns, as on an iPad; touching a title sorts nothing |
/// | what is dragged is written down and read again | it is handed over as it is, or as what a `ProxyRepresentation` makes of it |
/// | a modifier of a group is one of each view in it | of all together, but of none where there is none |
/// | an exporter of files, activities of the user, a menu for what is chosen in a list | they are taken and have no effect |
/// | what a container is given is taken apart to its last view | a view with a body of its own counts as one, whatever is in it |
/// | `NSItemProvider`s are dropped and dragged | nothing comes of `onDrag`, `onDrop` and `onInsert` |
/// | a window is opened for a value | the first window has none |
/// | a timer's progress goes on by itself | it stands where it was when the view was made |
/// | styles can be made for every control | not for pickers, lists, forms and date pickers; the system's styles have no look |
/// | a `Layout` is asked where views stand | nobody asks it; `ViewThatFits` shows its first view |
/// | a `TimelineView`, phases and keyframes go on | they stay at their first moment |
/// | an `ImageRenderer` makes a picture of a view | it is as large as was proposed, and empty |
/// | a `Canvas` draws | its renderer is called once, and what it draws of texts, pictures and symbols can be read |
/// | of two gestures at once both are told together | the first one alone is |
/// | `SceneStorage` is kept between launches | for as long as the view is there |
/// | `UIApplicationDelegateAdaptor` makes the delegate | it names one that is never made; reading it traps |
/// | an edited number is taken when the field loses the focus | at once, and typing replaces all of the old text |
/// | the system wakes an app for a `BackgroundTask` | it never does |
/// | `App.main()` runs until the user ends it | it prints what the first window shows, and ends |
/// | a hosted view's `undoManager` is that of its window | it is one of its own |
/// | UIKit's sheets and alerts show those of a hosted view | the hosting controller's view shows them in its own place |
/// | `FocusedValues` are those of the view or scene that is in use | of all views that are there, the last one counting |
/// | a `DocumentGroup` shows the user's files | it shows one new document, which is written nowhere |
/// | `AccessibilityFocusState` follows who listens to the screen | it is what code sets it to |
/// | `selectionDisabled` keeps a row from being chosen | it does not |
/// | a container sees the values and tags of its views below any modifier | not below one that wraps its view |
/// | `_printChanges` names what has changed | it says only which view is asked for its body |
/// | a title and bar items of a hosted view are UIKit's | the title is; bar items need a `NavigationStack` in the view |
///
/// No file is guarded by `canImport(SwiftUI)`: this module is built only where Apple's is missing.
/// What Apple lacks, the driving side for checks, is in the folder `Driving`.
@_exported public import protocol Combine.ObservableObject
@_exported public import struct Combine.Published

#if canImport(FoundationNetworking)
  @_weakLinked @_exported public import FoundationNetworking
#endif
