import UIKit

typealias TapHandler = () -> Void

class ClosureButton: UIButton {
    private var handler: TapHandler?

    func onTap(_ handler: @escaping TapHandler) {
        self.handler = handler
        addTarget(self, action: #selector(tapped), for: .touchUpInside)
    }

    @objc private func tapped() {
        handler?()
    }
}

protocol RatingViewDelegate: AnyObject {
    func ratingView(_ view: RatingView, didChoose stars: Int)
}

class RatingView: UIView {
    weak var delegate: RatingViewDelegate?
    private(set) var rating = 0 {
        didSet { update() }
    }
    private var buttons: [UIButton] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for number in 1...5 {
            let button = UIButton(type: .custom)
            button.tag = number
            button.accessibilityIdentifier = "star\(number)"
            button.addTarget(self, action: #selector(starTapped(_:)), for: .touchUpInside)
            buttons.append(button)
            addSubview(button)
        }
        update()
    }

    @objc private func starTapped(_ sender: UIButton) {
        rating = sender.tag
        delegate?.ratingView(self, didChoose: rating)
    }

    private func update() {
        for button in buttons {
            button.setTitle(button.tag <= rating ? "★" : "☆", for: .normal)
        }
    }
}
