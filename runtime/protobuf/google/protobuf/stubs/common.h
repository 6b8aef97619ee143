// Common definitions of libprotobuf's headers: the version, names of integer types, and some macros.
//
// These headers replace those of libprotobuf: classes generated with PROFILE protobuf and programs written for
// libprotobuf include them under the same names. They do not depend on libprotobuf. All symbols are hidden from other
// shared objects, since a process may also load a libprotobuf.so with the same symbol names.
#pragma once

#include <algorithm>
#include <cassert>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "onnxgen/error/cxx17.h"
#include "onnxgen/message/visibility.h"

// Release of libprotobuf whose API this is.
#define GOOGLE_PROTOBUF_VERSION 3021012
#define GOOGLE_PROTOBUF_VERSION_SUFFIX ""
#define GOOGLE_PROTOBUF_MIN_LIBRARY_VERSION 3021000
#define GOOGLE_PROTOBUF_MIN_PROTOC_VERSION 3021000

// Headers and library are built from one source tree, so there is nothing to verify.
#define GOOGLE_PROTOBUF_VERIFY_VERSION static_cast<void>(0)

#define GOOGLE_DISALLOW_COPY_AND_ASSIGN(Class) \
  Class(const Class&) = delete;                \
  void operator=(const Class&) = delete
#define GOOGLE_DISALLOW_EVIL_CONSTRUCTORS(Class) GOOGLE_DISALLOW_COPY_AND_ASSIGN(Class)

// The containers are visible: g++ hides every function with a hidden type in its signature, and programs export
// functions that take containers. The implementation classes of the containers have an ABI tag in their symbols, so no
// libprotobuf.so has the same symbols.

// Visibility of the base classes of messages. They are visible like the containers, so that programs can use them in
// exported functions and as members, and so that visible generated classes have no hidden base. The compiler would make
// the virtual table and type information of such a class visible as well. An ABI tag cannot prevent conflicts, since
// programs declare these classes. The library therefore emits both in one source file, where the class is hidden.
#if !defined(ONNXGEN_PROTOBUF_BASE)
#define ONNXGEN_PROTOBUF_BASE ONNXGEN_VISIBLE
#endif

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

using std::string;

using int8 = std::int8_t;
using int16 = std::int16_t;
using int32 = std::int32_t;
using int64 = std::int64_t;
using uint8 = std::uint8_t;
using uint16 = std::uint16_t;
using uint = unsigned int;
using uint32 = std::uint32_t;
using uint64 = std::uint64_t;

constexpr int32 kint32max = INT32_MAX;
constexpr int32 kint32min = INT32_MIN;
constexpr int64 kint64max = INT64_MAX;
constexpr int64 kint64min = INT64_MIN;
constexpr uint32 kuint32max = UINT32_MAX;
constexpr uint64 kuint64max = UINT64_MAX;

namespace internal {

// Returns for example "3.21.12" for 3021012.
inline std::string VersionString(int version) {
  const int minor = version / 1000;
  return std::to_string(minor / 1000) + "." + std::to_string(minor % 1000) + "." + std::to_string(version % 1000);
}

}  // namespace internal

// Nothing is registered or cached, so there is nothing to release.
inline void ShutdownProtobufLibrary() {}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
