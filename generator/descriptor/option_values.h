// Encodes options as messages of google.protobuf, as protoc does.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "schema/schema.h"

namespace onnxgen::descriptor {

// kRuntime: without options whose retention is RETENTION_SOURCE.
enum class Retention { kRuntime, kAll };

// Returns the length of the shortest part of `path`, the fields that an option's name denotes, whose last field has
// RETENTION_SOURCE, or 0 if there is none. Like protoc, does not look for such fields inside groups.
std::size_t source_only_prefix(const std::vector<const schema::Field*>& path);

// Encodes the options of a declaration in a file of this edition: the standard options by number, then custom options
// in source order. Each custom option is encoded separately, even if several set fields of the same message. But protoc
// sorts and merges them when it removes options, which release 3.21 did not yet do: so does this function with
// Retention::kRuntime, except for proto2 and proto3. Omits `default` and `json_name`, which are not fields of the
// options message.
std::string encode(const std::vector<schema::Option>& options, Retention retention, schema::Edition edition);

}  // namespace onnxgen::descriptor
