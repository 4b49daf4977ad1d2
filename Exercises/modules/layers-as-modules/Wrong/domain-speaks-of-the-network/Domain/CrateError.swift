// caught by: Step1Domain.testDomainStandsAlone

import Foundation

/// What can go wrong with crates.
public enum CrateError: Error {
  case offline

  public static func fromNetwork(_ error: any Error) -> CrateError? {
    (error as? URLError)?.code == .notConnectedToInternet ? .offline : nil
  }
}
