#if defined(__linux__)
#define _GNU_SOURCE

// The system calls that a confined program may make. What is not listed is refused with EPERM; what
// is newer than the list with ENOSYS, as an older kernel would, and C libraries then do without.

#include "confine.h"

#include <fcntl.h>
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define MACHINE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define MACHINE AUDIT_ARCH_AARCH64
#else
#error "Confinement knows the system calls of x86-64 and of 64-bit ARM."
#endif

#define MAY(name) SYS_##name
static const uint16_t allowed[] = {
  // Files by name; what may be opened, Landlock and the mounts say.
  MAY(openat), MAY(newfstatat), MAY(statx), MAY(faccessat), MAY(faccessat2), MAY(readlinkat),
  MAY(getcwd), MAY(chdir), MAY(fchdir), MAY(mkdirat), MAY(unlinkat), MAY(renameat), MAY(renameat2),
  MAY(linkat), MAY(symlinkat), MAY(truncate), MAY(utimensat), MAY(statfs), MAY(umask),
  MAY(getxattr), MAY(lgetxattr), MAY(listxattr), MAY(llistxattr),
  // Open files.
  MAY(read), MAY(write), MAY(readv), MAY(writev), MAY(pread64), MAY(pwrite64), MAY(preadv),
  MAY(pwritev), MAY(preadv2), MAY(pwritev2), MAY(lseek), MAY(fstat), MAY(fstatfs), MAY(ftruncate),
  MAY(fallocate), MAY(fadvise64), MAY(readahead), MAY(fsync), MAY(fdatasync), MAY(flock),
  MAY(getdents64), MAY(fchmod), MAY(fgetxattr), MAY(flistxattr), MAY(copy_file_range),
  MAY(sendfile), MAY(close), MAY(close_range), MAY(dup), MAY(dup3), MAY(pipe2),
  // Waiting for them. A pair of sockets has no name and leads nowhere.
  MAY(ppoll), MAY(pselect6), MAY(epoll_create1), MAY(epoll_ctl), MAY(epoll_pwait),
  MAY(epoll_pwait2), MAY(eventfd2), MAY(timerfd_create), MAY(timerfd_settime),
  MAY(timerfd_gettime), MAY(signalfd4), MAY(sendto), MAY(recvfrom), MAY(shutdown),
  // Memory.
  MAY(brk), MAY(mmap), MAY(munmap), MAY(mremap), MAY(mprotect), MAY(madvise), MAY(mincore),
  MAY(msync), MAY(membarrier),
  // Threads.
  MAY(futex), MAY(set_robust_list), MAY(get_robust_list), MAY(set_tid_address), MAY(rseq),
  MAY(gettid), MAY(sched_yield), MAY(sched_getaffinity), MAY(sched_getparam),
  MAY(sched_getscheduler), MAY(sched_get_priority_max), MAY(sched_get_priority_min),
  MAY(getpriority), MAY(getcpu), MAY(exit), MAY(exit_group), MAY(wait4), MAY(waitid),
  // Signals that the program sends to itself; to whom else, see below.
  MAY(rt_sigaction), MAY(rt_sigprocmask), MAY(rt_sigreturn), MAY(rt_sigpending),
  MAY(rt_sigsuspend), MAY(rt_sigtimedwait), MAY(sigaltstack), MAY(restart_syscall),
  // Time.
  MAY(clock_gettime), MAY(clock_getres), MAY(clock_nanosleep), MAY(nanosleep), MAY(gettimeofday),
  MAY(times), MAY(getitimer), MAY(setitimer), MAY(timer_create), MAY(timer_settime),
  MAY(timer_gettime), MAY(timer_getoverrun), MAY(timer_delete),
  // Facts.
  MAY(getpid), MAY(getppid), MAY(getpgid), MAY(getsid), MAY(getuid), MAY(geteuid), MAY(getgid),
  MAY(getegid), MAY(getgroups), MAY(getresuid), MAY(getresgid), MAY(getrlimit), MAY(getrusage),
  MAY(capget), MAY(sysinfo), MAY(uname), MAY(getrandom),
#if defined(__x86_64__)
  // Older names for some of the above.
  MAY(open), MAY(creat), MAY(stat), MAY(lstat), MAY(access), MAY(readlink), MAY(mkdir), MAY(rmdir),
  MAY(unlink), MAY(rename), MAY(link), MAY(symlink), MAY(utime), MAY(utimes), MAY(futimesat),
  MAY(getdents), MAY(dup2), MAY(pipe), MAY(poll), MAY(select), MAY(epoll_create), MAY(epoll_wait),
  MAY(eventfd), MAY(signalfd), MAY(arch_prctl), MAY(alarm), MAY(pause), MAY(time), MAY(getpgrp),
#endif
};

// Calls that depend on one argument, by all its values that are allowed.
static const uint32_t device_questions[] = {TCGETS, TIOCGWINSZ, FIONREAD, FIONBIO, FIOCLEX, FIONCLEX};
static const uint32_t file_commands[] = {
  F_DUPFD, F_DUPFD_CLOEXEC, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_GETLK, F_SETLK, F_SETLKW,
  F_OFD_GETLK, F_OFD_SETLK, F_OFD_SETLKW,
};
static const uint32_t process_options[] = {PR_SET_NAME, PR_GET_NAME, PR_GET_DUMPABLE, 0x53564d41};
static const uint32_t socket_families[] = {AF_UNIX};

enum {
  NAMESPACES = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER
               | CLONE_NEWPID | CLONE_NEWNET,
  FIRST_NEW = 424,  // From here on every machine has the same numbers.
  REFUSE = SECCOMP_RET_ERRNO | EPERM,
  UNKNOWN = SECCOMP_RET_ERRNO | ENOSYS,
};

struct filter {
  struct sock_filter code[1024];
  unsigned short length;
};

static void add(struct filter *filter, uint16_t code, uint32_t value, uint8_t yes, uint8_t no) {
  filter->code[filter->length++] = (struct sock_filter){code, yes, no, value};
}

#define ANSWER(value) add(filter, BPF_RET | BPF_K, (uint32_t)(value), 0, 0)
#define LOAD(offset) add(filter, BPF_LD | BPF_W | BPF_ABS, (uint32_t)(offset), 0, 0)
#define SKIP_UNLESS(value, count) add(filter, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)(value), 0, count)
// Both machines that we know keep the low half of an argument first.
#define LOW(index) (offsetof(struct seccomp_data, args) + 8 * (index))

static void choose(struct filter *filter, int call, int argument, const uint32_t *values, int count) {
  SKIP_UNLESS(call, (uint8_t)(2 * count + 2));
  LOAD(LOW(argument));
  for (int i = 0; i < count; i++) {
    SKIP_UNLESS(values[i], 1);
    ANSWER(SECCOMP_RET_ALLOW);
  }
  ANSWER(REFUSE);
}
#define CHOOSE(call, argument, values) \
  choose(filter, SYS_##call, argument, values, (int)(sizeof values / sizeof *values))

// A thread; a process only where programs may be started.
static void allow_threads(struct filter *filter, int starts_programs) {
  SKIP_UNLESS(SYS_clone, 5);
  LOAD(LOW(0));
  add(filter, BPF_ALU | BPF_AND | BPF_K, NAMESPACES | (starts_programs ? 0 : CLONE_THREAD), 0, 0);
  SKIP_UNLESS(starts_programs ? 0 : CLONE_THREAD, 1);
  ANSWER(SECCOMP_RET_ALLOW);
  ANSWER(REFUSE);
}

static void allow_programs(struct filter *filter, int starts_programs, const char *executable) {
  if (starts_programs) {
#if defined(__x86_64__)
    SKIP_UNLESS(SYS_fork, 1);
    ANSWER(SECCOMP_RET_ALLOW);
    SKIP_UNLESS(SYS_vfork, 1);
    ANSWER(SECCOMP_RET_ALLOW);
#endif
    SKIP_UNLESS(SYS_execve, 1);
    ANSWER(SECCOMP_RET_ALLOW);
    return;
  }
  SKIP_UNLESS(SYS_execve, 6);
  LOAD(LOW(0));
  SKIP_UNLESS((uintptr_t)executable, 3);
  LOAD(LOW(0) + 4);
  SKIP_UNLESS((uint64_t)(uintptr_t)executable >> 32, 1);
  ANSWER(SECCOMP_RET_ALLOW);
  ANSWER(REFUSE);
}

void csandbox_filter_calls(const struct csandbox_confinement *confinement, const char *executable) {
  struct filter all = {.length = 0}, *filter = &all;
  const uint32_t own_number[] = {(uint32_t)getpid()}, own_limits[] = {0, (uint32_t)getpid()};

  LOAD(offsetof(struct seccomp_data, arch));
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, MACHINE, 1, 0);
  ANSWER(SECCOMP_RET_KILL_PROCESS);
  LOAD(offsetof(struct seccomp_data, nr));
#if defined(__x86_64__)
  add(filter, BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1);  // The calls of x32.
  ANSWER(UNKNOWN);
#endif
  for (size_t i = 0; i < sizeof allowed / sizeof *allowed; i++) {
    SKIP_UNLESS(allowed[i], 1);
    ANSWER(SECCOMP_RET_ALLOW);
  }
  // In a new root there is nothing to change that is not the program's own.
  if (confinement->level == CSANDBOX_FULL) {
#if defined(__x86_64__)
    SKIP_UNLESS(SYS_chmod, 1);
    ANSWER(SECCOMP_RET_ALLOW);
#endif
    SKIP_UNLESS(SYS_fchmodat, 1);
    ANSWER(SECCOMP_RET_ALLOW);
  }
  CHOOSE(ioctl, 1, device_questions);
  CHOOSE(fcntl, 1, file_commands);
  CHOOSE(prctl, 0, process_options);
  CHOOSE(socketpair, 0, socket_families);
  CHOOSE(kill, 0, own_number);
  CHOOSE(tgkill, 0, own_number);
  CHOOSE(prlimit64, 0, own_limits);
  allow_threads(filter, confinement->starts_programs);
  allow_programs(filter, confinement->starts_programs, executable);
  add(filter, BPF_JMP | BPF_JGE | BPF_K, FIRST_NEW, 0, 1);
  ANSWER(UNKNOWN);
  ANSWER(REFUSE);

  struct sock_fprog program = {.len = all.length, .filter = all.code};
  if (syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) < 0) {
    csandbox_fail(STATUS, "filter system calls");
  }
}

#else
typedef int csandbox_filter_linux_is_for_linux_only;
#endif
