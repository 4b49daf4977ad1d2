public import SwiftUI

/// Lets its content notice changes of stores, which it does by itself on the systems of today.
public struct WithPerceptionTracking<Content: View>: View {
  private let content: () -> Content

  /// Takes the content.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// The content.
  public var body: some View { content() }
}

/// What older systems need in the place of Observation; its names stand for those of today.
public enum Perception {
  /// Makes bindings to the properties of an observable object.
  public typealias Bindable = SwiftUI.Bindable
}

/// An object that can be observed.
public typealias Perceptible = Observable
