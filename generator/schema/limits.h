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

// protoc's limit for the fields of a message, without its extensions. See kMaxFieldsPerMessage in descriptor.cc.
inline constexpr std::size_t kMaxMessageFields = 65535;

// Limits of the feature enforce_proto_limits = PROTO_LIMITS2026.
inline constexpr std::size_t kMaxFields = 1500;
inline constexpr std::size_t kMaxOneofs = 1000;
inline constexpr std::size_t kMaxOneofFields = 1200;
inline constexpr std::size_t kMaxValues = 1700;

}  // namespace onnxgen::schema
