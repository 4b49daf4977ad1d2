import Foundation

func settle() async { try? await Task.sleep(nanoseconds: 1_000_000) }
