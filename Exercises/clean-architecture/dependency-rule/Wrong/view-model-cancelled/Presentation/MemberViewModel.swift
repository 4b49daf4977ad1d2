// caught by: Step3.testAnswerCountsForACancelledTask
import Foundation

/// What the desk sees of a member.
@MainActor
final class MemberViewModel {
  private(set) var name = ""
  private(set) var loans = ""
  private(set) var errorMessage: String?
  private let loadMember: any LoadMemberUseCase

  init(loadMember: any LoadMemberUseCase) {
    self.loadMember = loadMember
  }

  func load(cardNumber: String) async {
    do {
      let member = try await loadMember.execute(cardNumber: cardNumber)
      try Task.checkCancellation()
      name = member.name
      loans = "\(member.loans) books" + (member.mayBorrow ? "" : ", no more for now")
      errorMessage = nil
    } catch MemberError.unreadable {
      errorMessage = "The library's answer could not be read."
    } catch {
      errorMessage = error.localizedDescription
    }
  }
}
