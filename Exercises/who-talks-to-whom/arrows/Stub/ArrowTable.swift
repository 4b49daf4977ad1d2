/// Who talks to whom; copied from the whiteboard on the day before Pernille left.
enum ArrowTable {
  static let arrows: [Pattern: Set<Arrow>] = [
    .mvc: [
      Arrow(.controller, .owns, .view),
      Arrow(.view, .owns, .model),
      Arrow(.model, .notifies, .view),
    ],
    .mvp: [
      Arrow(.presenter, .owns, .view),
      Arrow(.presenter, .owns, .model),
    ],
    .mvvm: [
      Arrow(.viewModel, .owns, .view),
      Arrow(.viewModel, .owns, .model),
    ],
    .viper: [
      Arrow(.view, .owns, .interactor),
      Arrow(.presenter, .owns, .router),
      Arrow(.router, .owns, .view),
      Arrow(.view, .owns, .entity),
    ],
    .clean: [
      Arrow(.presentation, .owns, .domain),
      Arrow(.domain, .owns, .data),
    ],
    .tca: [
      Arrow(.view, .owns, .state),
      Arrow(.reducer, .owns, .state),
      Arrow(.state, .notifies, .view),
    ],
  ]
}
