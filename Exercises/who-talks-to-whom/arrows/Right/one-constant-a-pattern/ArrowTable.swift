/// Who talks to whom, read from the sketches.
enum ArrowTable {
  static let arrows: [Pattern: Set<Arrow>] = [
    .mvc: mvc, .mvp: mvp, .mvvm: mvvm, .viper: viper, .clean: clean, .tca: tca,
  ]

  private static let mvc: Set<Arrow> = [
    .init(.controller, .owns, .view),
    .init(.controller, .owns, .model),
    .init(.view, .notifies, .controller),
    .init(.model, .notifies, .controller),
  ]

  private static let mvp: Set<Arrow> = [
    .init(.view, .owns, .presenter),
    .init(.presenter, .calls, .view),
    .init(.presenter, .owns, .model),
  ]

  private static let mvvm: Set<Arrow> = [
    .init(.view, .owns, .viewModel),
    .init(.viewModel, .notifies, .view),
    .init(.viewModel, .owns, .model),
  ]

  private static let viper: Set<Arrow> = [
    .init(.view, .owns, .presenter),
    .init(.presenter, .calls, .view),
    .init(.presenter, .owns, .interactor),
    .init(.presenter, .owns, .router),
    .init(.interactor, .owns, .entity),
    .init(.router, .calls, .view),
  ]

  private static let clean: Set<Arrow> = [
    .init(.presentation, .owns, .domain),
    .init(.data, .implements, .domain),
  ]

  private static let tca: Set<Arrow> = [
    .init(.view, .owns, .store),
    .init(.store, .owns, .reducer),
    .init(.reducer, .owns, .state),
    .init(.state, .notifies, .view),
    .init(.reducer, .owns, .effect),
    .init(.effect, .notifies, .store),
  ]
}
