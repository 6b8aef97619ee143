// Parses ProtoJSON, as written by print_json() and other printers, by the rules of
// https://protobuf.dev/programming-guides/json.
//
//   onnx::ModelProto model;
//   const auto status = onnxgen::text::parse_json(json, &model);
//   if (!status) std::cerr << status.message() << '\n';
//
// Like the text format, JSON is converted to an encoded message, using the descriptor of its type. The functions have
// no shared state and may be called from any number of threads.
#pragma once

#include <string>
#include <string_view>

#include "onnxgen/reflection/descriptor.h"
#include "onnxgen/text/parse_encoded.h"
#include "onnxgen/text/status.h"

namespace onnxgen::text {

// Options of parsing JSON. Names are those of google::protobuf::util::JsonParseOptions where the options are the same.
struct ParseJsonOptions {
  bool ignore_unknown_fields = false;          // ignore members that are not fields, and unknown enum values
  bool case_insensitive_enum_parsing = false;  // accept "float-16" for FLOAT_16
  bool allow_partial = false;                  // for parse_json(): accept missing `required` fields
  int max_depth = 100;  // maximum nesting depth of messages; the default is that of the binary parser
  // Additional types that an Any may contain, such as descriptor_of<M>().types, the types of M's file and its imports.
  // The types of the parsed message's own file and its imports are always known. The list must outlive the call.
  const TypeList* any_types = nullptr;
};

// Appends the encoding of the message that `json` describes by the descriptor `table`, as a class writes it. After an
// error, `out` may contain the encoding of the text before the error. Does not check for missing `required` fields. The
// type of an Any must be defined in the file of `table` or in a file that this file imports.
TextStatus encode_json(std::string_view json, const MessageDescriptor& table, std::string& out,
                       const ParseJsonOptions& options = {});

// Replaces the message, of either profile, with the one that `json` describes. After an error, the message is empty or
// unchanged.
template <class M>
TextStatus parse_json(std::string_view json, M* message, const ParseJsonOptions& options = {}) {
  std::string bytes;
  if (TextStatus status = encode_json(json, descriptor_of<M>(), bytes, options); !status) return status;
  return parse_encoded(bytes, *message, options.allow_partial, options.max_depth);
}

}  // namespace onnxgen::text
