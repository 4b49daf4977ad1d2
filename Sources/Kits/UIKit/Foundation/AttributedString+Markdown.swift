import Foundation

#if !canImport(Darwin)
  /// What Markdown says of a text within a line.
  public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    public static let code = InlinePresentationIntent(rawValue: 4)
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  }

  extension AttributedString {
    /// How Markdown is read; only what stands within a line is, whatever is asked for.
    public struct MarkdownParsingOptions: Sendable {
      public enum InterpretedSyntax: Sendable {
        case full, inlineOnly, inlineOnlyPreservingWhitespace
      }
      public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }
      public var allowsExtendedAttributes: Bool
      public var interpretedSyntax: InterpretedSyntax
      public var failurePolicy: FailurePolicy
      public var languageCode: String?

      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
      ) {
        self.allowsExtendedAttributes = allowsExtendedAttributes
        self.interpretedSyntax = interpretedSyntax
        self.failurePolicy = failurePolicy
        self.languageCode = languageCode
      }
    }

    /// Reads bold, italic, struck and code text and links; all else stays as it was written.
    public init(
      markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
      self = Self.inline(markdown[...], baseURL)
    }

    private static func inline(_ source: Substring, _ baseURL: URL?) -> AttributedString {
      var (rest, result, isInWord) = (source, AttributedString(), false)
      while !rest.isEmpty {
        // Within a word an underscore is one.
        if !(isInWord && rest.first == "_"), let (part, after) = marked(rest, baseURL) {
          result += part
          rest = after
        } else {
          if rest.first == "\\", rest.dropFirst().first?.isPunctuation == true {
            rest.removeFirst()
          }
          isInWord = rest.first?.isLetter == true || rest.first?.isNumber == true
          result += AttributedString(String(rest.removeFirst()))
        }
      }
      return result
    }

    /// What begins here with a mark, and what comes after it.
    private static func marked(
      _ text: Substring, _ baseURL: URL?
    ) -> (AttributedString, Substring)? {
      let marks: [(String, InlinePresentationIntent)] = [
        ("**", .stronglyEmphasized), ("__", .stronglyEmphasized), ("~~", .strikethrough),
        ("`", .code), ("*", .emphasized), ("_", .emphasized),
      ]
      for (mark, intent) in marks where text.hasPrefix(mark) {
        let inside = text.dropFirst(mark.count)
        guard var end = inside.range(of: mark), inside.first?.isWhitespace == false else {
          continue
        }
        // Of `***` the last two end what is bold.
        while inside[end.upperBound...].first == mark.first, mark != "`" {
          let next = inside.index(after: end.lowerBound)
          end = next..<inside.index(after: end.upperBound)
        }
        let content = inside[..<end.lowerBound]
        guard !content.isEmpty, content.last?.isWhitespace == false else { continue }
        var part = intent == .code ? AttributedString(String(content)) : inline(content, baseURL)
        for run in part.runs {
          part[run.range].inlinePresentationIntent =
            (run.inlinePresentationIntent ?? []).union(intent)
        }
        return (part, inside[end.upperBound...])
      }
      guard text.first == "[", let middle = text.range(of: "]("),
        let end = text[middle.upperBound...].firstIndex(of: ")")
      else { return nil }
      let address = String(text[middle.upperBound..<end])
      var part = inline(text[text.index(after: text.startIndex)..<middle.lowerBound], baseURL)
      part.link = URL(string: address, relativeTo: baseURL)
      return (part, text[text.index(after: end)...])
    }
  }
#endif
