import SwiftUI

struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    struct Cache {
        var sizes: [CGSize] = []
    }

    func makeCache(subviews: Subviews) -> Cache {
        Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        var rowWidth: CGFloat = 0
        var height: CGFloat = cache.sizes.first?.height ?? 0
        for size in cache.sizes {
            if rowWidth + size.width > width {
                rowWidth = 0
                height += size.height + spacing
            }
            rowWidth += size.width + spacing
        }
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    {
        var point = bounds.origin
        for (index, subview) in subviews.enumerated() {
            let size = cache.sizes[index]
            if point.x + size.width > bounds.maxX {
                point.x = bounds.minX
                point.y += size.height + spacing
            }
            subview.place(at: point, anchor: .topLeading, proposal: .init(size))
            point.x += size.width + spacing
        }
    }
}

extension HorizontalAlignment {
    private enum TagMiddle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat {
            context[HorizontalAlignment.center]
        }
    }
    static let tagMiddle = HorizontalAlignment(TagMiddle.self)
}

struct TagCloud: View {
    let tags: [String]
    @State private var selected: Set<String> = []
    @Environment(\.horizontalSizeClass) private var sizeClass

    private var layout: AnyLayout {
        sizeClass == .regular ? AnyLayout(HStackLayout(spacing: 12)) : AnyLayout(FlowLayout(spacing: 6))
    }

    var body: some View {
        VStack(alignment: .tagMiddle) {
            layout {
                ForEach(tags, id: \.self) { tag in
                    Text(tag)
                        .padding(.horizontal, 10)
                        .padding(.vertical, 6)
                        .background(
                            selected.contains(tag) ? Color.accentColor : .gray.opacity(0.2), in: .capsule
                        )
                        .onTapGesture { toggle(tag) }
                        .alignmentGuide(.tagMiddle) { d in d[HorizontalAlignment.center] }
                }
            }
            .animation(.snappy(duration: 0.2), value: selected)
            ViewThatFits(in: .horizontal) {
                HStack {
                    Text("Selected"); Text("\(selected.count)")
                }
                Text("\(selected.count)")
            }
        }
        .sensoryFeedback(.selection, trigger: selected)
        .containerRelativeFrame(.horizontal) { length, _ in length * 0.9 }
    }

    private func toggle(_ tag: String) {
        withAnimation(.bouncy) {
            if selected.contains(tag) { selected.remove(tag) } else { selected.insert(tag) }
        } completion: {
            print("done")
        }
    }
}
