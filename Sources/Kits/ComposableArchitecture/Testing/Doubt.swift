/// What whoever runs the tests has to say against two values being equal that say so of themselves: a `==`
/// that somebody wrote may call equal whatever it is given.
@_spi(Checks) public nonisolated(unsafe) var doubt: (_ first: Any, _ second: Any) -> String? = {
  _, _ in nil
}
