import SwiftUI

// VIPER with a SwiftUI view: the presenter is observed, the router makes the next screens.

struct ViperProfile: Equatable {
    var name: String
    var followers: Int
}

protocol ViperProfileInteracting {
    func profile() async throws -> ViperProfile
    func follow(_ profile: ViperProfile) async throws -> ViperProfile
}

struct ViperProfileInteractor: ViperProfileInteracting {
    let names: [String]

    func profile() async throws -> ViperProfile {
        guard let name = names.first else { throw CocoaError(.fileNoSuchFile) }
        return ViperProfile(name: name, followers: 10)
    }

    func follow(_ profile: ViperProfile) async throws -> ViperProfile {
        ViperProfile(name: profile.name, followers: profile.followers + 1)
    }
}

@MainActor
final class ViperProfilePresenter: ObservableObject {
    @Published private(set) var title = ""
    @Published private(set) var followers = ""
    @Published private(set) var isFollowEnabled = false
    @Published var errorText: String?

    private let interactor: ViperProfileInteracting
    private let router: ViperProfileRouter
    private var profile: ViperProfile? {
        didSet {
            title = profile?.name ?? "Nobody"
            followers = profile.map { "\($0.followers) followers" } ?? ""
            isFollowEnabled = profile != nil
        }
    }

    init(interactor: ViperProfileInteracting, router: ViperProfileRouter) {
        self.interactor = interactor
        self.router = router
    }

    func appear() async {
        do {
            profile = try await interactor.profile()
        } catch {
            profile = nil
            errorText = "The profile is not there."
        }
    }

    func follow() async {
        guard let profile else { return }
        isFollowEnabled = false
        self.profile = (try? await interactor.follow(profile)) ?? profile
    }

    func linkToFollowers<Label: View>(@ViewBuilder label: () -> Label) -> some View {
        NavigationLink(destination: router.makeFollowersView(of: profile), label: label)
    }
}

@MainActor
struct ViperProfileRouter {
    func makeFollowersView(of profile: ViperProfile?) -> some View {
        List(0..<(profile?.followers ?? 0), id: \.self) { number in
            Text("Follower \(number + 1)")
        }
        .navigationTitle("Followers")
    }

    static func makeModule(interactor: ViperProfileInteracting) -> some View {
        ViperProfileView(
            presenter: ViperProfilePresenter(interactor: interactor, router: ViperProfileRouter()))
    }
}

struct ViperProfileView: View {
    @StateObject var presenter: ViperProfilePresenter

    init(presenter: @autoclosure @escaping () -> ViperProfilePresenter) {
        _presenter = StateObject(wrappedValue: presenter())
    }

    var body: some View {
        NavigationStack {
            VStack {
                if let errorText = presenter.errorText {
                    Text(errorText).foregroundStyle(.red)
                }
                presenter.linkToFollowers {
                    Text(presenter.followers)
                }
                Button("Follow") {
                    Task { await presenter.follow() }
                }
                .disabled(!presenter.isFollowEnabled)
            }
            .navigationTitle(presenter.title)
        }
        .task { await presenter.appear() }
    }
}
