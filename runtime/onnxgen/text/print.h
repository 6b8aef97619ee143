// Prints messages in protobuf's text format. The output is identical to that of libprotobuf 3.21.
//
//   std::cout << onnxgen::text::debug_string(model);
//
//   onnxgen::text::PrintTextOptions options;
//   options.longest_text = 100;
//   const auto status = onnxgen::text::print_text(model, std::cout, options);
//   if (!status) std::cerr << status.message() << '\n';
//
// A message in memory is printed using the descriptor of its class. Encoded bytes are printed using only a descriptor.
// The functions have no shared state and may be called from any number of threads.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>
#include <type_traits>

#include "onnxgen/reflection/const_message.h"
#include "onnxgen/text/real_writer.h"
#include "onnxgen/text/status.h"

namespace onnxgen::text {

// Options of printing text. The defaults are those of google::protobuf::TextFormat::PrintToString.
struct PrintTextOptions {
  bool single_line = false;     // print everything on one line, with a space after each field
  bool utf8_strings = false;    // do not escape bytes from 0x80 in `string` fields
  bool expand_any = false;      // print the message in an Any if its type is known and its value is valid
  bool short_repeated = false;  // print repeated numbers and enums as `name: [1, 2]`
  bool field_numbers = false;   // print field numbers instead of names
  bool hide_unknown_fields = false;
  std::size_t longest_text = 0;  // truncate strings and bytes to this many bytes and mark them; 0: no limit
  std::size_t indentation = 0;   // levels by which all lines are indented; not with single_line
  int max_depth = 1000;          // maximum nesting depth of messages and groups; exceeding it is kTooDeep
  // Additional types that an Any may contain, such as descriptor_of<M>().types, the types of M's file and its imports.
  // The types of the printed message's own file and its imports are always known. The list must outlive the call.
  const TypeList* any_types = nullptr;

  // Additional options of libprotobuf's text format for Python.
  RealWriter reals = {};
  bool pointy_brackets = false;  // enclose messages in < and >
  bool force_colon = false;      // print a colon before messages
  bool declared_order = false;   // print fields of messages in memory in schema order; extensions still by number
  bool plain_unknown = false;    // print unknown fixed-width fields in decimal, and empty bytes as an empty message
};

// Appends the text of a message of any class with a descriptor, of either profile. Needs no memory besides the output.
// The only errors are kOutOfMemory and kTooDeep; the status names the field. After an error, `out` contains the text
// printed so far.
TextStatus print_text(ConstMessage message, std::string& out, const PrintTextOptions& options = {});

// Prints to a stream in chunks of about 64 KiB. Also returns kWriteFailed, if writing to the stream fails.
TextStatus print_text(ConstMessage message, std::ostream& out, const PrintTextOptions& options = {});

// Prints to a function, write(std::string_view chunk) -> bool. If it returns false, printing ends with kWriteFailed.
template <class Write>
TextStatus print_text_to(ConstMessage message, Write&& write, const PrintTextOptions& options = {}) {
  const auto call = [](void* context, std::string_view chunk) -> bool {
    return (*static_cast<std::remove_reference_t<Write>*>(context))(chunk);
  };
  return print_text_to(message, const_cast<void*>(static_cast<const void*>(&write)), call, options);
}
TextStatus print_text_to(ConstMessage message, void* context, bool (*write)(void* context, std::string_view chunk),
                         const PrintTextOptions& options);

// Appends one value of a field without the field's name: 3, "text", CONV, { op_type: "Conv" }. If `field` is null,
// appends the text of `value` as bytes.
TextStatus print_text_value(const FieldDescriptor* field, const FieldValue& value, std::string& out,
                            const PrintTextOptions& options = {});

// Appends the text of the message that `bytes` encode. Prints what a parser would store: later values replace earlier
// ones, pieces of a message are merged, maps are sorted by key, fields are ordered by number, and unknown fields come
// last. If the bytes are malformed, the status describes the error and its position, and fields before the error may
// have been printed.
TextStatus print_text(std::string_view bytes, const MessageDescriptor& descriptor, std::string& out,
                      const PrintTextOptions& options = {});

// Return the results of Message::DebugString(), ShortDebugString() and Utf8DebugString(), for use in logs and
// debugging. If an error occurs, the text ends with a comment that describes it. Throw std::bad_alloc if memory is
// exhausted.
std::string debug_string(ConstMessage message);
std::string short_debug_string(ConstMessage message);
std::string utf8_debug_string(ConstMessage message);

// Overloads for an encoded message.
std::string debug_string(std::string_view bytes, const MessageDescriptor& descriptor);
std::string short_debug_string(std::string_view bytes, const MessageDescriptor& descriptor);
std::string utf8_debug_string(std::string_view bytes, const MessageDescriptor& descriptor);

}  // namespace onnxgen::text
