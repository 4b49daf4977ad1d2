@MainActor private var running: [MoviesSearchFlowCoordinator] = []

@MainActor
func keep(_ flow: MoviesSearchFlowCoordinator) { running.append(flow) }
