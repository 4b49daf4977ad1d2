#if !canImport(ObjectiveC)
  /// Names a method for a target: what `#selector` is where Objective-C is.
  ///
  /// In exercises `#selector(save)` is read as `#Selector(save)`.
  @freestanding(expression)
  public macro Selector<Method>(_ method: Method) -> Selector =
    #externalMacro(module: "KitMacros", type: "SelectorMacro")
#endif
