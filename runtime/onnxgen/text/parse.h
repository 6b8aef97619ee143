// Parses protobuf's text format, as written by TextFormat::PrintToString or by hand.
//
//   onnx::ModelProto model;
//   const auto status = onnxgen::text::parse_text("ir_version: 8 graph { name: 'g' }", &model);
//   if (!status) std::cerr << status.message() << '\n';
//
// The text is converted to an encoded message, using the descriptor of its type; the generated class parses the result.
// Works for classes of either profile. The functions have no shared state and may be called from any number of threads.
#pragma once

#include <string>
#include <string_view>

#include "onnxgen/reflection/descriptor.h"
#include "onnxgen/text/parse_encoded.h"
#include "onnxgen/text/status.h"

namespace onnxgen::text {

// Options of parsing text.
struct ParseTextOptions {
  // Allow setting a singular field repeatedly and setting several members of a oneof; the last value counts.
  bool last_wins = false;
  bool field_numbers = false;              // accept field numbers in place of names: "2: 'name'"
  bool ignore_unknown_fields = false;      // ignore unknown fields and extensions
  bool ignore_unknown_extensions = false;  // ignore unknown extensions only
  bool validate_strings = false;           // require UTF-8 in proto2 strings as well, as Python does
  bool allow_partial = false;              // for parse_text() and merge_text(): accept missing `required` fields
  int max_depth = 100;  // maximum nesting depth of messages; the default is that of the binary parser
  // Additional types that an Any may contain, such as descriptor_of<M>().types, the types of M's file and its imports.
  // The types of the parsed message's own file and its imports are always known. The list must outlive the call.
  const TypeList* any_types = nullptr;
};

// Appends the encoding of the message that `text` describes by the descriptor `table`. The encoding is that of a class:
// fields are ordered by number, regardless of their order in the text, and packed if the schema says so. After an
// error, `out` may contain the encoding of the text before the error. Does not check for missing `required` fields. An
// expanded Any is accepted if its type is defined in the file of `table` or in a file that this file imports. With
// `last_wins`, proto3 zeros are written explicitly, so that merging the result into a message replaces existing values.
TextStatus encode_text(std::string_view text, const MessageDescriptor& table, std::string& out,
                       const ParseTextOptions& options = {});

// Replaces the message with the one that `text` describes. After an error, the message is empty or unchanged.
template <class M>
TextStatus parse_text(std::string_view text, M* message, const ParseTextOptions& options = {}) {
  std::string bytes;
  if (TextStatus status = encode_text(text, descriptor_of<M>(), bytes, options); !status) return status;
  return parse_encoded(bytes, *message, options.allow_partial, options.max_depth);
}

// Merges the message that `text` describes into `message`, with `last_wins` set. If the text contains an error, the
// message is unchanged. If a `required` field is then missing, everything has been merged; if memory is exhausted, a
// part of it.
template <class M>
TextStatus merge_text(std::string_view text, M* message, ParseTextOptions options = {}) {
  options.last_wins = true;
  std::string bytes;
  if (TextStatus status = encode_text(text, descriptor_of<M>(), bytes, options); !status) return status;
  return merge_encoded(bytes, *message, options.allow_partial, options.max_depth);
}

}  // namespace onnxgen::text
