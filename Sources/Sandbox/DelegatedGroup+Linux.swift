#if os(Linux)
  import FoundationEssentials
  import Glibc

  extension DelegatedGroup {
    /// Those of this process, found out once.
    static let ofThisProcess = all(
      groups: text(of: "/proc/self/cgroup"), mounts: text(of: "/proc/self/mountinfo")
    ).filter(\.isOpen)

    /// The groups that this process is in, as the kernel tells them, where groups in them can have bounds.
    static func all(groups: String, mounts: String) -> [DelegatedGroup] {
      let mounts = mounts.split(separator: "\n").compactMap(GroupMount.init)
      return groups.split(separator: "\n").compactMap { line in
        let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        guard fields.count == 3, !fields[2].contains("..") else { return nil }
        let names = Set(fields[1].split(separator: ",").map(String.init))
        let folder = mounts.lazy.filter { $0.holds(names) }.compactMap { $0.folder(of: fields[2]) }
          .first
        guard let folder else { return nil }
        if names.isEmpty { return unified(at: folder) }
        let controllers = Set(names.compactMap(Controller.init))
        guard !controllers.isEmpty else { return nil }
        return DelegatedGroup(folder: folder, controllers: controllers, isUnified: false)
      }
    }

    /// In version 2 a group either has processes or bounds others: whoever delegates one puts us below it.
    private static func unified(at own: String) -> DelegatedGroup? {
      let above = URL(filePath: own).deletingLastPathComponent().path
      // What root may write to need not have been given to it.
      let isGiven = unsafe geteuid() != 0 && access(above, W_OK) == 0
      for folder in isGiven ? [own, above] : [own] {
        var controllers = controllersForGroups(in: folder)
        if controllers.isEmpty {
          // Refused where processes are in it.
          _ = Setting(file: "cgroup.subtree_control", value: "+memory +pids").put(in: folder)
          controllers = controllersForGroups(in: folder)
        }
        if !controllers.isEmpty {
          return DelegatedGroup(folder: folder, controllers: controllers, isUnified: true)
        }
      }
      return nil
    }

    private static func controllersForGroups(in folder: String) -> Set<Controller> {
      let names = text(of: "\(folder)/cgroup.subtree_control").split(whereSeparator: \.isWhitespace)
      return Set(names.compactMap { Controller(rawValue: String($0)) })
    }

    /// Whether a group can be made here, and entered.
    private var isOpen: Bool {
      guard unsafe access(folder, W_OK) == 0 else { return false }
      _ = removeLeftovers()
      let bounds = ControlGroup.Bounds(
        Limits(memory: 1 << 30), Confinement(readable: [], level: .weak))
      guard let group = ControlGroup(in: [self], bounds: bounds) else { return false }
      return group.doors.allSatisfy { unsafe access($0, W_OK) == 0 }
    }

    private static func text(of path: String) -> String {
      (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    }
  }

  /// Where a hierarchy of groups is mounted.
  private struct GroupMount {
    /// None in a hierarchy of version 2.
    let controllers: Set<String>
    /// The group that is to be seen there.
    let root: Substring
    let path: Substring

    /// From a line of mountinfo; nil if it is about something else.
    init?(_ line: Substring) {
      let fields = line.split(separator: " ")
      guard let dash = fields.firstIndex(of: "-"), dash > 5, fields.count > dash + 3 else {
        return nil
      }
      switch fields[dash + 1] {
      case "cgroup": controllers = Set(fields[dash + 3].split(separator: ",").map(String.init))
      case "cgroup2": controllers = []
      default: return nil
      }
      (root, path) = (fields[3], fields[4])
    }

    func holds(_ names: Set<String>) -> Bool {
      names.isEmpty ? controllers.isEmpty : names.isSubset(of: controllers)
    }

    /// Nil if the group is not to be seen there.
    func folder(of group: Substring) -> String? {
      if root != "/", group != root, !group.hasPrefix("\(root)/") { return nil }
      let rest = root == "/" ? group : group.dropFirst(root.count)
      return rest.isEmpty || rest == "/" ? String(path) : String(path + rest)
    }
  }
#endif
