import FoundationEssentials

/// What was measured on.
struct Machine: Encodable {
  var cpu: String
  var cores: Int
  var memoryGigabytes: Double
  var system: String
  var swift: String
  var date: String
  var loadAtStart: Double
  var loadAtEnd: Double = -1

  init(swift: String) {
    self.swift = swift
    cores = ProcessInfo.processInfo.activeProcessorCount
    memoryGigabytes = Double(ProcessInfo.processInfo.physicalMemory) / Double(1 << 30)
    cpu = Self.line(of: "/proc/cpuinfo", after: "model name") ?? "unknown processor"
    system = (Self.line(of: "/etc/os-release", after: "PRETTY_NAME") ?? "unknown system")
      .replacing("\"", with: "")
    if let kernel = Self.text(of: "/proc/sys/kernel/osrelease") { system += ", kernel \(kernel)" }
    date = Date().formatted(.iso8601)
    loadAtStart = loadAverage()
  }

  var description: String {
    """
    \(cpu), \(cores) cores, \(figure(memoryGigabytes)) GB; \(system)
    \(swift); \(date); load average \(figure(loadAtStart)) at the start, \(figure(loadAtEnd)) at the end
    """
  }

  private static func line(of file: String, after name: String) -> String? {
    text(of: file)?.split(separator: "\n").first { $0.hasPrefix(name) }
      .flatMap { $0.split(whereSeparator: { ":=".contains($0) }).dropFirst().first }
      .map { String($0).trimmingCharacters }
  }

  private static func text(of file: String) -> String? {
    FileManager.default.contents(atPath: file)
      .map { String(decoding: $0, as: UTF8.self).trimmingCharacters }
  }
}

extension String {
  /// Without blanks around it.
  fileprivate var trimmingCharacters: String {
    String(
      trimmingPrefix(while: \.isWhitespace).reversed().trimmingPrefix(while: \.isWhitespace)
        .reversed())
  }
}
