#if os(Linux)
  extension Toolchain {
    /// The toolchain's own linker is the fastest that it brings.
    var linkerChoice: [String] { ["-use-ld=lld"] }
  }
#endif
