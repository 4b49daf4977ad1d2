import Combine
import SwiftUI

// A view model that knows everything: networking, storage, analytics, formatting and navigation.

class GodProfileViewModel: ObservableObject {
    @Published var firstName = ""
    @Published var lastName = ""
    @Published var email = ""
    @Published var avatar: UIImage?
    @Published var isLoading = false
    @Published var isSaving = false
    @Published var errorMessage: String?
    @Published var showAlert = false
    @Published var showSettings = false
    @Published var showLogout = false
    @Published var path = [String]()
    @Published var posts = [[String: Any]]()
    @Published var friends: [String] = []
    @Published var notificationsOn = UserDefaults.standard.bool(forKey: "notificationsOn")
    @Published var theme = UserDefaults.standard.string(forKey: "theme") ?? "light"

    var cancellables = Set<AnyCancellable>()
    var timer: Timer?

    init() {
        $notificationsOn
            .sink { UserDefaults.standard.set($0, forKey: "notificationsOn") }
            .store(in: &cancellables)
        $theme
            .dropFirst()
            .sink { value in
                UserDefaults.standard.set(value, forKey: "theme")
                self.track("theme_changed", ["theme": value])
            }
            .store(in: &cancellables)
        Publishers.CombineLatest($firstName, $lastName)
            .debounce(for: .milliseconds(500), scheduler: RunLoop.main)
            .sink { _ in self.save() }
            .store(in: &cancellables)
    }

    var fullName: String { firstName + " " + lastName }
    var isEmailValid: Bool {
        email.range(of: "^[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+$", options: .regularExpression) != nil
    }

    func load() {
        isLoading = true
        let url = URL(string: "https://api.example.com/profile")!
        URLSession.shared.dataTaskPublisher(for: url)
            .map { $0.data }
            .tryMap { try JSONSerialization.jsonObject(with: $0) as? [String: Any] ?? [:] }
            .receive(on: DispatchQueue.main)
            .sink(
                receiveCompletion: { completion in
                    self.isLoading = false
                    if case .failure(let error) = completion {
                        self.errorMessage = error.localizedDescription
                        self.showAlert = true
                    }
                },
                receiveValue: { json in
                    self.firstName = json["first_name"] as? String ?? ""
                    self.lastName = json["last_name"] as? String ?? ""
                    self.email = json["email"] as? String ?? ""
                    self.posts = json["posts"] as? [[String: Any]] ?? []
                    self.friends = json["friends"] as? [String] ?? []
                }
            )
            .store(in: &cancellables)
    }

    func save() {
        isSaving = true
        var request = URLRequest(url: URL(string: "https://api.example.com/profile")!)
        request.httpMethod = "PUT"
        request.httpBody = try? JSONSerialization.data(withJSONObject: [
            "first_name": firstName, "last_name": lastName, "email": email,
        ])
        URLSession.shared.dataTask(with: request) { _, _, error in
            DispatchQueue.main.async {
                self.isSaving = false
                self.errorMessage = error?.localizedDescription
            }
        }.resume()
    }

    func track(_ event: String, _ parameters: [String: String]) {
        print("EVENT", event, parameters)
    }

    func logout() {
        UserDefaults.standard.removeObject(forKey: "token")
        path = []
        NotificationCenter.default.post(name: Notification.Name("didLogout"), object: nil)
    }

    func openSupport() {
        UIApplication.shared.open(URL(string: "https://example.com/support")!)
    }
}

struct GodProfileView: View {
    @StateObject var viewModel = GodProfileViewModel()

    var body: some View {
        NavigationStack(path: $viewModel.path) {
            Form {
                if viewModel.isLoading { ProgressView() }
                TextField("First name", text: $viewModel.firstName)
                TextField("Last name", text: $viewModel.lastName)
                TextField("Email", text: $viewModel.email)
                    .foregroundColor(viewModel.isEmailValid ? .primary : .red)
                Toggle("Notifications", isOn: $viewModel.notificationsOn)
                Picker("Theme", selection: $viewModel.theme) {
                    Text("Light").tag("light")
                    Text("Dark").tag("dark")
                }
                ForEach(viewModel.friends, id: \.self) { Text($0) }
                Button("Support", action: viewModel.openSupport)
                Button("Log out", role: .destructive) { viewModel.showLogout = true }
            }
            .navigationTitle(viewModel.fullName)
            .alert("Error", isPresented: $viewModel.showAlert) {
                Button("OK") {}
            } message: {
                Text(viewModel.errorMessage ?? "Unknown")
            }
            .confirmationDialog("Log out?", isPresented: $viewModel.showLogout) {
                Button("Log out", role: .destructive, action: viewModel.logout)
            }
        }
        .onAppear { viewModel.load() }
    }
}
