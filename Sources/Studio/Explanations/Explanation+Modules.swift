/// Files, modules and layers: what stands around the code.
extension Explanation {
  static let modules = [
    Explanation(
      id: "sema_no_import",
      title: "There is no module of this name here",
      text: """
        An `import` names a module: a framework, or a layer of the exercise. Files of your own
        module need no import at all. Look at the spelling, and at the exercise's text for the
        frameworks that it offers. An import of a layer that yours may not know is a fault of
        another kind: `atelier explain layer_import` is about it.

        This does not compile:

        ```swift
        import Fundation

        struct Profile {
          let name: String
        }
        ```

        This does:

        ```swift
        import Foundation

        struct Profile {
          let name: String
        }
        ```
        """),
    Explanation(
      id: "objc_interop_disabled",
      title: "`@objc` belongs to a runtime that is not here",
      text: """
        `@objc` and `#selector` speak to the Objective-C runtime of Apple's systems. The course
        compiles without it, on a Mac as well. For a button, hand over what shall happen as a
        `UIAction`; for two objects of yours, use a delegate or a closure. That reads better in
        new code on a Mac, too.

        This does not compile:

        ```swift
        final class SaveButton {
          @objc func didTap() {
            print("saved")
          }
        }
        ```

        This does:

        ```swift
        final class SaveButton {
          var onTap: (() -> Void)?

          func didTap() {
            onTap?()
          }
        }
        ```
        """),
    Explanation(
      id: "layer_import",
      title: "A layer imports one that it may not know",
      text: """
        The exercise declares which layer may import which, and the arrows point one way: the
        details know the rules of the app, never the other way round. Your file imports against
        the arrow. What the inner layer needs from outside, it describes as a protocol of its
        own; the outer layer conforms to it, and the object is handed in where the app is put
        together. This error is ours, not the compiler's.

        ```text
        Domain/PriceList.swift    protocol PriceSource { … }
        Data/ShopServer.swift     import Domain
                                  struct ShopServer: PriceSource { … }
        ```

        The domain says what it needs, the data layer knows the domain, and nobody imports
        backwards.
        """),
    Explanation(
      id: "shape_mismatch",
      title: "A step looks for a name or signature that your code does not have",
      text: """
        Your code compiles, but the checks of this step cannot be joined with it: they use a
        type, a method or labels that are missing or differ. The message says which. Compare
        with the step's text letter by letter: capitals, labels, `async`, `throws`, and whether
        something is `private`. Later steps may ask for types that you have not written yet;
        that is as it should be. This error is ours, not the compiler's.
        """),
    Explanation(
      id: "missing_file",
      title: "A file of the exercise is not there",
      text: """
        The exercise starts from files with certain names, and in this place there is none of
        them. Perhaps it was moved or renamed. `atelier reset` brings the starting files back;
        what you have is kept in a snapshot first. If you grade a folder, see that it is the
        folder of the exercise, not one above it. This error is ours, not the compiler's.
        """),
    Explanation(
      id: "file_layout",
      title: "A file lies where it cannot be compiled",
      text: """
        In an exercise with layers each file belongs in the folder of its layer; a file beside
        those folders is in no layer. And within one module two files cannot have the same name,
        even in different folders. Move the file, or give it another name. This error is ours,
        not the compiler's.
        """),
    Explanation(
      id: "refused_file",
      title: "A file cannot be taken as it is",
      text: """
        Only ordinary Swift files can be graded: text in UTF-8, without zero bytes, not larger
        than a megabyte, with a plain name, no links to files elsewhere, and not hundreds of
        them. The message says which of these it is. Most often a file was saved in another
        encoding: save it anew as UTF-8. This error is ours, not the compiler's.
        """),
  ]
}
