/// What a program of checks said as it broke off: how, and where in its code.
struct Accident: Equatable {
  enum Kind: Equatable {
    /// `isInside`: the program's own code failed, not a library that it called.
    case crash(signal: Int32, origin: Origin, isInside: Bool)
    /// Who used the processor when the time was up.
    case hang(isMainThreadBusy: Bool, areOthersBusy: Bool, origin: Origin)
    case left(origin: Origin)
  }

  /// Who called what ended the program.
  enum Origin: String {
    case check
    /// The main thread's run loop, in work that some check had left there.
    case loop
    /// Another thread.
    case other
  }

  var kind: Kind
  /// Whether a thread had no room left for one more call.
  private var isFull = false
  /// As they are in the program's file; the innermost call comes first.
  var addresses: [UInt64] = []

  /// Nil for any other record than one of an accident.
  init?(_ fields: [String]) {
    switch (fields.first, fields.count) {
    case ("crash", 6):
      guard let signal = Int32(fields[1]), let origin = Origin(rawValue: fields[2]) else {
        return nil
      }
      kind = .crash(signal: signal, origin: origin, isInside: fields[4] == "inside")
      isFull = fields[3] == "full"
    case ("hang", 5):
      guard let origin = Origin(rawValue: fields[3]) else { return nil }
      kind = .hang(
        isMainThreadBusy: fields[1] == "busy", areOthersBusy: fields[2] == "busy", origin: origin)
    case ("exit", 3):
      guard let origin = Origin(rawValue: fields[1]) else { return nil }
      kind = .left(origin: origin)
    default:
      return nil
    }
    let most = 64
    addresses = (fields.last ?? "").split(separator: ",").prefix(most)
      .compactMap { UInt64($0, radix: 16) }
  }

  /// Whether the calls fill all the room that there is for them, as only a recursion does.
  var isDeep: Bool { isFull || addresses.count >= 60 }
}
