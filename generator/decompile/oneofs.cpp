#include "decompile/oneofs.h"

#include <fmt/format.h>

#include <cstdint>

#include "schema/names.h"

namespace onnxgen::decompile {
namespace {

// The field numbers below are those of descriptor.proto.
std::string name_of(const Record& record) {
  return record.text(1);
}
bool is_synthetic(const Record& field) {
  return field.number(17) != 0;
}

std::optional<std::size_t> index_of(const Record& field) {
  if (!field.has(9)) return std::nullopt;
  return static_cast<std::size_t>(static_cast<std::uint32_t>(field.number(9)));
}

// Returns the indexes of each oneof's fields.
std::vector<std::vector<std::size_t>> fields_of_oneofs(const Members& members) {
  std::vector<std::vector<std::size_t>> result(members.oneofs.size());
  for (std::size_t i = 0; i < members.fields.size(); ++i) {
    const std::optional<std::size_t> oneof = index_of(members.fields[i]);
    if (oneof && *oneof < result.size()) result[*oneof].push_back(i);
  }
  return result;
}

std::string index_error(const Record& field, std::size_t oneofs, const std::string& message) {
  const std::string subject = fmt::format("field '{}'", schema::qualified(message, name_of(field)));
  const std::optional<std::size_t> oneof = index_of(field);
  if (!oneof) {
    return is_synthetic(field) ? subject + " has proto3_optional, but no oneof_index; give it a oneof of its own" : "";
  }
  if (*oneof < oneofs) return {};
  return fmt::format("{} has oneof_index {}, but the number of oneofs in '{}' is {}", subject, field.number(9), message,
                     oneofs);
}

// Returns whether the oneof with these fields belongs to an optional proto3 field.
bool has_synthetic(const Members& members, const std::vector<std::size_t>& fields) {
  for (const std::size_t i : fields) {
    if (is_synthetic(members.fields[i])) return true;
  }
  return false;
}

// Returns the error of the fields' oneof if there are other fields between them, or fields that must be alone.
std::string neighbor_error(const Members& members, const std::vector<std::size_t>& fields) {
  const auto name = [&](std::size_t field) { return name_of(members.fields[field]); };
  for (std::size_t i = 1; i < fields.size(); ++i) {
    const std::size_t between = fields[i - 1] + 1;
    if (between == fields[i]) continue;
    return fmt::format("has fields '{}' and '{}' with field '{}' between them; a oneof's fields must be consecutive",
                       name(between - 1), name(fields[i]), name(between));
  }
  if (fields.size() < 2 || !has_synthetic(members, fields)) return {};
  return fmt::format("has fields '{}' and '{}'; a field with proto3_optional must have a oneof of its own",
                     name(fields[0]), name(fields[1]));
}

}  // namespace

std::optional<std::size_t> oneof_in_text(const Record& field) {
  return is_synthetic(field) ? std::nullopt : index_of(field);
}

std::string oneof_error(const Members& members, const std::string& message) {
  for (const Record& field : members.fields) {
    std::string error = index_error(field, members.oneofs.size(), message);
    if (!error.empty()) return error;
  }
  const auto fields = fields_of_oneofs(members);
  std::string synthetic;  // the previous oneof, if it is synthetic
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const std::string oneof = schema::qualified(message, name_of(members.oneofs[i]));
    const std::string error = neighbor_error(members, fields[i]);
    if (!error.empty()) return fmt::format("oneof '{}' {}", oneof, error);
    if (has_synthetic(members, fields[i])) {
      synthetic = oneof;
    } else if (!synthetic.empty()) {
      return fmt::format("oneof '{}' follows '{}'; the oneofs of fields with proto3_optional must be last", oneof,
                         synthetic);
    }
  }
  return {};
}

std::vector<Record> empty_oneofs(const Members& members) {
  const auto fields = fields_of_oneofs(members);
  std::vector<Record> result;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (fields[i].empty()) result.push_back(members.oneofs[i]);
  }
  return result;
}

}  // namespace onnxgen::decompile
