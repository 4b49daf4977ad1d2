#if canImport(Darwin)
  extension Toolchain {
    var linkerChoice: [String] { [] }
  }

  extension LinkRecipe {
    /// Apple's linker is left to `swiftc`, which knows where the system's libraries are.
    static func ask(
      _ toolchain: Toolchain, environment: [String: String], cache: CacheFolder
    ) throws(GradingFailure) -> LinkRecipe? { nil }
  }
#endif
