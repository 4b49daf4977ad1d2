import UIKit

struct OnboardingPage {
    let title: String
    let image: String
}

protocol OnboardingViewModelDelegate: AnyObject {
    func onboardingViewModel(_ viewModel: OnboardingViewModel, didShow page: OnboardingPage, isLast: Bool)
    func onboardingViewModelDidFinish(_ viewModel: OnboardingViewModel)
}

final class OnboardingViewModel {
    weak var delegate: OnboardingViewModelDelegate?
    private var pages: ArraySlice<OnboardingPage>

    init(pages: [OnboardingPage]) {
        self.pages = pages[...]
    }

    func start() {
        report()
    }

    func next() {
        pages = pages.dropFirst()
        report()
    }

    private func report() {
        if let page = pages.first {
            delegate?.onboardingViewModel(self, didShow: page, isLast: pages.count == 1)
        } else {
            delegate?.onboardingViewModelDidFinish(self)
        }
    }
}

final class OnboardingViewController: UIViewController {
    private let viewModel: OnboardingViewModel
    private let imageView = UIImageView()
    private let titleLabel = UILabel()
    private let button = UIButton(type: .system)
    private let onFinish: () -> Void

    init(viewModel: OnboardingViewModel, onFinish: @escaping () -> Void) {
        self.viewModel = viewModel
        self.onFinish = onFinish
        super.init(nibName: nil, bundle: nil)
        viewModel.delegate = self
        modalPresentationStyle = .fullScreen
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addAction(UIAction { [viewModel] _ in viewModel.next() }, for: .primaryActionTriggered)
        for part in [imageView, titleLabel, button] { view.addSubview(part) }
        viewModel.start()
    }
}

extension OnboardingViewController: OnboardingViewModelDelegate {
    func onboardingViewModel(
        _ viewModel: OnboardingViewModel, didShow page: OnboardingPage, isLast: Bool
    ) {
        UIView.transition(with: view, duration: 0.3, options: .transitionCrossDissolve) {
            self.titleLabel.text = page.title
            self.imageView.image = UIImage(systemName: page.image)
            self.button.setTitle(isLast ? "Start" : "Next", for: .normal)
        }
    }

    func onboardingViewModelDidFinish(_ viewModel: OnboardingViewModel) {
        dismiss(animated: true, completion: onFinish)
    }
}
