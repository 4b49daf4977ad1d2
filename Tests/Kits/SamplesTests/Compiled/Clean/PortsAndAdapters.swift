import Foundation
import UIKit

// Hexagonal: the core knows ports; adapters for storage, time and screen plug into them.

struct Reminder: Equatable, Codable {
    let id: UUID
    let text: String
    let due: Date
}

protocol ReminderStoragePort: Sendable {
    func save(_ reminder: Reminder) async throws
    func load() async throws -> [Reminder]
}

protocol ClockPort: Sendable {
    var now: Date { get }
}

protocol ReminderScreenPort: AnyObject {
    @MainActor func show(_ lines: [String])
}

final class ReminderCore {
    private let storage: any ReminderStoragePort
    private let clock: any ClockPort
    private weak var screen: (any ReminderScreenPort)?

    init(storage: any ReminderStoragePort, clock: any ClockPort, screen: any ReminderScreenPort) {
        self.storage = storage
        self.clock = clock
        self.screen = screen
    }

    func add(_ text: String, in seconds: TimeInterval) async throws {
        let reminder = Reminder(id: UUID(), text: text, due: clock.now.addingTimeInterval(seconds))
        try await storage.save(reminder)
        try await refresh()
    }

    func refresh() async throws {
        let now = clock.now
        let lines = try await storage.load()
            .sorted { $0.due < $1.due }
            .map { $0.due < now ? "\($0.text) (late)" : $0.text }
        await screen?.show(lines)
    }
}

struct SystemClock: ClockPort {
    var now: Date { Date() }
}

actor MemoryReminderStorage: ReminderStoragePort {
    private var reminders: [UUID: Reminder] = [:]

    func save(_ reminder: Reminder) { reminders[reminder.id] = reminder }
    func load() -> [Reminder] { Array(reminders.values) }
}

final class ReminderScreenAdapter: UIViewController, ReminderScreenPort {
    private let label = UILabel()
    private lazy var core = ReminderCore(
        storage: MemoryReminderStorage(), clock: SystemClock(), screen: self)

    override func viewDidLoad() {
        super.viewDidLoad()
        label.numberOfLines = 0
        view.addSubview(label)
        Task { [core] in
            do {
                try await core.add("Water the plants", in: 3600)
            } catch {
                label.text = error.localizedDescription
            }
        }
    }

    func show(_ lines: [String]) {
        label.text = lines.joined(separator: "\n")
    }
}
