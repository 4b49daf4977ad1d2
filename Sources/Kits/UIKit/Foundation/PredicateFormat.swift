import Foundation

#if !canImport(ObjectiveC)
  extension NSPredicate {
    /// Comparisons such as `SELF MATCHES %@` or `name CONTAINS[cd] %@`, joined by `AND` or `OR`.
    ///
    /// A name stands for a stored property of the object or a value of the dictionary. Anything else traps.
    public convenience init(format predicateFormat: String, _ arguments: Any...) {
      self.init(format: predicateFormat, argumentArray: arguments)
    }

    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
      var rest = (arguments ?? [])[...]
      let alternatives = predicateFormat.parts(between: "OR", "||").map { alternative in
        alternative.parts(between: "AND", "&&").map { part -> Comparison in
          guard let comparison = Comparison(part, arguments: &rest) else {
            fatalError("Unable to parse the format string \"\(predicateFormat)\"")
          }
          return comparison
        }
      }
      self.init { object, _ in
        alternatives.contains { $0.allSatisfy { $0.holds(for: object) } }
      }
    }
  }

  /// One comparison of a predicate.
  struct Comparison {
    let name: String
    let `operator`: String
    let options: String.CompareOptions
    let value: Any?
    let isNegated: Bool

    /// Takes what stands for `%@` and its like from the arguments.
    init?(_ text: String, arguments: inout ArraySlice<Any>) {
      var words = text.words
      isNegated = words.first?.uppercased() == "NOT"
      if isNegated { words.removeFirst() }
      guard words.count >= 3, words[0] == "%K" || words[0].isAll("[A-Za-z_][\\w.]*") else {
        return nil
      }
      name = words[0] == "%K" ? arguments.popFirst() as? String ?? "" : words[0]
      let parts = words[1].uppercased().split(separator: "[")
      `operator` = String(parts[0])
      var options: String.CompareOptions = []
      if parts.count > 1, parts[1].contains("C") { options.insert(.caseInsensitive) }
      if parts.count > 1, parts[1].contains("D") { options.insert(.diacriticInsensitive) }
      self.options = options
      let literal = words[2...].joined(separator: " ")
      if literal.isAll("%(@|(hh?|ll?|[qztj])?[diufge])") {
        value = arguments.popFirst()
      } else if literal.isAll("'[^']*'|\"[^\"]*\"") {
        value = String(literal.dropFirst().dropLast())
      } else {
        switch literal.uppercased() {
        case "YES", "TRUE": value = true
        case "NO", "FALSE": value = false
        case "NIL", "NULL": value = nil
        default:
          guard let number = Double(literal) else { return nil }
          value = number
        }
      }
      let known = [
        "=", "==", "!=", "<>", "<", "<=", "=<", ">", ">=", "=>", "MATCHES", "CONTAINS",
        "BEGINSWITH", "ENDSWITH", "LIKE", "IN",
      ]
      guard known.contains(`operator`) else { return nil }
    }

    func holds(for object: Any?) -> Bool {
      var found = object
      if name.uppercased() != "SELF" {
        for key in name.split(separator: ".") where key.uppercased() != "SELF" {
          found = found.flatMap { Self.part(String(key), of: $0) }
        }
      }
      return compares(found) != isNegated
    }

    private func compares(_ found: Any?) -> Bool {
      switch `operator` {
      case "IN":
        return (value as? [Any])?.contains { Self.order(found, $0, options) == .orderedSame }
          ?? false
      case "=", "==": return Self.order(found, value, options) == .orderedSame
      case "!=", "<>": return Self.order(found, value, options) != .orderedSame
      case "<": return Self.order(found, value, options) == .orderedAscending
      case ">": return Self.order(found, value, options) == .orderedDescending
      case "<=", "=<":
        return [.orderedAscending, .orderedSame].contains(Self.order(found, value, options))
      case ">=", "=>":
        return [.orderedDescending, .orderedSame].contains(Self.order(found, value, options))
      default:
        if `operator` == "CONTAINS", let list = found as? [Any] {
          return list.contains { Self.order($0, value, options) == .orderedSame }
        }
        guard let text = found as? String, let value = value as? String else { return false }
        return matches(text, value)
      }
    }

    private func matches(_ text: String, _ value: String) -> Bool {
      let whole = text.startIndex..<text.endIndex
      switch `operator` {
      case "CONTAINS": return text.range(of: value, options: options) != nil
      case "BEGINSWITH": return text.range(of: value, options: options.union(.anchored)) != nil
      case "ENDSWITH":
        return text.range(of: value, options: options.union([.anchored, .backwards])) != nil
      case "MATCHES":
        return text.range(of: "(?:\(value))$", options: [.regularExpression, .anchored, options])
          == whole
      default:
        let pattern = NSRegularExpression.escapedPattern(for: value)
          .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
        return text.range(of: "\(pattern)$", options: [.regularExpression, .anchored, options])
          == whole
      }
    }

    static func part(_ key: String, of object: Any) -> Any? {
      (object as? [String: Any]).map { $0[key] } ?? storedValue(key, of: object)
    }

    /// Nil if the two cannot be compared.
    static func order(
      _ left: Any?, _ right: Any?, _ options: String.CompareOptions
    ) -> ComparisonResult? {
      if left == nil, right == nil { return .orderedSame }
      if let left = left as? String, let right = right as? String {
        return left.compare(right, options: options)
      }
      if let left = left as? Date, let right = right as? Date { return left.compare(right) }
      if let left = number(left), let right = number(right) {
        return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
      }
      if let left = left as? AnyHashable, let right = right as? AnyHashable, left == right {
        return .orderedSame
      }
      return nil
    }

    private static func number(_ value: Any?) -> Double? {
      switch value {
      case let value as Bool: value ? 1 : 0
      case let value as any BinaryInteger: Double(value)
      case let value as any BinaryFloatingPoint: Double(value)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    }
  }

  extension String {
    /// The pieces between two spellings of the same word.
    fileprivate func parts(between word: String, _ sign: String) -> [String] {
      var parts: [[String]] = [[]]
      for piece in words {
        if piece.uppercased() == word || piece == sign {
          parts.append([])
        } else {
          parts[parts.count - 1].append(piece)
        }
      }
      return parts.map { $0.joined(separator: " ") }
    }

    /// The words, which no blank between quotes parts.
    fileprivate var words: [String] {
      var words = [""]
      var quote: Character?
      for letter in self {
        if letter == quote {
          quote = nil
        } else if quote == nil, letter == "'" || letter == "\"" {
          quote = letter
        }
        if quote == nil, letter.isWhitespace {
          words.append("")
        } else {
          words[words.count - 1].append(letter)
        }
      }
      return words.filter { !$0.isEmpty }
    }

    fileprivate func isAll(_ pattern: String) -> Bool {
      range(of: "^(?:\(pattern))$", options: .regularExpression) != nil
    }
  }
#endif
