// Defines PROTOBUF_VERSION if the interface is that of protobuf 30.
#pragma once

#include "google/protobuf/stubs/common.h"
