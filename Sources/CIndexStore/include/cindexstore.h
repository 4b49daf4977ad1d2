#pragma once

// What we use of the toolchain's libIndexStore, which is opened at run time: a program of ours starts
// without it, and takes the one of the toolchain that wrote the index.

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Bytes of UTF-8 that live as long as the reader they come from.
struct cindexstore_text {
  const char *data;
  size_t length;
};

/// The functions of the library, each under its own name without `indexstore_`.
struct cindexstore {
  unsigned (*format_version)(void);
  void *(*store_create)(const char *path, void **error);
  void (*store_dispose)(void *store);
  bool (*store_units_apply_f)(void *store, unsigned sorted, void *context,
                              bool (*each)(void *context, struct cindexstore_text name));
  void *(*unit_reader_create)(void *store, const char *name, void **error);
  void (*unit_reader_dispose)(void *unit);
  struct cindexstore_text (*unit_reader_get_main_file)(void *unit);
  bool (*unit_reader_is_system_unit)(void *unit);
  bool (*unit_reader_dependencies_apply_f)(void *unit, void *context,
                                           bool (*each)(void *context, void *dependency));
  int (*unit_dependency_get_kind)(void *dependency);
  struct cindexstore_text (*unit_dependency_get_name)(void *dependency);
  void *(*record_reader_create)(void *store, const char *name, void **error);
  void (*record_reader_dispose)(void *record);
  bool (*record_reader_occurrences_apply_f)(void *record, void *context,
                                            bool (*each)(void *context, void *occurrence));
  void *(*occurrence_get_symbol)(void *occurrence);
  uint64_t (*occurrence_get_roles)(void *occurrence);
  void (*occurrence_get_line_col)(void *occurrence, unsigned *line, unsigned *column);
  bool (*occurrence_relations_apply_f)(void *occurrence, void *context,
                                       bool (*each)(void *context, void *relation));
  uint64_t (*symbol_relation_get_roles)(void *relation);
  void *(*symbol_relation_get_symbol)(void *relation);
  int (*symbol_get_kind)(void *symbol);
  int (*symbol_get_subkind)(void *symbol);
  struct cindexstore_text (*symbol_get_name)(void *symbol);
  struct cindexstore_text (*symbol_get_usr)(void *symbol);
};

/// What a symbol does at a place; values of the library's.
enum cindexstore_role {
  CINDEXSTORE_DECLARATION = 1 << 0,
  CINDEXSTORE_DEFINITION = 1 << 1,
  CINDEXSTORE_REFERENCE = 1 << 2,
  CINDEXSTORE_READ = 1 << 3,
  CINDEXSTORE_WRITE = 1 << 4,
  CINDEXSTORE_CALL = 1 << 5,
  CINDEXSTORE_DYNAMIC = 1 << 6,
  CINDEXSTORE_IMPLICIT = 1 << 8,
  CINDEXSTORE_CHILD_OF = 1 << 9,
  CINDEXSTORE_BASE_OF = 1 << 10,
  CINDEXSTORE_OVERRIDE_OF = 1 << 11,
  CINDEXSTORE_RECEIVED_BY = 1 << 12,
  CINDEXSTORE_CALLED_BY = 1 << 13,
  CINDEXSTORE_EXTENDED_BY = 1 << 14,
  CINDEXSTORE_ACCESSOR_OF = 1 << 15,
  CINDEXSTORE_CONTAINED_BY = 1 << 16,
};

/// The kinds of symbols that Swift has; values of the library's.
enum cindexstore_kind {
  CINDEXSTORE_MODULE = 1,
  CINDEXSTORE_MACRO = 4,
  CINDEXSTORE_ENUM = 5,
  CINDEXSTORE_STRUCT = 6,
  CINDEXSTORE_CLASS = 7,
  CINDEXSTORE_PROTOCOL = 8,
  CINDEXSTORE_EXTENSION = 9,
  CINDEXSTORE_TYPEALIAS = 11,
  CINDEXSTORE_FUNCTION = 12,
  CINDEXSTORE_VARIABLE = 13,
  CINDEXSTORE_ENUM_CASE = 15,
  CINDEXSTORE_INSTANCE_METHOD = 16,
  CINDEXSTORE_CLASS_METHOD = 17,
  CINDEXSTORE_STATIC_METHOD = 18,
  CINDEXSTORE_INSTANCE_PROPERTY = 19,
  CINDEXSTORE_CLASS_PROPERTY = 20,
  CINDEXSTORE_STATIC_PROPERTY = 21,
  CINDEXSTORE_INITIALIZER = 22,
  CINDEXSTORE_DEINITIALIZER = 23,
  CINDEXSTORE_PARAMETER = 25,
};

/// What a unit depends on, if that is a record of its main file.
enum { CINDEXSTORE_RECORD = 2 };

/// Opens the library at a path, for good; the name of what it lacks, or NULL if it has everything.
static inline const char *cindexstore_open(struct cindexstore *library, const char *path) {
  void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return "the library itself";
#define CINDEXSTORE_FIND(function)                                      \
  *(void **)&library->function = dlsym(handle, "indexstore_" #function); \
  if (!library->function) return #function
  CINDEXSTORE_FIND(format_version);
  CINDEXSTORE_FIND(store_create);
  CINDEXSTORE_FIND(store_dispose);
  CINDEXSTORE_FIND(store_units_apply_f);
  CINDEXSTORE_FIND(unit_reader_create);
  CINDEXSTORE_FIND(unit_reader_dispose);
  CINDEXSTORE_FIND(unit_reader_get_main_file);
  CINDEXSTORE_FIND(unit_reader_is_system_unit);
  CINDEXSTORE_FIND(unit_reader_dependencies_apply_f);
  CINDEXSTORE_FIND(unit_dependency_get_kind);
  CINDEXSTORE_FIND(unit_dependency_get_name);
  CINDEXSTORE_FIND(record_reader_create);
  CINDEXSTORE_FIND(record_reader_dispose);
  CINDEXSTORE_FIND(record_reader_occurrences_apply_f);
  CINDEXSTORE_FIND(occurrence_get_symbol);
  CINDEXSTORE_FIND(occurrence_get_roles);
  CINDEXSTORE_FIND(occurrence_get_line_col);
  CINDEXSTORE_FIND(occurrence_relations_apply_f);
  CINDEXSTORE_FIND(symbol_relation_get_roles);
  CINDEXSTORE_FIND(symbol_relation_get_symbol);
  CINDEXSTORE_FIND(symbol_get_kind);
  CINDEXSTORE_FIND(symbol_get_subkind);
  CINDEXSTORE_FIND(symbol_get_name);
  CINDEXSTORE_FIND(symbol_get_usr);
#undef CINDEXSTORE_FIND
  return NULL;
}
