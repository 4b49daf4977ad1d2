import SwiftUI

enum GalleryRoute: Hashable {
    case album(String)
    case photo(album: String, number: Int)
}

@MainActor
final class GalleryRouter: ObservableObject {
    @Published var path = NavigationPath()
    @Published var sheet: Sheet?

    enum Sheet: String, Identifiable {
        case info, settings
        var id: String { rawValue }
    }

    func show(_ route: GalleryRoute) { path.append(route) }
    func back() { if !path.isEmpty { path.removeLast() } }
    func backToStart() { path = NavigationPath() }

    func open(_ url: URL) {
        guard url.scheme == "gallery", let album = url.host else { return }
        backToStart()
        show(.album(album))
        if let number = Int(url.lastPathComponent) {
            show(.photo(album: album, number: number))
        }
    }
}

struct GalleryRootView: View {
    @StateObject private var router = GalleryRouter()

    var body: some View {
        NavigationStack(path: $router.path) {
            List(["Summer", "Winter"], id: \.self) { album in
                Button(album) { router.show(.album(album)) }
            }
            .navigationTitle("Albums")
            .navigationDestination(for: GalleryRoute.self) { route in
                switch route {
                case .album(let name): GalleryAlbumView(name: name)
                case .photo(let album, let number): GalleryPhotoView(album: album, number: number)
                }
            }
            .toolbar {
                Button("Info") { router.sheet = .info }
            }
        }
        .sheet(item: $router.sheet) { sheet in
            Text("Sheet \(sheet.rawValue)")
                .presentationDetents([.medium])
        }
        .onOpenURL { router.open($0) }
        .environmentObject(router)
    }
}

struct GalleryAlbumView: View {
    @EnvironmentObject private var router: GalleryRouter
    let name: String

    var body: some View {
        VStack {
            ForEach(1..<4) { number in
                Button("Photo \(number)") { router.show(.photo(album: name, number: number)) }
            }
        }
        .navigationTitle(name)
    }
}

struct GalleryPhotoView: View {
    @EnvironmentObject private var router: GalleryRouter
    let album: String
    let number: Int

    var body: some View {
        VStack {
            Image("\(album)-\(number)")
                .resizable()
                .aspectRatio(contentMode: .fit)
            Button("Albums", action: router.backToStart)
        }
        .navigationTitle("\(album) \(number)")
    }
}
