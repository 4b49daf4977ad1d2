import Observation
import SwiftUI

@Observable
final class Habit: Identifiable {
    let id = UUID()
    var name: String
    var streak: Int
    var isDoneToday = false

    init(name: String, streak: Int = 0) {
        self.name = name
        self.streak = streak
    }
}

@Observable
final class HabitStore {
    var habits: [Habit] = []
    var doneCount: Int { habits.filter(\.isDoneToday).count }

    func add(_ name: String) {
        habits.append(Habit(name: name))
    }

    func finish(_ habit: Habit) {
        guard !habit.isDoneToday else { return }
        habit.isDoneToday = true
        habit.streak += 1
    }
}

struct HabitsRootView: View {
    @State private var store = HabitStore()

    var body: some View {
        HabitListView()
            .environment(store)
    }
}

struct HabitListView: View {
    @Environment(HabitStore.self) private var store
    @State private var newName = ""
    @State private var edited: Habit?

    var body: some View {
        List {
            Section("Today: \(store.doneCount) of \(store.habits.count)") {
                ForEach(store.habits) { habit in
                    HabitRow(habit: habit)
                        .contextMenu {
                            Button("Rename") { edited = habit }
                        }
                }
            }
            Section {
                TextField("New habit", text: $newName)
                    .onSubmit(add)
                Button("Add", action: add)
                    .disabled(newName.isEmpty)
            }
        }
        .sheet(item: $edited) { habit in
            HabitEditor(habit: habit)
        }
    }

    private func add() {
        store.add(newName)
        newName = ""
    }
}

struct HabitRow: View {
    let habit: Habit
    @Environment(HabitStore.self) private var store

    var body: some View {
        Button {
            store.finish(habit)
        } label: {
            Label(
                "\(habit.name), \(habit.streak) days",
                systemImage: habit.isDoneToday ? "checkmark.circle.fill" : "circle")
        }
    }
}

struct HabitEditor: View {
    @Bindable var habit: Habit
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $habit.name)
                Stepper("Streak", value: $habit.streak, in: 0...999)
            }
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }
                }
            }
        }
    }
}
