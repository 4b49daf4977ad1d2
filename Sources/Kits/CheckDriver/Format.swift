import Foundation

/// What a format such as `"%d of %@"` takes its arguments for.
///
/// Foundation believes it: whoever gives a number for `%s` or `%@` reads memory from there.
struct Format {
  private enum Kind { case whole, fraction, object }

  /// By the places of the arguments.
  private var kinds: [Int: Kind] = [:]
  private var isNumbered = false
  private var isInOrder = false
  private var isUnusual = false
  /// Whether nothing has come yet of which Foundation might take less or more for one piece.
  private var isClear = true
  /// Whether an argument may be taken for an address.
  private var hasAddresses = false
  /// Whether an argument may be taken for a width.
  private var hasStars = false
  private var signs = 0

  init(_ text: String) {
    let text = Array(text.utf16)
    var end = 0
    for index in text.indices where text[index] == Self.sign {
      // Two signs in a row stand for one, and the second of them begins nothing.
      if isClear, index < end, text[index - 1] == Self.sign { continue }
      signs += 1
      let marks = text[(index + 1)...].prefix(while: Self.isMark)
      hasStars = hasStars || marks.contains(UInt16(UInt8(ascii: "*")))
      hasAddresses =
        hasAddresses || Self.addresses.contains(Self.letter(in: text, at: marks.endIndex))
      if index >= end { end = note(text, after: index + 1) }
    }
  }

  /// What is wrong with these arguments; nil if they may be formatted.
  func fault(of arguments: [any CVarArg]) -> String? {
    if hasStars, !arguments.allSatisfy(Self.mayBeWidth) {
      return "a format with * takes numbers alone, and none below -255"
    }
    guard hasAddresses, !arguments.isEmpty else { return nil }
    let hasGaps = kinds.count != (kinds.keys.max() ?? -1) + 1
    guard !isUnusual, !hasGaps, !(isNumbered && isInOrder) else {
      return "a format may say %@, %d, %5.2f or %1$@, but neither %s nor anything unusual beside %@"
    }
    for (place, argument) in arguments.enumerated() {
      guard let kind = kinds[place], kind != Self.kind(of: argument) else { continue }
      return
        "a format takes a `\(type(of: argument))` for something else: %@ is for a `String`, %d for an "
        + "`Int`, %f for a `Double`"
    }
    return nil
  }

  /// The arguments, and nothing where some are missing.
  func completed(_ arguments: [any CVarArg]) -> [any CVarArg] {
    // Each sign may take a width, a precision and a value. Most formats take what they are given, and quickly.
    let most = hasStars ? 3 * signs : signs
    if !isNumbered, !isUnusual, arguments.count >= most { return arguments }
    // As many as registers hold, besides.
    return arguments + Array(repeating: 0, count: 16 + 3 * signs)
  }
}

extension Format {
  private static let sign = UInt16(UInt8(ascii: "%"))
  private static let object = UInt16(UInt8(ascii: "@"))
  /// Behind a bracket more may be said of an object.
  private static let addresses = Set("@[nPSs".utf16)
  /// What says more of an argument, or says it otherwise; anything else stands for itself.
  private static let unusual = Set("#$*LPS[ns".utf16)
  private static let wholes = Set("CDOUXcdiopux".utf16)
  private static let fractions = Set("AEFGaefg".utf16)

  /// Whether anybody might take it for a part of what stands between a sign and its letter.
  private static func isMark(_ unit: UInt16) -> Bool {
    let isLetter = (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit)
    return "Lhjlqtz".utf16.contains(unit)
      || !isLetter && unit != sign && !addresses.contains(unit)
  }

  /// What everybody writes there: a blank or a zero, the width, the precision and the length.
  private static func isUsual(_ unit: UInt16) -> Bool {
    " +-.0123456789hjlqtz".utf16.contains(unit)
  }

  /// Notes what stands behind a sign, and says where that ends.
  private mutating func note(_ text: [UInt16], after start: Int) -> Int {
    var (start, place) = (start, kinds.count)
    let digits = text[start...].prefix { (0x30...0x39).contains($0) }
    // `%2$@` takes the second argument.
    let isAt = digits.endIndex < text.count && text[digits.endIndex] == UInt16(UInt8(ascii: "$"))
    if isAt {
      (start, place) = (
        digits.endIndex + 1, (Int(String(decoding: digits, as: UTF16.self)) ?? 0) - 1
      )
    }
    let end = text[start...].firstIndex { !Self.isUsual($0) } ?? text.count
    let letter = Self.letter(in: text, at: end)
    if let kind = Self.kind(of: letter) {
      isNumbered = isNumbered || isAt
      isInOrder = isInOrder || !isAt
      isUnusual = isUnusual || place < 0 || kinds[place] ?? kind != kind
      kinds[place] = kind
    } else {
      isClear = isClear && !isAt && end == start && letter == Self.sign
      isUnusual = isUnusual || isAt || Self.unusual.contains(letter)
    }
    return end + 1
  }

  /// What breaks off at the end is taken for an object.
  private static func letter(in text: [UInt16], at index: Int) -> UInt16 {
    index < text.count ? text[index] : object
  }

  private static func kind(of letter: UInt16) -> Kind? {
    if letter == object { return .object }
    return wholes.contains(letter) ? .whole : fractions.contains(letter) ? .fraction : nil
  }

  /// Foundation makes room for no width that is far below zero.
  private static func mayBeWidth(_ argument: any CVarArg) -> Bool {
    switch kind(of: argument) {
    case .fraction: true
    case .whole:
      argument._cVarArgEncoding.allSatisfy { Int32(truncatingIfNeeded: $0) >= -255 }
    case .object, nil: false
    }
  }

  private static func kind(of argument: any CVarArg) -> Kind? {
    switch type(of: argument) as Any.Type {
    case is String.Type, is NSString.Type: .object
    case is CGFloat.Type, is Double.Type, is Float.Type: .fraction
    case is Bool.Type, is Int.Type, is Int8.Type, is Int16.Type, is Int32.Type, is Int64.Type,
      is UInt.Type, is UInt8.Type, is UInt16.Type, is UInt32.Type, is UInt64.Type:
      .whole
    default: nil
    }
  }
}
