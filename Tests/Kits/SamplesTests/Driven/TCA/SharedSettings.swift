import ComposableArchitecture
import UIKit

@Reducer
struct ThemeFeature {
    @ObservableState
    struct State: Equatable {
        var isDark = false
        var uses = 0
    }

    enum Action: ViewAction {
        case view(View)
        case loaded(Bool)

        @CasePathable
        enum View {
            case appeared
            case switched(Bool)
        }
    }

    @Dependency(\.date.now) var now
    @Dependency(\.defaultAppStorage) var defaults

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .view(.appeared):
                return .send(.loaded(defaults.bool(forKey: "isDark")))
            case .view(.switched(let isDark)):
                state.isDark = isDark
                state.uses += 1
                defaults.set(isDark, forKey: "isDark")
                return .none
            case .loaded(let isDark):
                state.isDark = isDark
                return .none
            }
        }
    }
}

final class ThemeViewController: UIViewController {
    private let store: StoreOf<ThemeFeature>
    private let label = UILabel()
    private lazy var button = UIButton(
        primaryAction: UIAction(title: "Switch") { [store] _ in
            store.send(.view(.switched(!store.isDark)))
        })

    init(store: StoreOf<ThemeFeature>) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        view.addSubview(button)
        observe { [weak self] in
            guard let self else { return }
            label.text = store.isDark ? "dark" : "light"
        }
        store.send(.view(.appeared))
    }
}
