/// What one contestant needed, round by round.
struct Samples: Encodable, Equatable {
  var values: [Double]

  var median: Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  var smallest: Double { values.min() ?? .nan }
  var largest: Double { values.max() ?? .nan }

  /// The same measurements in another unit.
  func scaled(_ change: (Double) -> Double) -> Samples { Samples(values: values.map(change)) }
}

/// What a sample counts.
enum Unit: String, Encodable {
  case milliseconds = "ms"
  case perSecond = "/s"
  case megabytes = "MB"
}

/// One of a line's columns.
enum Contestant: String, Encodable, CaseIterable {
  case floor
  case overlappedFloor = "floor on all cores"
  case fileFloor = "edited file alone"
  case ours
  case trusting = "trusted"
  case swiftTest = "swift test"

  /// Whether it is shown for information below the floor that the bars are about.
  var isVariantOfFloor: Bool { self == .overlappedFloor || self == .fileFloor }
}

/// A comparison that the design sets a bar for, or one that is shown for information.
struct Ratio: Encodable, Equatable {
  enum Bar: Encodable, Equatable {
    case atMost(Double)
    case atLeast(Double)
  }

  var value: Double
  /// What it is compared with, such as `× swift test`, or the unit that it is in.
  var of: String
  /// With whom, if it is one of this line's.
  var contestant: Contestant?
  var bar: Bar?

  var isMet: Bool? {
    switch bar {
    case .atMost(let limit): value <= limit
    case .atLeast(let limit): value >= limit
    case nil: nil
    }
  }
}

/// One line of the table: a row with one workload.
struct Line: Encodable, Equatable {
  var row: String
  var workload: String
  var unit: Unit
  var samples: [Contestant: Samples]
  var ratios: [Ratio]
  /// What a reader has to know to read the figures rightly.
  var note: String?

  init(
    _ row: String, _ workload: String, _ unit: Unit, _ samples: [Contestant: Samples],
    note: String? = nil
  ) {
    self.row = row
    self.workload = workload
    self.unit = unit
    self.samples = samples
    self.note = note
    ratios = []
  }

  func median(_ contestant: Contestant) -> Double { samples[contestant]?.median ?? .nan }

  /// Adds what ours is as a share of another contestant's.
  mutating func compare(with other: Contestant, bar: Ratio.Bar?) {
    guard samples[other] != nil else { return }
    ratios.append(
      Ratio(
        value: median(.ours) / median(other), of: "× \(other.rawValue)", contestant: other, bar: bar
      ))
  }

  /// Adds what ours takes more than another, round by round, in the line's unit or as a share.
  mutating func addCost(over other: Contestant, asShareOf whole: Contestant?, bar: Ratio.Bar) {
    guard let mine = samples[.ours], let others = samples[other] else { return }
    let more = Samples(values: zip(mine.values, others.values).map { $0 - $1 }).median
    let name = "more than \(other.rawValue)"
    ratios.append(
      whole.map { Ratio(value: more / median($0), of: "× \($0.rawValue) \(name)", bar: bar) }
        ?? Ratio(value: more, of: "\(unit.rawValue) \(name)", bar: bar))
  }

  /// Adds a bar for what ours is in itself.
  mutating func hold(to bar: Ratio.Bar) {
    ratios.append(Ratio(value: median(.ours), of: unit.rawValue, bar: bar))
  }
}

extension Line {
  private enum CodingKeys: String, CodingKey {
    case row, workload, unit, contestants, comparisons, note
  }

  private struct Column: Encodable {
    var median, smallest, largest: Double
    var samples: [Double]
  }

  private struct Comparison: Encodable {
    var value: Double
    var of: String
    var atMost, atLeast: Double?
    var isMet: Bool?
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(row, forKey: .row)
    try container.encode(workload, forKey: .workload)
    try container.encode(unit, forKey: .unit)
    let columns = samples.map { contestant, samples in
      (
        contestant.rawValue,
        Column(
          median: samples.median, smallest: samples.smallest, largest: samples.largest,
          samples: samples.values)
      )
    }
    try container.encode(Dictionary(uniqueKeysWithValues: columns), forKey: .contestants)
    let comparisons = ratios.map { ratio in
      var comparison = Comparison(value: ratio.value, of: ratio.of, isMet: ratio.isMet)
      switch ratio.bar {
      case .atMost(let limit): comparison.atMost = limit
      case .atLeast(let limit): comparison.atLeast = limit
      case nil: break
      }
      return comparison
    }
    try container.encode(comparisons, forKey: .comparisons)
    try container.encodeIfPresent(note, forKey: .note)
  }
}
