// Rules for extensions and extended messages.
#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "schema/names.h"
#include "schema/options/options.h"
#include "schema/range_index.h"
#include "schema/rules/rules.h"
#include "schema/visit.h"
#include "source/source_file.h"

namespace onnxgen::schema::rules {
namespace {

// Returns whether this is one of the options messages of descriptor.proto.
bool is_options_message(const Message& message) {
  constexpr std::string_view kNames[] = {"File",      "Message", "Field",  "Oneof",          "Enum",
                                         "EnumValue", "Service", "Method", "ExtensionRange", "Stream"};
  return std::any_of(std::begin(kNames), std::end(kNames), [&](std::string_view name) {
    return message.full_name == fmt::format("google.protobuf.{}Options", name);
  });
}

}  // namespace

void extension_is_allowed(const Field& extension, const File& file, Diagnostics& diagnostics) {
  if (extension.label == Label::kRequired) {
    const bool written = extension.label_span.file != nullptr;
    diagnostics.error(written ? extension.label_span : extension.name_span, "an extension cannot be required");
  }
  const Option* json_name = find_option(extension.options, "json_name");
  if (json_name != nullptr && json_name->text != json_name_of(extension.name)) {
    diagnostics.error(json_name->span, "an extension cannot have a json_name");
  }
  if (extension.containing == nullptr) return;
  const Message& extended = *extension.containing;
  if (file.edition == Edition::kProto3 && !is_options_message(extended)) {
    diagnostics.error(extension.name_span, "a proto3 file can extend only the options of google.protobuf, not '{}'",
                      extended.full_name);
  }
  const bool is_message = extension.type == FieldType::kMessage;
  if (extended.message_set_wire_format && (!is_message || extension.label != Label::kOptional)) {
    diagnostics.error(extension.type_span, "an extension of a MessageSet must be an optional message");
  }
}

void extensions_are_in_range(const Schema& schema, Diagnostics& diagnostics) {
  std::unordered_map<const Message*, RangeIndex> ranges;
  std::unordered_map<const NumberRange*, std::vector<const Field*>> extensions;
  for (const auto& file : schema.files) {
    for_each_extension(*file, [&](const Field& extension) {
      if (extension.containing == nullptr || extension.number < 1) return;
      const Message& extended = *extension.containing;
      if (!extended.complete) return;
      const auto& index = ranges.try_emplace(&extended, extended.extension_ranges).first->second;
      if (const NumberRange* range = index.find(extension.number)) {
        // For extensions of options messages, protoc ignores the declarations of the range.
        const bool is_option = extended.file->name == "google/protobuf/descriptor.proto";
        if (!is_option) extensions[range].push_back(&extension);
        return;
      }
      diagnostics
          .error(extension.number_span, "'{}' has no extension range that contains {}", extended.full_name,
                 source::text_of(extension.number_span))
          .note(extended.name_span, "'{}' is defined here", extended.full_name);
    });
  }
  for (const auto& [range, in_range] : extensions) extensions_are_declared(in_range, *range, diagnostics);
}

// Extensions in different files may have equal numbers, as in protoc, but no program can use both with libprotobuf.
void extension_numbers_are_unique(const Schema& schema, Diagnostics& diagnostics) {
  std::map<std::pair<const Message*, std::int32_t>, const Field*> by_number;
  for (const auto& file : schema.files) {
    for_each_extension(*file, [&](const Field& extension) {
      if (extension.containing == nullptr) return;
      const Field*& last = by_number[std::pair(extension.containing, extension.number)];
      const Field* const other = std::exchange(last, &extension);
      if (other == nullptr) return;
      constexpr auto kText = "extension number {} of '{}' is already used";
      const bool is_error = other->span.file == extension.span.file;
      error_or_warning(is_error, diagnostics, extension.number_span, kText, extension.number,
                       extension.containing->full_name)
          .note(other->number_span, "used by '{}'", other->full_name);
    });
  }
}

}  // namespace onnxgen::schema::rules
