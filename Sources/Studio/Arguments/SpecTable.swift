import Terminal

extension VerbSpec {
  /// The program itself, without a verb.
  static let root = VerbSpec(
    abstract: "Learn the architecture of iOS apps by building it, one checked step at a time.",
    discussion:
      "Edit Swift in your own editor; Atelier tells you, check by check, what holds and what does "
      + "not yet. Run 'atelier' alone to see your next unfinished step.",
    examples: ["atelier init my-studio", "atelier check", "atelier hint"])

  static let initialize = VerbSpec(
    abstract: "Make a workspace: the folder that you learn in.",
    discussion:
      "A workspace holds the starting code of every exercise, a Package.swift so that your editor "
      + "completes and jumps, and your progress. Files that are already there are kept.",
    arguments: [
      ArgumentSpec(
        label: "dir", kind: .folder,
        help:
          "The folder to make or complete. (default: the current folder if it is empty, else "
          + "'Workspace' in it)")
    ],
    examples: ["atelier init my-studio"])

  static let list = VerbSpec(
    abstract: "List the lessons and exercises, and how far you are.",
    options: [
      .json,
      OptionSpec(name: .ids, isHidden: true, help: "Print the exercise ids, one a line."),
    ])

  static let lesson = VerbSpec(
    abstract: "Read a lesson.",
    arguments: [
      ArgumentSpec(
        label: "name", kind: .text,
        help: "The lesson's name as 'atelier list' shows it. (default: the current lesson)")
    ],
    examples: ["atelier lesson mvc"])

  static let start = VerbSpec(
    abstract: "Take up an exercise and see what it asks for.",
    arguments: [.exercise("The exercise to take up. (default: the next unfinished one)")],
    examples: ["atelier start mvc/massive-controller"])

  static let check = VerbSpec(
    abstract: "Check your work on an exercise.",
    discussion:
      "Compiles your files and runs the checks of every step. Exits with 0 if all of them passed, "
      + "1 if one did not, and 2 if the work could not be checked.",
    arguments: [.exercise()],
    options: [.json],
    examples: ["atelier check", "atelier check mvc/massive-controller --json"])

  static let hint = VerbSpec(
    abstract: "Get a hint for the step in hand, one more each time.",
    arguments: [.exercise()],
    options: [
      OptionSpec(
        name: .check, value: ("id", .text),
        help: "Hint at this check, named as in the output of 'atelier check'."),
      OptionSpec(name: .all, help: "Show all hints at once."),
    ],
    examples: ["atelier hint", "atelier hint --check Step1.testParsesProducts"])

  static let explain = VerbSpec(
    abstract: "Explain an error of the compiler.",
    discussion:
      "An id is the compiler's own name for an error. Each page says why the error happens, shows "
      + "code that gives it, and the same code mended. No workspace is needed.",
    arguments: [
      ArgumentSpec(
        label: "id", kind: .choice(Explanation.all.map(\.id)),
        help: "The error's id, with or without brackets. (default: list all)")
    ],
    examples: ["atelier explain", "atelier explain type_does_not_conform"])

  static let diff = VerbSpec(
    abstract: "See what you changed since the start of an exercise.",
    arguments: [.exercise()])

  static let solution = VerbSpec(
    abstract: "Read the reference solution.",
    discussion: "The solution opens once your own work passes, or at any time with '--spoil'.",
    arguments: [.exercise()],
    options: [OptionSpec(name: .spoil, help: "Show the solution of an unfinished exercise.")])

  static let reset = VerbSpec(
    abstract: "Put an exercise back to its starting code.",
    discussion: "Your files are kept in a snapshot first; 'atelier undo' brings them back.",
    arguments: [.exercise()],
    options: [OptionSpec(name: .force, help: "Do not ask before resetting.")],
    examples: ["atelier reset mvc/massive-controller"])

  static let undo = VerbSpec(
    abstract: "Take back the last reset of an exercise.",
    arguments: [.exercise()])

  static let progress = VerbSpec(
    abstract: "See what you have finished and what is left.",
    options: [.json])

  static let grade = VerbSpec(
    abstract: "Grade submissions with the hidden checks.",
    discussion:
      "A path is a workspace, a folder of workspaces, or with '--exercise' the files of that "
      + "exercise. Exits with 0 if every submission passed, 1 if one did not, and 2 if one could "
      + "not be graded.",
    arguments: [
      ArgumentSpec(
        label: "path", kind: .file, isRequired: true, repeats: true,
        help: "What to grade: a submission, or a folder of submissions.")
    ],
    options: [
      OptionSpec(
        name: .exercise, value: ("id", .exercise), help: "Grade this exercise only."),
      .jobs,
      OptionSpec(
        name: .report, value: ("format[=file]", .report), repeats: true,
        help: "Write a report, to standard output if no file is named. May be repeated."),
      OptionSpec(
        name: .timeout, value: ("seconds", .number(1...86_400)),
        help: "The time that one check may take. (default: 10)"),
      OptionSpec(
        name: .requireSandbox, value: ("level", .choice(["full", "strong"])),
        help: "Refuse to grade with less confinement than this. (values: full, strong)"),
      OptionSpec(
        name: .allowUnsandboxed,
        help: "Grade even where submissions can be confined in no way at all."),
      OptionSpec(
        name: .resume,
        help: "Go on with an interrupted run of the same command; finished work is kept."),
    ],
    examples: [
      "atelier grade submissions --report json=grades.json",
      "atelier grade my-work --exercise mvc/massive-controller",
    ])

  static let verify = VerbSpec(
    abstract: "Prove exercises: stubs, solutions, wrong solutions.",
    discussion:
      "Every stub must compile and not pass, every solution must pass, and every wrong solution "
      + "must be caught by the check that it names.",
    arguments: [
      ArgumentSpec(
        label: "exercise", kind: .exercise, repeats: true,
        help: "The exercises to prove. (default: the whole course)")
    ],
    options: [.json, .jobs],
    examples: ["atelier verify mvc/massive-controller"])

  static let doctor = VerbSpec(
    abstract: "See whether this machine has what Atelier needs.",
    options: [.json])

  static let help = VerbSpec(
    abstract: "Show help for a subcommand.",
    arguments: [
      ArgumentSpec(label: "subcommand", kind: .verb, help: "The subcommand to explain.")
    ])

  static let markdown = VerbSpec(
    abstract: "Print what a Markdown file is read as.",
    arguments: [
      ArgumentSpec(
        label: "file", kind: .file, help: "The file, or '-' for standard input. (default: -)")
    ],
    options: [
      OptionSpec(name: .html, help: "Print HTML."),
      OptionSpec(name: .tree, help: "Print the tree of the document."),
    ],
    isHidden: true)
}

extension ArgumentSpec {
  fileprivate static func exercise(
    _ help: String = "The exercise's id. (default: the one in hand)"
  ) -> ArgumentSpec {
    ArgumentSpec(label: "exercise", kind: .exercise, help: help)
  }
}

extension OptionSpec {
  fileprivate static let json = OptionSpec(name: .json, help: "Print one JSON document.")

  fileprivate static let jobs = OptionSpec(
    name: .jobs, value: ("n", .number(1...1000)),
    help: "How many to work on at a time. (default: one for each core)")

  /// Understood before and after every verb.
  static let shared = [
    OptionSpec(
      name: .course, value: ("dir", .folder),
      help: "The course to use. (default: $ATELIER_COURSE, else the workspace's own)"),
    OptionSpec(
      name: .color, value: ("when", .choice(ColorChoice.allCases.map(\.rawValue))),
      help: "When to use colour. (values: auto, always, never; default: auto)"),
    OptionSpec(name: .quiet, short: "q", help: "Say nothing on success."),
    OptionSpec(name: .verbose, short: "v", help: "Say more, such as the compiler's commands."),
    OptionSpec(name: .version, help: "Show the version."),
    OptionSpec(name: .help, short: "h", help: "Show help information."),
  ]

  /// Understood only where there is no verb.
  static let rootOnly = [
    OptionSpec(
      name: .generateCompletionScript,
      value: ("shell", .choice(Shell.allCases.map(\.rawValue))),
      help: "Print a completion script for your shell. (values: bash, zsh, fish)")
  ]
}
