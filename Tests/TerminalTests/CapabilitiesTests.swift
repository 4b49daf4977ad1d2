import Terminal
import Testing

struct CapabilitiesTests {
  @Test(
    arguments: [
      ([:], true, .auto, .sixteen),
      ([:], false, .auto, .none),
      (["NO_COLOR": "1"], true, .auto, .none),
      (["NO_COLOR": ""], true, .auto, .sixteen),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, .auto, .none),
      (["NO_COLOR": "1"], false, .always, .sixteen),
      (["CLICOLOR_FORCE": "1"], true, .never, .none),
      (["CLICOLOR_FORCE": "1"], false, .auto, .sixteen),
      (["FORCE_COLOR": "3"], false, .auto, .sixteen),
      (["FORCE_COLOR": "0"], false, .auto, .none),
      (["CLICOLOR_FORCE": "", "FORCE_COLOR": ""], false, .auto, .none),
      (["CLICOLOR_FORCE": "0", "FORCE_COLOR": "1"], false, .auto, .sixteen),
      (["TERM": "dumb"], true, .auto, .none),
      (["TERM": "dumb", "CLICOLOR_FORCE": "1"], true, .auto, .sixteen),
      (["TERM": "xterm"], true, .auto, .sixteen),
    ] as [([String: String], Bool, ColorChoice, ColorLevel)])
  func `the flag, the environment and the terminal decide on colour, in this order`(
    environment: [String: String], isTerminal: Bool, flag: ColorChoice, expected: ColorLevel
  ) {
    #expect(
      colorLevel(environment: environment, isTerminal: isTerminal, flag: flag) == expected)
  }

  @Test(arguments: [
    ("60", 60), ("1", 1), ("0", 80), ("-5", 80), ("", 80), ("wide", 80),
    ("99999999999999999999", 80), ("10001", 80),
  ])
  func `COLUMNS counts when it makes sense; what is not a terminal is 80 wide`(
    columns: String, expected: Int
  ) {
    #expect(terminalWidth(environment: ["COLUMNS": columns], descriptor: -1) == expected)
    #expect(!isTerminal(-1))
  }
}
