import Foundation

/// What the desk sees of a member.
@MainActor
final class MemberViewModel {
  private(set) var name = ""
  private(set) var loans = ""
  private(set) var errorMessage: String?
  private let loadMember = LoadMember()

  func load(cardNumber: String) async {
    do {
      let member = try await loadMember.execute(cardNumber: cardNumber)
      name = member.name
      loans = "\(member.loans) books" + (member.mayBorrow ? "" : ", no more for now")
      errorMessage = nil
    } catch let error as APIError {
      errorMessage = error.localizedDescription
    } catch {
      errorMessage = "Something went wrong."
    }
  }
}
