// caught by: Step1.testTableIsData
/// Who talks to whom, read from the sketches.
enum ArrowTable {
  static let arrows = Dictionary(
    uniqueKeysWithValues: zip([Pattern.mvc, .mvp, .mvvm, .viper, .clean, .tca], lists))

  private static let lists: [Set<Arrow>] = [
    [
      Arrow(.controller, .owns, .view),
      Arrow(.controller, .owns, .model),
      Arrow(.view, .notifies, .controller),
      Arrow(.model, .notifies, .controller),
    ],
    [
      Arrow(.view, .owns, .presenter),
      Arrow(.presenter, .calls, .view),
      Arrow(.presenter, .owns, .model),
    ],
    [
      Arrow(.view, .owns, .viewModel),
      Arrow(.viewModel, .notifies, .view),
      Arrow(.viewModel, .owns, .model),
    ],
    [
      Arrow(.view, .owns, .presenter),
      Arrow(.presenter, .calls, .view),
      Arrow(.presenter, .owns, .interactor),
      Arrow(.presenter, .owns, .router),
      Arrow(.interactor, .owns, .entity),
      Arrow(.router, .calls, .view),
    ],
    [
      Arrow(.presentation, .owns, .domain),
      Arrow(.data, .implements, .domain),
    ],
    [
      Arrow(.view, .owns, .store),
      Arrow(.store, .owns, .reducer),
      Arrow(.reducer, .owns, .state),
      Arrow(.state, .notifies, .view),
      Arrow(.reducer, .owns, .effect),
      Arrow(.effect, .notifies, .store),
    ],
  ]
}
