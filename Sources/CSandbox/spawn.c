#define _GNU_SOURCE

// What is the same on every system: pipes, the fork of the keeper, its first steps and its end.
// How the processes work together is told in spawn_linux.c.

#include "spawn.h"

#include <sys/syscall.h>

// === Reports ===

// Where they are written to on the keeper's side.
static int status = STATUS;

static void describe(struct csandbox_report *report, const char *step, const char *path, int code) {
  memset(report, 0, sizeof *report);
  report->kind = CSANDBOX_FAILED;
  report->code = code;
  size_t length = 0;
  while (*step != 0 && length + 1 < sizeof report->step) report->step[length++] = *step++;
  while (*path != 0 && length + 1 < sizeof report->step) report->step[length++] = *path++;
}

static void send_report(const struct csandbox_report *report) {
  // A report is shorter than PIPE_BUF, so it is written whole or not at all.
  while (write(status, report, sizeof *report) < 0 && errno == EINTR) continue;
}

void csandbox_send_report(enum csandbox_kind kind, const char *step, int code) {
  struct csandbox_report report;
  describe(&report, step, "", code);
  report.kind = kind;
  send_report(&report);
}

void csandbox_fail(const char *step, const char *path) {
  struct csandbox_report report;
  describe(&report, step, path, errno);
  send_report(&report);
  _exit(127);
}

void csandbox_report_end(int state) {
  struct csandbox_report report;
  struct rusage used;
  describe(&report, "", "", WIFSIGNALED(state) ? WTERMSIG(state) : WEXITSTATUS(state));
  report.kind = WIFSIGNALED(state) ? CSANDBOX_SIGNALLED : CSANDBOX_EXITED;
  if (getrusage(RUSAGE_CHILDREN, &used) == 0) {
    report.cpu_microseconds = (used.ru_utime.tv_sec + used.ru_stime.tv_sec) * INT64_C(1000000)
                              + used.ru_utime.tv_usec + used.ru_stime.tv_usec;
#if defined(__linux__)
    report.peak_memory = used.ru_maxrss * INT64_C(1024);
#else
    report.peak_memory = used.ru_maxrss;
#endif
  }
  send_report(&report);
}

// === The keeper's side ===

// Handlers of the caller must not run here, and what it ignores the program must not ignore.
static void reset_signals(void) {
  struct sigaction standard;
  memset(&standard, 0, sizeof standard);
  standard.sa_handler = SIG_DFL;
  for (int number = 1; number < NSIG; number++) {
    sigaction(number, &standard, NULL);  // Refused for SIGKILL, SIGSTOP and libc's own two.
  }
}

// Puts each descriptor at its index and closes every other one.
static void place_descriptors(int sources[FIRST_UNUSED]) {
  enum { ABOVE_ALL = 16 };
  status = sources[STATUS];
  for (int i = 0; i < FIRST_UNUSED; i++) {
    sources[i] = fcntl(sources[i], F_DUPFD_CLOEXEC, ABOVE_ALL);
    require(sources[i] >= 0, "move descriptors");
  }
  status = sources[STATUS];
  for (int i = 0; i < FIRST_UNUSED; i++) {
    require(dup2(sources[i], i) >= 0, "place descriptors");
    require(fcntl(i, F_SETFD, i < STATUS ? 0 : FD_CLOEXEC) == 0, "place descriptors");
  }
  status = STATUS;
#if defined(__linux__)
  require(syscall(SYS_close_range, FIRST_UNUSED, ~0U, 0) == 0, "close descriptors");
#else
  for (int i = getdtablesize() - 1; i >= FIRST_UNUSED; i--) close(i);
#endif
}

__attribute__((noreturn)) static void become_keeper(const struct csandbox_command *command,
                                                    int sources[FIRST_UNUSED]) {
  // All signals stay blocked, as the caller has left them: nothing but SIGKILL ends the keeper.
  reset_signals();
  place_descriptors(sources);
  // The terminal's Ctrl-C reaches the caller alone.
  require(setsid() >= 0, "setsid of the keeper");
  csandbox_keep(command);
  _exit(0);
}

void csandbox_settle(const struct csandbox_command *command) {
  int is_confined = command->confinement.level != CSANDBOX_NONE;
  const struct { int resource; int64_t most; } limits[] = {
    {RLIMIT_CPU, command->cpu_seconds}, {RLIMIT_AS, command->memory},
    {RLIMIT_FSIZE, command->file_size}, {RLIMIT_CORE, 0}, {RLIMIT_NOFILE, is_confined ? 1024 : -1},
    {RLIMIT_MEMLOCK, is_confined ? 0 : -1}, {RLIMIT_STACK, is_confined ? 8 << 20 : -1},
  };
  for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
    struct rlimit value;
    if (limits[i].most < 0) continue;
    rlim_t soft = (rlim_t)limits[i].most;
    // First SIGXCPU, which says why, then SIGKILL.
    rlim_t hard = limits[i].resource == RLIMIT_CPU ? soft + 1 : soft;
    require(getrlimit(limits[i].resource, &value) == 0, "set limits");
    // What is lower already cannot be raised.
    if (hard < value.rlim_max) value.rlim_max = hard;
    value.rlim_cur = soft < value.rlim_max ? soft : value.rlim_max;
    require(setrlimit(limits[i].resource, &value) == 0, "set limits");
  }
  require(command->directory == NULL || chdir(command->directory) == 0, "enter directory");
  sigset_t none;
  sigemptyset(&none);
  require(sigprocmask(SIG_SETMASK, &none, NULL) == 0, "unblock signals");
}

// === The caller ===

static void close_all(int *descriptors, int count) {
  for (int i = 0; i < count; i++) {
    if (descriptors[i] >= 0) close(descriptors[i]);
    descriptors[i] = -1;
  }
}

static int make_pipe(int ends[2]) {
#if defined(__linux__)
  return pipe2(ends, O_CLOEXEC);
#else
  // Not at once: a program that another thread starts in between inherits the pipe.
  if (pipe(ends) < 0) return -1;
  return fcntl(ends[0], F_SETFD, FD_CLOEXEC) < 0 ? -1 : fcntl(ends[1], F_SETFD, FD_CLOEXEC);
#endif
}

// Makes pipe i with its far end in theirs[i] and its near end, which does not block, in ours[i].
static int make_pipes(int theirs[FIRST_UNUSED], int ours[FIRST_UNUSED]) {
  for (int i = INPUT; i < FIRST_UNUSED; i++) {
    int ends[2];
    if (make_pipe(ends) < 0) return -1;
    int near = i == CONTROL || i == INPUT ? 1 : 0;
    ours[i] = ends[near];
    theirs[i] = ends[1 - near];
    if (fcntl(ours[i], F_SETFL, O_NONBLOCK) < 0) return -1;
  }
  return 0;
}

// The pipe holds all of the input before anybody reads it, and then ends.
static int fill_input(const struct csandbox_command *command, int *far, int *near) {
  ssize_t written = 0;
  if (command->input_size == 0) {
    close_all(far, 1);
    *far = open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (*far < 0) return -1;
  } else {
    written = write(*near, command->input, (size_t)command->input_size);
    if (written >= 0) errno = EFBIG;  // Unless it is all.
  }
  int code = errno;
  close_all(near, 1);
  errno = code;
  return written == command->input_size ? 0 : -1;
}

int csandbox_start(const struct csandbox_command *command, struct csandbox_run *run,
                   struct csandbox_report *failure) {
  int theirs[FIRST_UNUSED] = {-1, -1, -1, -1, -1, -1};
  int ours[FIRST_UNUSED] = {-1, -1, -1, -1, -1, -1};
  const char *step = "make pipes";
  pid_t keeper = -1;
  if (make_pipes(theirs, ours) == 0) {
    step = "fill standard input";
    if (fill_input(command, &theirs[INPUT], &ours[INPUT]) == 0) {
      step = command->confinement.level == CSANDBOX_FULL ? "make namespaces" : "fork the keeper";
      sigset_t all, before;
      sigfillset(&all);
      pthread_sigmask(SIG_SETMASK, &all, &before);
      keeper = csandbox_fork_keeper(&command->confinement);
      if (keeper == 0) become_keeper(command, theirs);
      int code = errno;
      pthread_sigmask(SIG_SETMASK, &before, NULL);
      errno = code;
    }
  }
  if (keeper < 0) {
    describe(failure, step, "", errno);
    close_all(ours, FIRST_UNUSED);
  }
  close_all(theirs, FIRST_UNUSED);
  *run = (struct csandbox_run){keeper, ours[OUTPUT], ours[ERRORS], ours[CHANNEL], ours[STATUS],
                               ours[CONTROL]};
  return keeper < 0 ? -1 : 0;
}

void csandbox_stop(struct csandbox_run *run) {
  close_all(&run->control, 1);
  kill(run->keeper, SIGCONT);  // A program may have stopped its keeper.
}

void csandbox_finish(struct csandbox_run *run) {
  if (run->keeper > 0) {
    // It has reported its last, or it does not answer.
    kill(run->keeper, SIGKILL);
    while (waitpid(run->keeper, NULL, 0) < 0 && errno == EINTR) continue;
    run->keeper = -1;
  }
  int *pipes[] = {&run->output, &run->errors, &run->channel, &run->status, &run->control};
  for (int i = 0; i < 5; i++) close_all(pipes[i], 1);
}
