import Foundation

/// What of a text is selected, or where the next letter goes.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The places in the text.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One part, or a single place.
    case selection(Range<String.Index>)
    /// Several parts.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The places in the text.
  public let indices: Indices

  /// Selects a part.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Selects several parts.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  /// Selects nothing: the next letter goes there.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether nothing is selected.
  public var isInsertion: Bool { range?.isEmpty ?? false }

  fileprivate var range: Range<String.Index>? {
    switch indices {
    case .selection(let range): range
    case .multiSelection(let ranges): ranges.ranges.first
    }
  }
}

extension Field {
  /// Puts a letter where the selection is and the selection behind the letter; at the end of the
  /// text where nobody wants to know of a selection.
  func insert(_ letter: Character) {
    guard let selection else { return text.wrappedValue.append(letter) }
    var new = text.wrappedValue
    let chosen = selection.wrappedValue?.range.flatMap { range in
      range.upperBound <= new.endIndex ? range : nil
    }
    let place = chosen ?? new.endIndex..<new.endIndex
    let start = new.distance(from: new.startIndex, to: place.lowerBound)
    new.replaceSubrange(place, with: String(letter))
    text.wrappedValue = new
    let now = text.wrappedValue
    let behind = now.index(now.startIndex, offsetBy: start + 1, limitedBy: now.endIndex)
    selection.wrappedValue = TextSelection(insertionPoint: behind ?? now.endIndex)
  }

  /// Takes all letters away.
  func clear() {
    text.wrappedValue = ""
    selection?.wrappedValue = TextSelection(insertionPoint: text.wrappedValue.startIndex)
  }
}

extension TextField where Label == Text {
  /// Takes what stands there while it is empty, what is edited, and what of it is selected.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(
      label: Text(titleKey),
      field: Field(
        text: text, placeholder: (prompt ?? Text(titleKey)).string, selection: selection))
  }

  /// Takes what stands there while it is empty, what is edited, and what of it is selected.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(
      label: Text(title),
      field: Field(text: text, placeholder: (prompt ?? Text(title)).string, selection: selection))
  }
}
