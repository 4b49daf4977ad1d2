import Foundation

/// The state of the profile screen.
@MainActor
final class UserViewModel {
  private(set) var user: User? { didSet { onChange?() } }
  private(set) var isLoading = false { didSet { onChange?() } }
  private(set) var isSaving = false { didSet { onChange?() } }

  /// What went wrong in the last load or save; nil if nothing did.
  private(set) var errorMessage: String?

  /// Called whenever there is something new to draw.
  var onChange: (() -> Void)?

  private let userID: Int
  private let service = UserService()

  init(userID: Int) {
    self.userID = userID
  }

  func load() async {
    errorMessage = nil
    isLoading = true
    do {
      user = try await service.fetchUser(id: userID)
      isLoading = false
    } catch {
      errorMessage = error.localizedDescription
    }
  }

  func updateName(_ name: String) async {
    let newName = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard var changed = user else { return }
    errorMessage = nil
    guard !newName.isEmpty else {
      errorMessage = "A name can't be empty."
      return
    }
    changed.name = newName
    isSaving = true
    do {
      try await service.updateUser(changed)
      user = changed
      isSaving = false
    } catch {
      errorMessage = error.localizedDescription
    }
  }
}
