import Testing

@testable import Studio

/// One learner's name takes nothing from the others.
@Suite struct RosterTests {
  @Test(arguments: [
    "Eve\u{2028}ada", "Eve\u{B}ada", "Eve\u{85}ada", "\u{200D}\"Eve", "Eve\u{200D}",
    "\"Eve\u{301}\"", "\"\u{200D},\"\"\"", "\"Eve\r\nada\"", "\"Eve, the \"\"first\"\"\"\u{301}",
  ])
  func `odd signs in a name are that name's`(name: String) throws {
    let roster = try #require(
      Roster("login,name,mail\r\neve,\(name),eve@x\r\nada,Ada Lovelace,a@x\r\nbob,Bob,b@x\r\n"))
    #expect(roster.name(of: "ada") == "Ada Lovelace")
    #expect(roster.name(of: "bob.zip") == "Bob")
    #expect(roster.name(of: "eve") != nil)
    #expect(roster.missing(among: [("eve", nil)]) == ["Ada Lovelace", "Bob"])
  }

  @Test func `a name is told in one line`() throws {
    let roster = try #require(Roster("login,name\neve,\"Eve\n::error::hello\"\n"))
    #expect(roster.name(of: "eve") == "Eve ::error::hello")
    #expect(roster.missing(among: []) == ["Eve ::error::hello"])
  }
}
