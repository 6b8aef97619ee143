// Numbers that the language fixes.
#pragma once

#include <cstddef>
#include <cstdint>

namespace onnxgen::schema {

inline constexpr std::int32_t kMaxFieldNumber = (1 << 29) - 1;  // what fits a tag beside its wire type

// Kept by the protocol's implementations for themselves.
inline constexpr std::int32_t kFirstImplementationNumber = 19000;
inline constexpr std::int32_t kLastImplementationNumber = 19999;

// protoc's limits of a package's name.
inline constexpr std::size_t kMaxPackageLength = 511;
inline constexpr std::size_t kMaxPackageParts = 101;

}  // namespace onnxgen::schema
