#include "csandbox.h"
typedef int csandbox_placeholder;
