/// A stand-in for Apple's CoreTransferable: what there is of it is in `SwiftUI`, from where this module shows it.
@_exported import struct SwiftUI.CodableRepresentation
@_exported import struct SwiftUI.DataRepresentation
@_exported import struct SwiftUI.FileRepresentation
@_exported import struct SwiftUI.ProxyRepresentation
@_exported import struct SwiftUI.ReceivedTransferredFile
@_exported import struct SwiftUI.SentTransferredFile
@_exported import protocol SwiftUI.TransferRepresentation
@_exported import struct SwiftUI.TransferRepresentationBuilder
@_exported import protocol SwiftUI.Transferable
