#if defined(__APPLE__)

// The same roles as in spawn_linux.c, which says how they work together, with what POSIX offers.
// This file has not been run on a Mac. What it cannot promise: a process that calls setsid() leaves
// the program's group and is not found afterwards; a program whose keeper is killed goes on until
// the caller notices and kills its group; RLIMIT_AS is accepted by the kernel and not enforced.

#include "spawn.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

// === The program, until it is one ===

static void limit(const char *step, int resource, int64_t soft, int64_t hard) {
  if (soft < 0) return;
  struct rlimit value = {.rlim_cur = (rlim_t)soft, .rlim_max = (rlim_t)hard};
  if (setrlimit(resource, &value) < 0) csandbox_fail(STATUS, step);
}

__attribute__((noreturn)) static void become_program(const struct csandbox_command *command) {
  if (setsid() < 0) csandbox_fail(STATUS, "setsid");
  limit("limit processor time", RLIMIT_CPU, command->cpu_seconds, command->cpu_seconds + 1);
  limit("limit memory", RLIMIT_AS, command->memory, command->memory);
  limit("limit file size", RLIMIT_FSIZE, command->file_size, command->file_size);
  limit("forbid core dumps", RLIMIT_CORE, 0, 0);
  if (command->directory != NULL && chdir(command->directory) < 0) {
    csandbox_fail(STATUS, "enter directory");
  }
  sigset_t none;
  sigemptyset(&none);
  if (sigprocmask(SIG_SETMASK, &none, NULL) < 0) csandbox_fail(STATUS, "unblock signals");
  csandbox_report_start(getpid());
  execve(command->executable, command->arguments, command->environment);
  csandbox_fail(STATUS, "exec");
}

// === The keeper ===

// poll cannot wait for a process, so the handler of SIGCHLD writes to a pipe of the keeper's own.
static int deaths[2];

static void note_death(int number) {
  (void)number;
  int code = errno;
  // A full pipe already says what this byte would say.
  if (write(deaths[1], "", 1) < 0) errno = code;
}

static int close_on_exec(int descriptor) { return fcntl(descriptor, F_SETFD, FD_CLOEXEC); }

static void reset_signals(void) {
  struct sigaction standard;
  memset(&standard, 0, sizeof standard);
  standard.sa_handler = SIG_DFL;
  for (int number = 1; number < NSIG; number++) sigaction(number, &standard, NULL);
}

static void watch_for_deaths(void) {
  if (pipe(deaths) < 0) csandbox_fail(STATUS, "watch for ended processes");
  for (int i = 0; i < 2; i++) {
    if (close_on_exec(deaths[i]) < 0 || fcntl(deaths[i], F_SETFL, O_NONBLOCK) < 0) {
      csandbox_fail(STATUS, "watch for ended processes");
    }
  }
  struct sigaction note;
  memset(&note, 0, sizeof note);
  note.sa_handler = note_death;
  note.sa_flags = SA_RESTART;
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, SIGCHLD);
  if (sigaction(SIGCHLD, &note, NULL) < 0 || sigprocmask(SIG_UNBLOCK, &only, NULL) < 0) {
    csandbox_fail(STATUS, "watch for ended processes");
  }
}

static void place_descriptors(int sources[FIRST_UNUSED]) {
  int status = sources[STATUS];
  for (int i = 0; i < FIRST_UNUSED; i++) {
    sources[i] = fcntl(sources[i], F_DUPFD, ABOVE_ALL);
    if (sources[i] < 0) csandbox_fail(status, "move descriptors");
  }
  status = sources[STATUS];
  for (int i = 0; i < FIRST_UNUSED; i++) {
    if (dup2(sources[i], i) < 0) csandbox_fail(status, "place descriptors");
    if (i >= STATUS && close_on_exec(i) < 0) csandbox_fail(status, "place descriptors");
  }
  int end = getdtablesize();
  for (int i = FIRST_UNUSED; i < end; i++) close(i);
}

// Returns when the program has ended (and is not reaped), or when the run must end.
static void wait_for_end(pid_t program) {
  struct pollfd events[2] = {{.fd = deaths[0], .events = POLLIN},
                             {.fd = CONTROL, .events = POLLIN}};
  for (;;) {
    if (poll(events, 2, -1) < 0 && errno != EINTR) return;
    if (events[1].revents != 0) return;
    char ignored[64];
    while (read(deaths[0], ignored, sizeof ignored) > 0) continue;
    siginfo_t dead;
    memset(&dead, 0, sizeof dead);
    if (waitid(P_PID, (id_t)program, &dead, WEXITED | WNOHANG | WNOWAIT) < 0) return;
    if (dead.si_pid == program) return;
  }
}

static void end_and_report(pid_t program) {
  int state = 0;
  struct rusage used;
  memset(&used, 0, sizeof used);
  kill(-program, SIGKILL);  // Not reaped yet, so the number is still its own.
  kill(program, SIGKILL);   // It may not have reached its setsid().
  while (wait4(program, &state, 0, &used) < 0 && errno == EINTR) continue;
  struct csandbox_report report;
  memset(&report, 0, sizeof report);
  report.kind = WIFSIGNALED(state) ? CSANDBOX_SIGNALLED : CSANDBOX_EXITED;
  report.code = WIFSIGNALED(state) ? WTERMSIG(state) : WEXITSTATUS(state);
  report.cpu_microseconds = (used.ru_utime.tv_sec + used.ru_stime.tv_sec) * INT64_C(1000000)
                            + used.ru_utime.tv_usec + used.ru_stime.tv_usec;
  report.peak_memory = used.ru_maxrss;
  csandbox_send_report(STATUS, &report);
}

int csandbox_fork_keeper(const struct csandbox_confinement *confinement) {
  if (confinement->level == CSANDBOX_NONE) return fork();
  errno = ENOTSUP;
  return -1;
}

void csandbox_become_keeper(const struct csandbox_command *command,
                            int sources[FIRST_UNUSED]) {
  reset_signals();
  place_descriptors(sources);
  if (setsid() < 0) csandbox_fail(STATUS, "setsid of the keeper");
  watch_for_deaths();
  pid_t program = fork();
  if (program < 0) csandbox_fail(STATUS, "fork the program");
  if (program == 0) become_program(command);
  for (int i = INPUT; i <= CHANNEL; i++) close(i);
  wait_for_end(program);
  end_and_report(program);
  _exit(0);
}

#else
typedef int csandbox_spawn_darwin_is_for_darwin_only;
#endif
