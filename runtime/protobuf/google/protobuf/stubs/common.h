// Definitions that programs expect from every header of libprotobuf, since all of them include this one.
#pragma once

#include "google/protobuf/stubs/logging.h"
#include "google/protobuf/stubs/port.h"
#include "google/protobuf/stubs/status.h"
#include "google/protobuf/stubs/stringpiece.h"
