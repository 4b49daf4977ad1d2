protocol Resolver {
  func resolve<S>(_ type: S.Type) throws -> S
}
extension DIContainer: Resolver {}
