import Foundation

/// What stands above and below a section.
struct SectionEdges {
  var header: UIView?
  var footer: UIView?
}

extension UITableView {
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edge(of: section)?.header as? UITableViewHeaderFooterView
  }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edge(of: section)?.footer as? UITableViewHeaderFooterView
  }

  func edge(of section: Int) -> SectionEdges? {
    let edges = loadedEdges()
    return edges.indices.contains(section) ? edges[section] : nil
  }

  /// Asks the delegate, then the data source, once for each load of the table.
  private func loadedEdges() -> [SectionEdges] {
    if let edges { return edges }
    let made = (0..<numberOfSections).map { section in
      SectionEdges(
        header: delegate?.tableView(self, viewForHeaderInSection: section)
          ?? label(dataSource?.tableView(self, titleForHeaderInSection: section)),
        footer: delegate?.tableView(self, viewForFooterInSection: section)
          ?? label(dataSource?.tableView(self, titleForFooterInSection: section)))
    }
    edges = made
    for (section, edge) in made.enumerated() {
      if let header = edge.header {
        addSubview(header)
        delegate?.tableView(self, willDisplayHeaderView: header, forSection: section)
      }
      if let footer = edge.footer {
        addSubview(footer)
        delegate?.tableView(self, willDisplayFooterView: footer, forSection: section)
      }
    }
    return made
  }

  private func label(_ title: String?) -> UIView? {
    title.map {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.textLabel?.text = $0
      return view
    }
  }

  /// The table as it is read from top to bottom; rows are made.
  var rowsInReadingOrder: [UIView] {
    _ = visibleCells
    var views = [tableHeaderView].compactMap { $0 }
    let edges = loadedEdges()
    for section in content.sections.indices {
      views += [edges[section].header].compactMap { $0 }
      views += content.sections[section].compactMap(\.cell)
      views += [edges[section].footer].compactMap { $0 }
    }
    views += [tableFooterView].compactMap { $0 }
    let known = Set(views.map(ObjectIdentifier.init))
    return views + subviews.filter { !known.contains(ObjectIdentifier($0)) }
  }

  /// Puts the rows below each other; without constraints to ask, a row is 44 points high.
  func layOutRows() {
    _ = visibleCells
    var y: CGFloat = 0
    func put(_ view: UIView?, height: CGFloat) {
      guard let view else { return }
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
    put(tableHeaderView, height: tableHeaderView?.bounds.height ?? 0)
    for (section, edge) in loadedEdges().enumerated() {
      put(edge.header, height: 28)
      for row in content.sections[section].indices {
        let path = IndexPath(row: row, section: section)
        let wanted = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        put(content[path].cell, height: wanted >= 0 ? wanted : 44)
      }
      put(edge.footer, height: 28)
    }
    put(tableFooterView, height: tableFooterView?.bounds.height ?? 0)
    contentSize = CGSize(width: bounds.width, height: y)
  }
}
