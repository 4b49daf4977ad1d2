// caught by: Step1.testReducerKnowsNoScreen
// The feature stands beside its screen, in CountersScreen.swift.
