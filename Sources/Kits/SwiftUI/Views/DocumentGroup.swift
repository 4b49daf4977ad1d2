import Foundation
import UIKit

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// Of what kind the file is.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What a document is written to.
public struct FileDocumentWriteConfiguration {
  /// Of what kind the file shall be.
  public let contentType: UTType
  /// The file as it is; nil for a new one.
  public let existingFile: FileWrapper?
}

/// A document that is a value.
public protocol FileDocument {
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The kinds of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that can be written.
  static var writableContentTypes: [UTType] { get }
  /// Reads a file.
  init(configuration: ReadConfiguration) throws
  /// What is to be written.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// Those that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object.
public protocol ReferenceFileDocument: ObservableObject {
  /// What is written in the background.
  associatedtype Snapshot
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The kinds of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that can be written.
  static var writableContentTypes: [UTType] { get }
  /// Reads a file.
  init(configuration: ReadConfiguration) throws
  /// The document as it is now.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// What is to be written.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// Those that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is open.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// Where it is kept.
  public var fileURL: URL?
  /// Whether it may be changed.
  public var isEditable: Bool
}

/// A document that is an object and is open.
@MainActor
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// Where it is kept.
  public var fileURL: URL?
  /// Whether it may be changed.
  public var isEditable: Bool
}

/// A window for each document: here one, with a new document.
public struct DocumentGroup<Document, Content: View>: Scene, PrimitiveScene {
  private let content: () -> AnyView

  /// Not to be called: the scene is shown as it is.
  public var body: Never { fatalError("A document group has no body.") }
  var rootView: any View { content() }
}

extension DocumentGroup where Document: FileDocument {
  /// Takes what makes a new document and what shows it.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    content = { AnyView(DocumentWindow(document: newDocument(), editor: editor)) }
  }

  /// Takes the type of documents that are read only, of which there is none to show.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    content = { AnyView(EmptyView()) }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Takes what makes a new document and what shows it.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    content = { AnyView(ObjectDocumentWindow(document: newDocument(), editor: editor)) }
  }

  /// Takes the type of documents that are read only, of which there is none to show.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    content = { AnyView(EmptyView()) }
  }
}

private struct DocumentWindow<Document: FileDocument, Content: View>: View {
  @State var document: Document
  let editor: (FileDocumentConfiguration<Document>) -> Content

  var body: some View {
    editor(FileDocumentConfiguration(document: $document, fileURL: nil, isEditable: true))
  }
}

private struct ObjectDocumentWindow<Document: ReferenceFileDocument, Content: View>: View {
  @StateObject var document: Document
  let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(
    document: @autoclosure @escaping () -> Document,
    editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    _document = StateObject(wrappedValue: document())
    self.editor = editor
  }

  var body: some View {
    editor(
      ReferenceFileDocumentConfiguration(document: document, fileURL: nil, isEditable: true))
  }
}
