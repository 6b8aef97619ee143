// Macros that forbid copies.
#pragma once

#include "google/protobuf/stubs/port.h"
