#if !os(Linux)
  import Foundation

  // The grader falls back on what the runtime prints and on its own clock.

  func prepareForAccidents(channel: Int32, secret: [UInt8]) {}
  func installHandlers() {}
  func startClock(limit: Double) {}
#endif
