// The same roles as in spawn_linux.c, which says how they work together, with what Darwin offers.
// This file has not been run on a Mac. What it cannot promise: a process that calls setsid() leaves
// the program's group and is not found afterwards; a program whose keeper is killed goes on until
// the caller notices and kills its group; RLIMIT_AS is accepted by the kernel and not enforced;
// nothing is confined, which is why only that much may be asked for.

#include "spawn.h"

#if defined(__APPLE__)

#include <sys/event.h>

__attribute__((noreturn)) static void become_program(const struct csandbox_command *command) {
  require(setsid() >= 0, "setsid");
  csandbox_settle(command);
  csandbox_report(CSANDBOX_STARTED, "", "", getpid());
  execve(command->executable, command->arguments, command->environment);
  csandbox_fail("exec", "");
}

// Returns when the program has ended (and is not reaped), or when the run must end.
static void wait_for_end(pid_t program) {
  struct kevent changes[2], event;
  EV_SET(&changes[0], CSANDBOX_CONTROL, EVFILT_READ, EV_ADD, 0, 0, NULL);
  // A program that has ended already cannot be watched, which comes back as an event, too.
  EV_SET(&changes[1], program, EVFILT_PROC, EV_ADD, NOTE_EXIT, 0, NULL);
  int queue = kqueue();
  require(queue >= 0, "watch for the end");
  while (kevent(queue, changes, 2, &event, 1, NULL) < 0 && errno == EINTR) continue;
}

int csandbox_fork_keeper(const struct csandbox_confinement *confinement) {
  errno = ENOTSUP;
  return confinement->level == CSANDBOX_NONE ? fork() : -1;
}

void csandbox_keep(const struct csandbox_command *command) {
  pid_t program = fork();
  require(program >= 0, "fork the program");
  if (program == 0) become_program(command);
  for (int i = CSANDBOX_INPUT; i <= CSANDBOX_CHANNEL; i++) close(i);
  wait_for_end(program);
  kill(-program, SIGKILL);  // Not reaped yet, so the number is still its own.
  kill(program, SIGKILL);   // It may not have reached its setsid().
  int state = 0;
  while (waitpid(program, &state, 0) < 0 && errno == EINTR) continue;
  csandbox_report(CSANDBOX_ENDED, "", "", state);
}

#endif
