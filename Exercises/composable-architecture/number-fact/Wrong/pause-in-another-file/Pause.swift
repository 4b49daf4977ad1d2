/// Gives the wheel a chance to be seen.
enum Pause {
  static func short() async { try? await Task.sleep(for: .milliseconds(5)) }
}
