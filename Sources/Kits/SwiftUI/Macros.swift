/// Compiles a view with everything else, for Xcode to show; here nobody sees it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "KitMacros", type: "PreviewMacro")

/// Lets a preview have state of its own: `@Previewable @State var isOn = false`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "KitMacros", type: "PreviewableMacro")

/// Makes a property in an extension of `EnvironmentValues` one that views can set and read.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "KitMacros", type: "EntryMacro")

/// Compiles a view with everything else, for Xcode to show in some way; here nobody sees it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "KitMacros", type: "PreviewMacro")
