/// What a player is doing.
enum PlaybackState: Equatable {
  case stopped
  case playing
  case paused
}

/// Plays one track and tells how far it is.
@MainActor
protocol PlayerService: AnyObject {
  var state: PlaybackState { get }
  var position: Duration { get }
  /// Called after each change of state or position.
  var onChange: (() -> Void)? { get set }
  func play()
  func pause()
  func stop()
  func seek(to position: Duration)
}
