#define _GNU_SOURCE

// The system calls that a confined program may make. What is not listed is refused with EPERM; what
// is newer than the list with ENOSYS, as an older kernel would, and C libraries then do without.

#include "spawn.h"

#if defined(__linux__)

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>

#if defined(__x86_64__)
#define MACHINE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define MACHINE AUDIT_ARCH_AARCH64
#else
#error "Confinement knows the system calls of x86-64 and of 64-bit ARM."
#endif

#define S(name) SYS_##name
static const uint16_t allowed[] = {
  // Files by name, of which Landlock and the mounts say what may be done; open files; waiting (a
  // pair of sockets leads nowhere); memory; threads; the program's own signals; time; facts.
  S(openat), S(newfstatat), S(statx), S(faccessat), S(faccessat2), S(readlinkat), S(getcwd),
  S(chdir), S(fchdir), S(mkdirat), S(unlinkat), S(renameat), S(renameat2), S(linkat), S(symlinkat),
  S(truncate), S(statfs), S(umask), S(getxattr), S(lgetxattr), S(listxattr), S(llistxattr), S(read),
  S(write), S(readv), S(writev), S(pread64), S(pwrite64), S(preadv), S(pwritev), S(lseek), S(fstat),
  S(fstatfs), S(ftruncate), S(fallocate), S(fadvise64), S(fsync), S(fdatasync), S(flock),
  S(getdents64), S(fgetxattr), S(flistxattr), S(copy_file_range), S(sendfile), S(close),
  S(close_range), S(dup), S(dup3), S(pipe2), S(ppoll), S(pselect6), S(epoll_create1), S(epoll_ctl),
  S(epoll_pwait), S(eventfd2), S(timerfd_create), S(timerfd_settime), S(timerfd_gettime),
  S(signalfd4), S(sendto), S(recvfrom), S(shutdown), S(brk), S(mmap), S(munmap), S(mremap),
  S(mprotect), S(madvise), S(mincore), S(msync), S(membarrier), S(futex), S(set_robust_list),
  S(set_tid_address), S(rseq), S(gettid), S(sched_yield), S(sched_get_priority_max),
  S(sched_get_priority_min), S(getcpu), S(sched_getaffinity), S(sched_getparam),
  S(sched_getscheduler), S(getpriority), S(exit), S(exit_group), S(wait4), S(waitid),
  S(rt_sigaction), S(rt_sigprocmask), S(rt_sigreturn), S(rt_sigpending), S(rt_sigsuspend),
  S(rt_sigtimedwait), S(sigaltstack), S(restart_syscall), S(clock_gettime), S(clock_getres),
  S(clock_nanosleep), S(nanosleep), S(gettimeofday), S(getitimer), S(setitimer), S(timer_create),
  S(timer_settime), S(timer_gettime), S(timer_delete), S(getpid), S(getppid), S(getpgid), S(getsid),
  S(getuid), S(geteuid), S(getgid), S(getegid), S(getgroups), S(getresuid), S(getresgid),
  S(getrlimit), S(getrusage), S(capget), S(sysinfo), S(uname), S(getrandom), S(times),
#if defined(__x86_64__)
  // Older names for some of the above.
  S(open), S(creat), S(stat), S(lstat), S(access), S(readlink), S(mkdir), S(rmdir), S(unlink),
  S(rename), S(link), S(symlink), S(getdents), S(dup2), S(pipe), S(poll), S(select),
  S(epoll_create), S(epoll_wait), S(eventfd), S(signalfd), S(arch_prctl), S(alarm), S(pause),
  S(time), S(getpgrp),
#endif
};

// Landlock does not see these; in a new root there is nothing to change that is not the program's.
static const uint16_t changes[] = {
  S(fchmod), S(fchmodat), S(utimensat),
#if defined(__x86_64__)
  S(chmod), S(utime), S(utimes), S(futimesat),
#endif
};

// Calls that are allowed with some values of one argument.
static const struct { uint16_t call, argument; uint32_t value; } cases[] = {
  {S(ioctl), 1, TCGETS}, {S(ioctl), 1, TIOCGWINSZ}, {S(ioctl), 1, FIONREAD},
  {S(ioctl), 1, FIONBIO}, {S(ioctl), 1, FIOCLEX}, {S(ioctl), 1, FIONCLEX},
  {S(fcntl), 1, F_DUPFD}, {S(fcntl), 1, F_DUPFD_CLOEXEC}, {S(fcntl), 1, F_GETFD},
  {S(fcntl), 1, F_SETFD}, {S(fcntl), 1, F_GETFL}, {S(fcntl), 1, F_SETFL},
  {S(fcntl), 1, F_GETLK}, {S(fcntl), 1, F_SETLK}, {S(fcntl), 1, F_SETLKW},
  {S(fcntl), 1, F_OFD_GETLK}, {S(fcntl), 1, F_OFD_SETLK}, {S(fcntl), 1, F_OFD_SETLKW},
  {S(prctl), 0, PR_SET_NAME}, {S(prctl), 0, PR_GET_NAME}, {S(prctl), 0, PR_GET_DUMPABLE},
  {S(prctl), 0, 0x53564d41},  // A name for memory, which allocators give.
  {S(socketpair), 0, AF_UNIX}, {S(prlimit64), 0, 0},
};

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

#define LENGTH(list) (sizeof list / sizeof *list)
#define ANSWER(value) add(filter, BPF_RET | BPF_K, (uint32_t)(value), 0, 0)
#define LOAD(offset) add(filter, BPF_LD | BPF_W | BPF_ABS, (uint32_t)(offset), 0, 0)
#define SKIP_UNLESS(value, count) \
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)(value), 0, count)
// Both machines that we know keep the low half of an argument first.
#define LOW(index) (offsetof(struct seccomp_data, args) + 8 * (index))

static void allow(struct filter *filter, int call) {
  SKIP_UNLESS(call, 1);
  ANSWER(SECCOMP_RET_ALLOW);
}

// Leaves the call's number for what comes after.
static void allow_if(struct filter *filter, int call, int argument, uint32_t mask, uint32_t value) {
  SKIP_UNLESS(call, 5);
  LOAD(LOW(argument));
  add(filter, BPF_ALU | BPF_AND | BPF_K, mask, 0, 0);
  SKIP_UNLESS(value, 1);
  ANSWER(SECCOMP_RET_ALLOW);
  LOAD(offsetof(struct seccomp_data, nr));
}

// This one name can be executed, by its address: what is written there is the caller's.
static void allow_program(struct filter *filter, const char *executable) {
  uint64_t name = (uintptr_t)executable;
  SKIP_UNLESS(SYS_execve, 6);
  LOAD(LOW(0) + 4);
  SKIP_UNLESS(name >> 32, 3);
  LOAD(LOW(0));
  SKIP_UNLESS(name & UINT32_MAX, 1);
  ANSWER(SECCOMP_RET_ALLOW);
  ANSWER(REFUSE);
}

void csandbox_filter_calls(const struct csandbox_command *command) {
  struct filter all = {.length = 0}, *filter = &all;
  LOAD(offsetof(struct seccomp_data, arch));
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, MACHINE, 1, 0);
  ANSWER(SECCOMP_RET_KILL_PROCESS);
  LOAD(offsetof(struct seccomp_data, nr));
#if defined(__x86_64__)
  add(filter, BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1);  // The calls of x32.
  ANSWER(UNKNOWN);
#endif
  for (size_t i = 0; i < LENGTH(allowed); i++) allow(filter, allowed[i]);
  for (size_t i = 0; i < LENGTH(cases); i++) {
    allow_if(filter, cases[i].call, cases[i].argument, ~0U, cases[i].value);
  }
  for (size_t i = 0; command->confinement.level == CSANDBOX_FULL && i < LENGTH(changes); i++) {
    allow(filter, changes[i]);
  }
  const int to_itself[] = {SYS_kill, SYS_tgkill, SYS_prlimit64};
  for (size_t i = 0; i < LENGTH(to_itself); i++) {
    allow_if(filter, to_itself[i], 0, ~0U, (uint32_t)getpid());
  }
  // A thread of its own, and no process; or one on its way to a program, where the same rules hold.
  allow_if(filter, SYS_clone, 0, NAMESPACES | CLONE_THREAD, CLONE_THREAD);
  if (command->confinement.starts_programs) {
    allow_if(filter, SYS_clone, 0, NAMESPACES | CLONE_VFORK, CLONE_VFORK);
    allow(filter, SYS_execve);
  }
  allow_program(filter, command->executable);
  // Nothing is done and that is no error: Dispatch would complain to the system's log, Foundation
  // would not copy a file.
  const int pretended[] = {SYS_setpriority, SYS_fchmod, SYS_utimensat};
  for (size_t i = 0; i < LENGTH(pretended); i++) {
    SKIP_UNLESS(pretended[i], 1);
    ANSWER(SECCOMP_RET_ERRNO);
  }
  add(filter, BPF_JMP | BPF_JGE | BPF_K, FIRST_NEW, 0, 1);
  ANSWER(UNKNOWN);
  ANSWER(REFUSE);

  struct sock_fprog program = {.len = all.length, .filter = all.code};
  require(syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) == 0, "filter system calls");
}

#endif
