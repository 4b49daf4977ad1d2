// caught by: Step3.testAnnouncesLoading
import Combine
import Foundation

/// Behind the profile: what is being edited, and what becomes of it.
final class UserProfileController: ObservableObject {
  @Published var user: User
  @Published var showError = false
  @Published private(set) var isLoading = false
  @Published private(set) var errorMessage: String?
  private let service: UserService

  init(user: User, service: UserService) {
    self.user = user
    self.service = service
  }

  /// Whether the profile may be saved.
  var isValid: Bool {
    let name = user.name.trimmingCharacters(in: .whitespacesAndNewlines)
    return !name.isEmpty && isAddress(user.email)
  }

  func saveUser() async {
    guard isValid, !isLoading else { return }
    showError = false
    errorMessage = nil
    isLoading = true
    defer { isLoading = false }
    do {
      try await service.save(user)
    } catch {
      errorMessage = error.localizedDescription
      showError = true
    }
  }

  private func isAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return false }
    return parts[1].dropFirst().dropLast().contains(".")
  }
}
