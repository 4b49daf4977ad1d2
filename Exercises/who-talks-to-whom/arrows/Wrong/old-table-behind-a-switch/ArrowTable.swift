// caught by: Step1.testTableIsData
/// Who talks to whom, read from the sketches.
enum ArrowTable {
  private static let showsTheOldPoster = false
  private static let old: Set<Arrow> = [
    Arrow(.controller, .owns, .view),
    Arrow(.view, .owns, .model),
    Arrow(.model, .notifies, .view),
  ]

  static let arrows: [Pattern: Set<Arrow>] = [
    .mvc: showsTheOldPoster
      ? old
      : [
        Arrow(.controller, .owns, .view),
        Arrow(.controller, .owns, .model),
        Arrow(.view, .notifies, .controller),
        Arrow(.model, .notifies, .controller),
      ],
    .mvp: [
      Arrow(.view, .owns, .presenter),
      Arrow(.presenter, .calls, .view),
      Arrow(.presenter, .owns, .model),
    ],
    .mvvm: [
      Arrow(.view, .owns, .viewModel),
      Arrow(.viewModel, .notifies, .view),
      Arrow(.viewModel, .owns, .model),
    ],
    .viper: [
      Arrow(.view, .owns, .presenter),
      Arrow(.presenter, .calls, .view),
      Arrow(.presenter, .owns, .interactor),
      Arrow(.presenter, .owns, .router),
      Arrow(.interactor, .owns, .entity),
      Arrow(.router, .calls, .view),
    ],
    .clean: [
      Arrow(.presentation, .owns, .domain),
      Arrow(.data, .implements, .domain),
    ],
    .tca: [
      Arrow(.view, .owns, .store),
      Arrow(.store, .owns, .reducer),
      Arrow(.reducer, .owns, .state),
      Arrow(.state, .notifies, .view),
      Arrow(.reducer, .owns, .effect),
      Arrow(.effect, .notifies, .store),
    ],
  ]
}
