import Terminal

/// How the studio is shown: drawn on a screen, or told line by line.
enum StudioDisplay {
  case screen(Screen)
  case plain(PlainStudio)

  /// What has to be written so that the state is seen.
  mutating func bytes(for state: StudioState) -> [UInt8] {
    switch self {
    case .screen(var screen):
      let bytes = screen.bytes(drawing: StudioView(state).lines, size: state.size)
      self = .screen(screen)
      return bytes
    case .plain(var plain):
      let bytes = plain.bytes(for: state)
      self = .plain(plain)
      return bytes
    }
  }

  /// Somebody else has written where the screen was.
  mutating func forget() {
    guard case .screen(var screen) = self else { return }
    screen.forget()
    self = .screen(screen)
  }
}
