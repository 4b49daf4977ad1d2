#define _GNU_SOURCE

// What is the same on every system: the fork of the keeper, its first steps, its reports.
// How the processes work together is told in spawn_linux.c.

#include "spawn.h"

#include <sys/syscall.h>

// Where reports are written to.
static int status;

void csandbox_report(enum csandbox_kind kind, const char *step, const char *path, int code) {
  struct csandbox_report report = {.kind = (int32_t)kind, .code = code};
  // What is too long is cut, before the zero at the end.
  strncpy(report.step, step, sizeof report.step - 1);
  size_t length = strlen(report.step);
  strncpy(report.step + length, path, sizeof report.step - 1 - length);
  getrusage(RUSAGE_CHILDREN, &report.used);
  // A report is shorter than PIPE_BUF, so it is written whole or not at all.
  while (write(status, &report, sizeof report) < 0 && errno == EINTR) continue;
}

void csandbox_fail(const char *step, const char *path) {
  csandbox_report(CSANDBOX_FAILED, step, path, errno);
  _exit(127);
}

// Handlers of the caller must not run here, and what it ignores the program must not ignore.
static void reset_signals(void) {
  struct sigaction standard;
  memset(&standard, 0, sizeof standard);
  standard.sa_handler = SIG_DFL;
  for (int number = 1; number < NSIG; number++) {
    sigaction(number, &standard, NULL);  // Refused for SIGKILL, SIGSTOP and libc's own two.
  }
}

// Puts each pipe at its index, of which its number is above all, and closes every other descriptor.
static void place_pipes(const int *pipes) {
  status = pipes[CSANDBOX_STATUS];
  for (int i = 0; i < CSANDBOX_PIPES; i++) {
    require(dup2(pipes[i], i) >= 0, "place descriptors");
    require(fcntl(i, F_SETFD, i < CSANDBOX_STATUS ? 0 : FD_CLOEXEC) == 0, "place descriptors");
  }
  status = CSANDBOX_STATUS;
#if defined(__linux__)
  require(syscall(SYS_close_range, CSANDBOX_PIPES, ~0U, 0) == 0, "close descriptors");
#else
  for (int i = getdtablesize() - 1; i >= CSANDBOX_PIPES; i--) close(i);
#endif
}

void csandbox_settle(const struct csandbox_command *command) {
  for (int i = 0; i < command->limit_count; i++) {
    const struct csandbox_limit *limit = &command->limits[i];
    struct rlimit value;
    require(getrlimit(limit->resource, &value) == 0, "set limits");
    if (limit->hard < value.rlim_max) value.rlim_max = limit->hard;
    value.rlim_cur = limit->soft < value.rlim_max ? limit->soft : value.rlim_max;
    require(setrlimit(limit->resource, &value) == 0, "set limits");
  }
  require(command->directory == NULL || chdir(command->directory) == 0, "enter directory");
  sigset_t none;
  sigemptyset(&none);
  require(sigprocmask(SIG_SETMASK, &none, NULL) == 0, "unblock signals");
}

int csandbox_make_pipe(int ends[2]) {
#if defined(__linux__)
  return pipe2(ends, O_CLOEXEC);
#else
  // Not at once: a program that another thread starts in between inherits the pipe.
  if (pipe(ends) < 0) return -1;
  return fcntl(ends[0], F_SETFD, FD_CLOEXEC) < 0 ? -1 : fcntl(ends[1], F_SETFD, FD_CLOEXEC);
#endif
}

int csandbox_start(const struct csandbox_command *command, const int *pipes) {
  // Nothing but SIGKILL ends the keeper, in which all signals stay blocked.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t keeper = csandbox_fork_keeper(&command->confinement);
  int code = errno;
  if (keeper == 0) {
    reset_signals();
    place_pipes(pipes);
    // The terminal's Ctrl-C reaches the caller alone.
    require(setsid() >= 0, "setsid of the keeper");
    csandbox_keep(command);
    _exit(0);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return keeper < 0 ? -code : keeper;
}
