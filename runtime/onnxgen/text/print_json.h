// Any message as JSON, letter by letter as libprotobuf 3.21 prints it where that is right.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>

#include "onnxgen/reflection/const_message.h"
#include "onnxgen/text/real_writer.h"
#include "onnxgen/text/status.h"

namespace onnxgen::text {

// Named as those of google::protobuf::util::JsonPrintOptions.
struct PrintJsonOptions {
  bool add_whitespace = false;                 // line breaks, and a space of indentation for each level
  bool always_print_primitive_fields = false;  // scalars, lists and maps that are not set, too, with their defaults
  // Of those only the ones that are never known to be set or not: lists, maps, and scalars of proto3 without
  // `optional`.
  bool always_print_fields_with_no_presence = false;
  bool always_print_enums_as_ints = false;
  bool preserve_proto_field_names = false;  // instead of lowerCamelCase ones
  // Strings and bytes that are longer are cut off after so many bytes, and never taken for the whole: an object stands
  // in their place, {"truncated":"the beginning","size":5242880}, which no reader takes for a string. 0: never.
  std::size_t longest_text = 0;
  // Messages within each other, as in PrintTextOptions. The count begins again in each Any, but messages are never
  // nested more than 1,000 deep in all, or max_depth if that is larger.
  int max_depth = 1000;
  // Leave the bytes of strings that are not UTF-8 out, as libprotobuf 3.21 does. Otherwise such a string is kNoForm,
  // since the JSON would read back as another message.
  bool drop_invalid_utf8 = false;

  // What libprotobuf's JSON for Python has besides.
  RealWriter reals = {};  // writes finite numbers, which must be JSON then
  // Extensions of a message in memory are written, called "[demo.rank]", groups are messages, and the defaults of bytes
  // and infinite ones are what they are in the message.
  bool as_python = false;
};

// Appends a message of any class that has a descriptor, of either profile, its fields by number and the entries of maps
// by key. Unknown fields, extensions and groups have no form in JSON and are left out. At an error, what was printed
// before it stays in `out`. The words of an error are libprotobuf's where it has some, with what they quote fit to be
// printed.
TextStatus print_json(ConstMessage message, std::string& out, const PrintJsonOptions& options = {});

// To a stream, in pieces of about 64 KiB; kWriteFailed where it takes no more.
TextStatus print_json(ConstMessage message, std::ostream& out, const PrintJsonOptions& options = {});

// The message that `bytes` encode, its fields in the order of the wire.
TextStatus print_json(std::string_view bytes, const MessageDescriptor& descriptor, std::string& out,
                      const PrintJsonOptions& options = {});

}  // namespace onnxgen::text
