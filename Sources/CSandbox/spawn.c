#if defined(__linux__)
#define _GNU_SOURCE
#endif

// The caller's side of a run, the same on every system: pipes, the fork of the keeper, and its end.
// How the processes work together is told in spawn_linux.c.

#include "spawn.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

// === Reports ===

void csandbox_describe(struct csandbox_report *report, const char *step, int code) {
  memset(report, 0, sizeof *report);
  report->kind = CSANDBOX_FAILED;
  report->code = code;
  for (size_t i = 0; step[i] != 0 && i + 1 < sizeof report->step; i++) report->step[i] = step[i];
}

void csandbox_send_report(int status, const struct csandbox_report *report) {
  // A report is shorter than PIPE_BUF, so it is written whole or not at all.
  while (write(status, report, sizeof *report) < 0 && errno == EINTR) continue;
}

// The program says so itself, and before it is one: whatever it does then, its caller knows its number.
void csandbox_report_start(int number) {
  struct csandbox_report started = {.kind = CSANDBOX_STARTED, .code = number};
  csandbox_send_report(STATUS, &started);
}

void csandbox_fail(int status, const char *step) {
  struct csandbox_report report;
  csandbox_describe(&report, step, errno);
  csandbox_send_report(status, &report);
  _exit(127);
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
  for (int i = OUTPUT; i < FIRST_UNUSED; i++) {
    int ends[2];
    if (make_pipe(ends) < 0) return -1;
    int near = i == CONTROL ? 1 : 0;
    ours[i] = ends[near];
    theirs[i] = ends[1 - near];
    if (fcntl(ours[i], F_SETFL, O_NONBLOCK) < 0) return -1;
  }
  return 0;
}

// Hands out the end to read from; what is to be read is in the pipe before anybody reads.
static int fill_input(const struct csandbox_command *command, int *input) {
  if (command->input_size == 0) {
    *input = open("/dev/null", O_RDONLY | O_CLOEXEC);
    return *input < 0 ? -1 : 0;
  }
  int ends[2];
  if (make_pipe(ends) < 0) return -1;
  *input = ends[0];
  ssize_t written = -1;
  if (fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0) {
    written = write(ends[1], command->input, (size_t)command->input_size);
    if (written >= 0) errno = EFBIG;  // Unless it is all.
  }
  int code = errno;
  close(ends[1]);
  errno = code;
  return written == command->input_size ? 0 : -1;
}

int csandbox_start(const struct csandbox_command *command, struct csandbox_run *run,
                   struct csandbox_report *failure) {
  int theirs[FIRST_UNUSED] = {-1, -1, -1, -1, -1, -1};
  int ours[FIRST_UNUSED] = {-1, -1, -1, -1, -1, -1};
  if (make_pipes(theirs, ours) < 0 || fill_input(command, &theirs[INPUT]) < 0) {
    csandbox_describe(failure, theirs[FIRST_UNUSED - 1] < 0 ? "make pipes" : "fill standard input",
                      errno);
    close_all(theirs, FIRST_UNUSED);
    close_all(ours, FIRST_UNUSED);
    return -1;
  }

  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t keeper = csandbox_fork_keeper(&command->confinement);
  if (keeper == 0) csandbox_become_keeper(command, theirs);
  int code = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);

  close_all(theirs, FIRST_UNUSED);
  if (keeper < 0) {
    int is_full = command->confinement.level == CSANDBOX_FULL;
    csandbox_describe(failure, is_full ? "make namespaces" : "fork the keeper", code);
    close_all(ours, FIRST_UNUSED);
    return -1;
  }
  run->keeper = keeper;
  run->output = ours[OUTPUT];
  run->errors = ours[ERRORS];
  run->channel = ours[CHANNEL];
  run->status = ours[STATUS];
  run->control = ours[CONTROL];
  return 0;
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
  close_all(&run->output, 1);
  close_all(&run->errors, 1);
  close_all(&run->channel, 1);
  close_all(&run->status, 1);
  close_all(&run->control, 1);
}
