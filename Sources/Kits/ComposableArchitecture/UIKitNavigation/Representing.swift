public import SwiftUI
public import UIKit

/// A view that shows a controller, as previews do.
public struct UIViewControllerRepresenting<UIViewControllerType: UIViewController>:
  UIViewControllerRepresentable
{
  private let base: UIViewControllerType

  /// Takes what makes the controller.
  public init(_ base: () -> UIViewControllerType) { self.base = base() }

  /// The controller.
  public func makeUIViewController(context: Context) -> UIViewControllerType { base }
  /// Nothing, as the controller is always the same.
  public func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context) {}
}

/// A view that shows one of UIKit, as previews do.
public struct UIViewRepresenting<UIViewType: UIView>: UIViewRepresentable {
  private let base: UIViewType

  /// Takes what makes the view.
  public init(_ base: () -> UIViewType) { self.base = base() }

  /// The view.
  public func makeUIView(context: Context) -> UIViewType { base }
  /// Nothing, as the view is always the same.
  public func updateUIView(_ uiView: UIViewType, context: Context) {}
}
