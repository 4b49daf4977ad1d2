import UIKit

/// A city goes in, its weather comes out.
final class WeatherViewController: UIViewController {
  private let viewModel: WeatherViewModel
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
    let load = UIAction { [weak self] _ in self?.load() }
    showButton.addAction(load, for: .touchUpInside)
    // Whatever is in the field by now.
    refreshButton.addAction(load, for: .touchUpInside)
    setUpStack()
    update()
  }

  private func load() {
    guard let city = cityField.text, !city.isEmpty else { return }
    spinner.startAnimating()
    messageLabel.text = nil
    Task {
      await viewModel.load(city: city)
      update()
    }
  }

  private func update() {
    if let weather = viewModel.weather {
      temperatureLabel.text = String(format: "%.1f°C", weather.temperature)
      humidityLabel.text = "\(Int(weather.humidity * 100))%"
    } else {
      temperatureLabel.text = "--"
      humidityLabel.text = "--"
    }
    if let error = viewModel.error {
      messageLabel.text = "Failed to load weather: \(error.localizedDescription)"
    }
    if viewModel.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
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
