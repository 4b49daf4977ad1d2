import Foundation
public import UIKit

/// A SwiftUI view as the content of a cell.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let background: Background

  /// Makes the view that shows the content and keeps its state for other contents of this kind.
  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

  /// The same for every state: the closure of the cell makes another one.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// Sets the room around the content, which is not laid out.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
  /// Sets the room around the content, which is not laid out.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
  /// Sets the least size, which is not laid out.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
  /// Sets a style behind the content, which is not drawn.
  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<Content, EmptyView> {
    UIHostingConfiguration<Content, EmptyView>(content: content, background: EmptyView())
  }
  /// Sets a view behind the content.
  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(content: self.content, background: content())
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// Takes the content.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), background: EmptyView())
  }
}

/// Shows a SwiftUI view inside of a cell, which appears when the cell comes into a window.
private final class HostingContentView<Content: View, Background: View>: UIView, UIContentView {
  private let host: Host

  var configuration: any UIContentConfiguration {
    didSet {
      guard let new = configuration as? UIHostingConfiguration<Content, Background> else { return }
      host.replaceRoot(with: Self.view(of: new))
    }
  }

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    self.configuration = configuration
    host = Host(Self.view(of: configuration), isOnScreen: false)
    super.init(frame: .zero)
    let hosting = HostingView(frame: .zero)
    hosting.host = host
    addSubview(hosting)
    host.onUpdate = { [weak host, weak hosting] in
      if let host { hosting?.show(Layer.all(of: host).last) }
    }
    hosting.show(Layer.all(of: host).last)
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    host.isOnScreen = window != nil
  }

  private static func view(
    of configuration: UIHostingConfiguration<Content, Background>
  ) -> some View {
    configuration.content.background(content: { configuration.background })
  }
}
