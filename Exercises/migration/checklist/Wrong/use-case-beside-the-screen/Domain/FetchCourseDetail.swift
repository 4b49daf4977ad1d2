// caught by: Step1Layers.testUseCaseStandsInTheDomain
// The use case stands beside its screen.
