import Foundation

func later(_ w: @escaping @Sendable @MainActor () -> Void) { DispatchQueue.main.async(execute: w) }
