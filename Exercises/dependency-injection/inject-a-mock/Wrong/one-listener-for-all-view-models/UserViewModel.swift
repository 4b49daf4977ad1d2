// caught by: Step1.testEachViewModelKeepsItsService
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
  var onChange: (() -> Void)? {
    get { Self.listener }
    set { Self.listener = newValue }
  }

  private static var listener: (() -> Void)?

  private let userID: Int
  private let service: any UserServiceProtocol

  init(userID: Int, service: any UserServiceProtocol) {
    self.userID = userID
    self.service = service
  }

  func load() async {
    errorMessage = nil
    isLoading = true
    defer { isLoading = false }
    do {
      user = try await service.fetchUser(id: userID)
    } catch {
      errorMessage = error.localizedDescription
    }
  }

  func updateName(_ name: String) async {
    guard let old = user, !isSaving else { return }
    errorMessage = nil
    let newName = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !newName.isEmpty else {
      errorMessage = "A name can't be empty."
      return
    }
    var changed = old
    changed.name = newName
    isSaving = true
    defer { isSaving = false }
    user = changed
    do {
      try await service.updateUser(changed)
    } catch {
      user = old
      errorMessage = error.localizedDescription
    }
  }
}
