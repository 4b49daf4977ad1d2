/// An architecture that an app can have.
enum Pattern: String, CaseIterable {
  case mvc = "MVC"
  case mvp = "MVP"
  case mvvm = "MVVM"
  case viper = "VIPER"
  case clean = "Clean Architecture"
  case tca = "TCA"
}

/// What a customer has told about an app that is to be built.
struct Project {
  enum Framework { case uiKit, swiftUI }

  var name = ""
  var framework = Framework.uiKit
  var screens = 1
  var people = 1
  /// How long the app is going to live.
  var months = 1
  var facts: Set<Fact> = []
  /// Patterns that somebody on the team has worked with.
  var known: Set<Pattern> = []
}

/// What may be said of a project, or not.
enum Fact: String, CaseIterable {
  case prototype
  case tightDeadline
  case legacyNobodyMayRewrite
  case willGrow
  case testsMatter
  case preciseUISpecification
  case reactive
  case maximalModularity
  case complexNavigation
  case severalDataSources
  case frameworkWillChange
  case rulesChangeOften
  case unclearRequirements
  case complexSharedState
  case functionalTeam
  case predictability
  case gentleCurve
}
