import SwiftUI

struct AnimatedCards: View {
    @Namespace private var namespace
    @State private var isExpanded = false
    @State private var rotation = Angle.zero
    @State private var cards = ["A", "B", "C"]
    @State private var offset = CGSize.zero
    @GestureState private var isDragging = false

    var body: some View {
        VStack {
            if isExpanded {
                Text("Details")
                    .transition(.asymmetric(insertion: .move(edge: .bottom), removal: .opacity))
                    .matchedGeometryEffect(id: "title", in: namespace)
            } else {
                Text("Summary")
                    .transition(.scale.combined(with: .opacity))
                    .matchedGeometryEffect(id: "title", in: namespace)
            }
            Button("Flip") {
                withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) {
                    isExpanded.toggle()
                    rotation += .degrees(180)
                }
            }
            ForEach(cards, id: \.self) { card in
                Text("Card \(card)")
                    .rotation3DEffect(rotation, axis: (x: 0, y: 1, z: 0))
                    .offset(offset)
                    .opacity(isDragging ? 0.5 : 1)
                    .gesture(
                        DragGesture()
                            .updating($isDragging) { _, state, _ in state = true }
                            .onChanged { offset = $0.translation }
                            .onEnded { _ in
                                withAnimation(.easeOut(duration: 0.2)) {
                                    offset = .zero
                                    cards.removeAll { $0 == card }
                                }
                            })
            }
            Button("Shuffle") {
                withAnimation(.default.delay(0.1)) { cards.reverse() }
            }
        }
        .animation(.linear, value: cards)
    }
}
