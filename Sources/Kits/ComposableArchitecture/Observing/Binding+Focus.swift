public import SwiftUI

extension View {
  /// Keeps a value of a store and the focus of a view the same, whichever of them changes.
  public func bind<Value: Hashable>(
    _ modelValue: Binding<Value>, to viewValue: FocusState<Value>.Binding
  ) -> some View {
    bind(
      modelValue,
      to: Binding(get: { viewValue.wrappedValue }, set: { viewValue.wrappedValue = $0 }))
  }

  /// Keeps a value of a store and one of a view the same, whichever of them changes.
  public func bind<Value: Equatable>(
    _ modelValue: Binding<Value>, to viewValue: Binding<Value>
  ) -> some View {
    onAppear { follow(modelValue, viewValue) }
      .onChange(of: modelValue.wrappedValue) { _, _ in follow(modelValue, viewValue) }
      .onChange(of: viewValue.wrappedValue) { _, _ in follow(viewValue, modelValue) }
  }
}

private func follow<Value: Equatable>(_ leader: Binding<Value>, _ follower: Binding<Value>) {
  if follower.wrappedValue != leader.wrappedValue { follower.wrappedValue = leader.wrappedValue }
}
