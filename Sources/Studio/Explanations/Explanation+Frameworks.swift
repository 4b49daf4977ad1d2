/// What stands in for Apple's frameworks, for who misses something of theirs.
extension Explanation {
  /// Where pages about names that are not found lead on to.
  static let kitsHint = """


    If the name is one of Apple's, or of another framework, and spelled as in its documentation: the
    course compiles against stand-ins that have the part its exercises need. `atelier explain kits`
    lists what there is.
    """

  static let frameworks = [
    Explanation(
      id: "kits",
      title: "Which part of UIKit, SwiftUI and the others is here",
      text: """
        Your code is compiled against stand-ins for the frameworks, so that it runs and can be
        checked without a Mac or a simulator. What they have behaves as on an iPhone, under the
        same names. What they do not have does not exist: the compiler says "has no member" or
        "cannot find in scope". Then look for another way with what is here; no exercise needs
        more.

        - `UIKit`: view controllers with their life cycle, navigation and presentation, alerts,
          tables, buttons, fields, labels, images, stacks, constraints as data, windows. No
          drawing, no gestures, no `#selector` at run time.
        - `SwiftUI`: views, builders and modifiers, `@State`, `@Binding`, `@Environment` and
          observable objects, lists, forms, navigation, sheets, alerts, tasks. No layout, no
          drawing.
        - `Combine`: publishers, operators, subjects, schedulers, `@Published`.
        - `ComposableArchitecture`: reducers, stores, effects, dependencies, shared state, stacks,
          `TestStore`. Its parts that have names of their own come with it, such as `CasePaths`,
          `Dependencies`, `IdentifiedCollections`, `Sharing`, `SwiftUINavigation` and
          `CustomDump`.
        - `CoreGraphics`: points, sizes, rectangles, transforms. `os` and `OSLog`: `Logger`,
          locks, signposts. These three may be imported in every exercise; the others where the
          exercise offers them.
        - `AVFoundation`, `AVKit`, `CoreLocation`, `CoreTransferable`, `MapKit`, `PhotosUI`,
          `SafariServices`, `Speech`, `UniformTypeIdentifiers`, `UserNotifications`, `WebKit`: the
          little that screens need of them. They may be imported where `UIKit` or `SwiftUI` may. Nothing
          is played, found, loaded or shown.
        - Foundation is the real one, that of Swift itself; `URLSession` and its like belong to
          it, as on a Mac.

        The full list is each kit's source, in the folder `Sources/Kits`: the first file of a
        kit, which bears its name, has a table of what differs from Apple's.
        """)
  ]
}
