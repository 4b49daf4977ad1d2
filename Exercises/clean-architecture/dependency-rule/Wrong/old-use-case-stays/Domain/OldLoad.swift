// caught by: Step2UseCase.testDomainKnowsNobody
/// The old way.
struct LoadMember {
  func callAsFunction() {}
}
