import ComposableArchitecture
import SwiftUI

// Meetings: a list, a detail, a form, a recording; navigation by a stack and by a tree.

struct Meeting: Equatable, Identifiable, Codable, Sendable {
    let id: UUID
    var attendees: IdentifiedArrayOf<Attendee> = []
    var duration: Duration = .seconds(60 * 5)
    var notes: IdentifiedArrayOf<Note> = []
    var theme: Theme = .sea
    var title = ""

    var durationPerAttendee: Duration { duration / attendees.count }

    enum Theme: String, CaseIterable, Identifiable, Codable, Sendable {
        case sea, sky
        var id: Self { self }
        var name: String { rawValue.capitalized }
    }
}

struct Attendee: Equatable, Identifiable, Codable, Sendable {
    let id: UUID
    var name = ""
}

struct Note: Equatable, Identifiable, Codable, Sendable {
    let id: UUID
    let date: Date
    var transcript: String
}

extension Meeting {
    static let mock = Self(
        id: Meeting.ID(),
        attendees: [Attendee(id: Attendee.ID(), name: "Blob"), Attendee(id: .init(), name: "Bo")],
        notes: [
            Note(id: UUID(), date: Date().addingTimeInterval(-60 * 60 * 24 * 7), transcript: "Lorem")
        ],
        title: "Design"
    )
}

extension SharedReaderKey where Self == FileStorageKey<IdentifiedArrayOf<Meeting>>.Default {
    static var meetings: Self {
        Self[.fileStorage(URL.documentsDirectory.appending(component: "meetings.json")), default: []]
    }
}

@Reducer
struct MeetingForm {
    @ObservableState
    struct State: Equatable, Sendable {
        var focus: Field? = .title
        var meeting: Meeting

        init(focus: Field? = .title, meeting: Meeting) {
            self.focus = focus
            self.meeting = meeting
            if self.meeting.attendees.isEmpty {
                @Dependency(\.uuid) var uuid
                self.meeting.attendees.append(Attendee(id: Attendee.ID(uuidString: uuid().uuidString)!))
            }
        }

        enum Field: Hashable {
            case attendee(Attendee.ID)
            case title
        }
    }

    enum Action: BindableAction, Equatable, Sendable {
        case addAttendeeTapped
        case binding(BindingAction<State>)
        case deleteAttendees(atOffsets: IndexSet)
    }

    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
        BindingReducer()
        Reduce { state, action in
            switch action {
            case .addAttendeeTapped:
                let attendee = Attendee(id: uuid())
                state.meeting.attendees.append(attendee)
                state.focus = .attendee(attendee.id)
                return .none
            case .binding(\.meeting.title):
                return .none
            case .binding:
                return .none
            case let .deleteAttendees(atOffsets: indices):
                state.meeting.attendees.remove(atOffsets: indices)
                guard let firstIndex = indices.first else { return .none }
                let index = min(firstIndex, state.meeting.attendees.count - 1)
                state.focus = .attendee(state.meeting.attendees[index].id)
                return .none
            }
        }
    }
}

struct MeetingFormView: View {
    @Bindable var store: StoreOf<MeetingForm>
    @FocusState var focus: MeetingForm.State.Field?

    var body: some View {
        Form {
            Section {
                TextField("Title", text: $store.meeting.title)
                    .focused($focus, equals: .title)
                HStack {
                    Slider(value: $store.meeting.duration.minutes, in: 5...30, step: 1) {
                        Text("Length")
                    }
                    Spacer()
                    Text(store.meeting.duration.formatted(.units()))
                }
                Picker("Theme", selection: $store.meeting.theme) {
                    ForEach(Meeting.Theme.allCases) { theme in
                        Label(theme.name, systemImage: "paintpalette").tag(theme)
                    }
                }
            } header: {
                Text("Info")
            }
            Section {
                ForEach($store.meeting.attendees) { $attendee in
                    TextField("Name", text: $attendee.name)
                        .focused($focus, equals: .attendee(attendee.id))
                }
                .onDelete { indices in
                    store.send(.deleteAttendees(atOffsets: indices))
                }
                Button("New attendee") { store.send(.addAttendeeTapped) }
            } header: {
                Text("Attendees")
            }
        }
        .bind($store.focus, to: $focus)
    }
}

extension Duration {
    fileprivate var minutes: Double {
        get { Double(components.seconds / 60) }
        set { self = .seconds(newValue * 60) }
    }
}

@Reducer
struct MeetingDetail {
    @Reducer
    enum Destination {
        case alert(AlertState<Alert>)
        case edit(MeetingForm)

        @CasePathable
        enum Alert {
            case confirmDeletion
            case continueWithoutRecording
            case openSettings
        }
    }

    @ObservableState
    struct State: Equatable {
        @Presents var destination: Destination.State?
        @Shared var meeting: Meeting
    }

    enum Action: Sendable {
        case cancelEditTapped
        case delegate(Delegate)
        case deleteTapped
        case destination(PresentationAction<Destination.Action>)
        case doneEditingTapped
        case editTapped
        case startTapped

        @CasePathable
        enum Delegate: Sendable {
            case deleteMeeting
            case startMeeting(Shared<Meeting>)
        }
    }

    @Dependency(\.dismiss) var dismiss
    @Dependency(\.openURL) var openURL

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .cancelEditTapped:
                state.destination = nil
                return .none
            case .delegate:
                return .none
            case .deleteTapped:
                state.destination = .alert(.deleteMeeting)
                return .none
            case let .destination(.presented(.alert(alertAction))):
                switch alertAction {
                case .confirmDeletion:
                    return .run { send in
                        await send(.delegate(.deleteMeeting), animation: .default)
                        await self.dismiss()
                    }
                case .continueWithoutRecording:
                    return .send(.delegate(.startMeeting(state.$meeting)))
                case .openSettings:
                    return .run { _ in await openURL(URL(string: "app-settings:")!) }
                }
            case .destination:
                return .none
            case .doneEditingTapped:
                guard let edited = state.destination?.edit?.meeting else { return .none }
                state.$meeting.withLock { $0 = edited }
                state.destination = nil
                return .none
            case .editTapped:
                state.destination = .edit(MeetingForm.State(meeting: state.meeting))
                return .none
            case .startTapped:
                return .send(.delegate(.startMeeting(state.$meeting)))
            }
        }
        .ifLet(\.$destination, action: \.destination)
    }
}

extension MeetingDetail.Destination.State: Equatable {}
extension MeetingDetail.Destination.Action: Sendable {}

extension AlertState where Action == MeetingDetail.Destination.Alert {
    static let deleteMeeting = Self {
        TextState("Delete?")
    } actions: {
        ButtonState(role: .destructive, action: .confirmDeletion) {
            TextState("Yes")
        }
        ButtonState(role: .cancel) {
            TextState("Nevermind")
        }
    } message: {
        TextState("Are you sure you want to delete this meeting?")
    }

    static let denied = Self {
        TextState("Recording denied")
    } actions: {
        ButtonState(action: .continueWithoutRecording) { TextState("Continue") }
        ButtonState(action: .send(.openSettings, animation: .default)) { TextState("Settings") }
    }
}

struct MeetingDetailView: View {
    @Bindable var store: StoreOf<MeetingDetail>

    var body: some View {
        List {
            Section {
                NavigationLink(
                    state: MeetingsApp.Path.State.record(RecordMeeting.State(meeting: store.$meeting))
                ) {
                    Label("Start", systemImage: "timer")
                }
            }
            ForEach(store.meeting.notes) { note in
                NavigationLink(
                    state: MeetingsApp.Path.State.note(note, meeting: store.meeting)
                ) {
                    Text(note.date, style: .date)
                }
            }
            Button("Delete", role: .destructive) { store.send(.deleteTapped) }
        }
        .toolbar { Button("Edit") { store.send(.editTapped) } }
        .navigationTitle(store.meeting.title)
        .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
        .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { editStore in
            NavigationStack {
                MeetingFormView(store: editStore)
                    .navigationTitle(store.meeting.title)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) {
                            Button("Cancel") { store.send(.cancelEditTapped) }
                        }
                        ToolbarItem(placement: .confirmationAction) {
                            Button("Done") { store.send(.doneEditingTapped) }
                        }
                    }
            }
        }
    }
}

@Reducer
struct RecordMeeting {
    @ObservableState
    struct State: Equatable {
        @Presents var alert: AlertState<Action.Alert>?
        var secondsElapsed = 0
        var speaker = 0
        @Shared var meeting: Meeting
        var transcript = ""

        var durationRemaining: Duration { meeting.duration - .seconds(secondsElapsed) }
    }

    enum Action: Sendable {
        case alert(PresentationAction<Alert>)
        case endTapped
        case nextTapped
        case onTask
        case timerTick

        @CasePathable
        enum Alert: Sendable {
            case confirmDiscard
            case confirmSave
        }
    }

    @Dependency(\.continuousClock) var clock
    @Dependency(\.date.now) var now
    @Dependency(\.dismiss) var dismiss
    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .alert(.presented(.confirmDiscard)):
                return .run { _ in await dismiss() }
            case .alert(.presented(.confirmSave)):
                state.$meeting.withLock { [transcript = state.transcript] meeting in
                    meeting.notes.insert(
                        Note(id: uuid(), date: now, transcript: transcript), at: 0)
                }
                return .run { _ in await dismiss() }
            case .alert:
                return .none
            case .endTapped:
                state.alert = .endMeeting(isDiscardable: true)
                return .none
            case .nextTapped:
                guard state.speaker < state.meeting.attendees.count - 1 else {
                    state.alert = .endMeeting(isDiscardable: false)
                    return .none
                }
                state.speaker += 1
                return .none
            case .onTask:
                return .run { send in
                    await withTaskGroup(of: Void.self) { group in
                        group.addTask {
                            for await _ in self.clock.timer(interval: .seconds(1)) {
                                await send(.timerTick)
                            }
                        }
                    }
                }
            case .timerTick:
                guard state.alert == nil else { return .none }
                state.secondsElapsed += 1
                return .none
            }
        }
        .ifLet(\.$alert, action: \.alert)
    }
}

extension AlertState where Action == RecordMeeting.Action.Alert {
    static func endMeeting(isDiscardable: Bool) -> Self {
        Self {
            TextState("End meeting?")
        } actions: {
            ButtonState(action: .confirmSave) { TextState("Save and end") }
            if isDiscardable {
                ButtonState(role: .destructive, action: .confirmDiscard) { TextState("Discard") }
            }
            ButtonState(role: .cancel) { TextState("Resume") }
        } message: {
            TextState("You are ending the meeting early.")
        }
    }
}

struct RecordMeetingView: View {
    @Bindable var store: StoreOf<RecordMeeting>

    var body: some View {
        VStack {
            ProgressView(
                value: Double(store.secondsElapsed),
                total: Double(store.meeting.duration.components.seconds))
            Button("Next") { store.send(.nextTapped) }
        }
        .navigationBarBackButtonHidden(true)
        .alert($store.scope(state: \.alert, action: \.alert))
        .task { await store.send(.onTask).finish() }
    }
}

@Reducer
struct MeetingsList {
    @Reducer(state: .equatable, .sendable, action: .sendable)
    enum Destination {
        case add(MeetingForm)
    }

    @ObservableState
    struct State: Equatable {
        @Presents var destination: Destination.State?
        @Shared(.meetings) var meetings
    }

    enum Action {
        case addTapped
        case confirmAddTapped
        case destination(PresentationAction<Destination.Action>)
        case dismissAddTapped
        case onDelete(IndexSet)
    }

    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .addTapped:
                state.destination = .add(MeetingForm.State(meeting: Meeting(id: uuid())))
                return .none
            case .confirmAddTapped:
                guard case let .some(.add(form)) = state.destination else { return .none }
                var meeting = form.meeting
                meeting.attendees.removeAll { $0.name.allSatisfy(\.isWhitespace) }
                state.$meetings.withLock { [meeting] in _ = $0.append(meeting) }
                state.destination = nil
                return .none
            case .destination(.presented(.add(.binding))):
                return .none
            case .destination:
                return .none
            case .dismissAddTapped:
                state.destination = nil
                return .none
            case let .onDelete(indexSet):
                state.$meetings.withLock { $0.remove(atOffsets: indexSet) }
                return .none
            }
        }
        .ifLet(\.$destination, action: \.destination)
    }
}

struct MeetingsListView: View {
    @Bindable var store: StoreOf<MeetingsList>

    var body: some View {
        List {
            ForEach(Array(store.$meetings)) { $meeting in
                NavigationLink(
                    state: MeetingsApp.Path.State.detail(MeetingDetail.State(meeting: $meeting))
                ) {
                    Text(meeting.title)
                }
            }
            .onDelete { store.send(.onDelete($0)) }
        }
        .toolbar {
            Button {
                store.send(.addTapped)
            } label: {
                Image(systemName: "plus")
            }
        }
        .sheet(item: $store.scope(state: \.destination?.add, action: \.destination.add)) { addStore in
            MeetingFormView(store: addStore)
        }
    }
}

@Reducer
struct MeetingsApp {
    @Reducer
    enum Path {
        case detail(MeetingDetail)
        @ReducerCaseIgnored
        case note(Note, meeting: Meeting)
        case record(RecordMeeting)
    }

    @ObservableState
    struct State: Equatable {
        var path = StackState<Path.State>()
        var list = MeetingsList.State()
    }

    enum Action {
        case path(StackActionOf<Path>)
        case list(MeetingsList.Action)
    }

    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
        Scope(state: \.list, action: \.list) {
            MeetingsList()
        }
        Reduce { state, action in
            switch action {
            case let .path(.element(id, .detail(.delegate(delegateAction)))):
                guard case let .some(.detail(detailState)) = state.path[id: id] else { return .none }
                switch delegateAction {
                case .deleteMeeting:
                    let id = detailState.meeting.id
                    state.list.$meetings.withLock { _ = $0.remove(id: id) }
                    return .none
                case let .startMeeting(sharedMeeting):
                    state.path.append(.record(RecordMeeting.State(meeting: sharedMeeting)))
                    return .none
                }
            case .path(.element(id: _, action: .record(.alert(.presented(.confirmSave))))):
                _ = state.path.popLast()
                return .none
            case .path, .list:
                return .none
            }
        }
        .forEach(\.path, action: \.path)
    }
}

extension MeetingsApp.Path.State: Equatable {}

struct MeetingsAppView: View {
    @Bindable var store: StoreOf<MeetingsApp>

    var body: some View {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            MeetingsListView(store: store.scope(state: \.list, action: \.list))
        } destination: { store in
            switch store.case {
            case let .detail(store):
                MeetingDetailView(store: store)
            case let .note(note, meeting: meeting):
                Text("\(meeting.title): \(note.transcript)")
            case let .record(store):
                RecordMeetingView(store: store)
            }
        }
    }
}

struct MeetingsMain: App {
    @MainActor
    static let store = Store(initialState: MeetingsApp.State()) {
        MeetingsApp()
            ._printChanges()
    } withDependencies: {
        if ProcessInfo.processInfo.environment["UITesting"] == "true" {
            $0.defaultFileStorage = .inMemory
        }
    }

    var body: some Scene {
        WindowGroup {
            if isTesting {
                EmptyView()
            } else {
                MeetingsAppView(store: Self.store)
            }
        }
    }
}

#Preview("Happy path") {
    let meeting = Meeting.mock
    @Shared(.meetings) var meetings = [meeting]
    MeetingsAppView(
        store: Store(initialState: MeetingsApp.State()) { MeetingsApp() }
    )
}
