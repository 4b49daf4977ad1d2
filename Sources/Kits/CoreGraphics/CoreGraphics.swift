/// A stand-in for the little of Apple's Core Graphics that apps without drawing meet: numbers and shapes.
///
/// Points, sizes and rectangles are Foundation's own; this kit shows them, and adds transforms and
/// vectors. Colours, images, paths and contexts do not exist: nothing is drawn here. UIKit and SwiftUI
/// show this kit, as on an iPhone.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
