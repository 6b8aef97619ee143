// Prints any message as JSON. The output is identical to that of libprotobuf 3.21, except where that is wrong;
// docs/text.md lists the differences.
//
//   onnxgen::text::PrintJsonOptions options;
//   options.add_whitespace = true;
//   std::string json;
//   const auto status = onnxgen::text::print_json(model, json, options);
//   if (!status) std::cerr << status.message() << '\n';
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>

#include "onnxgen/reflection/const_message.h"
#include "onnxgen/text/real_writer.h"
#include "onnxgen/text/status.h"

namespace onnxgen::text {

// Options of printing JSON. Names are those of google::protobuf::util::JsonPrintOptions.
struct PrintJsonOptions {
  bool add_whitespace = false;                 // add line breaks and one space of indentation per level
  bool always_print_primitive_fields = false;  // also print unset scalars, lists and maps, with their defaults
  // Also print unset fields without presence, with their defaults: lists, maps, and proto3 scalars without `optional`.
  bool always_print_fields_with_no_presence = false;
  bool always_print_enums_as_ints = false;
  bool preserve_proto_field_names = false;  // print field names of the schema instead of lowerCamelCase names
  bool unquote_int64_if_possible = false;   // print 64-bit integers without quotes if a double can represent them
  // Truncate longer strings and bytes to this many bytes. A truncated value is printed as an object, {"truncated":"the
  // beginning","size":5242880}, so that no reader mistakes it for the complete value. 0: no limit.
  std::size_t longest_text = 0;
  // Maximum nesting depth of messages, as in PrintTextOptions. The count starts again in each Any, but the total depth
  // is limited to 1,000, or to max_depth if that is larger.
  int max_depth = 1000;
  // Drop the invalid bytes of strings that are not UTF-8, as libprotobuf 3.21 does. If false, such a string is kNoForm,
  // since the JSON would be parsed as a different message.
  bool drop_invalid_utf8 = false;
  // Additional types that an Any may contain, such as descriptor_of<M>().types, the types of M's file and its imports.
  // The types of the printed message's own file and its imports are always known. The list must outlive the call.
  const TypeList* any_types = nullptr;

  // Additional options of libprotobuf's JSON for Python.
  RealWriter reals = {};  // writes finite numbers; the output must be valid JSON
  // Print the actual defaults of bytes fields and infinite defaults, and print messages with unknown fields from memory
  // instead of from their encoding.
  bool as_python = false;
};

// Appends the JSON of a message of any class with a descriptor, of either profile. Fields are ordered by number, map
// entries by key. Unknown fields have no JSON form and are omitted. Extensions have names like "[demo.rank]". After an
// error, `out` contains the text printed so far. Error texts are those of libprotobuf where it has them; quoted input
// is made printable.
TextStatus print_json(ConstMessage message, std::string& out, const PrintJsonOptions& options = {});

// Prints to a stream in chunks of about 64 KiB. Returns kWriteFailed if writing to the stream fails.
TextStatus print_json(ConstMessage message, std::ostream& out, const PrintJsonOptions& options = {});

// Prints the message that `bytes` encode, with its fields in the order of the encoding. Returns kMalformed for bytes
// that are not a message of this type.
TextStatus print_json(std::string_view bytes, const MessageDescriptor& descriptor, std::string& out,
                      const PrintJsonOptions& options = {});

}  // namespace onnxgen::text
