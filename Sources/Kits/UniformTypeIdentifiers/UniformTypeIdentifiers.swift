/// A stand-in for Apple's Uniform Type Identifiers: the kinds of files that UIKit's kit knows.
@_exported import struct UIKit.UTType
