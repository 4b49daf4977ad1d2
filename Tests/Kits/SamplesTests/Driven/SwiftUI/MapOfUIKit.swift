import SwiftUI
import UIKit

struct ActivityIndicator: UIViewRepresentable {
    @Binding var isAnimating: Bool

    func makeUIView(context: Context) -> UIActivityIndicatorView {
        UIActivityIndicatorView(style: .large)
    }

    func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
        isAnimating ? uiView.startAnimating() : uiView.stopAnimating()
    }
}

struct LegacyField: UIViewRepresentable {
    @Binding var text: String

    func makeCoordinator() -> Coordinator {
        Coordinator(self)
    }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.placeholder = "Legacy"
        field.delegate = context.coordinator
        return field
    }

    func updateUIView(_ uiView: UITextField, context: Context) {
        uiView.text = text
    }

    final class Coordinator: NSObject, UITextFieldDelegate {
        var parent: LegacyField

        init(_ parent: LegacyField) {
            self.parent = parent
        }

        func textFieldDidChangeSelection(_ textField: UITextField) {
            parent.text = textField.text ?? ""
        }
    }
}

struct LegacyScreen: UIViewControllerRepresentable {
    let title: String

    func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: UIViewController())
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {
        controller.topViewController?.title = title
    }
}

struct MixedScreen: View {
    @State private var text = ""
    @State private var isBusy = false

    var body: some View {
        VStack {
            LegacyField(text: $text)
            ActivityIndicator(isAnimating: $isBusy)
            Text("Typed: \(text)")
            LegacyScreen(title: text)
        }
    }
}

final class MixedHostController: UIHostingController<MixedScreen> {
    init() {
        super.init(rootView: MixedScreen())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
