import SwiftUI
import Tagged

#if os(iOS)
    import UIKit

    typealias PlatformColor = UIColor
#elseif os(macOS)
    import AppKit

    typealias PlatformColor = NSColor
#endif

struct Parcel: Identifiable {
    let id: Tagged<Self, Int>
    var place: String
}

struct ParcelList: View {
    let parcels: [Parcel]
    @State private var shown: Parcel?
    #if os(iOS)
        @Environment(\.horizontalSizeClass) private var sizeClass
    #endif

    private var isNarrow: Bool {
        #if os(iOS)
            sizeClass == .compact
        #else
            false
        #endif
    }

    var body: some View {
        List(parcels) { parcel in
            Button(parcel.place) { shown = parcel }
                .badge(isNarrow ? 0 : parcel.id.rawValue)
        }
        #if os(iOS)
            .listStyle(.insetGrouped)
            .navigationBarTitleDisplayMode(.inline)
        #elseif os(macOS)
            .frame(minWidth: 300)
        #endif
        .background(Material.regular)
        .background(Color(PlatformColor.systemGray))
        .sheet(item: $shown) { Text($0.place) }
    }
}
