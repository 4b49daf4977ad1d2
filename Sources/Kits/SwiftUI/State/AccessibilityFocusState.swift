import Foundation

/// Which view, if any, is being read aloud: here the one that code says, since nobody listens.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// Reads and moves what is read aloud.
  @propertyWrapper
  public struct Binding {
    let focus: FocusState<Value>.Binding

    /// The view that is being read aloud.
    public var wrappedValue: Value {
      get { focus.wrappedValue }
      nonmutating set { focus.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private var focus: FocusState<Value>

  /// Starts with nothing; for a single view.
  public init() where Value == Bool { focus = FocusState() }
  /// Starts with nothing; for one view out of several.
  public init<T: Hashable>() where Value == T? { focus = FocusState() }
  /// Starts with nothing, for those who hear the screen in these ways.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
  /// Starts with nothing, for those who hear the screen in these ways.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  /// The view that is being read aloud.
  public var wrappedValue: Value {
    get { focus.wrappedValue }
    nonmutating set { focus.wrappedValue = newValue }
  }
  /// What `accessibilityFocused` takes.
  public var projectedValue: Binding { Binding(focus: focus.projectedValue) }
}

/// How somebody uses the screen without seeing it.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// One bit for each way.
  public let rawValue: Int
  /// Takes one bit for each way.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Hears it.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Uses switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension View {
  /// Ties what is read aloud to a state that knows of one view only.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }
  /// Ties what is read aloud to a state that knows of several views.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}
