// caught by: Step3Screen.testShowsTheGivenViewModel
import Combine
import UIKit

/// The display at the door of a greenhouse.
final class GreenhouseViewController: UIViewController {
  private let viewModel: GreenhouseViewModel
  private var bindings: Set<AnyCancellable> = []
  private let temperatureLabel = UILabel()
  private let wheel = UIActivityIndicatorView(style: .large)
  private let readButton = UIButton(type: .system)

  init(viewModel: GreenhouseViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    readButton.setTitle("Read again", for: .normal)
    readButton.addAction(
      UIAction { [weak self] _ in self?.load() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [temperatureLabel, wheel, readButton])
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
    bind()
    load()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isMovingToParent || isBeingPresented || view.window == nil { load() }
  }

  private func load() {
    Task { [viewModel] in await viewModel.load() }
  }

  private func bind() {
    viewModel.$temperature
      .sink { [weak self] text in self?.temperatureLabel.text = text }
      .store(in: &bindings)
    viewModel.$isLoading
      .sink { [weak self] isLoading in
        if isLoading { self?.wheel.startAnimating() } else { self?.wheel.stopAnimating() }
      }
      .store(in: &bindings)
  }
}
