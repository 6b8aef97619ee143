// Editions of the language of .proto files.
#pragma once

#include <cstdint>
#include <string_view>

namespace onnxgen::syntax {

// The numbers are those of google.protobuf.Edition, in order of publication.
enum class Edition : std::int32_t {
  kProto2 = 998,
  kProto3 = 999,
  k2023 = 1000,
  k2024 = 1001,
  k2026 = 1002,
  kUnstable = 9999
};

// Editions that files may use. All others are unknown.
constexpr Edition kEditions[] = {Edition::kProto2, Edition::kProto3, Edition::k2023,
                                 Edition::k2024,   Edition::k2026,   Edition::kUnstable};
// Later editions are experimental.
constexpr Edition kNewestEdition = Edition::k2026;

// Returns whether this is proto2 or proto3, whose rules come from the `syntax` statement instead of features.
constexpr bool is_legacy(Edition edition) {
  return edition < Edition::k2023;
}

// Returns "proto2", "proto3", "2023", ...
constexpr const char* name_of(Edition edition) {
  switch (edition) {
    case Edition::kProto2:
      return "proto2";
    case Edition::kProto3:
      return "proto3";
    case Edition::k2023:
      return "2023";
    case Edition::k2024:
      return "2024";
    case Edition::k2026:
      return "2026";
    case Edition::kUnstable:
      return "UNSTABLE";
  }
  return "";
}

// Returns whether protoc always accepts this file's edition: it is one of protobuf's own files, by its name
// (code_generator.cc: CanSkipEditionCheck).
constexpr bool may_use_any_edition(std::string_view file) {
  for (const std::string_view start : {"google/protobuf/", "upb/", "com/google/protobuf/", "conformance/test_protos/",
                                       "test_messages_edition_unstable"}) {
    if (file.substr(0, start.size()) == start) return true;
  }
  return false;
}

}  // namespace onnxgen::syntax
