import UIKit

struct WeatherResponse: Decodable {
    struct Main: Decodable {
        let temp: Double
        let humidity: Int
    }
    struct Condition: Decodable {
        let id: Int
        let description: String
    }
    let name: String
    let main: Main
    let weather: [Condition]
}

struct WeatherModel {
    let city: String
    let temperature: Double
    let conditionId: Int

    var temperatureString: String { String(format: "%.1f", temperature) }

    var conditionName: String {
        switch conditionId {
        case 200...232: return "cloud.bolt"
        case 300...321: return "cloud.drizzle"
        case 500...531: return "cloud.rain"
        case 600...622: return "cloud.snow"
        case 800: return "sun.max"
        default: return "cloud"
        }
    }
}

protocol WeatherManagerDelegate: AnyObject {
    func didUpdateWeather(_ weatherManager: WeatherManager, weather: WeatherModel)
    func didFailWithError(error: Error)
}

struct WeatherManager {
    let weatherURL = "https://api.example.com/data/2.5/weather?units=metric"
    weak var delegate: WeatherManagerDelegate?

    func fetchWeather(cityName: String) {
        let city = cityName.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? cityName
        performRequest(with: "\(weatherURL)&q=\(city)")
    }

    func performRequest(with urlString: String) {
        if let url = URL(string: urlString) {
            let session = URLSession(configuration: .default)
            let task = session.dataTask(with: url) { (data, response, error) in
                if let error = error {
                    self.delegate?.didFailWithError(error: error)
                    return
                }
                if let safeData = data {
                    if let weather = self.parseJSON(safeData) {
                        self.delegate?.didUpdateWeather(self, weather: weather)
                    }
                }
            }
            task.resume()
        }
    }

    func parseJSON(_ weatherData: Data) -> WeatherModel? {
        let decoder = JSONDecoder()
        do {
            let decodedData = try decoder.decode(WeatherResponse.self, from: weatherData)
            return WeatherModel(
                city: decodedData.name, temperature: decodedData.main.temp,
                conditionId: decodedData.weather[0].id)
        } catch {
            delegate?.didFailWithError(error: error)
            return nil
        }
    }
}

class WeatherViewController: UIViewController {
    let conditionImageView = UIImageView()
    let temperatureLabel = UILabel()
    let cityLabel = UILabel()
    let searchTextField = UITextField()

    var weatherManager = WeatherManager()

    override func viewDidLoad() {
        super.viewDidLoad()
        weatherManager.delegate = self
        searchTextField.delegate = self
        [conditionImageView, temperatureLabel, cityLabel, searchTextField].forEach(view.addSubview)
    }
}

extension WeatherViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        searchTextField.endEditing(true)
        return true
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        if textField.text != "" {
            return true
        } else {
            textField.placeholder = "Type something"
            return false
        }
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if let city = searchTextField.text {
            weatherManager.fetchWeather(cityName: city)
        }
        searchTextField.text = ""
    }
}

extension WeatherViewController: WeatherManagerDelegate {
    func didUpdateWeather(_ weatherManager: WeatherManager, weather: WeatherModel) {
        DispatchQueue.main.async {
            self.temperatureLabel.text = weather.temperatureString
            self.conditionImageView.image = UIImage(systemName: weather.conditionName)
            self.cityLabel.text = weather.city
        }
    }

    func didFailWithError(error: Error) {
        print(error)
    }
}
