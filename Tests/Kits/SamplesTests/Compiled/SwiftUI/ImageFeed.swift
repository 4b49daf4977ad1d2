import SwiftUI

struct FeedImage: Identifiable, Hashable {
    let id: Int
    let url: URL
    let caption: String
}

struct ImageFeedView: View {
    let images: [FeedImage]
    @State private var opened: FeedImage?
    @State private var showsHelp = false
    @Environment(\.openURL) private var openURL

    var body: some View {
        TabView {
            ForEach(images) { image in
                VStack {
                    AsyncImage(url: image.url) { phase in
                        switch phase {
                        case .empty:
                            ProgressView()
                        case .success(let picture):
                            picture.resizable().scaledToFill()
                        case .failure:
                            Image(systemName: "photo")
                        @unknown default:
                            EmptyView()
                        }
                    }
                    .onTapGesture { opened = image }
                    AsyncImage(url: image.url, scale: 2) { picture in
                        picture.resizable()
                    } placeholder: {
                        Color.gray.opacity(0.2)
                    }
                    .frame(width: 40, height: 40)
                    Text(image.caption)
                    Link("Source", destination: image.url)
                    ShareLink(item: image.url) {
                        Label("Share", systemImage: "square.and.arrow.up")
                    }
                }
            }
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
        .fullScreenCover(item: $opened) { image in
            VStack {
                Text(image.caption)
                Button("Done") { opened = nil }
            }
        }
        .popover(isPresented: $showsHelp) {
            Text("Tap a picture").padding()
        }
        .toolbar {
            ToolbarItem(placement: .bottomBar) {
                Button("Help") { showsHelp.toggle() }
            }
            ToolbarItem {
                Button("Web") { openURL(URL(string: "https://example.com")!) }
            }
        }
    }
}
