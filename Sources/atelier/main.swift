import Studio

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

exit(run(program: CommandLine.arguments, world: .live()))
