enum Parts {
  static func make(_ api: any APIClientProtocol, _ database: any DatabaseProtocol)
    -> any LoadMemberUseCase
  { DefaultLoadMemberUseCase(repository: DefaultMemberRepository(api: api, database: database)) }
}
