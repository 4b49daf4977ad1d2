import Foundation
import SwiftUI

struct Country: Codable, Hashable, Identifiable {
    var id: String { code }
    let code: String
    let name: String
}

protocol CountrySource: Sendable {
    func countries() async throws -> [Country]
}

struct RemoteCountrySource: CountrySource {
    struct Answer: Decodable {
        struct Item: Decodable {
            let cca2: String
            let name: [String: String]
        }
        let items: [Item]
    }

    let load: @Sendable (URLRequest) async throws -> (Data, URLResponse)

    init(session: URLSession = .shared) {
        load = { try await session.data(for: $0) }
    }

    func countries() async throws -> [Country] {
        let request = URLRequest(url: URL(string: "https://countries.example.com/all")!)
        let (data, response) = try await load(request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        return try JSONDecoder().decode(Answer.self, from: data).items.map {
            Country(code: $0.cca2, name: $0.name["common"] ?? $0.cca2)
        }
    }
}

actor CachedCountrySource: CountrySource {
    private let source: any CountrySource
    private var cached: [Country]?
    private var running: Task<[Country], any Error>?

    init(_ source: any CountrySource) {
        self.source = source
    }

    func countries() async throws -> [Country] {
        if let cached { return cached }
        if let running { return try await running.value }
        let task = Task { try await source.countries() }
        running = task
        defer { running = nil }
        let new = try await task.value
        cached = new
        return new
    }

    func clear() {
        cached = nil
    }
}

struct CountryPicker: View {
    let source: any CountrySource
    @Binding var selection: Country?
    @State private var countries: [Country] = []
    @State private var error: (any Error)?

    var body: some View {
        Group {
            if let error {
                ContentUnavailableView(
                    "No countries", systemImage: "globe", description: Text(error.localizedDescription))
            } else {
                Picker("Country", selection: $selection) {
                    Text("None").tag(Country?.none)
                    ForEach(countries) { Text($0.name).tag(Optional($0)) }
                }
            }
        }
        .task {
            do {
                countries = try await source.countries()
            } catch {
                self.error = error
            }
        }
    }
}
