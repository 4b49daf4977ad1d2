import SwiftUI

/// The form in which members change their name and address.
struct UserProfileView: View {
  @ObservedObject var controller: UserProfileController

  var body: some View {
    Form {
      TextField("Name", text: $controller.user.name)
      TextField("E-mail", text: $controller.user.email)
      if controller.isLoading {
        ProgressView("Saving")
      }
      Button("Save") {
        Task { await controller.saveUser() }
      }
      .disabled(!controller.isValid || controller.isLoading)
    }
    .alert("Not saved", isPresented: $controller.showError) {
      Button("OK", role: .cancel) {}
    } message: {
      Text(controller.errorMessage ?? "")
    }
  }
}
