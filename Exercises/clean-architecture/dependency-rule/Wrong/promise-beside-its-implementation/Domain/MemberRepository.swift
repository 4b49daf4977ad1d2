enum MemberError: Error, Equatable {
  case unreadable
}
