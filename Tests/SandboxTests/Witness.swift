import FoundationEssentials
import Sandbox
import Testing

/// A small program that tries one thing and prints what came of it: `ok`, or the number of the error.
struct Witness {
  let path: String
  /// What any program needs to be loaded.
  static let libraries = ["/lib", "/lib64", "/usr/lib", "/usr/lib64"].filter {
    FileManager.default.fileExists(atPath: $0)
  }

  /// Levels that this machine offers.
  static let levels = ConfinementLevel.allCases.filter { $0 > .none && $0 <= .best }

  init(in folder: URL) throws {
    let source = folder.appending(path: "witness.c").path
    path = folder.appending(path: "witness").path
    try Self.source.write(toFile: source, atomically: true, encoding: .utf8)
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let clang = try #require(
      folders.map { "\($0)/clang" }.first(where: FileManager.default.isExecutableFile))
    let outcome = try run(
      Command(
        executable: clang, arguments: ["-o", path, source, "-pthread"],
        environment: ["PATH": "/usr/bin:/bin"]),
      limits: Limits(wall: .seconds(60)))
    try #require(outcome.end == .exited(0), "\(text(outcome.errors))")
  }

  /// A confinement with what the program itself needs.
  func confinement(_ level: ConfinementLevel) -> Confinement {
    Confinement(readable: Self.libraries + [path], level: level)
  }

  /// What it prints in a confinement.
  func says(
    _ arguments: [String], in confinement: Confinement, limits: Limits = Limits(),
    input: [UInt8] = []
  ) throws -> String {
    let outcome = try run(
      Command(executable: path, arguments: arguments, input: input), limits: limits,
      confinement: confinement)
    return outcome.end == .exited(0) ? text(outcome.output) : "\(outcome.end)"
  }

  private static let source = #"""
    #define _GNU_SOURCE
    #include <errno.h>
    #include <fcntl.h>
    #include <pthread.h>
    #include <signal.h>
    #include <spawn.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <sys/mman.h>
    #include <sys/ptrace.h>
    #include <sys/socket.h>
    #include <sys/stat.h>
    #include <sys/syscall.h>
    #include <sys/wait.h>
    #include <unistd.h>

    static void *nothing(void *given) { return given; }

    static int thread(void) {
      pthread_t thread;
      errno = pthread_create(&thread, NULL, nothing, NULL);
      return errno != 0 ? -1 : pthread_join(thread, NULL);
    }

    static long fill(const char *folder, int is_bytes) {
      char name[4096];
      static char bytes[1 << 20];
      for (long i = 0; ; i++) {
        snprintf(name, sizeof name, "%s/%ld", folder, is_bytes ? 0 : i);
        int file = open(name, O_CREAT | O_WRONLY | O_APPEND, 0644);
        if (file < 0 || (is_bytes && write(file, bytes, sizeof bytes) != sizeof bytes)) return i;
        close(file);
      }
    }

    static int map_code(const char *from, const char *to) {
      char bytes[4096];
      int source = open(from, O_RDONLY), copy = open(to, O_CREAT | O_RDWR, 0755);
      if (source < 0 || copy < 0 || write(copy, bytes, read(source, bytes, 4096)) < 0) return -2;
      return mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE, copy, 0) == MAP_FAILED ? -1 : 0;
    }

    static int spawn(char **arguments) {
      pid_t child;
      errno = posix_spawn(&child, arguments[0], NULL, NULL, arguments, environ);
      return errno != 0 ? -1 : child;
    }

    static int spawn_waiting(char **arguments, const char *sign) {
      char *child[] = {arguments[0], "wait", (char *)sign, NULL};
      return spawn(child);
    }

    int main(int count, char **arguments) {
      const char *what = count > 1 ? arguments[1] : "", *with = count > 2 ? arguments[2] : "";
      long result = -1;
      if (!strcmp(what, "thread")) result = thread();
      if (!strcmp(what, "fork")) { result = fork(); if (result == 0) _exit(0); }
      if (!strcmp(what, "vfork")) { result = vfork(); if (result == 0) _exit(0); }
      if (!strcmp(what, "clone3")) result = syscall(SYS_clone3, NULL, 0);
      if (!strcmp(what, "exec")) result = execl(with, with, NULL);
      if (!strcmp(what, "execveat")) result = syscall(SYS_execveat, -100, with, NULL, NULL, 0);
      if (!strcmp(what, "socket")) result = socket(atoi(with), SOCK_DGRAM, 0);
      if (!strcmp(what, "read")) result = open(with, O_RDONLY);
      if (!strcmp(what, "write")) result = open(with, O_CREAT | O_WRONLY, 0644);
      if (!strcmp(what, "mkdir")) result = mkdir(with, 0755);
      if (!strcmp(what, "symlink")) result = symlink("/", with);
      if (!strcmp(what, "chmod")) result = chmod(with, 0777);
      if (!strcmp(what, "kill")) result = kill(atoi(with), 0);
      if (!strcmp(what, "kill-parent")) result = kill(getppid(), 0);
      if (!strcmp(what, "kill-all")) result = kill(-1, 0);
      if (!strcmp(what, "kill-itself")) result = kill(getpid(), 0);
      if (!strcmp(what, "ptrace")) result = ptrace(PTRACE_TRACEME, 0, NULL, NULL);
      if (!strcmp(what, "mount")) result = syscall(SYS_mount, "none", with, "tmpfs", 0, NULL);
      if (!strcmp(what, "chroot")) result = chroot(with);
      if (!strcmp(what, "unshare")) result = syscall(SYS_unshare, 0x10000000);
      if (!strcmp(what, "setsid")) result = setsid();
      if (!strcmp(what, "memfd")) result = syscall(SYS_memfd_create, "", 0);
      if (!strcmp(what, "io_uring")) result = syscall(SYS_io_uring_setup, 1, NULL);
      if (!strcmp(what, "shm")) result = syscall(SYS_shmget, 1, 4096, 01600);
      if (!strcmp(what, "keyring")) result = syscall(SYS_keyctl, 0, -3, 1);
      if (!strcmp(what, "mem")) result = open("/proc/self/mem", O_RDONLY);
      if (!strcmp(what, "map")) result = map_code(arguments[0], with);
      if (!strcmp(what, "fill")) { printf("%ld\n", fill(with, 1)); return 0; }
      if (!strcmp(what, "create")) { printf("%ld\n", fill(with, 0)); return 0; }
      if (!strcmp(what, "user")) { printf("%d\n", getuid()); return 0; }
      if (!strcmp(what, "capabilities")) {
        unsigned header[2] = {0x20080522, 0}, sets[6] = {0};
        result = syscall(SYS_capget, header, sets);
        for (int i = 0; i < 6; i++) if (sets[i] != 0) { puts("some"); return 0; }
      }
      if (!strcmp(what, "input")) {
        char bytes[4096];
        ssize_t size;
        while ((size = read(0, bytes, sizeof bytes)) > 0) fwrite(bytes, 1, size, stdout);
        return 0;
      }
      if (!strcmp(what, "eat")) for (;;) memset(malloc(1 << 20), 1, 1 << 20);
      if (!strcmp(what, "spawn")) {
        result = spawn(arguments + 2);
        if (result > 0 && waitpid(result, NULL, 0) == result) return 0;
      }
      if (!strcmp(what, "spawn-many")) {
        while (result < 1000 && spawn_waiting(arguments, "/dev/null") > 0) result++;
        printf("%ld\n", result + 1);
        return 0;
      }
      if (!strcmp(what, "leave")) {
        result = spawn_waiting(arguments, with);
        while (result > 0 && access(with, F_OK) < 0) usleep(1000);
      }
      if (!strcmp(what, "spin")) for (;;) continue;
      if (!strcmp(what, "wait")) { result = open(with, O_CREAT | O_WRONLY, 0644); pause(); }
      if (result >= 0) puts("ok"); else printf("%d\n", errno);
      return 0;
    }

    """#
}
