// Limits defined by the language.
#pragma once

#include <cstddef>
#include <cstdint>

namespace onnxgen::schema {

inline constexpr std::int32_t kMaxFieldNumber = (1 << 29) - 1;  // largest number that fits in a tag with its wire type

// Range reserved for protobuf implementations.
inline constexpr std::int32_t kFirstImplementationNumber = 19000;
inline constexpr std::int32_t kLastImplementationNumber = 19999;

// protoc's limits for package names: bytes and parts.
inline constexpr std::size_t kMaxPackageLength = 511;
inline constexpr std::size_t kMaxPackageParts = 101;

}  // namespace onnxgen::schema
