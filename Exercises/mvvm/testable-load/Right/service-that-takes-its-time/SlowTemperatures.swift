/// For a look at the wheel: answers after a second.
struct SlowTemperatures: TemperatureService {
  func temperature(ofHouse house: Int) async throws -> Int {
    try await Task.sleep(nanoseconds: 1_000_000_000)
    return 20 + house
  }
}
