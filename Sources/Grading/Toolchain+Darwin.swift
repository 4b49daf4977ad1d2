#if canImport(Darwin)
  extension Toolchain {
    var linkerChoice: [String] { [] }
  }
#endif
