import Curriculum
import SwiftLexer

/// The module that a name comes from which a file uses without importing it.
enum MissingImport {
  /// Nil if the name is none of a module that learners use, or if the file imports that module.
  static func module(of name: String, in file: SourceFile?) -> String? {
    guard let file else { return nil }
    let module =
      modules.first { $0.names.contains(name) }?.module
      ?? (name.wholeMatch(of: /UI[A-Z]\w+/) == nil ? nil : "UIKit")
    guard let module, !importedModules(in: file.bytes).contains(where: { $0.name == module })
    else { return nil }
    return module
  }

  private static let modules: [(module: String, names: Set<String>)] = [
    (
      "Foundation",
      [
        "URL", "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLError", "Data",
        "Date", "DateFormatter", "Calendar", "UUID", "Decimal", "NumberFormatter", "JSONDecoder",
        "JSONEncoder", "UserDefaults", "FileManager", "NotificationCenter", "Bundle", "IndexPath",
        "NSObject", "NSError", "DispatchQueue", "Timer", "LocalizedError", "Locale",
      ]
    ),
    (
      "Combine",
      [
        "ObservableObject", "Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject",
        "CurrentValueSubject", "Just", "Future", "Publisher", "Subscribers",
      ]
    ),
    (
      "SwiftUI",
      [
        "View", "Text", "VStack", "HStack", "ZStack", "List", "ForEach", "Button", "Binding",
        "StateObject", "ObservedObject", "EnvironmentObject", "NavigationStack", "NavigationLink",
        "TextField", "Toggle", "Bindable",
      ]
    ),
    (
      "os",
      [
        "Logger", "OSLog", "OSLogType", "OSAllocatedUnfairLock", "OSSignposter", "os_log",
      ]
    ),
    ("CoreGraphics", ["CGAffineTransform", "CGVector"]),
    (
      "ComposableArchitecture",
      ["Reducer", "Reduce", "StoreOf", "Effect", "ObservableState", "Scope", "DependencyKey"]
    ),
  ]
}
