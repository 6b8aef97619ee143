// Definitions that programs expect from every header of libprotobuf, since all of them include this one.
#pragma once

#include "google/protobuf/stubs/logging.h"
#include "google/protobuf/stubs/port.h"
#include "google/protobuf/stubs/status.h"
#include "google/protobuf/stubs/stringpiece.h"

// CMake's FindProtobuf reads the first version from the text of this file.
#define GOOGLE_PROTOBUF_VERSION_SUFFIX ""
#if ONNXGEN_PROTOBUF_API == 21
#define GOOGLE_PROTOBUF_VERSION 3021012
#define GOOGLE_PROTOBUF_MIN_LIBRARY_VERSION 3021000
#define GOOGLE_PROTOBUF_MIN_PROTOC_VERSION 3021000
#else
#define GOOGLE_PROTOBUF_VERSION 6030000
#define PROTOBUF_VERSION GOOGLE_PROTOBUF_VERSION
#endif

// Headers and library are built from one source tree, so there is nothing to verify.
#define GOOGLE_PROTOBUF_VERIFY_VERSION static_cast<void>(0)
