import Combine
import Foundation

/// Behind the profile: what is being edited, and what becomes of it.
@MainActor
final class UserProfileController: ObservableObject {
  private enum Progress {
    case editing
    case saving
    case failed(String)
  }

  let objectWillChange = ObservableObjectPublisher()
  var user: User {
    willSet { objectWillChange.send() }
  }
  private var progress = Progress.editing {
    willSet { objectWillChange.send() }
  }
  private let store: (User) async throws -> Void

  init(user: User, service: any UserService) {
    self.user = user
    store = { try await service.save($0) }
  }

  var isLoading: Bool {
    if case .saving = progress { true } else { false }
  }

  var errorMessage: String? {
    if case .failed(let text) = progress { text } else { nil }
  }

  var showError: Bool {
    get { errorMessage != nil }
    set {
      if !newValue, showError { progress = .editing }
    }
  }

  var isValid: Bool {
    user.name.contains { !$0.isWhitespace } && user.email.isAddress
  }

  func saveUser() async {
    guard isValid, !isLoading else { return }
    progress = .saving
    do {
      try await store(user)
      progress = .editing
    } catch {
      progress = .failed(error.localizedDescription)
    }
  }
}

extension String {
  fileprivate var isAddress: Bool {
    guard let at = firstIndex(of: "@"), at > startIndex, at == lastIndex(of: "@") else {
      return false
    }
    let host = self[index(after: at)...]
    return host.range(of: "..", options: []) == nil && host.contains(".") && host.first != "."
      && host.last != "."
  }
}
