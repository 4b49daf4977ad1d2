import Combine
import UIKit

/// The display at the door of a greenhouse.
final class GreenhouseViewController: UIViewController {
  private let viewModel: GreenhouseViewModel
  private var bindings: Set<AnyCancellable> = []
  private let temperatureLabel = UILabel()
  private var following: Task<Void, Never>?
  private let wheel = UIActivityIndicatorView(style: .large)
  private let readButton = UIButton(type: .system)

  init(viewModel: GreenhouseViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  deinit { following?.cancel() }

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

  private func load() {
    Task { [viewModel] in await viewModel.load() }
  }

  private func bind() {
    following = Task { [weak self, texts = viewModel.$temperature.values] in
      for await text in texts { self?.temperatureLabel.text = text }
    }
    viewModel.$isLoading
      .sink { [weak self] isLoading in
        if isLoading { self?.wheel.startAnimating() } else { self?.wheel.stopAnimating() }
      }
      .store(in: &bindings)
  }
}
