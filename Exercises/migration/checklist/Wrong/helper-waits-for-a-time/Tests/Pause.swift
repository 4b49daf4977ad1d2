/// Long enough for every screen.
func pause() async {
  try? await Task.sleep(nanoseconds: 50_000_000)
}
