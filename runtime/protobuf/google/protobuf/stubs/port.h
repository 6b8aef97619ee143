// Common definitions of libprotobuf's headers: the interface, names of integer types, and some macros.
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
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "onnxgen/error/cxx17.h"
#include "onnxgen/message/visibility.h"

// Release of libprotobuf whose interface these headers have: 21 or 30. Headers generated with protobuf_api=30 define
// this macro. It changes neither the layout of classes nor the library, so source files of one program may use
// different releases. ONNXGEN_PROTOBUF_TAG marks functions whose result type depends on the release, so that their
// symbols differ. ONNXGEN_PROTOBUF_UNTIL_30 precedes members that protobuf 30 does not have, and makes them private for
// release 30.
#if !defined(ONNXGEN_PROTOBUF_API)
#define ONNXGEN_PROTOBUF_API 21
#endif

#if ONNXGEN_PROTOBUF_API == 21
#define ONNXGEN_PROTOBUF_TAG
#define ONNXGEN_PROTOBUF_UNTIL_30 public:
#elif ONNXGEN_PROTOBUF_API == 30
#define ONNXGEN_PROTOBUF_UNTIL_30 private:
#define ONNXGEN_PROTOBUF_TAG ONNXGEN_ABI_TAG("protobuf30")
// The headers of protobuf 30 include this header of Abseil, so programs use absl::string_view without including it.
#if __has_include(<absl/strings/string_view.h>)
#include <absl/strings/string_view.h>
static_assert(std::is_same_v<absl::string_view, std::string_view>,
              "Abseil has a string_view of its own: build it as C++17 with ABSL_OPTION_USE_STD_STRING_VIEW 1");
#else
namespace absl {
using string_view = std::string_view;
}
#endif
#else
#error "ONNXGEN_PROTOBUF_API must be 21 or 30, for the interface of protobuf 3.21 or 30"
#endif

#if ONNXGEN_PROTOBUF_API < 30
#define GOOGLE_DISALLOW_COPY_AND_ASSIGN(Class) \
  Class(const Class&) = delete;                \
  void operator=(const Class&) = delete
#define GOOGLE_DISALLOW_EVIL_CONSTRUCTORS(Class) GOOGLE_DISALLOW_COPY_AND_ASSIGN(Class)
#define GOOGLE_DISALLOW_IMPLICIT_CONSTRUCTORS(Class) \
  Class() = delete;                                  \
  GOOGLE_DISALLOW_EVIL_CONSTRUCTORS(Class)

// The number of elements of an array.
#define GOOGLE_ARRAYSIZE(array) (sizeof(array) / sizeof(*(array)))
#endif

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

#if ONNXGEN_PROTOBUF_API < 30
using std::string;
#endif

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

// Types of names that descriptors return.
#if ONNXGEN_PROTOBUF_API < 30
using NameResult = const std::string&;
using NewNameResult = std::string;
using ConstantNameResult = const char*;
#else
using NameResult = std::string_view;
using NewNameResult = std::string_view;
using ConstantNameResult = std::string_view;
#endif

// Returns for example "3.21.12" for 3021012.
inline std::string VersionString(int version) {
  const int minor = version / 1000;
  return std::to_string(minor / 1000) + "." + std::to_string(minor % 1000) + "." + std::to_string(version % 1000);
}

}  // namespace internal

// Does nothing: what the library keeps is still used by messages and arenas.
inline void ShutdownProtobufLibrary() {}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
