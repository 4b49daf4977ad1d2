import Terminal
import Testing

struct KeyTests {
  @Test(
    arguments: [
      ("q", [.character("q")]), ("ы", [.character("ы")]), ("\r", [.enter]),
      ("\u{7F}", [.backspace]),
      ("\u{1B}[A", [.up]), ("\u{1B}OB", [.down]), ("\u{1B}[5~", [.pageUp]),
      ("\u{1B}[1;5C", [.right]),
      ("\u{1B}[H", [.home]), ("\u{1B}[4~", [.end]), ("\u{C}", [.control("l")]),
      ("ab\u{1B}[Bc", [.character("a"), .character("b"), .down, .character("c")]),
      // A key that we have no name for is no key, and neither is what follows part of it.
      ("\u{1B}[200~x", [.character("x")]), ("\u{1B}x", [.escape, .character("x")]),
    ] as [(String, [Key])])
  func `bytes become keys, also one at a time`(bytes: String, keys: [Key]) {
    var whole = KeyDecoder()
    #expect(whole.keys(in: Array(bytes.utf8)) == keys)
    var piecemeal = KeyDecoder()
    #expect(bytes.utf8.flatMap { piecemeal.keys(in: [$0]) } == keys)
    #expect(!piecemeal.isWaiting)
  }

  @Test func `an Escape is one when nothing follows`() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(in: [0x1B]).isEmpty && decoder.isWaiting)
    #expect(decoder.flush() == [.escape])
    #expect(decoder.keys(in: Array("[".utf8)) == [.character("[")])
  }

  @Test func `no bytes bring it to a stop`() {
    var state: UInt64 = 42
    var decoder = KeyDecoder()
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      _ = decoder.keys(in: [UInt8(truncatingIfNeeded: state >> 33)])
    }
    _ = decoder.flush()
    _ = decoder.keys(in: Array("\u{1B}[".utf8) + Array(repeating: 0x31, count: 1000))
    _ = decoder.flush()
    #expect(decoder.keys(in: Array("q".utf8)) == [.character("q")])
  }
}
