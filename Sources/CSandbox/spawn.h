#pragma once

// What the caller's side and the keeper's side of the fork share.

#include "csandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

// Reports the step that has just failed, with the path that it was about, and ends this process.
__attribute__((noreturn)) void csandbox_fail(const char *step, const char *path);

static inline void require_at(int holds, const char *step, const char *path) {
  if (!holds) csandbox_fail(step, path);
}

static inline void require(int holds, const char *step) { require_at(holds, step, ""); }

void csandbox_report(enum csandbox_kind kind, const char *step, const char *path, int code);

// On the way to a program, what is the same everywhere: limits, folder, signals.
void csandbox_settle(const struct csandbox_command *command);

// As fork(), with what the confinement asks of the keeper, or -1.
int csandbox_fork_keeper(const struct csandbox_confinement *confinement);

// What the keeper does once its descriptors are in place.
void csandbox_keep(const struct csandbox_command *command);

// === confine_linux.c, in the order in which it is called ===

// The keeper's part, while it can do everything: a view of files that has nothing but the paths.
void csandbox_prepare(const struct csandbox_confinement *confinement);

// The program's part: another user, if there may be one, and no capability.
void csandbox_drop_privileges(const struct csandbox_command *command);

// The program's part, the last: nothing that is not said in the confinement can be opened or asked.
void csandbox_close(const struct csandbox_command *command);

// Gives up every capability that is not in a set; the keeper's part is to keep what ends processes.
void csandbox_keep_capabilities(uint32_t set);

// Refuses system calls that are not listed; only `executable`, this very pointer, can be executed,
// unless programs may be started.
void csandbox_filter_calls(const struct csandbox_command *command);

// Tries what must not succeed, reports each attempt, and exits.
__attribute__((noreturn)) void csandbox_break_out(const struct csandbox_confinement *confinement);
