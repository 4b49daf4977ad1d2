/// An architecture that an app can have.
enum Pattern: String, CaseIterable {
  case mvc = "MVC"
  case mvp = "MVP"
  case mvvm = "MVVM"
  case viper = "VIPER"
  case clean = "Clean Architecture"
  case tca = "TCA"
}

/// What architectures are compared by.
enum Criterion: String, CaseIterable {
  case complexity
  case testability
  case scalability
  case boilerplate
  case swiftUISupport = "SwiftUI support"
  case uiKitSupport = "UIKit support"
  case navigation = "navigation lives in"
  case dataBinding = "data binding"
  case learningCurve = "learning curve"
  case teamSize = "team size"
  case projectLength = "project length"
  case modularity
  case dependencyInjection = "dependency injection"
}

/// How one pattern stands to another in one respect.
enum Standing {
  case less
  case equal
  case more
}
