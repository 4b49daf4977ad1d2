import Combine

/// Behind the profile: what is being edited, and what becomes of it.
@MainActor
final class UserProfileController: ObservableObject {
  var user: User
  var isLoading = false
  var showError = false
  var errorMessage: String?
  private let service = RemoteUserService()

  init(user: User) {
    self.user = user
  }

  /// Whether the profile may be saved.
  var isValid: Bool {
    user.email.contains("@")
  }

  func saveUser() async {
    do {
      try await service.save(user)
      isLoading = true
    } catch {
      showError = true
      errorMessage = "Something went wrong."
    }
  }
}
