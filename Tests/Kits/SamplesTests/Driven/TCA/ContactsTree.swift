import ComposableArchitecture
import SwiftUI

struct TreeContact: Equatable, Identifiable {
    let id: UUID
    var name: String
}

@Reducer
struct AddContactFeature {
    @ObservableState
    struct State: Equatable {
        var contact: TreeContact
    }

    enum Action {
        case cancelButtonTapped
        case delegate(Delegate)
        case saveButtonTapped
        case setName(String)

        @CasePathable
        enum Delegate: Equatable {
            case saveContact(TreeContact)
        }
    }

    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .cancelButtonTapped:
                return .run { _ in await self.dismiss() }
            case .delegate:
                return .none
            case .saveButtonTapped:
                return .run { [contact = state.contact] send in
                    await send(.delegate(.saveContact(contact)))
                    await self.dismiss()
                }
            case let .setName(name):
                state.contact.name = name
                return .none
            }
        }
    }
}

@Reducer
struct ContactsTreeFeature {
    @ObservableState
    struct State: Equatable {
        var contacts: IdentifiedArrayOf<TreeContact> = []
        @Presents var destination: Destination.State?
    }

    enum Action {
        case addButtonTapped
        case deleteButtonTapped(id: TreeContact.ID)
        case destination(PresentationAction<Destination.Action>)

        @CasePathable
        enum Alert: Equatable {
            case confirmDeletion(id: TreeContact.ID)
        }
    }

    @Reducer
    enum Destination {
        case addContact(AddContactFeature)
        case alert(AlertState<ContactsTreeFeature.Action.Alert>)
    }

    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .addButtonTapped:
                state.destination = .addContact(
                    AddContactFeature.State(contact: TreeContact(id: uuid(), name: "")))
                return .none
            case let .destination(.presented(.addContact(.delegate(.saveContact(contact))))):
                state.contacts.append(contact)
                return .none
            case let .destination(.presented(.alert(.confirmDeletion(id: id)))):
                state.contacts.remove(id: id)
                return .none
            case .destination:
                return .none
            case let .deleteButtonTapped(id: id):
                state.destination = .alert(
                    AlertState {
                        TextState("Are you sure?")
                    } actions: {
                        ButtonState(role: .destructive, action: .confirmDeletion(id: id)) {
                            TextState("Delete")
                        }
                    })
                return .none
            }
        }
        .ifLet(\.$destination, action: \.destination)
    }
}

extension ContactsTreeFeature.Destination.State: Equatable {}

struct ContactsTreeView: View {
    @Bindable var store: StoreOf<ContactsTreeFeature>

    var body: some View {
        NavigationStack {
            List {
                ForEach(store.contacts) { contact in
                    HStack {
                        Text(contact.name)
                        Spacer()
                        Button {
                            store.send(.deleteButtonTapped(id: contact.id))
                        } label: {
                            Image(systemName: "trash").foregroundColor(.red)
                        }
                    }
                }
            }
            .toolbar {
                ToolbarItem {
                    Button("Add") { store.send(.addButtonTapped) }
                }
            }
        }
        .sheet(
            item: $store.scope(state: \.destination?.addContact, action: \.destination.addContact)
        ) { store in
            AddContactView(store: store)
        }
        .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    }
}

struct AddContactView: View {
    @Bindable var store: StoreOf<AddContactFeature>

    var body: some View {
        Form {
            TextField("Name", text: $store.contact.name.sending(\.setName))
            Button("Save") { store.send(.saveButtonTapped) }
            Button("Cancel") { store.send(.cancelButtonTapped) }
        }
    }
}
