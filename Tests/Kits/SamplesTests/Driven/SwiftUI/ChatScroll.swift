import SwiftUI

struct ChatMessage: Identifiable, Equatable {
    let id: Int
    let text: String
    let isMine: Bool
}

struct ChatScrollView: View {
    @State private var messages = [ChatMessage(id: 0, text: "Hello", isMine: false)]
    @State private var draft = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack(spacing: 0) {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(alignment: .leading) {
                        ForEach(messages) { message in
                            HStack {
                                if message.isMine { Spacer() }
                                Text(message.text)
                                    .padding(8)
                                    .background(
                                        message.isMine ? Color.blue : Color.gray.opacity(0.3),
                                        in: Capsule())
                            }
                            .id(message.id)
                        }
                    }
                }
                .onChange(of: messages) { _, new in
                    withAnimation { proxy.scrollTo(new.last?.id, anchor: .bottom) }
                }
            }
            Divider()
            HStack {
                TextField("Message", text: $draft, axis: .vertical)
                    .lineLimit(1...4)
                    .focused($isFocused)
                    .onSubmit(send)
                Button("Send", action: send)
                    .disabled(draft.trimmingCharacters(in: .whitespaces).isEmpty)
                    .keyboardShortcut(.return)
            }
            .padding()
        }
        .safeAreaInset(edge: .top) {
            Text("\(messages.count) messages")
        }
    }

    private func send() {
        messages.append(ChatMessage(id: messages.count, text: draft, isMine: true))
        draft = ""
        isFocused = true
    }
}
