// caught by: Step1Domain.testDomainStandsAlone
import Foundation

/// What can go wrong with crates, in words of the shop.
public enum CrateError: Error {
  case offline
}

extension CrateError: LocalizedError {
  public var errorDescription: String? { "You are offline." }
}
