#pragma once

// What confine_linux.c and filter_linux.c do for a process on its way to becoming a program.

#include "spawn.h"

// The keeper's part, while it can do everything: a view of files that has nothing but the paths.
void csandbox_prepare(const struct csandbox_command *command);

// The keeper's part once the program is started: nothing is left to it but to end processes.
void csandbox_keep_kill_only(void);

// The program's part: another user, if there may be one, and no capability.
void csandbox_drop_privileges(const struct csandbox_confinement *confinement);

// The program's part, the last: nothing that is not said in the confinement can be opened or asked.
void csandbox_close(const struct csandbox_command *command);

// The name to start the program by, in a place that the program cannot guess.
const char *csandbox_executable(void);

// Refuses system calls that are not listed; only `executable`, this very pointer, can be executed.
void csandbox_filter_calls(const struct csandbox_confinement *confinement, const char *executable);

// Tries what must not succeed, reports each attempt, and exits.
__attribute__((noreturn)) void csandbox_break_out(const struct csandbox_confinement *confinement);
