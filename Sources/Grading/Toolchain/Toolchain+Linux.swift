#if os(Linux)
  import FoundationEssentials
  import Sandbox

  extension Toolchain {
    /// The toolchain's own linker is the fastest that it brings.
    var linkerChoice: [String] {
      [
        "-use-ld=lld", "-Xlinker", "--export-dynamic-symbol=\(CheckList.symbol)*",
        // The kit `CheckDriver` has one of its own, for all libraries.
        "-Xlinker", "--export-dynamic-symbol=open",
      ]
    }
  }

  extension LinkRecipe {
    /// Asks `swiftc` how it would call `clang`, and `clang` how it would call the linker.
    ///
    /// Nil where either says something unexpected: then `swiftc` links, which is right and slower.
    static func ask(
      _ toolchain: Toolchain, environment: [String: String], cache: CacheFolder
    ) throws(GradingFailure) -> LinkRecipe? {
      try cache.withScratch { scratch throws(GradingFailure) in
        var environment = environment
        environment["TMPDIR"] = scratch.path
        try LearnerBuild.write([], to: scratch.appending(path: objects).path)
        func ask(_ program: String, _ arguments: [String]) -> Outcome? {
          try? run(
            Command(
              executable: program, arguments: arguments, environment: environment,
              directory: scratch.path), limits: Limits(wall: .seconds(60)))
        }
        let driver = ask(
          toolchain.swiftc,
          ["-driver-print-jobs", objects, "-o", program, "-target", toolchain.target, "-lXCTest"]
            + toolchain.linkerChoice)
        // What objects ask for by themselves is replaced by a list that no object has a say in.
        let clang = lastCall(in: driver?.output ?? []).filter { !$0.hasPrefix("@") }
        guard let compiler = clang.first, compiler.hasPrefix("/") else { return nil }
        let call = lastCall(in: ask(compiler, ["-###"] + clang.dropFirst())?.errors ?? [])
        return LinkRecipe(call: call, libraries: libraries(of: toolchain))
      }
    }

    private init?(call: [String], libraries: [String]) {
      guard let linker = call.first, linker.hasSuffix("ld.lld"),
        let objects = call.firstIndex(of: Self.objects), call.contains(Self.program)
      else { return nil }
      self.linker = linker
      arguments =
        Array(call[1...objects]) + ["--as-needed"] + libraries.map { "-l\($0)" }
        + ["--no-as-needed"] + Array(call[(objects + 1)...])

    }

    /// Every library of the toolchain that a program may come to need, and the system's usual ones.
    private static func libraries(of toolchain: Toolchain) -> [String] {
      let names =
        (try? FileManager.default.contentsOfDirectory(atPath: "\(toolchain.resources)/linux")) ?? []
      let own = names.filter {
        $0.hasPrefix("lib") && $0.hasSuffix(".so") && !$0.contains("Testing")
      }
      return own.map { String($0.dropFirst(3).dropLast(3)) }.sorted()
        + ["m", "pthread", "util", "dl"]
    }
  }
#endif
