// caught by: Step1Domain.testDomainStandsAlone

import Foundation

/// What can go wrong with crates.
public enum CrateError: Error {
  case offline

  public init?(_ error: any Error) {
    guard (error as? URLError)?.code == .notConnectedToInternet else { return nil }
    self = .offline
  }
}
