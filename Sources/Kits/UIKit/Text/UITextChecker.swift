import Foundation

/// Finds words that are not spelled right.
///
/// Without a dictionary, every word is right, unless a check says which ones there are.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// The words of the dictionary, in small letters; nil if every word is in it.
  public static var knownWords: Set<String>?
  private static var learned: Set<String> = []
  public nonisolated class var availableLanguages: [String] { ["en"] }
  open var ignoredWords: [String]?

  public override init() { super.init() }

  /// The first word that is not spelled right; its location is `NSNotFound` if there is none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    guard let known = Self.knownWords else { return NSRange(location: NSNotFound, length: 0) }
    let wrong = Self.words(of: stringToCheck).filter { word, place in
      NSIntersectionRange(place, range).length > 0 && !known.contains(word)
        && !Self.learned.contains(word) && !(ignoredWords ?? []).contains(word)
    }
    let ahead = wrong.first { $0.place.location >= startingOffset }
    return (ahead ?? (wrapFlag ? wrong.first : nil))?.place
      ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Words of the dictionary that begin as the text does.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    guard let part = Range(range, in: string).map({ string[$0].lowercased() }) else { return nil }
    return Self.knownWords?.filter { $0.hasPrefix(part) }.sorted()
  }
  /// Nobody guesses here.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    nil
  }
  open class func learnWord(_ word: String) { learned.insert(word.lowercased()) }
  open class func unlearnWord(_ word: String) { learned.remove(word.lowercased()) }
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word.lowercased()) }

  private static func words(of text: String) -> [(word: String, place: NSRange)] {
    text.split { !$0.isLetter && $0 != "'" && $0 != "’" }.map {
      ($0.lowercased(), NSRange($0.startIndex..<$0.endIndex, in: text))
    }
  }
}
