import Testing

@testable import atelier_bench

@Suite struct OptionsTests {
  @Test func `without options everything is measured nine times`() throws {
    let options = try Options([])
    #expect(options.rounds == 9)
    #expect(options.rows == Set(RowName.allCases))
    #expect(options.workloads(orElse: ["course"]) == ["course"])
  }

  @Test func `rows and workloads can be chosen`() throws {
    let options = try Options(["--only", "body", "--only", "start", "--workload", "generated"])
    #expect(options.rows == [.body, .start])
    #expect(options.workloads(orElse: ["course"]) == ["generated"])
  }

  @Test(arguments: [
    ["--rounds", "0"], ["--rounds", "many"], ["--rounds"], ["--only", "nothing"],
    ["--workload", ""],
    ["--frobnicate"], ["body"], ["--store", "--quick"], ["--store", "--rounds", "3"],
  ])
  func `what makes no sense is refused`(arguments: [String]) {
    #expect(throws: UsageError.self) { try Options(arguments) }
  }

  @Test func `a printed command is parted as a shell would part it`() {
    let line = #"/bin/tool -a "two words" 'it"s' one\ word "" -o x"#
    #expect(
      Toolchain.words(of: line[...])
        == ["/bin/tool", "-a", "two words", "it\"s", "one word", "", "-o", "x"])
  }
}
