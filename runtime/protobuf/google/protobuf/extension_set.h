// Identifiers and accessors of extensions. Generated headers include it if they need it.
#pragma once

#include "google/protobuf/extensions/extension_accessors.h"
#include "google/protobuf/message_lite.h"
#include "google/protobuf/stubs/casts.h"
