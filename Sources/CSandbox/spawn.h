#pragma once

// What the caller's side and the keeper's side of the fork share.

#include "csandbox.h"

// Where the keeper keeps what it needs. The program inherits the first four and nothing else.
enum { INPUT, OUTPUT, ERRORS, CHANNEL, STATUS, CONTROL, FIRST_UNUSED };

// Descriptors are moved above this number before they are put in their places.
enum { ABOVE_ALL = 16 };

void csandbox_describe(struct csandbox_report *report, const char *step, int code);
void csandbox_send_report(int status, const struct csandbox_report *report);

// Sends the number of the process that is about to become the program, 0 where it means nothing.
void csandbox_report_start(int number);

// Reports the step that has just failed and ends this process.
__attribute__((noreturn)) void csandbox_fail(int status, const char *step);

// As fork(), with what the confinement asks of the keeper, or -1.
int csandbox_fork_keeper(const struct csandbox_confinement *confinement);

// What the forked process does until it exits. `sources` has the far ends of the pipes.
__attribute__((noreturn)) void csandbox_become_keeper(const struct csandbox_command *command,
                                                      int sources[FIRST_UNUSED]);
