// caught by: Step1.testDomainStandsAlone
import Domain
import Foundation

extension CrateError: @retroactive LocalizedError {
  public var errorDescription: String? { "You are offline." }
}
