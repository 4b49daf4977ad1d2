/// How far a run over many has come, for one line that says so.
struct RunProgress: Equatable {
  /// What there are many of.
  var noun = "submissions"
  var total: Int
  /// Taken over from an interrupted run, which says nothing about the speed of this one.
  var kept = 0
  var graded = 0
  /// Those that could not be graded through no fault of theirs.
  var errors = 0
  /// Since the start, in seconds.
  var elapsed = 0.0

  private var done: Int { kept + graded }

  /// How many a second; nil before there is something to reckon with.
  private var rate: Double? {
    graded > 0 && elapsed > 0 ? Double(graded) / elapsed : nil
  }

  private var timeLeft: String? {
    guard let rate, done < total else { return nil }
    return Self.span((Double(total - done) / rate).rounded(.up))
  }

  /// How long it has been going on, for as long as nobody can say how long it will.
  private var timeSpent: String? {
    guard rate == nil, done < total, elapsed >= 1 else { return nil }
    return Self.span(elapsed.rounded(.down)).map { "\($0) so far" }
  }

  /// Nil for more than anybody waits.
  private static func span(_ seconds: Double) -> String? {
    guard seconds >= 90 else { return "\(Int(seconds)) s" }
    let minutes = (seconds / 60).rounded(.up)
    guard minutes >= 90 else { return "\(Int(minutes)) min" }
    let hours = (minutes / 60).rounded(.up)
    return hours < 1000 ? "\(Int(hours)) h" : nil
  }

  /// `240 of 2000 submissions, 12.3 a second, about 2 min left`.
  var sentence: String {
    var parts = ["\(done) of \(total) \(noun)"]
    if let rate {
      parts.append(
        rate >= 1 ? "\(Self.rounded(rate)) a second" : "\(Self.rounded(rate * 60)) a minute")
    }
    if let timeLeft { parts.append("about \(timeLeft) left") }
    if let timeSpent { parts.append(timeSpent) }
    if errors > 0 { parts.append("\(errors) not graded") }
    return parts.joined(separator: ", ")
  }

  /// The same for a terminal: never wider than its columns but one, because the last one wraps.
  func bar(columns: Int) -> String {
    let room = max(0, columns - 1)
    let counts = "\(done)/\(total)"
    guard counts.count <= room else { return String(counts.prefix(room)) }
    let speed = rate.map { $0 >= 1 ? "\(Self.rounded($0))/s" : "\(Self.rounded($0 * 60))/min" }
    var parts = [counts]
    // What matters most comes first here, and is the last to go where room is short.
    for part in [
      errors > 0 ? "\(errors) not graded" : nil, timeLeft.map { "\($0) left" } ?? timeSpent, speed,
    ] {
      guard let part, (parts + [part]).joined(separator: "  ").count <= room else { continue }
      parts.append(part)
    }
    let text = parts.joined(separator: "  ")
    let cells = min(30, room - text.count - 4)
    guard cells >= 5 else { return text }
    let full = total > 0 ? min(cells, cells * done / total) : cells
    return
      "[\(String(repeating: "#", count: full))\(String(repeating: ".", count: cells - full))]  "
      + text
  }

  /// With one digit after the point, where that says something.
  private static func rounded(_ number: Double) -> String {
    guard number < 100 else { return "\(Int(min(number, 1e9).rounded()))" }
    let tenths = Int((number * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
