import Combine
import SwiftUI

final class CheckoutViewModel: ObservableObject {
    @Published var email = ""
    @Published var card = ""
    @Published var acceptsTerms = false
    @Published private(set) var problems: [String] = []
    @Published private(set) var canPay = false

    init() {
        let emailIsValid = $email.map { $0.contains("@") && $0.contains(".") }
        let cardIsValid = $card.map { $0.filter(\.isNumber).count == 16 }

        emailIsValid
            .combineLatest(cardIsValid, $acceptsTerms)
            .map { $0 && $1 && $2 }
            .assign(to: &$canPay)

        emailIsValid
            .combineLatest(cardIsValid)
            .map { email, card in
                [email ? nil : "Email is not valid", card ? nil : "Card needs 16 digits"].compactMap { $0 }
            }
            .assign(to: &$problems)
    }

    func pay() -> String {
        "Paid with …\(card.suffix(4))"
    }
}

struct CheckoutFormView: View {
    @ObservedObject var viewModel: CheckoutViewModel
    @State private var receipt: String?
    @FocusState private var focusedField: Field?

    enum Field: Hashable {
        case email, card
    }

    var body: some View {
        Form {
            Section {
                TextField("Email", text: $viewModel.email)
                    .keyboardType(.emailAddress)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                    .focused($focusedField, equals: .email)
                    .submitLabel(.next)
                    .onSubmit { focusedField = .card }
                TextField("Card", text: $viewModel.card)
                    .keyboardType(.numberPad)
                    .focused($focusedField, equals: .card)
            } header: {
                Text("Payment")
            } footer: {
                ForEach(viewModel.problems, id: \.self) { problem in
                    Text(problem).font(.caption).foregroundColor(.red)
                }
            }
            Toggle("I accept the terms", isOn: $viewModel.acceptsTerms)
            Button("Pay") { receipt = viewModel.pay() }
                .disabled(!viewModel.canPay)
            if let receipt {
                Text(receipt).bold()
            }
        }
        .onAppear { focusedField = .email }
    }
}
