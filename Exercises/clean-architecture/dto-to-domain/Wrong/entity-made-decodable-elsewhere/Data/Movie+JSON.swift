// caught by: Step2Mapping.testDomainIsNotDecodable
import Domain
import Foundation

extension Movie: Decodable {
  public init(from decoder: any Decoder) throws {
    self = try MovieDTO(from: decoder).toDomain()
  }
}
