// ProtoJSON, read: what print_json() and other printers of it write, by the rules of
// https://protobuf.dev/programming-guides/json.
//
// Like the text format, it becomes the encoding of a message, by the static table of its type.
#pragma once

#include <string>
#include <string_view>

#include "onnxgen/reflection/descriptor.h"
#include "onnxgen/text/parse_encoded.h"
#include "onnxgen/text/status.h"

namespace onnxgen::text {

// Named as those of google::protobuf::util::JsonParseOptions, as far as they are the same.
struct ParseJsonOptions {
  bool ignore_unknown_fields = false;          // members that are no fields, and enum values that have no number
  bool case_insensitive_enum_parsing = false;  // "float-16" for FLOAT_16
  bool allow_partial = false;                  // of parse_json(): `required` fields may be missing
  int max_depth = 100;  // messages within each other, as many as the parser of encoded bytes takes by default
};

// Appends the encoding of the message that `json` describes, as a class writes it. At an error, that of what came
// before it may be in `out`. Fields that are `required` are not asked for. The type of an Any must be in the file of
// `table` or in one that this imports.
TextStatus encode_json(std::string_view json, const MessageDescriptor& table, std::string& out,
                       const ParseJsonOptions& options = {});

// Replaces the message, of either profile, by what `json` describes. At an error it is empty, or as it was.
template <class M>
TextStatus parse_json(std::string_view json, M* message, const ParseJsonOptions& options = {}) {
  std::string bytes;
  if (TextStatus status = encode_json(json, descriptor_of<M>(), bytes, options); !status) return status;
  return parse_encoded(bytes, *message, options.allow_partial, options.max_depth);
}

}  // namespace onnxgen::text
