import ComposableArchitecture
import SwiftUI

// A stack of screens, links and drill-downs as they were written with view stores.

struct TripPlanner: Reducer {
    struct State: Equatable {
        var path = StackState<Path.State>()
        @PresentationState var hotel: Hotel.State?
        @PresentationState var confirmation: ConfirmationDialogState<Action.Dialog>?
        var total = 0
    }

    enum Action: Equatable {
        case path(StackAction<Path.State, Path.Action>)
        case hotel(PresentationAction<Hotel.Action>)
        case confirmation(PresentationAction<Dialog>)
        case hotelTapped
        case resetTapped
        case popToRoot

        enum Dialog: Equatable { case reset }
    }

    struct Path: Reducer {
        enum State: Equatable {
            case flight(Flight.State)
            case hotel(Hotel.State)
        }

        enum Action: Equatable {
            case flight(Flight.Action)
            case hotel(Hotel.Action)
        }

        var body: some ReducerOf<Self> {
            Scope(state: /State.flight, action: /Action.flight) { Flight() }
            Scope(state: /State.hotel, action: /Action.hotel, child: Hotel.init)
        }
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .hotelTapped:
                state.hotel = Hotel.State()
                return .none
            case .resetTapped:
                state.confirmation = ConfirmationDialogState(
                    title: TextState("Reset?"),
                    titleVisibility: .visible,
                    message: TextState("All bookings go."),
                    buttons: [
                        .destructive(TextState("Reset"), action: .send(.reset, animation: .default)),
                        .cancel(TextState("Cancel")),
                    ]
                )
                return .none
            case .confirmation(.presented(.reset)):
                state.total = 0
                return .none
            case .popToRoot:
                state.path.removeAll()
                return .none
            case let .path(.element(id: id, action: .flight(.bookTapped))):
                guard case let .some(.flight(flight)) = state.path[id: id] else { return .none }
                state.total += flight.price
                state.path.append(.hotel(Hotel.State()))
                return .none
            case .path(.popFrom(id: _)), .path, .hotel, .confirmation:
                return .none
            }
        }
        .forEach(\.path, action: /Action.path) {
            Path()
        }
        .ifLet(\.$hotel, action: /Action.hotel) {
            Hotel()
        }
        .ifLet(\.$confirmation, action: /Action.confirmation)
    }
}

struct Flight: Reducer {
    struct State: Equatable { var price = 100 }
    enum Action: Equatable { case bookTapped, discountTapped }

    @Dependency(\.dismiss) var dismiss

    func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
        switch action {
        case .bookTapped:
            return .none
        case .discountTapped:
            state.price -= 10
            return .fireAndForget { await self.dismiss() }
        }
    }
}

struct Hotel: Reducer {
    struct State: Equatable { var nights = 1 }
    enum Action: Equatable { case nightsChanged(Int), closeTapped }

    @Dependency(\.dismiss) var dismiss
    @Dependency(\.isPresented) var isPresented

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case let .nightsChanged(nights):
            state.nights = nights
            return .none
        case .closeTapped:
            return isPresented ? .run { _ in await self.dismiss() } : .none
        }
    }
}

struct TripPlannerView: View {
    let store: StoreOf<TripPlanner>
    @ObservedObject var viewStore: ViewStore<Int, TripPlanner.Action>

    init(store: StoreOf<TripPlanner>) {
        self.store = store
        self.viewStore = ViewStore(store, observe: \.total)
    }

    var body: some View {
        NavigationStackStore(
            self.store.scope(state: \.path, action: { .path($0) })
        ) {
            Form {
                Text("Total: \(viewStore.state)")
                NavigationLink(
                    "Flight", state: TripPlanner.Path.State.flight(Flight.State()))
                NavigationLinkStore(
                    self.store.scope(state: \.$hotel, action: { .hotel($0) })
                ) {
                    viewStore.send(.hotelTapped)
                } destination: { store in
                    HotelView(store: store)
                } label: {
                    Text("Hotel")
                }
                Button("Reset") { viewStore.send(.resetTapped) }
            }
            .confirmationDialog(
                store: self.store.scope(state: \.$confirmation, action: { .confirmation($0) })
            )
            .navigationTitle("Trip")
        } destination: {
            switch $0 {
            case .flight:
                CaseLet(
                    /TripPlanner.Path.State.flight,
                    action: TripPlanner.Path.Action.flight,
                    then: FlightView.init(store:)
                )
            case .hotel:
                CaseLet(
                    /TripPlanner.Path.State.hotel,
                    action: TripPlanner.Path.Action.hotel,
                    then: HotelView.init(store:)
                )
            }
        }
    }
}

struct FlightView: View {
    let store: StoreOf<Flight>

    var body: some View {
        WithViewStore(store, observe: \.price) { viewStore in
            Button("Book for \(viewStore.state)") { viewStore.send(.bookTapped) }
        }
    }
}

struct HotelView: View {
    let store: StoreOf<Hotel>

    var body: some View {
        WithViewStore(store, observe: { $0 }) { viewStore in
            Stepper(
                "\(viewStore.nights) nights",
                value: viewStore.binding(get: \.nights, send: Hotel.Action.nightsChanged)
            )
            Button("Close") { viewStore.send(.closeTapped) }
        }
        .navigationDestination(isPresented: .constant(false)) { EmptyView() }
    }
}
