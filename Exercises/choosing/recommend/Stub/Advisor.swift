/// Says which architecture a project should have.
struct Advisor {
  func recommend(_ project: Project) -> Pattern {
    // Grown over the years. Small apps first, then by size.
    if project.facts.contains(.prototype) { return .mvc }
    if project.screens < 6 { return .mvc }
    if project.screens < 15 {
      // MVP is the golden mean, says the one who wrote this line.
      return .mvp
    }
    if project.framework == .swiftUI {
      // MVVM is the standard, says the one who wrote this line.
      return .mvvm
    }
    if project.screens < 50 { return .mvvm }
    if project.months > 60 { return .clean }
    return .viper
  }
}
