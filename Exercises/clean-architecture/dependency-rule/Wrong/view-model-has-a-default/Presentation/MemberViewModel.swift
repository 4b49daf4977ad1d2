// caught by: Step3Outside.testViewModelMakesNothing
import Foundation

extension DefaultLoadMemberUseCase {
  static var ofTheLibrary: DefaultLoadMemberUseCase {
    DefaultLoadMemberUseCase(
      repository: DefaultMemberRepository(api: APIClient(), database: Database.shared))
  }
}

/// What the desk sees of a member.
@MainActor
final class MemberViewModel {
  private(set) var name = ""
  private(set) var loans = ""
  private(set) var errorMessage: String?
  private let loadMember: any LoadMemberUseCase

  init(loadMember: any LoadMemberUseCase = DefaultLoadMemberUseCase.ofTheLibrary) {
    self.loadMember = loadMember
  }

  func load(cardNumber: String) async {
    do {
      let member = try await loadMember.execute(cardNumber: cardNumber)
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
