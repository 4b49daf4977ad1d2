import UIKit

final class Preferences {
    private enum Key {
        static let isSoundOn = "isSoundOn"
        static let name = "name"
    }
    private let defaults: UserDefaults

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
    }

    var isSoundOn: Bool {
        get { defaults.bool(forKey: Key.isSoundOn) }
        set { defaults.set(newValue, forKey: Key.isSoundOn) }
    }

    var name: String? {
        get { defaults.string(forKey: Key.name) }
        set { defaults.set(newValue, forKey: Key.name) }
    }
}

final class PreferencesViewController: UIViewController {
    private let preferences: Preferences
    private let soundSwitch = UISwitch()
    private let volumeSlider = UISlider()
    private let qualityControl = UISegmentedControl(items: ["Low", "High"])

    init(preferences: Preferences) {
        self.preferences = preferences
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        soundSwitch.isOn = preferences.isSoundOn
        soundSwitch.addAction(
            UIAction { [weak self] _ in
                guard let self = self else { return }
                self.preferences.isSoundOn = self.soundSwitch.isOn
                self.volumeSlider.isEnabled = self.soundSwitch.isOn
            }, for: .valueChanged)
        volumeSlider.minimumValue = 0
        volumeSlider.maximumValue = 10
        volumeSlider.value = 5
        qualityControl.selectedSegmentIndex = 0
        let stack = UIStackView(arrangedSubviews: [soundSwitch, volumeSlider, qualityControl])
        stack.axis = .vertical
        view.addSubview(stack)
    }
}
