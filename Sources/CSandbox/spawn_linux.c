#define _GNU_SOURCE

// Theory of operation
//
//   caller ──fork──▶ keeper ──vfork──▶ program ──▶ whatever the program starts
//
// The caller (any thread of it) makes the pipes and forks the keeper, the "child subreaper" of one
// run: a process whose parent dies becomes the keeper's child, even after setsid() or two forks. So
// all that a run has started is found below its keeper, and no run mistakes another's processes.
//
// The keeper forks the program, then waits for one of two things: the end of the program, or the
// end of the control pipe, whose other end only the caller holds. Either way it kills and reaps
// until it has no child left, reports, and exits. The control pipe ends when the caller asks for it
// and also when the caller exits, crashes or is killed: no run outlives its caller.
// PR_SET_PDEATHSIG is not used for that, because it fires when the *thread* that forked ends. It is
// used between keeper, which has one thread, and program: who kills the keeper kills the program.
//
// Pipes: output, errors and channel (file descriptors 1, 2 and 3 of the program), status and
// control. Status carries `struct csandbox_report`s: the program's side of the fork writes to it
// until exec closes it, the keeper before and after. A failed step is reported by name and errno.
//
// What `become_program` does is a straight list; a step that fails ends it. Between fork and exec
// only async-signal-safe functions are called, and nothing allocates: the caller has threads whose
// locks the copy would never see released. The second fork shares the keeper's memory and suspends
// it until exec, because the time of a fork grows with memory (about 30 us a megabyte).
//
// Without a confinement the program has the user id of the caller, so it can send signals to its
// keeper and to the caller, and a process that somebody outside the keeper's tree starts at the
// program's request is not found. confine_linux.c tells what is done against that. With namespaces
// the keeper is the first process of one, and its children are everybody in it.

#include "spawn.h"

#if defined(__linux__)

#include <linux/capability.h>
#include <malloc.h>
#include <poll.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>

#if defined(__GLIBC__)
// A heap for each thread, half empty, would be most of our memory, and so of the time of a fork.
__attribute__((constructor)) static void keep_heap_in_few_places(void) { mallopt(M_ARENA_MAX, 2); }
#endif

// === The program, until it is one ===

__attribute__((noreturn)) static void become_program(const struct csandbox_command *command,
                                                     pid_t keeper) {
  const struct csandbox_confinement *confinement = &command->confinement;
  // A session and group of its own: what it sends to "its group" does not reach the keeper.
  require(setsid() >= 0, "setsid");
  if (confinement->level != CSANDBOX_NONE) csandbox_drop_privileges(command);
  // After a change of user, which would undo it.
  require(prctl(PR_SET_PDEATHSIG, SIGKILL) == 0, "set parent death signal");
  if (getppid() != keeper) _exit(127);  // The keeper died before the line above.
  require(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0, "set no_new_privs");
  csandbox_settle(command);
  if (confinement->level != CSANDBOX_NONE) csandbox_close(command);
  if (confinement->canary != NULL) csandbox_break_out(confinement);
  int number = confinement->level == CSANDBOX_FULL ? 0 : getpid();
  csandbox_report(CSANDBOX_STARTED, "", "", number);
  execve(command->executable, command->arguments, command->environment);
  csandbox_fail("exec", "");
}

// === The keeper ===

// Kills every child there is now, each with its group: a group dies at once, so that a program that
// forks faster than we read the list does not get away.
static int kill_children(int list) {
  if (list < 0) return kill(-1, SIGKILL) == 0;  // Everybody in our namespace but ourselves.
  char text[4096];
  pid_t child = 0;
  int killed = 0;
  ssize_t count;
  require(lseek(list, 0, SEEK_SET) == 0, "list processes");
  while ((count = read(list, text, sizeof text)) > 0) {
    for (ssize_t i = 0; i < count; i++) {
      if (text[i] >= '0' && text[i] <= '9') {
        child = child * 10 + (text[i] - '0');
      } else if (child > 0) {
        pid_t group = getpgid(child);
        if (group > 0 && group != getpgrp()) kill(-group, SIGKILL);
        kill(child, SIGKILL);
        child = 0;
        killed++;
      }
    }
  }
  return killed;
}

// Kills and reaps until no process of the run is left. The answer is how the program ended.
static int end_everything(pid_t program, int list) {
  int result = 0;
  kill(-program, SIGKILL);  // Not reaped yet, so the number is still its own.
  for (;;) {
    // A list that misses somebody (it is not a snapshot) is read again before we sleep.
    int options = kill_children(list) > 0 ? 0 : WNOHANG;
    int state;
    pid_t dead;
    while ((dead = waitpid(-1, &state, options)) > 0) {
      if (dead == program) result = state;
      options = WNOHANG;
    }
    if (dead < 0 && errno == ECHILD) return result;
  }
}

// Returns when the program has ended (and is not reaped), or when the run must end.
static void wait_for_end(pid_t program, int deaths) {
  struct pollfd events[] = {{deaths, POLLIN, 0}, {CSANDBOX_CONTROL, POLLIN, 0}};
  for (;;) {
    if (poll(events, 2, -1) < 0 && errno != EINTR) return;
    if (events[1].revents != 0) return;
    struct signalfd_siginfo ignored;
    while (read(deaths, &ignored, sizeof ignored) > 0) continue;
    for (;;) {
      siginfo_t dead = {0};
      if (waitid(P_ALL, 0, &dead, WEXITED | WNOHANG | WNOWAIT) < 0 || dead.si_pid == 0) break;
      if (dead.si_pid == program) return;
      waitpid(dead.si_pid, NULL, WNOHANG);  // An orphan that we have adopted.
    }
  }
}

int csandbox_fork_keeper(const struct csandbox_confinement *confinement) {
  if (confinement->level < CSANDBOX_FULL) return fork();
  unsigned long flags = CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS
                        | CLONE_NEWCGROUP | (confinement->user_map != NULL ? CLONE_NEWUSER : 0);
  return (int)syscall(SYS_clone, flags | SIGCHLD, 0, 0, 0, 0);
}

void csandbox_keep(const struct csandbox_command *command) {
  int list = -1;  // With a namespace, who is in it is to be ended.
  if (command->confinement.level < CSANDBOX_FULL) {
    require(prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) == 0, "become subreaper");
    list = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
    require(list >= 0, "list processes");
  }
  if (command->confinement.level != CSANDBOX_NONE) csandbox_prepare(&command->confinement);
  // Our memory is a copy of the caller's: no process of the same user may read it.
  require(prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) == 0, "hide memory");
  sigset_t death;
  sigemptyset(&death);
  sigaddset(&death, SIGCHLD);
  int deaths = signalfd(-1, &death, SFD_NONBLOCK | SFD_CLOEXEC);
  require(deaths >= 0, "watch for ended processes");

  pid_t keeper = getpid();
  pid_t program = vfork();
  require(program >= 0, "fork the program");
  if (program == 0) become_program(command, keeper);

  syscall(SYS_close_range, CSANDBOX_INPUT, CSANDBOX_CHANNEL, 0);
  if (command->confinement.level != CSANDBOX_NONE) csandbox_keep_capabilities(1U << CAP_KILL);
  wait_for_end(program, deaths);
  csandbox_report(CSANDBOX_ENDED, "", "", end_everything(program, list));
}

#endif
