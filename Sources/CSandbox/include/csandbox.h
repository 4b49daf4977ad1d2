#pragma once

#include <stdint.h>
#include <sys/resource.h>

enum csandbox_level { CSANDBOX_NONE, CSANDBOX_WEAK, CSANDBOX_STRONG, CSANDBOX_FULL };

/// What the program may do beneath a path: read and run, run what it must not read, write, write to
/// a place of its own, use a device, see what is known of its own threads.
enum csandbox_use {
  CSANDBOX_READ, CSANDBOX_RUN, CSANDBOX_WRITE, CSANDBOX_BOX, CSANDBOX_DEVICE, CSANDBOX_PROC,
};

struct csandbox_path {
  /// Absolute, with nothing in it that leads up.
  char *path;
  enum csandbox_use use;
};

/// What the program may see and do; how that is enforced is told in confine_linux.c.
struct csandbox_confinement {
  enum csandbox_level level;
  /// Whoever holds another comes before it.
  struct csandbox_path *paths;
  int path_count;
  /// Users in a namespace of users, as the kernel wants that written; NULL: no such namespace.
  const char *user_map;
  const char *group_map;
  /// Whom root's program runs as; 0: the caller.
  uint32_t user;
  /// Files by which the keeper enters control groups; ends with NULL.
  char *const *groups;
  /// Whether it may start programs, which then have no more rights than it has.
  int starts_programs;
  /// Not NULL: no program is started, but attempts to break out are made, one to open this file.
  const char *canary;
};

enum csandbox_resource {
  CSANDBOX_CPU = RLIMIT_CPU,
  CSANDBOX_MEMORY = RLIMIT_AS,
  CSANDBOX_FILE_SIZE = RLIMIT_FSIZE,
  CSANDBOX_CORE = RLIMIT_CORE,
  CSANDBOX_FILES = RLIMIT_NOFILE,
  CSANDBOX_LOCKED = RLIMIT_MEMLOCK,
  CSANDBOX_PROCESSES = RLIMIT_NPROC,
  CSANDBOX_STACK = RLIMIT_STACK,
};

/// What is lower already stays so.
struct csandbox_limit {
  /// An `enum csandbox_resource`.
  int resource;
  uint64_t soft;
  uint64_t hard;
};

/// What to start, with every string and limit prepared.
struct csandbox_command {
  /// If confined, somewhere in memory that nobody can guess: only this text, there, may be executed
  /// by what may not start programs.
  const char *executable;
  /// Ends with NULL and begins with argv[0].
  char *const *arguments;
  /// Ends with NULL; `name=value` each.
  char *const *environment;
  /// NULL: where the caller is.
  const char *directory;
  /// Of each of its processes.
  const struct csandbox_limit *limits;
  int limit_count;
  struct csandbox_confinement confinement;
};

/// The pipes of a run. The program inherits the first four, as the descriptors of these numbers;
/// reports arrive by the fifth, and the keeper ends everything when the last one is closed.
enum csandbox_pipe {
  CSANDBOX_INPUT, CSANDBOX_OUTPUT, CSANDBOX_ERRORS, CSANDBOX_CHANNEL,
  CSANDBOX_STATUS, CSANDBOX_CONTROL, CSANDBOX_PIPES,
};

enum csandbox_kind {
  /// `code` is the process id of the program, or 0 where it means nothing to the caller.
  CSANDBOX_STARTED = 1,
  /// `step` did not succeed; `code` is its errno.
  CSANDBOX_FAILED = 2,
  /// The program ended with `code`, as wait() tells it, and none of its processes is left.
  CSANDBOX_ENDED = 3,
  /// An attempt to break out, named by `step`: refused with errno `code`, or not if that is 0.
  CSANDBOX_ATTEMPTED = 4,
};

/// One record of the status pipe; small enough to be written in one piece.
struct csandbox_report {
  int32_t kind;
  int32_t code;
  /// What all processes that have ended took.
  struct rusage used;
  char step[256];
};

/// As pipe(), of which no program that is started inherits anything; Swift has no name for that.
int csandbox_make_pipe(int ends[2]);

/// Forks the keeper of a run, which takes the far ends of the pipes, each of a number of 16 or more:
/// its process id, or -errno. Later failures arrive as reports.
int csandbox_start(const struct csandbox_command *command, const int *pipes);
