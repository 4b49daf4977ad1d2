import Studio

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

exit(run(Array(CommandLine.arguments.dropFirst()), world: .live()))
