// caught by: Step2UseCases.testRulesStandInTheDomain
// The rule is at the top.
