import Curriculum
import Testing

struct ContentDigestTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
        + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func `agrees with the published vectors`(text: String, digest: String) {
    #expect(ContentDigest.hex(of: Array(text.utf8)) == digest)
  }

  @Test func `agrees with the published vector of a million letters`() {
    let bytes = Array(repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(
      ContentDigest.hex(of: bytes)
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func `does not depend on how the bytes are cut`() {
    let bytes = (0..<1_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let whole = ContentDigest.hex(of: bytes)
    for size in [1, 3, 55, 56, 63, 64, 65, 127, 999] {
      var digest = ContentDigest()
      var start = 0
      while start < bytes.count {
        digest.update(bytes[start..<min(start + size, bytes.count)])
        start += size
      }
      #expect(digest.hex == whole, "pieces of \(size)")
    }
  }

  @Test func `can be asked in between`() {
    var digest = ContentDigest()
    digest.update("a".utf8)
    _ = digest.hex
    digest.update("bc".utf8)
    #expect(digest.hex == ContentDigest.hex(of: "abc".utf8))
  }
}
