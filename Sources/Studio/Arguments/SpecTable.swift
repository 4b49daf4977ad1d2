import Curriculum
import Reports
import Terminal

extension VerbSpec {
  /// The program itself, without a verb.
  static let root = VerbSpec(
    abstract: "Learn the architecture of iOS apps by building it, one checked step at a time.",
    discussion:
      "Edit Swift in your own editor; Atelier tells you, check by check, what holds and what does "
      + "not yet. Run 'atelier' alone to open the studio at your next unfinished step.",
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
      "Compiles your files and runs the checks of every step. Of a step that has just passed it is "
      + "said what you have learned. Exits with 0 if all checks passed, 1 if one did not, and 2 if "
      + "the work could not be checked.",
    arguments: [.exercise()],
    options: [.json],
    examples: ["atelier check", "atelier check mvc/massive-controller --json"])

  static let watch = VerbSpec(
    abstract: "Open the studio: your step, checked on every save.",
    discussion:
      "The same as 'atelier' alone, which goes on with the next exercise if the one in hand is done. "
      + "Edit in your own editor; each save is checked at once. Press '?' there for the keys. It needs "
      + "a terminal; 'atelier check' does not.",
    options: [.plain])

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

  static let map = VerbSpec(
    abstract: "Draw your types, and who knows whom.",
    discussion:
      "Types are boxes, by layer if the exercise has layers; an arrow leads from a type to one that "
      + "it knows. Arrows that break a rule or lead in a circle are marked. Exits with 1 if your code "
      + "does not compile.",
    arguments: [.exercise()],
    options: [
      OptionSpec(name: .before, help: "Show the start beside it, and what has changed since."),
      OptionSpec(name: .mermaid, help: "Print a Mermaid flowchart."),
      OptionSpec(
        name: .svg, value: ("file", .file), help: "Write a picture in SVG to this file."),
      .json,
      OptionSpec(
        name: .of, value: ("dir", .folder),
        help: "Map the Swift files of this folder, such as a solution, instead of your own."),
    ],
    examples: [
      "atelier map --before", "atelier map --of Solutions/mvc/massive-controller --svg map.svg",
    ])

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
        help: "What to grade: a submission (a folder or an archive), or a folder of them.")
    ],
    options: [
      OptionSpec(
        name: .exercise, value: ("id", .exercise), help: "Grade this exercise only."),
      OptionSpec(
        name: .checks, value: ("dir", .folder),
        help: "Grade with the instructor's course in this folder, sealed checks and settings "
          + "included; '--course' then only says which exercises."),
      OptionSpec(
        name: .feedback, value: ("level", .choice(Feedback.allCases.map(\.rawValue))),
        help: "The most that is told of what checks found; where an exercise says less, less. "
          + "(values: full, actual-only, none; default: full)"),
      .jobs(forEachCore: "one"),
      .report, .insights, .exitZero,
      OptionSpec(
        name: .shard, value: ("i/n", .text),
        help: "Grade the i-th of n parts only, such as 2/4; 'atelier merge' joins their reports."),
      OptionSpec(
        name: .roster, value: ("file", .file),
        help: "A CSV table of learners: submissions called after any of its cells get their names."),
      OptionSpec(
        name: .ref, value: ("ref", .text),
        help: "Submissions are Git repositories: grade this branch, tag or commit of each."),
      OptionSpec(
        name: .before, value: ("date", .text),
        help:
          "Submissions are Git repositories: grade the last commit before this, such as "
          + "'2026-01-31T23:59:59Z'."),
      .noTimes,
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
      "atelier grade submissions --report json=grades.json --report csv=gradebook.csv",
      "atelier grade submissions --report html=class.html --report gradescope=results/{}.json",
      "atelier grade my-work --exercise mvc/massive-controller",
      "atelier grade submissions --checks ~/my-course --feedback actual-only",
      "atelier grade repositories --before 2026-01-31T23:59:59Z --roster class.csv",
      "atelier grade submissions --shard 2/4 --report json=part-2.json",
    ])

  static let merge = VerbSpec(
    abstract: "Join the reports of several machines into one.",
    discussion:
      "Takes JSON reports in any order, such as those of 'atelier grade --shard', and gives what one "
      + "machine would have given. A shard that is missing or there twice is named and nothing is "
      + "written. Exits as 'atelier grade' does.",
    arguments: [
      ArgumentSpec(
        label: "report", kind: .file, isRequired: true, repeats: true,
        help: "A report in JSON.")
    ],
    options: [.report, .insights, .exitZero, .noTimes],
    examples: [
      "atelier merge part-*.json --report json=grades.json --report csv=gradebook.csv",
      "atelier merge grades.json --insights insights.html",
    ])

  static let new = VerbSpec(
    abstract: "Begin a lesson or an exercise.",
    discussion:
      "Writes something small and complete, with comments where an author will wonder, and lists "
      + "it in the outline; 'atelier verify' proves it as it stands. The first lesson makes the "
      + "folder a course.",
    arguments: [
      ArgumentSpec(
        label: "kind", kind: .choice(NewRequest.Subject.allCases.map(\.rawValue)), isRequired: true,
        help: "What to begin. (values: lesson, exercise)"),
      ArgumentSpec(
        label: "name", kind: .text, isRequired: true,
        help: "The lesson's name, or the exercise's as 'lesson/exercise'."),
    ],
    options: [
      OptionSpec(
        name: .title, value: ("text", .text),
        help: "How it is called in the outline. (default: made of its name)"),
      OptionSpec(
        name: .kits, value: ("names", .text),
        help: "The kits that an exercise's learner may import, such as UIKit,Combine."),
      OptionSpec(
        name: .module, value: ("rule", .text), repeats: true,
        help: "A layer of an exercise and what it may import, such as 'Data -> Domain'."),
    ],
    examples: [
      "atelier new lesson mvvm --title 'MVVM'",
      "atelier new exercise mvvm/weather --kits UIKit",
      "atelier new exercise clean/orders --module Domain --module 'Data -> Domain'",
    ])

  static let verify = VerbSpec(
    abstract: "Prove exercises: stubs, solutions, wrong solutions.",
    discussion:
      "Every stub must compile and not pass, every solution must pass, and every wrong solution "
      + "must be caught by the check that it names. With '--mutants' small mistakes are put into "
      + "the solutions, one at a time, and some check must notice each; a file that the solution "
      + "leaves as the stub has it is not touched. 'equivalent-mutants.md' in the exercise's "
      + "folder names those that are no mistakes. Steps that do not say under "
      + "'### Learned' what they teach are named.",
    arguments: [
      ArgumentSpec(
        label: "exercise", kind: .exercise, repeats: true,
        help: "The exercises to prove. (default: the whole course)")
    ],
    options: [
      OptionSpec(name: .mutants, help: "Try the checks out on mistakes in the solutions."), .json,
      .jobs(forEachCore: "two"),
    ],
    examples: [
      "atelier verify mvc/massive-controller", "atelier verify mvc/massive-controller --mutants",
    ])

  static let release = VerbSpec(
    abstract: "Write the student edition of a course.",
    discussion:
      "Lessons, stubs and practice checks, without solutions, wrong and right solutions and sealed "
      + "checks: those of the steps in 'sealed: Step2' and those in Checks/Sealed. Hints lose the "
      + "lines that would give these away. The same course makes the same bytes.",
    arguments: [
      ArgumentSpec(
        label: "dir", kind: .folder, isRequired: true,
        help: "Where to write it: a folder that is empty or not there yet.")
    ],
    examples: ["atelier release ../student-edition"])

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
      OptionSpec(
        name: .width, value: ("n", .number(1...10_000)),
        help: "Print it as lessons are shown, in so many columns. (default: the terminal's)"),
    ],
    isHidden: true)

  static let sweep = VerbSpec(
    abstract: "Wait for the end of standard input, and remove what gradings have left behind.",
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

  fileprivate static func jobs(forEachCore count: String) -> OptionSpec {
    OptionSpec(
      name: .jobs, value: ("n", .number(1...1000)),
      help: "How many to work on at a time. (default: \(count) for each core)")
  }

  fileprivate static let report = OptionSpec(
    name: .report, value: ("format[=file]", .report), repeats: true,
    help:
      "Write a report, to standard output if no file is named; '{}' in the file's name stands for "
      + "each submission's. May be repeated. (values: "
      + ReportFormat.allCases.map(\.rawValue).joined(separator: ", ") + ")")

  fileprivate static let insights = OptionSpec(
    name: .insights, value: ("file", .file), repeats: true,
    help:
      "Write where the class stops and why, what is slow and what is alike: a page, or JSON if the "
      + "name ends in '.json'. Short for '--report insights=FILE' and 'insights-json=FILE'.")

  fileprivate static let exitZero = OptionSpec(
    name: .exitZero,
    help:
      "Exit with 0 whatever the submissions are worth. (default: only with a report for Exercism, "
      + "Gradescope, PrairieLearn or Classroom 50)")

  fileprivate static let noTimes = OptionSpec(
    name: .noTimes,
    help: "Say 0 for how long things took, so that equal grades give equal reports.")

  fileprivate static let plain = OptionSpec(
    name: .plain, help: "For screen readers: no redrawn screen, each event in a line of its own.")

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
    plain,
    OptionSpec(
      name: .generateCompletionScript,
      value: ("shell", .choice(Shell.allCases.map(\.rawValue))),
      help: "Print a completion script for your shell. (values: bash, zsh, fish)"),
    OptionSpec(name: .generateManual, help: "Print the manual page, for 'man'."),
  ]
}
