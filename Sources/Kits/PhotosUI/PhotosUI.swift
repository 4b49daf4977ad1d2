/// A stand-in for the part of Apple's PhotosUI that screens meet: a button that lets the user pick pictures.
///
/// There is no library of pictures: who touches the button picks nothing. A check picks by setting what is
/// bound, to a `PhotosPickerItem` that it has made of what shall be loaded.
@_exported public import SwiftUI

/// A picture that the user has picked, to be loaded.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  /// What names the picture in the library.
  public let itemIdentifier: String?
  private let content: Data

  /// Takes what names the picture.
  public init(itemIdentifier: String) { self.init(itemIdentifier: itemIdentifier, content: Data()) }

  /// For a check: takes the picture itself.
  public init(itemIdentifier: String, content: Data) {
    (self.itemIdentifier, self.content) = (itemIdentifier, content)
  }

  /// In which forms the picture can be had.
  public var supportedContentTypes: [UTType] { [.jpeg] }

  /// The picture as data or as an image; nil as anything else.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    if let data = content as? T { return data }
    return UIImage(data: content).map { Image(uiImage: $0) } as? T
  }
}

/// Which pictures are offered.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  private let names: [String]
  /// Pictures.
  public static let images = PHPickerFilter(names: ["images"])
  /// Films.
  public static let videos = PHPickerFilter(names: ["videos"])
  /// Pictures that move a little.
  public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
  /// What is on the screen.
  public static let screenshots = PHPickerFilter(names: ["screenshots"])
  /// What one of the filters lets through.
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: filters.flatMap(\.names))
  }
  /// What the filter does not let through.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(names: filter.names.map { "not \($0)" })
  }
}

/// In what order pictures are picked.
public enum PhotosPickerSelectionBehavior: Sendable { case `default`, ordered, continuous }

/// A button that lets the user pick pictures.
public struct PhotosPicker<Label: View>: View {
  private let label: Label

  /// Takes what one picture is put into and what is seen.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Takes what the pictures are put into, how many there may be, and what is seen.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// A button behind which nothing opens.
  public var body: some View { Button(action: {}) { label } }
}

extension PhotosPicker where Label == Text {
  /// Takes a title and what one picture is put into.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) { self.init(selection: selection, matching: filter) { Text(titleKey) } }

  /// Takes a title, what the pictures are put into, and how many there may be.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil
  ) {
    self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) {
      Text(titleKey)
    }
  }
}

extension PhotosPickerItem {
  /// In which form a picture comes that there is in several.
  public enum EncodingDisambiguationPolicy: Sendable { case automatic, current, compatible }
}

extension View {
  /// Lets the user pick pictures while the binding is true; nothing opens here.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) -> some View { self }

  /// Lets the user pick pictures while the binding is true; nothing opens here.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil
  ) -> some View { self }
}
