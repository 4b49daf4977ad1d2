/// Where everybody finds the service.
enum Thermometers {
  static var current: any TemperatureService = GreenhouseService()
}
