import Combine
import SwiftUI

class StopwatchModel: ObservableObject {
    @Published var seconds = 0
    @Published var isRunning = false
    var laps: [Int] = [] {
        willSet { objectWillChange.send() }
    }

    func tick() {
        guard isRunning else { return }
        seconds += 1
    }

    func lap() {
        laps.insert(seconds, at: 0)
    }

    var formatted: String {
        String(format: "%02d:%02d", seconds / 60, seconds % 60)
    }
}

struct StopwatchView: View {
    @StateObject var model = StopwatchModel()
    @Environment(\.scenePhase) private var scenePhase
    let ticks: AnyPublisher<Date, Never>

    init(
        ticks: AnyPublisher<Date, Never> = Timer.publish(every: 1, on: .main, in: .common)
            .autoconnect().eraseToAnyPublisher()
    ) {
        self.ticks = ticks
    }

    var body: some View {
        VStack {
            Text(model.formatted)
                .font(.system(size: 60, weight: .thin, design: .monospaced))
                .onReceive(ticks) { _ in model.tick() }
            HStack {
                Button(model.isRunning ? "Stop" : "Start") {
                    withAnimation(.easeInOut) { model.isRunning.toggle() }
                }
                .tint(model.isRunning ? .red : .green)
                Button("Lap", action: model.lap)
                    .disabled(!model.isRunning)
            }
            .buttonStyle(.bordered)
            List(model.laps, id: \.self) { lap in
                Text("\(lap) s")
            }
        }
        .onChange(of: scenePhase) { phase in
            if phase == .background { model.isRunning = false }
        }
    }
}
