import Foundation

/// Shows that something is going on, or how far it has come.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let label: Label
  let fraction: Double?
  var currentValueLabel: CurrentValueLabel?
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something is going on, and a view says what.
  public init(@ViewBuilder label: () -> Label) { self.init(label: label(), fraction: nil) }

  /// Something has come so far; nil if nobody knows.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), fraction: value.map { Double($0 / total) })
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Something is going on.
  public init() { self.init(label: EmptyView(), fraction: nil) }

  /// Something has come so far; nil if nobody knows.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(label: EmptyView(), fraction: value.map { Double($0 / total) })
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Something is going on, which a text says.
  public init(_ titleKey: LocalizedStringKey) { self.init(label: Text(titleKey), fraction: nil) }

  /// Something is going on, which a text says.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(label: Text(title), fraction: nil) }

  /// Something has come so far; nil if nobody knows.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(label: Text(titleKey), fraction: value.map { Double($0 / total) })
  }
}

extension ProgressView: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    if let style = blueprint.environment[ProgressViewStyleKey.self] {
      let hasLabel = Label.self != EmptyView.self
      return blueprint.add(
        style.styled(
          ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: hasLabel ? .init(view: label) : nil,
            currentValueLabel: currentValueLabel.map { .init(view: $0) })))
    }
    let percent = fraction.map { " \(Int(($0 * 100).rounded()))%" } ?? ""
    blueprint.facet = .container("ProgressView" + percent)
    blueprint.add(label, .label)
    if let currentValueLabel { blueprint.add(currentValueLabel) }
  }
}

/// Says that there is nothing to show, and why.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions

  /// Takes a title, an explanation and what can be done.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Takes a title, a symbol and an explanation.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    label = SwiftUI.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// Takes a title, a symbol and an explanation.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    label = SwiftUI.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// Says that a search has found nothing.
  public static var search: Self { Self("No Results", systemImage: "magnifyingglass") }
}

extension ContentUnavailableView: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .container("ContentUnavailableView")
    blueprint.add(label, .label)
    blueprint.add(description)
    blueprint.add(actions)
  }
}

/// Shows or hides its content when its title is touched.
public struct DisclosureGroup<Label: View, Content: View> {
  let isExpanded: Binding<Bool>?
  let content: () -> Content
  let label: Label

  /// Takes whether the content is seen, the content and the title.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  /// Takes the content, which is hidden at first, and the title.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }
}

extension DisclosureGroup where Label == Text {
  /// Takes a title and the content, which is hidden at first.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Takes a title, whether the content is seen, and the content.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}

extension DisclosureGroup: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    let isExpanded = isExpanded ?? blueprint.node.ownState(false)
    if let style = blueprint.environment[DisclosureGroupStyleKey.self] {
      return blueprint.add(
        style.styled(
          DisclosureGroupStyleConfiguration(
            label: .init(view: label), content: .init(view: content()), isExpanded: isExpanded)))
    }
    blueprint.facet = .disclosure(isExpanded)
    blueprint.add(label, .label)
    if isExpanded.wrappedValue { blueprint.add(content()) }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something that takes from one date to another, as it stands when the view is made, and what it is.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), fraction: timerInterval.progress(countsDown)) }
}

extension ProgressView {
  /// Something that takes from one date to another, as it stands when the view is made, what it is and
  /// how far it has come.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      label: label(), fraction: timerInterval.progress(countsDown),
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Something that takes from one date to another, as it stands when the view is made.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ClosedRange<Date> {
  fileprivate func progress(_ countsDown: Bool) -> Double {
    let length = upperBound.timeIntervalSince(lowerBound)
    guard length > 0 else { return countsDown ? 0 : 1 }
    let done = Swift.min(Swift.max(Date().timeIntervalSince(lowerBound) / length, 0), 1)
    return countsDown ? 1 - done : done
  }
}
