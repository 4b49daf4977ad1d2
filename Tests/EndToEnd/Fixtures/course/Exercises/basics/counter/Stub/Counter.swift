/// Counts those who pass.
class Counter {
  var count = 0

  func increment() {
  }
}
