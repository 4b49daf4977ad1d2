/// Everything that is known of one module before its names are brought together.
package struct ModuleSources: Sendable {
  package var name: String
  package var files: [File]
  package var graph: SymbolGraph

  package init(name: String, files: [File], graph: SymbolGraph) {
    self.name = name
    self.files = files
    self.graph = graph
  }

  /// One file's text and what the compiler noted of it.
  package struct File: Sendable {
    package var outline: SourceOutline
    package var index: FileIndex

    package init(outline: SourceOutline, index: FileIndex) {
      self.outline = outline
      self.index = index
    }
  }
}

extension Facts {
  /// The facts of a code base; neither the order of the modules nor that of their files matters.
  ///
  /// `ancestry` says what is known of the types of others.
  package init(of modules: [ModuleSources], ancestry: Ancestry = Ancestry()) {
    var builder = FactsBuilder(modules)
    self = builder.facts(ancestry)
  }
}
