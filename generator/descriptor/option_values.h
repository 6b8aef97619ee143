// Encodes options as messages of google.protobuf, as protoc does.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "schema/schema.h"

namespace onnxgen::descriptor {

// kRuntime: without options whose retention is RETENTION_SOURCE.
enum class Retention { kRuntime, kAll };

// kMerged: by number, each message once. kInSourceOrder: each option separately, even if several set fields of the same
// message.
enum class CustomOptions { kMerged, kInSourceOrder };

// Returns the length of the shortest part of `path`, the fields that an option's name denotes, whose last field has
// RETENTION_SOURCE, or 0 if there is none. Like protoc, does not look for such fields inside groups.
std::size_t source_only_prefix(const std::vector<const schema::Field*>& path);

// Encodes the standard options by number, then custom options. Omits `default` and `json_name`, which are not fields of
// the options message.
std::string encode(const std::vector<schema::Option>& options, Retention retention, CustomOptions custom_options);

}  // namespace onnxgen::descriptor
