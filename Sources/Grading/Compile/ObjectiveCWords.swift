package import Curriculum
import SwiftLexer

/// Words that need Objective-C, its modules or an iPhone, as a compiler without them takes them: each other byte
/// stays where it is.
package enum ObjectiveCWords {
  private static let attributes: Set = [
    "@objc", "@objcMembers", "@IBOutlet", "@IBAction", "@IBInspectable", "@IBDesignable",
  ]
  /// What any file has that has one of the words.
  private static let signs = [
    "@objc", "@IB", "@UI", "#selector", "#keyPath", "os.log", "os(iOS", "?(",
  ]
  .map { Array($0.utf8) }
  private static let (extensions, overrides) = (Array("extension".utf8), Array("override".utf8))
  private static let firstLetters: [Bool] = {
    let letters = Set((signs + [extensions, overrides]).map { $0[0] })
    return (0...UInt8.max).map(letters.contains)
  }()

  /// The file with blanks for attributes, `#selector` as the kit's macro `#Selector`, a text for `#keyPath`, the
  /// kit's wrapper `@NSDynamicVar` for `@objc dynamic`, `@main` for the older word that means the same, `import os`
  /// for `import os.log`, since only modules of C have submodules, no question mark where an optional requirement
  /// is called, which the kits' protocols have by default, and `true` for `os(iOS)` in conditions: what is written
  /// for an iPhone is written for the kits. Extensions that override become part of their class.
  package static func replaced(in file: SourceFile) -> SourceFile {
    guard hasSign(file.bytes) else { return file }
    var bytes = file.bytes
    let source = LexedSource(file.bytes)
    lazy var seesUIKit = importedModules(in: file.bytes).contains {
      ["UIKit", "SwiftUI"].contains($0.name)
    }
    lazy var properties = Set(
      source.tokens.indices.filter { ["var", "let"].contains(source.word($0)) }
        .map(source.nextWord(after:)))
    for (index, token) in source.tokens.enumerated() {
      switch token.kind {
      case .poundWord where source.word(index) == "#selector":
        bytes[token.range.lowerBound + 1] = UInt8(ascii: "S")
      case .poundWord where ["#if", "#elseif"].contains(source.word(index)):
        for range in phones(after: index, in: source) {
          bytes.replaceSubrange(
            range, with: "true".utf8 + Array(repeating: UInt8(ascii: " "), count: range.count - 4))
        }
      case .poundWord where source.word(index) == "#keyPath":
        if let (range, text) = keyPath(index, in: source) {
          bytes.replaceSubrange(range, with: text)
        }
      case .attribute where isObserved(index, in: source) && seesUIKit:
        let start = token.range.lowerBound
        bytes.replaceSubrange(start..<start + observed.count, with: observed)
      case .attribute where attributes.contains(source.word(index)):
        for blank in index..<(endOfArguments(index, in: source) ?? index + 1) {
          for offset in source.tokens[blank].range
          where source.tokens[blank].kind != .newline { bytes[offset] = UInt8(ascii: " ") }
        }
      case .attribute where source.word(index) == "@UIApplicationMain":
        bytes.replaceSubrange(
          token.range, with: "@main".utf8 + Array(repeating: UInt8(ascii: " "), count: 13))
      case .operator, .punctuation:
        if isOptionalCall(index, in: source), seesUIKit,
          !properties.contains(source.word(index - 1))
        {
          bytes[token.range.lowerBound] = UInt8(ascii: " ")
        }
      case .keyword where source.word(index) == "import":
        for part in submodule(after: index, in: source) {
          for offset in source.tokens[part].range { bytes[offset] = UInt8(ascii: " ") }
        }
      default: break
      }
    }
    if seesUIKit { OverridesInExtensions(source).join(in: &bytes) }
    return SourceFile(path: file.path, bytes: bytes)
  }

  /// Asked of every file of every grading; the library's search for one word takes ten times as long.
  private static func hasSign(_ bytes: [UInt8]) -> Bool {
    let firstLetters = firstLetters
    var hasExtension = false
    return bytes.indices.contains { index in
      guard firstLetters[Int(bytes[index])] else { return false }
      let rest = bytes[index...]
      hasExtension = hasExtension || rest.starts(with: extensions)
      return signs.contains { rest.starts(with: $0) }
        || hasExtension && rest.starts(with: overrides)
    }
  }

  /// What `#keyPath(Person.name)` stands for, `"name"`, and where; nil if it is not as simple as that.
  private static func keyPath(
    _ word: Int, in source: LexedSource
  ) -> (range: Range<Int>, text: [UInt8])? {
    guard let open = source.next(after: word), source.word(open) == "(",
      let close = source.following(open).first(where: { source.word($0) == ")" })
    else { return nil }
    let inside = source.tokens[(open + 1)..<close]
    let words = inside.map { source.text.text(of: $0) }
    // Names and dots alone: anything else, such as quotes, would end the text that is made of it.
    guard
      zip(inside, words).allSatisfy({ token, word in
        token.kind == .identifier && !word.contains("`") || word == "."
      })
    else { return nil }
    var names = words.joined().split(separator: ".")
    if names.count > 1, names[0].first?.isUppercase == true { names.removeFirst() }
    let range =
      source.tokens[word].range.lowerBound..<source.tokens[close].range.upperBound
    let text = Array("\"\(names.joined(separator: "."))\"".utf8)
    guard text.count <= range.count else { return nil }
    return (range, text + Array(repeating: UInt8(ascii: " "), count: range.count - text.count))
  }

  /// What the kits' delegates and data sources have that Objective-C calls optional.
  private static let optionalRequirements: Set = [
    "tableView", "collectionView", "numberOfSections", "indexTitles", "textField", "textView",
    "searchBar", "navigationController", "tabBarController", "tabBar", "pickerView",
    "numberOfComponents", "gestureRecognizer", "imagePickerController", "presentationController",
    "adaptivePresentationStyle", "pageViewController", "splitViewController", "application",
    "scene", "viewForZooming", "scrollViewWillBeginZooming", "scrollViewDidEndZooming",
    "scrollViewDidEndDragging", "scrollViewWillEndDragging",
    "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging",
    "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating",
    "scrollViewDidEndScrollingAnimation", "scrollViewDidScrollToTop",
    "scrollViewShouldScrollToTop", "textFieldShouldBeginEditing", "textFieldDidBeginEditing",
    "textFieldShouldEndEditing", "textFieldDidEndEditing", "textFieldDidChangeSelection",
    "textFieldShouldClear", "textFieldShouldReturn", "textViewShouldBeginEditing",
    "textViewShouldEndEditing", "textViewDidBeginEditing", "textViewDidEndEditing",
    "textViewDidChange", "textViewDidChangeSelection", "searchBarShouldBeginEditing",
    "searchBarTextDidBeginEditing", "searchBarShouldEndEditing", "searchBarTextDidEndEditing",
    "searchBarSearchButtonClicked", "searchBarCancelButtonClicked",
    "searchBarBookmarkButtonClicked", "willPresentSearchController",
    "didPresentSearchController", "willDismissSearchController", "didDismissSearchController",
    "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
    "presentationControllerDidDismiss", "presentationControllerDidAttemptToDismiss",
    "gestureRecognizerShouldBegin", "imagePickerControllerDidCancel",
    "navigationControllerSupportedInterfaceOrientations",
    "tabBarControllerSupportedInterfaceOrientations", "applicationDidFinishLaunching",
    "applicationDidBecomeActive", "applicationWillResignActive",
    "applicationDidEnterBackground", "applicationWillEnterForeground",
    "applicationWillTerminate", "sceneDidDisconnect", "sceneDidBecomeActive",
    "sceneWillResignActive", "sceneWillEnterForeground", "sceneDidEnterBackground",
  ]

  /// Whether it is a question mark between the name of such a method and what it is given.
  private static func isOptionalCall(_ mark: Int, in source: LexedSource) -> Bool {
    let range = source.tokens[mark].range
    // Of most tokens a byte is enough to tell.
    return range.count == 1 && source.text.bytes[range.lowerBound] == UInt8(ascii: "?")
      && mark > 1 && mark + 1 < source.tokens.count
      && source.word(mark + 1) == "(" && source.previousWord(before: mark - 1) == "."
      && optionalRequirements.contains(source.word(mark - 1))
  }

  /// The wrapper that tells of a property's changes; as long as `@objc dynamic`.
  private static let observed = Array("@NSDynamicVar".utf8)

  /// Whether `@objc dynamic var` stands there with nothing but a space between the first two, for a
  /// property that is kept: one that is computed has braces behind its type.
  private static func isObserved(_ attribute: Int, in source: LexedSource) -> Bool {
    let start = source.tokens[attribute].range.lowerBound
    guard source.word(attribute) == "@objc", let dynamic = source.next(after: attribute),
      source.word(dynamic) == "dynamic", source.tokens[dynamic].range.lowerBound == start + 6,
      let next = source.following(dynamic).first(where: { !accesses.contains(source.word($0)) }),
      source.word(next) == "var"
    else { return false }
    let line = line(from: next, in: source)
    return line.count < longestLine
      && !line.contains { $0.kind == .punctuation && source.text.text(of: $0) == "{" }
  }

  private static let accesses: Set = ["public", "private", "fileprivate", "internal", "open"]

  /// The tokens up to the line's end; whatever somebody has written, nothing is looked at again and again.
  private static func line(from start: Int, in source: LexedSource) -> ArraySlice<Token> {
    source.tokens[start...].prefix(longestLine).prefix { $0.kind != .newline }
  }

  private static let longestLine = 500

  /// Where a condition asks for an iPhone by `os(iOS)`.
  private static func phones(after condition: Int, in source: LexedSource) -> [Range<Int>] {
    line(from: condition, in: source).indices.compactMap {
      guard source.word($0) == "os", let open = source.next(after: $0), source.word(open) == "(",
        let name = source.next(after: open), source.word(name) == "iOS",
        let close = source.next(after: name), source.word(close) == ")"
      else { return nil }
      return source.tokens[$0].range.lowerBound..<source.tokens[close].range.upperBound
    }
  }

  /// The dot and the name after `import os`, where the name is `log`.
  private static func submodule(after keyword: Int, in source: LexedSource) -> [Int] {
    guard let module = source.next(after: keyword), source.word(module) == "os",
      let dot = source.next(after: module), source.word(dot) == ".",
      let name = source.next(after: dot), source.word(name) == "log"
    else { return [] }
    return [dot, name]
  }

  /// Behind the brackets after `@objc`; nil if there are none, or if they do not end.
  private static func endOfArguments(_ attribute: Int, in source: LexedSource) -> Int? {
    guard source.word(attribute) == "@objc", let open = source.next(after: attribute),
      source.word(open) == "("
    else { return nil }
    // Of texts and brackets in between nobody could say where they end.
    let end = source.following(open).first { index in
      source.tokens[index].kind != .identifier && source.tokens[index].kind != .keyword
        && source.word(index) != ":"
    }
    return end.flatMap { source.word($0) == ")" ? $0 + 1 : nil }
  }
}

extension [BuiltKit] {
  /// Whether code that is written for these kits may use words of Objective-C.
  private var speaksObjectiveC: Bool { contains { $0.name == "UIKit" } }

  /// The files of somebody who uses these kits, as they can be compiled.
  func compilable(_ files: [SourceFile]) -> [SourceFile] {
    speaksObjectiveC || contains { $0.name == "os" }
      ? files.map(ObjectiveCWords.replaced(in:)) : files
  }
}
