import Testing

@testable import Grading

@Suite struct RuntimeWordsTests {
  @Test(arguments: [
    ("Index out of range", "an array was asked for an index"),
    ("Array index is out of range", "an array was asked for an index"),
    ("Index out of bounds", "a slice was asked for an index"),
    ("String index is out of bounds", "a string was asked for a character"),
    ("Unexpectedly found nil while unwrapping an Optional value", "unwrapped with `!`"),
    (
      "Unexpectedly found nil while implicitly unwrapping an Optional value",
      "a value declared with `!`"
    ),
    ("arithmetic overflow", "too large or too small for its type"),
    ("Not enough bits to represent the passed value", "a type that cannot hold it"),
    ("Negative value is not representable", "a type that cannot hold it"),
    (
      "Double value cannot be converted to Int because it is either infinite or NaN",
      "a floating-point number"
    ),
    ("Division by zero", "divided by zero"),
    ("Division by zero in remainder operation", "the remainder of a division by zero"),
    ("Range requires lowerBound <= upperBound", "a range was made that ends before it begins"),
    ("'try!' expression unexpectedly raised an error: Learner.Offline", "error, Learner.Offline."),
    ("Duplicate values for key: 'a'", "the key 'a' stands twice"),
    ("Dictionary literal contains duplicate keys", "the same key twice"),
    (
      "Attempted to read an unowned reference but object 0x1 was already destroyed",
      "an `unowned` reference"
    ),
    (
      "Incorrect actor executor assumption; Expected 'MainActor' executor.",
      "code that belongs to one actor"
    ),
    (
      "SWIFT TASK CONTINUATION MISUSE: load() tried to resume its continuation more than once, "
        + "returning 2!", "`load()` resumed its continuation more than once"
    ),
    ("failed to allocate 64 bytes of memory with alignment 0", "more than the 4 GB of memory"),
  ])
  func `what the runtime says becomes a sentence`(reason: String, words: String) throws {
    let sentence = try #require(RuntimeWords.words(for: reason))
    #expect(sentence.hasPrefix("The program ") && sentence.contains(words), "\(sentence)")
  }

  @Test(arguments: ["", "no storyboard", "Index", "Duplicate values", "'try!'"])
  func `what the runtime does not say is left to its author`(reason: String) {
    #expect(RuntimeWords.words(for: reason) == nil)
  }

  @Test func `the last forgotten continuation is named, in however much text`() {
    let line =
      "SWIFT TASK CONTINUATION MISUSE: NAME() leaked its continuation without resuming it.\n"
    let text =
      line.replacing("NAME", with: "first") + line.replacing("NAME", with: "second") + "more\n"
    #expect(RuntimeWords(errors: Array(text.utf8)).forgottenContinuation == "second()")
    let much = String(repeating: "CONTINUATION MISUSE: ", count: 50_000)
    #expect(RuntimeWords(errors: Array(much.utf8)).forgottenContinuation == nil)
    #expect(RuntimeWords(errors: [0xFF, 0x0A, 0]).forgottenContinuation == nil)
  }
}
