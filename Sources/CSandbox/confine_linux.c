#define _GNU_SOURCE

// Theory of confinement
//
//   weak    limits, no capability, another user if the caller is root, a list of allowed system
//           calls (filter_linux.c): no sockets, no processes, nothing sent to other processes.
//           Who may start programs hands all this on to them. As much of Landlock as there is.
//   strong  as weak, and all of Landlock: files, local sockets and signals beyond the paths are
//           out of reach.
//   full    as strong, and namespaces: the keeper is the first process of its own, so that its end
//           is everybody's; there is no network; the only files are those of a new root.
//
// The new root is a small tmpfs, read-only in the end, with a copy of the mount of each path at the
// same place: read-only where the program may only read, without execution where it may write. The
// box is a tmpfs with an end to its bytes and files, which nobody has to clean up. Of /proc there is
// the program itself: Dispatch ends a program whose threads it cannot find there.
//
// Root does that in the machine's own user namespace, everybody else in a new one, in which the
// keeper is a nobody with every capability. Root's programs run as a user that no other run at the
// same time has. Where a path is not open to that user (a folder above it may be root's alone), a
// program stays root, without a capability.
//
// Where the machine lets the caller have control groups, the keeper enters one of its own, which has an
// end to the memory and the number of all its processes together; without, there is one to each's.
//
// A program that must not read itself has a file that nobody may read. It is no run's own to open
// up again, and its memory, of which /proc/self/mem is a file, is closed to everybody but root,
// which it therefore cannot stay.
//
// A step that does not succeed ends the run, and a level is used only after csandbox_break_out()
// has failed in it.

#include "spawn.h"

#if defined(__linux__)

#include <linux/capability.h>
#include <linux/mount.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>

// === The view of files ===

static void write_line(const char *path, const char *line) {
  int file = open(path, O_WRONLY | O_CLOEXEC);
  require_at(file >= 0 && write(file, line, strlen(line)) > 0, "write ", path);
  close(file);
}

// Makes whatever is missing of a path below the current directory.
static int make_place(char *path, int is_folder) {
  for (char *end = strchr(path, '/'); end != NULL; end = strchr(end + 1, '/')) {
    *end = 0;
    int result = mkdir(path, 0755);
    *end = '/';
    if (result < 0 && errno != EEXIST) return -1;
  }
  int result = is_folder ? mkdir(path, 0755) : mknod(path, S_IFREG | 0444, 0);
  return result < 0 && errno != EEXIST ? -1 : 0;
}

static void place(const struct csandbox_path *entry) {
  char *target = entry->path + 1;
  int is_box = entry->use == CSANDBOX_BOX;
  if (is_box || entry->use == CSANDBOX_PROC) {
    const char *kind = is_box ? "tmpfs" : "proc";
    const char *options = is_box ? "size=64m,nr_inodes=4k,mode=777" : "subset=pid,hidepid=4";
    unsigned long flags = MS_NOSUID | MS_NODEV | MS_NOEXEC | (is_box ? 0 : MS_RDONLY);
    require_at(make_place(target, 1) == 0
                   && syscall(SYS_mount, kind, target, kind, flags, options) == 0,
               "make ", entry->path);
    return;
  }
  int tree = (int)syscall(SYS_open_tree, AT_FDCWD, entry->path,
                          OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC | AT_RECURSIVE);
  struct stat about;
  require_at(tree >= 0 && fstat(tree, &about) == 0, "find ", entry->path);
  struct mount_attr rules = {.attr_set = MOUNT_ATTR_NOSUID};
  int is_fixed = entry->use == CSANDBOX_READ || entry->use == CSANDBOX_RUN;
  rules.attr_set |= is_fixed ? MOUNT_ATTR_RDONLY : MOUNT_ATTR_NOEXEC;
  if (entry->use != CSANDBOX_DEVICE) rules.attr_set |= MOUNT_ATTR_NODEV;
  unsigned all = AT_EMPTY_PATH | AT_RECURSIVE, onto = MOVE_MOUNT_F_EMPTY_PATH;
  require_at(syscall(SYS_mount_setattr, tree, "", all, &rules, sizeof rules) == 0
                 && make_place(target, S_ISDIR(about.st_mode)) == 0
                 && syscall(SYS_move_mount, tree, "", AT_FDCWD, target, onto) == 0,
             "show ", entry->path);
  close(tree);
}

static void enter_new_root(const struct csandbox_confinement *confinement) {
  unsigned long flags = MS_NOSUID | MS_NODEV;
  require(syscall(SYS_mount, NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0,
          "keep mounts to ourselves");
  // A folder that is everywhere, and whose contents are not looked for again.
  require(syscall(SYS_mount, "tmpfs", "/proc", "tmpfs", flags, "size=1m,nr_inodes=4k,mode=755") == 0
              && chdir("/proc") == 0,
          "make a new root");
  for (int i = 0; i < confinement->path_count; i++) place(&confinement->paths[i]);
  enum { DETACH = 2 };  // From <sys/mount.h>, which does not go with <linux/mount.h> everywhere.
  require(syscall(SYS_pivot_root, ".", ".") == 0 && syscall(SYS_umount2, ".", DETACH) == 0
              && chdir("/") == 0,
          "change root");
  struct mount_attr rules = {.attr_set = MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV};
  require(syscall(SYS_mount_setattr, AT_FDCWD, "/", 0, &rules, sizeof rules) == 0,
          "make root read-only");
}

// === Users and capabilities ===

static int is_open(const struct csandbox_path *entry) {
  if (entry->use == CSANDBOX_WRITE || entry->use == CSANDBOX_BOX) {
    return access(entry->path, R_OK | W_OK | X_OK) == 0;
  }
  return access(entry->path, R_OK) == 0 || access(entry->path, X_OK) == 0;
}

void csandbox_keep_capabilities(uint32_t set) {
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct now[2] = {{0}}, kept[2] = {{0}};
  require(syscall(SYS_capget, &header, now) == 0, "drop capabilities");
  kept[0].effective = kept[0].permitted = now[0].permitted & set;
  require(syscall(SYS_capset, &header, kept) == 0, "drop capabilities");
}

// The group stays the caller's: by it, folders are open to every run's user. libc's setgroups() and
// its like would tell threads of it that this process does not have.
void csandbox_drop_privileges(const struct csandbox_command *command) {
  for (int i = 0; prctl(PR_CAPBSET_READ, i, 0, 0, 0) >= 0; i++) {
    require(prctl(PR_CAPBSET_DROP, i, 0, 0, 0) == 0 || errno == EPERM, "drop capabilities");
  }
  gid_t group = getegid();
  uid_t own_user = command->confinement.user;
  const char *closed = command->executable;
  if (own_user != 0 && syscall(SYS_setgroups, 0, NULL) == 0
      && syscall(SYS_setresgid, group, group, group) == 0
      && syscall(SYS_setresuid, own_user, own_user, 0) == 0) {
    int index = 0;
    while (index < command->confinement.path_count
           && is_open(&command->confinement.paths[index])) index++;
    int is_all_open = index == command->confinement.path_count;
    uid_t user = is_all_open ? own_user : 0;
    if (!is_all_open) closed = command->confinement.paths[index].path;
    require(syscall(SYS_setresuid, user, user, user) == 0, "change user");
  }
  csandbox_keep_capabilities(0);
  for (int i = 0; i < command->confinement.path_count; i++) {
    const struct csandbox_path *entry = &command->confinement.paths[i];
    if (entry->use != CSANDBOX_RUN) continue;
    errno = EACCES;
    require_at(getuid() != 0, "as another user, reach ", closed);
    require_at(access(entry->path, R_OK) < 0, "hide ", entry->path);
  }
}

void csandbox_prepare(const struct csandbox_confinement *confinement) {
  umask(022);
  // While they are still in sight.
  for (char *const *group = confinement->groups; *group != NULL; group++) write_line(*group, "0");
  if (confinement->user_map != NULL) {
    write_line("/proc/self/setgroups", "deny");
    write_line("/proc/self/uid_map", confinement->user_map);
    write_line("/proc/self/gid_map", confinement->group_map);
  }
  if (confinement->level == CSANDBOX_FULL) enter_new_root(confinement);
}

// === Landlock ===

enum {
  EXECUTE = 1 << 0, WRITE_FILE = 1 << 1, READ_FILE = 1 << 2, READ_DIR = 1 << 3,
  REMOVE_DIR = 1 << 4, REMOVE_FILE = 1 << 5, MAKE_DIR = 1 << 7, MAKE_FILE = 1 << 8,
  MAKE_LINK = 1 << 12, MOVE = 1 << 13, TRUNCATE = 1 << 14,
  READ = EXECUTE | READ_FILE | READ_DIR,
  WRITE = READ_FILE | READ_DIR | WRITE_FILE | REMOVE_DIR | REMOVE_FILE | MAKE_DIR | MAKE_FILE | MOVE
          | TRUNCATE,
  OF_FILES = EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE,
};

static void close_files(const struct csandbox_confinement *confinement) {
  static const uint64_t rights[] = {
    // To Landlock, executing is reading, too: what must not be read is closed by its mode.
    [CSANDBOX_READ] = READ, [CSANDBOX_RUN] = EXECUTE | READ_FILE, [CSANDBOX_WRITE] = WRITE,
    [CSANDBOX_BOX] = WRITE | MAKE_LINK, [CSANDBOX_DEVICE] = READ_FILE | WRITE_FILE,
    [CSANDBOX_PROC] = READ_FILE,
  };
  long version = syscall(SYS_landlock_create_ruleset, NULL, 0, 1);
  int is_enough = version >= 6;  // The first that keeps signals in.
  if (version > 0) errno = ENOSYS;
  require(is_enough || confinement->level != CSANDBOX_STRONG, "use Landlock 6");
  if (version < 1) return;
  struct { uint64_t files, connections, scopes; } handled = {
    version >= 5 ? 0xffff : version >= 3 ? 0x7fff : version == 2 ? 0x3fff : 0x1fff,
    version >= 4 ? 3 : 0, is_enough ? 3 : 0};
  int rules = (int)syscall(SYS_landlock_create_ruleset, &handled, sizeof handled, 0);
  require(rules >= 0, "make Landlock rules");
  for (int i = 0; i < confinement->path_count; i++) {
    const struct csandbox_path *entry = &confinement->paths[i];
    int file = open(entry->path, O_PATH | O_CLOEXEC);
    struct stat about;
    require_at(file >= 0 && fstat(file, &about) == 0, "find ", entry->path);
    uint64_t all = rights[entry->use] & handled.files & (S_ISDIR(about.st_mode) ? ~0ULL : OF_FILES);
    struct __attribute__((packed)) { uint64_t rights; int32_t file; } rule = {all, file};
    require_at(syscall(SYS_landlock_add_rule, rules, 1, &rule, 0) == 0, "allow ", entry->path);
    close(file);
  }
  require(syscall(SYS_landlock_restrict_self, rules, 0) == 0, "enforce Landlock");
  close(rules);
}

void csandbox_close(const struct csandbox_command *command) {
  close_files(&command->confinement);
  csandbox_filter_calls(command);
}

// === The attempts ===

static void attempt(const char *what, long result) {
  csandbox_report(CSANDBOX_ATTEMPTED, what, "", result < 0 ? errno : 0);
}

// What succeeds does no harm, and ends with this process.
void csandbox_break_out(const struct csandbox_confinement *confinement) {
  char bytes[64] = {0};
  pid_t child = (pid_t)syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
  if (child == 0) _exit(0);
  attempt("start a process", child);
  attempt("open a network connection", syscall(SYS_socket, AF_INET, SOCK_DGRAM, 0));
  attempt("open a local socket", syscall(SYS_socket, AF_UNIX, SOCK_STREAM, 0));
  attempt("signal another process", kill(getppid(), 0));
  attempt("trace another process", ptrace(PTRACE_SEIZE, getppid(), NULL, NULL));
  attempt("make a namespace", syscall(SYS_unshare, CLONE_NEWUSER));
  attempt("mount files", syscall(SYS_fsopen, "tmpfs", 0));
  attempt("become another user", syscall(SYS_setresuid, 0, 0, 0));
  attempt("run code from memory", syscall(SYS_memfd_create, "", 0));
  attempt("pass calls by a ring", syscall(SYS_io_uring_setup, 1, bytes));
  attempt("load code into the kernel", syscall(SYS_bpf, 0, bytes, sizeof bytes));
  attempt("read the kernel's keys", syscall(SYS_keyctl, 0, -1, 0));
  // Closed as that of a program that must not read itself, since it still is the keeper's.
  attempt("read its own memory", open("/proc/self/mem", O_RDONLY | O_CLOEXEC));
  // Where files are not out of reach, the memory of the grader has to be.
  int is_strong = confinement->level >= CSANDBOX_STRONG;
  attempt(is_strong ? "read a file outside" : "read the grader's memory",
          open(confinement->canary, O_RDONLY | O_CLOEXEC));
  attempt(is_strong ? "write a file outside" : "write to the grader's memory",
          open(confinement->canary, O_WRONLY | O_CLOEXEC));
  _exit(0);
}

#endif
