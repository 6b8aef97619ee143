// Protobuf's text format, read: what TextFormat::PrintToString prints, and what people write.
//
// Text becomes the encoding of a message, by the static table of its type, which every kind of generated class parses.
// The functions keep no state: any number of threads may call them.
#pragma once

#include <string>
#include <string_view>

#include "onnxgen/reflection/descriptor.h"
#include "onnxgen/text/parse_encoded.h"
#include "onnxgen/text/status.h"

namespace onnxgen::text {

struct ParseTextOptions {
  bool last_wins = false;  // a singular field may be set more than once, and members of a oneof each other's successors
  bool field_numbers = false;              // a field may be called by its number: "2: 'name'"
  bool ignore_unknown_fields = false;      // fields and extensions that are not known are left out
  bool ignore_unknown_extensions = false;  // extensions only
  bool validate_strings = false;           // proto2 strings must be UTF-8 as well, as Python's are
  bool allow_partial = false;              // of parse_text() and merge_text(): `required` fields may be missing
  int max_depth = 100;  // messages within each other, as many as the parser of encoded bytes takes by default
};

// Appends the encoding of the message that `text` describes, as a class writes it: fields by number, wherever they
// stand in the text, and packed where the schema says so. At an error, that of what came before it may be in `out`.
// Fields that are `required` are not asked for. An expanded Any is read where its type is in the file of `table` or in
// one that this imports. With `last_wins`, zeros that proto3 does not write are written, so that what is merged into a
// message replaces what it has.
TextStatus encode_text(std::string_view text, const MessageDescriptor& table, std::string& out,
                       const ParseTextOptions& options = {});

// Replaces the message, of either profile, by what `text` describes. At an error it is empty, or as it was.
template <class M>
TextStatus parse_text(std::string_view text, M* message, const ParseTextOptions& options = {}) {
  std::string bytes;
  if (TextStatus status = encode_text(text, descriptor_of<M>(), bytes, options); !status) return status;
  return parse_encoded(bytes, *message, options.allow_partial, options.max_depth);
}

// Merges what `text` describes into the message, as with `last_wins`. At an error in the text it is as it was.
template <class M>
TextStatus merge_text(std::string_view text, M* message, ParseTextOptions options = {}) {
  options.last_wins = true;
  std::string bytes;
  if (TextStatus status = encode_text(text, descriptor_of<M>(), bytes, options); !status) return status;
  return merge_encoded(bytes, *message, options.allow_partial, options.max_depth);
}

}  // namespace onnxgen::text
