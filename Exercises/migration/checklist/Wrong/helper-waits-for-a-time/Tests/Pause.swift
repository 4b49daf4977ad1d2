/// Long enough for every screen.
func pauseForScreens() async {
  try? await Task.sleep(nanoseconds: 50_000_000)
}
