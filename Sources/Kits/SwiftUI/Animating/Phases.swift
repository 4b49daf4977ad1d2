import Foundation

/// A view that goes through phases on an iPhone; here it stays in the first.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let first: Phase?
  private let content: (Phase) -> Content

  /// Takes the phases and what makes the content of each.
  public init<Phases: Sequence>(
    _ phases: Phases, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    (first, self.content) = (phases.first { _ in true }, content)
  }
  /// Takes the phases, what starts them, and what makes the content of each.
  public init<Phases: Sequence>(
    _ phases: Phases, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    (first, self.content) = (phases.first { _ in true }, content)
  }
}

extension PhaseAnimator: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    if let first { blueprint.add(content(first)) }
  }
}

/// Stands for the view that goes through phases.
public struct PlaceholderAnimatedView: _PrimitiveView, Buildable {
  let view: any View
  func build(_ blueprint: inout Blueprint) { blueprint.add(view) }
}

extension View {
  /// Goes through phases again and again; here the view stays in the first.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderAnimatedView, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) { content(PlaceholderAnimatedView(view: self), $0) }
  }
  /// Goes through phases when a value changes; here the view stays in the first.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderAnimatedView, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) { content(PlaceholderAnimatedView(view: self), $0) }
  }
  /// Follows tracks when a value changes; here the view stays at the first value.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderAnimatedView, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderAnimatedView(view: self), initialValue) }
  /// Follows tracks; here the view stays at the first value.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderAnimatedView, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderAnimatedView(view: self), initialValue) }
}

/// Where a value is at each moment; nobody asks it here.
public protocol Keyframes<Value> {
  /// What changes.
  associatedtype Value
}

/// Where a part of a value is at each moment.
public struct KeyframeTrack<Root, Part>: Keyframes {
  /// What changes.
  public typealias Value = Root
  /// Takes the part and its moments.
  public init(
    _ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder content: () -> Void
  ) {}
  /// Takes the moments of the whole.
  public init(@KeyframeTrackContentBuilder content: () -> Void) where Root == Part {}
}

/// One moment of a track.
public protocol _Keyframe {}
/// Goes there at an even speed.
public struct LinearKeyframe<Value>: _Keyframe {
  /// Takes where it goes and how long that takes.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}
/// Goes there as a spring does.
public struct SpringKeyframe<Value>: _Keyframe {
  /// Takes where it goes and how long that takes.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring()) {}
}
/// Goes there in a curve.
public struct CubicKeyframe<Value>: _Keyframe {
  /// Takes where it goes and how long that takes.
  public init(_ to: Value, duration: TimeInterval) {}
}
/// Is there at once.
public struct MoveKeyframe<Value>: _Keyframe {
  /// Takes where it goes.
  public init(_ to: Value) {}
}

/// Takes the moments of a track.
@resultBuilder
public enum KeyframeTrackContentBuilder {
  /// Takes one moment.
  public static func buildExpression(_ expression: some _Keyframe) {}
  /// Takes several moments.
  public static func buildBlock(_ moments: Void...) {}
  /// Takes moments for each of several values.
  public static func buildArray(_ moments: [Void]) {}
}

/// Several tracks of one value.
public struct _KeyframeTracks<Value>: Keyframes {}

/// Takes the tracks of a value.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Takes one track.
  public static func buildExpression(_ track: some Keyframes<Value>) -> _KeyframeTracks<Value> {
    _KeyframeTracks()
  }
  /// Takes several tracks.
  public static func buildBlock(_ tracks: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
    _KeyframeTracks()
  }
}
