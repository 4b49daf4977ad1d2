import Foundation
import UIKit

/// Asks for a file by its path, since there is no list of the user's files here.
private struct FilePicker: View {
  let choose: ([URL]) -> Void
  @State private var path = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextField("Path", text: $path)
      Button("Open") {
        choose(path.split(separator: "\n").map { URL(fileURLWithPath: String($0)) })
        dismiss()
      }
      Button("Cancel", role: .cancel) { dismiss() }
    }
  }
}

extension View {
  /// Asks for a file while the binding is true.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      FilePicker { urls in
        if let first = urls.first { onCompletion(.success(first)) }
      }
    }
  }

  /// Asks for files, a line each, while the binding is true.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) { FilePicker { onCompletion(.success($0)) } }
  }
}
