#pragma once

#include <stdint.h>

enum csandbox_level { CSANDBOX_NONE, CSANDBOX_WEAK, CSANDBOX_STRONG, CSANDBOX_FULL };

/// What the program may do beneath a path: read and run, write, write to a place of its own, use a
/// device, see what is known of its own threads.
enum csandbox_use { CSANDBOX_READ, CSANDBOX_WRITE, CSANDBOX_BOX, CSANDBOX_DEVICE, CSANDBOX_PROC };

struct csandbox_path {
  /// Absolute, with nothing in it that leads up.
  char *path;
  enum csandbox_use use;
};

/// What the program may see and do; how that is enforced is told in confine_linux.c.
struct csandbox_confinement {
  enum csandbox_level level;
  int starts_programs;
  /// Whoever holds another comes before it.
  struct csandbox_path *paths;
  int path_count;
  /// Users in a namespace of users, as the kernel wants that written; NULL: no such namespace.
  const char *user_map;
  const char *group_map;
  /// Whom root's program runs as; 0: the caller.
  uint32_t user;
  /// Not NULL: no program is started, but attempts to break out are made, one to open this file.
  const char *canary;
};

/// What to start, with every string prepared, and the resource limits of each of its processes.
struct csandbox_command {
  const char *executable;
  /// Ends with NULL and begins with argv[0].
  char *const *arguments;
  /// Ends with NULL; `name=value` each.
  char *const *environment;
  /// NULL: where the caller is.
  const char *directory;
  /// What the program finds on its standard input; a pipe must hold it.
  const uint8_t *input;
  int64_t input_size;
  /// Negative: no limit. The same holds for the two below, which are bytes.
  int64_t cpu_seconds;
  int64_t memory;
  int64_t file_size;
  struct csandbox_confinement confinement;
};

/// The caller's side of a run: its keeper and the ends of its pipes, -1 where closed.
struct csandbox_run {
  int keeper;
  int output;
  int errors;
  int channel;
  /// `struct csandbox_report`s arrive here.
  int status;
  /// Open as long as the run may go on: the keeper ends everything when it is closed.
  int control;
};

enum csandbox_kind {
  /// `code` is the process id of the program, or 0 where it means nothing to the caller.
  CSANDBOX_STARTED = 1,
  /// `step` did not succeed; `code` is its errno.
  CSANDBOX_FAILED = 2,
  /// The program returned `code`, and none of its processes is left.
  CSANDBOX_EXITED = 3,
  /// The program was ended by signal `code`, and none of its processes is left.
  CSANDBOX_SIGNALLED = 4,
  /// An attempt to break out, named by `step`: refused with errno `code`, or not if that is 0.
  CSANDBOX_ATTEMPTED = 5,
};

/// One record of the status pipe; small enough to be written in one piece.
struct csandbox_report {
  int32_t kind;
  int32_t code;
  int64_t cpu_microseconds;
  int64_t peak_memory;
  char step[256];
};

/// Starts a run: 0, or -1 and the step that failed in `failure`. Later failures arrive as reports.
int csandbox_start(const struct csandbox_command *command,
                   struct csandbox_run *run,
                   struct csandbox_report *failure);

/// Asks the keeper to end every process of the run; its last report says when that is done.
void csandbox_stop(struct csandbox_run *run);

/// Ends and reaps the keeper, whatever its state, and closes every pipe.
void csandbox_finish(struct csandbox_run *run);
