// caught by: Step1Course.testDomainStandsAlone
import UIKit

/// A course of the school.
struct Course: Equatable, Sendable {
  let id: Int
  let title: String
  let description: String
  let seatsLeft: Int

  var isFull: Bool { seatsLeft <= 0 }
  var lockImage: UIImage? { UIImage(systemName: isFull ? "lock" : "lock.open") }
}
