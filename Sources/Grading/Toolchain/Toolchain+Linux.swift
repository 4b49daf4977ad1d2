#if os(Linux)
  import FoundationEssentials
  import Sandbox

  extension Toolchain {
    /// The toolchain's own linker is the fastest that it brings.
    var linkerChoice: [String] {
      ["-use-ld=lld", "-Xlinker", "--export-dynamic-symbol=\(CheckList.symbol)*"]
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
        let libraries = libraries(of: toolchain)
        guard var recipe = LinkRecipe(call: call, libraries: libraries) else { return nil }
        // A program of nothing but XCTest: the system's loader says which libraries come with it.
        recipe.everywhere = Set(libraries.map { "-l\($0)" }).subtracting(["-lXCTest"])
        let link = recipe.arguments(objects: [objects], program: program, findsEveryName: false)
        _ = ask(recipe.linker, link)
        environment["LD_TRACE_LOADED_OBJECTS"] = "1"
        let loaded = ask(scratch.appending(path: program).path, [])?.output ?? []
        recipe.everywhere.formIntersection(libraryNames(in: loaded).map { "-l\($0)" })
        return recipe
      }
    }

    /// Those among the lines `libName.so => /path` without a number: names in others have versions.
    private static func libraryNames(in output: [UInt8]) -> [String] {
      String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap { line in
        let words = line.split(whereSeparator: \.isWhitespace)
        guard words.count > 2, words[0].hasPrefix("lib"), words[0].hasSuffix(".so"),
          words[2].hasPrefix("/")
        else { return nil }
        return String(words[0].dropFirst(3).dropLast(3))
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
