/// Finds bare web and mail addresses as GitHub does.
struct AddressScanner {
  struct Match {
    var range: Range<Int>
    /// What the destination has before the address.
    var prefix: StaticString = ""
  }

  /// Domains that start before this place end in one that is not valid: they need not be read again.
  private var invalidBefore = 0

  /// An address around the byte at `index`, none of it before `lowest`: that byte is a colon, a `w` or an `@`.
  mutating func match(in text: [UInt8], at index: Int, from lowest: Int) -> Match? {
    switch text[index] {
    case .colon: webAddress(in: text, colon: index, from: lowest)
    case .lowercaseW: wwwAddress(in: text, at: index)
    case .at: mailAddress(in: text, at: index, from: lowest)
    default: nil
    }
  }

  private mutating func webAddress(in text: [UInt8], colon: Int, from lowest: Int) -> Match? {
    guard text.matches("://", at: colon) else { return nil }
    var start = colon
    while start > lowest, colon - start < 6, text[start - 1].isLetter { start -= 1 }
    let schemes: [StaticString] = ["http:", "https:", "ftp:"]
    guard schemes.contains(where: { text.matches($0, at: start, ignoringCase: true) }),
      let domain = domainEnd(in: text, from: colon + 3, isShortAllowed: true)
    else { return nil }
    let end = addressEnd(in: text, from: domain, start: start)
    return end > colon + 3 ? Match(range: start..<end) : nil
  }

  private mutating func wwwAddress(in text: [UInt8], at start: Int) -> Match? {
    guard text.matches("www.", at: start), start + 4 < text.count, isHostByte(text[start + 4]),
      start == 0 || text[start - 1].isWhitespace || "*_~([".utf8.contains(text[start - 1]),
      let domain = domainEnd(in: text, from: start, isShortAllowed: false)
    else { return nil }
    let end = addressEnd(in: text, from: domain, start: start)
    return end > start + 4 ? Match(range: start..<end, prefix: "http://") : nil
  }

  /// The end of a valid domain: parts divided by periods, no underscore in the last two.
  private mutating func domainEnd(
    in text: [UInt8], from start: Int, isShortAllowed: Bool
  ) -> Int? {
    guard start >= invalidBefore, start < text.count, isHostByte(text[start]),
      text[start] != .underscore, text[start] != .dash
    else { return nil }
    var index = start
    var (part, partBefore) = (start, start)
    var (hasUnderscore, hadUnderscore, hasPeriod) = (false, false, false)
    while index < text.count {
      if text[index] == .period, index + 1 < text.count, isHostByte(text[index + 1]) {
        (partBefore, part) = (part, index + 1)
        (hadUnderscore, hasUnderscore, hasPeriod) = (hasUnderscore, false, true)
      } else if !isHostByte(text[index]) {
        break
      } else if text[index] == .underscore {
        hasUnderscore = true
      }
      index += 1
    }
    if hasUnderscore || hadUnderscore {
      invalidBefore = partBefore
      return nil
    }
    return hasPeriod || isShortAllowed ? index : nil
  }

  private func isHostByte(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || byte == .dash || byte == .underscore || byte >= 0x80
  }

  /// The end of an address at white space or `<`, without punctuation that belongs to the sentence.
  private func addressEnd(in text: [UInt8], from domain: Int, start: Int) -> Int {
    var end = domain
    var surplus = 0
    while end < text.count, !text[end].isWhitespace, text[end] != .less { end += 1 }
    for byte in text[start..<end] {
      if byte == .openParenthesis { surplus -= 1 }
      if byte == .closeParenthesis { surplus += 1 }
    }
    while end > start {
      let last = text[end - 1]
      if last == .closeParenthesis {
        guard surplus > 0 else { break }
        surplus -= 1
        end -= 1
      } else if last == .semicolon {
        end = entityStart(in: text, before: end - 1, from: start) ?? end - 1
      } else if "?!.,:*_~'\"]".utf8.contains(last) {
        end -= 1
      } else {
        break
      }
    }
    return end
  }

  /// The ampersand of something like `&name` that ends at `end`.
  private func entityStart(in text: [UInt8], before end: Int, from start: Int) -> Int? {
    var index = end
    while index > start, text[index - 1].isAlphanumeric { index -= 1 }
    return index < end && index > start && text[index - 1] == .ampersand ? index - 1 : nil
  }

  private func mailAddress(in text: [UInt8], at: Int, from lowest: Int) -> Match? {
    var start = at
    while start > lowest, isMailNameByte(text[start - 1]) { start -= 1 }
    var end = at + 1
    var hasPeriod = false
    while end < text.count {
      if text[end] == .period, end + 1 < text.count, text[end + 1].isAlphanumeric {
        hasPeriod = true
      } else if !text[end].isAlphanumeric, text[end] != .dash, text[end] != .underscore {
        break
      }
      end += 1
    }
    guard start < at, hasPeriod, text[end - 1].isAlphanumeric, text[at + 1].isAlphanumeric,
      end == text.count || text[end] != .at
    else { return nil }
    if let scheme = schemeStart("mailto:", in: text, before: start, from: lowest) {
      return Match(range: scheme..<end)
    }
    if let scheme = schemeStart("xmpp:", in: text, before: start, from: lowest) {
      return Match(range: scheme..<resourceEnd(in: text, from: end))
    }
    return Match(range: start..<end, prefix: "mailto:")
  }

  private func isMailNameByte(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || byte == .period || byte == .plus || byte == .dash || byte == .underscore
  }

  private func schemeStart(
    _ scheme: StaticString, in text: [UInt8], before end: Int, from lowest: Int
  ) -> Int? {
    let start = end - scheme.utf8CodeUnitCount
    guard start >= lowest, text.matches(scheme, at: start, ignoringCase: true),
      start == 0 || !text[start - 1].isAlphanumeric
    else { return nil }
    return start
  }

  /// The end of the resource that may follow an XMPP address.
  private func resourceEnd(in text: [UInt8], from end: Int) -> Int {
    guard end < text.count, text[end] == .slash else { return end }
    var index = end + 1
    while index < text.count,
      text[index].isAlphanumeric || text[index] == .at || text[index] == .period
    {
      index += 1
    }
    while text[index - 1] == .period { index -= 1 }
    return index > end + 1 ? index : end
  }
}
