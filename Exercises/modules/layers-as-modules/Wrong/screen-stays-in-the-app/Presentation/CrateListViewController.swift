// Still in App.
