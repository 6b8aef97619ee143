// What every header of libprotobuf brings along: the version, the names of the integers, a few macros.
//
// These headers stand in for libprotobuf's: classes generated with PROFILE protobuf, and programs written for
// libprotobuf, include them under its names. Nothing of libprotobuf is behind them. All of it is hidden from other
// shared objects, since one process may well load a libprotobuf.so, too, whose symbols have the same names.
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

// The release of libprotobuf whose API this is.
#define GOOGLE_PROTOBUF_VERSION 3021012

// Headers and library are built from one tree: there is nothing to verify.
#define GOOGLE_PROTOBUF_VERIFY_VERSION static_cast<void>(0)

#define GOOGLE_DISALLOW_COPY_AND_ASSIGN(Class) \
  Class(const Class&) = delete;                \
  void operator=(const Class&) = delete
#define GOOGLE_DISALLOW_EVIL_CONSTRUCTORS(Class) GOOGLE_DISALLOW_COPY_AND_ASSIGN(Class)

// The containers are visible: g++ hides every function that has a hidden type in its signature, and programs export
// functions of their own that take containers. What they are made of has symbols that no libprotobuf.so has, by a tag.

// For the base classes of messages: visible as the containers are, so that programs can export functions that take them
// and have them as members, and generated classes that are visible do not hide their base. What the compiler makes of
// such a class, its virtual table and type information, would be visible with it, and a tag is not possible, since
// programs declare these classes. It is made in one source file of the library, where the class is hidden.
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
using uint32 = std::uint32_t;
using uint64 = std::uint64_t;

constexpr int32 kint32max = INT32_MAX;
constexpr int32 kint32min = INT32_MIN;
constexpr int64 kint64max = INT64_MAX;
constexpr int64 kint64min = INT64_MIN;
constexpr uint32 kuint32max = UINT32_MAX;
constexpr uint64 kuint64max = UINT64_MAX;

// Nothing is registered or kept, so there is nothing to free.
inline void ShutdownProtobufLibrary() {}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
