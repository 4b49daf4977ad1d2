// caught by: Step4Screen.testFollowsAfterComingBack
import Combine
import UIKit

/// A city goes in, its weather comes out.
final class WeatherViewController: UIViewController {
  private let viewModel: WeatherViewModel
  private var bindings: Set<AnyCancellable> = []
  private let cityField = UITextField()
  private let showButton = UIButton(type: .system)
  private let refreshButton = UIButton(type: .system)
  private let temperatureLabel = UILabel()
  private let humidityLabel = UILabel()
  private let messageLabel = UILabel()
  private let spinner = UIActivityIndicatorView(style: .medium)

  init(viewModel: WeatherViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = "Weather"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    cityField.placeholder = "City"
    showButton.setTitle("Show", for: .normal)
    refreshButton.setTitle("Refresh", for: .normal)
    showButton.addAction(UIAction { [weak self] _ in self?.load() }, for: .touchUpInside)
    refreshButton.addAction(
      UIAction { [weak self] _ in self?.refresh() }, for: .touchUpInside)
    setUpStack()
    bind()
  }

  private var task: Task<Void, Never>?

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    task?.cancel()
  }

  private func load() {
    let city = cityField.text ?? ""
    task = Task { [viewModel] in await viewModel.load(city: city) }
  }

  private func refresh() {
    Task { [viewModel] in await viewModel.refresh() }
  }

  private func bind() {
    viewModel.$temperature.sink { [weak self] in self?.temperatureLabel.text = $0 }
      .store(in: &bindings)
    viewModel.$humidity.sink { [weak self] in self?.humidityLabel.text = $0 }
      .store(in: &bindings)
    viewModel.$errorMessage.sink { [weak self] in self?.messageLabel.text = $0 }
      .store(in: &bindings)
    viewModel.$isLoading.sink { [weak self] isLoading in
      if isLoading { self?.spinner.startAnimating() } else { self?.spinner.stopAnimating() }
    }
    .store(in: &bindings)
  }

  private func setUpStack() {
    let stack = UIStackView(arrangedSubviews: [
      cityField, showButton, refreshButton, temperatureLabel, humidityLabel, messageLabel, spinner,
    ])
    stack.axis = .vertical
    stack.spacing = 8
    stack.frame = view.bounds
    view.addSubview(stack)
  }
}
