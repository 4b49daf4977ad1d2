import SwiftUI

// A view that is its own network layer, cache and formatter.

struct MassiveWeatherView: View {
    @State private var city = ""
    @State private var temperature: Double?
    @State private var history: [String] = []
    @State private var isLoading = false
    @State private var error: String?
    @AppStorage("lastCity") private var lastCity = ""
    @AppStorage("usesCelsius") private var usesCelsius = true

    var body: some View {
        NavigationView {
            VStack(spacing: 20) {
                HStack {
                    TextField("City", text: $city)
                        .textFieldStyle(RoundedBorderTextFieldStyle())
                        .autocapitalization(.words)
                    Button(action: {
                        isLoading = true
                        error = nil
                        let address =
                            "https://api.example.com/weather?q="
                            + (city.addingPercentEncoding(withAllowedCharacters: .urlHostAllowed) ?? "")
                        guard let url = URL(string: address) else { return }
                        URLSession.shared.dataTask(with: url) { data, _, failure in
                            DispatchQueue.main.async {
                                isLoading = false
                                if let failure = failure {
                                    error = failure.localizedDescription
                                    return
                                }
                                if let data = data,
                                    let json = try? JSONSerialization.jsonObject(with: data)
                                        as? [String: Any],
                                    let main = json["main"] as? [String: Double]
                                {
                                    temperature = main["temp"]
                                    history.insert(city, at: 0)
                                    if history.count > 5 { history.removeLast() }
                                    lastCity = city
                                } else {
                                    error = "Unreadable answer"
                                }
                            }
                        }.resume()
                    }) {
                        Image(systemName: "magnifyingglass")
                    }
                    .disabled(city.isEmpty || isLoading)
                }
                .padding()

                if isLoading {
                    ProgressView()
                } else if let error = error {
                    Text(error).foregroundColor(.red).multilineTextAlignment(.center)
                } else if let temperature = temperature {
                    Text("\(usesCelsius ? temperature : temperature * 9 / 5 + 32, specifier: "%.1f")°")
                        .font(.system(size: 50, weight: .thin))
                } else {
                    Text("Search for a city").foregroundColor(.secondary)
                }

                Toggle("Celsius", isOn: $usesCelsius)
                List(history, id: \.self) { old in
                    Button(old) { city = old }
                }
                .listStyle(.plain)
            }
            .navigationTitle("Weather")
            .onAppear { if city.isEmpty { city = lastCity } }
        }
    }
}
