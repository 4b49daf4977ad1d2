/// What can go wrong with crates, in words of the shop.
public enum CrateError: Error {
  case offline
}
