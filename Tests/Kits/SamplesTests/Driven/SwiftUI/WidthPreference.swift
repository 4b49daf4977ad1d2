import SwiftUI

struct WidthPreferenceKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

struct TitlesPreferenceKey: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) {
        value += nextValue()
    }
}

struct EqualWidthColumns: View {
    @State private var width: CGFloat = 0
    @State private var titles: [String] = []
    let texts: [String]

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(texts, id: \.self) { text in
                Text(text)
                    .frame(minWidth: width, alignment: .leading)
                    .preference(key: WidthPreferenceKey.self, value: CGFloat(text.count) * 8)
                    .preference(key: TitlesPreferenceKey.self, value: [text])
            }
            Text("Widest \(Int(width)), \(titles.joined(separator: "+"))")
        }
        .onPreferenceChange(WidthPreferenceKey.self) { width = $0 }
        .onPreferenceChange(TitlesPreferenceKey.self) { titles = $0 }
        .background(
            GeometryReader { proxy in
                Color.clear.preference(key: WidthPreferenceKey.self, value: proxy.size.width)
            }
        )
    }
}
