// Protobuf's text format of any message, letter by letter as libprotobuf 3.21 prints it.
//
// Messages are printed as they are in memory, by the descriptor of their class; encoded bytes that no class ever held
// by a descriptor alone. The functions keep no state: any number of threads may call them.
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

// The defaults are those of google::protobuf::TextFormat::PrintToString.
struct PrintTextOptions {
  bool single_line = false;     // all in one line, each field with a space behind it
  bool utf8_strings = false;    // bytes of 0x80 and more stand as they are in `string` fields
  bool expand_any = false;      // what an Any holds is printed, where the table knows its type and it is valid
  bool short_repeated = false;  // repeated numbers and enums as `name: [1, 2]`
  bool field_numbers = false;   // instead of names
  bool hide_unknown_fields = false;
  std::size_t longest_text = 0;  // strings and bytes are cut off after so many bytes, and marked; 0: never
  int max_depth = 1000;          // messages and groups within each other; at most this many levels are entered

  // What libprotobuf's text format for Python has besides.
  RealWriter reals = {};
  bool pointy_brackets = false;  // messages stand between < and >
  bool force_colon = false;      // and have a colon before them
  bool declared_order = false;   // fields of messages in memory as the schema has them; extensions still by number
  bool plain_unknown = false;    // unknown fields: fixed ones are decimal, and no bytes an empty message
};

// Appends the text of a message of any class that has a descriptor, of either profile. Needs memory for the output
// alone. An error is one of memory or depth, and says in which field; what was printed before it stays in `out`.
TextStatus print_text(ConstMessage message, std::string& out, const PrintTextOptions& options = {});

// To a stream, in pieces of about 64 KiB; kWriteFailed where it takes no more.
TextStatus print_text(ConstMessage message, std::ostream& out, const PrintTextOptions& options = {});

// The same to a function: write(std::string_view piece) -> bool, where false ends it as kWriteFailed.
template <class Write>
TextStatus print_text_to(ConstMessage message, Write&& write, const PrintTextOptions& options = {}) {
  const auto call = [](void* context, std::string_view piece) -> bool {
    return (*static_cast<std::remove_reference_t<Write>*>(context))(piece);
  };
  return print_text_to(message, const_cast<void*>(static_cast<const void*>(&write)), call, options);
}
TextStatus print_text_to(ConstMessage message, void* context, bool (*write)(void* context, std::string_view piece),
                         const PrintTextOptions& options);

// Appends one value of a field, without the field's name: 3, "text", CONV, { op_type: "Conv" }. Without a field, the
// text of `value` as bytes.
TextStatus print_text_value(const FieldDescriptor* field, const FieldValue& value, std::string& out,
                            const PrintTextOptions& options = {});

// Appends the text of the message that `bytes` encode. The bytes may be any: what a parser would do with them (later
// values replace earlier ones, pieces of a message are merged, maps are sorted by key, fields stand in the order of
// their numbers, unknown ones last) is done. Where they are no valid message the result says why and where; the fields
// before the fault may have been printed then.
TextStatus print_text(std::string_view bytes, const MessageDescriptor& descriptor, std::string& out,
                      const PrintTextOptions& options = {});

// What Message::DebugString, ShortDebugString and Utf8DebugString return: text to be looked at. Where an error ends it,
// it says so itself, in a comment at its end. Where memory is out, they throw std::bad_alloc.
std::string debug_string(ConstMessage message);
std::string short_debug_string(ConstMessage message);
std::string utf8_debug_string(ConstMessage message);

// What those of the class would return for the message that `bytes` encode.
std::string debug_string(std::string_view bytes, const MessageDescriptor& descriptor);
std::string short_debug_string(std::string_view bytes, const MessageDescriptor& descriptor);
std::string utf8_debug_string(std::string_view bytes, const MessageDescriptor& descriptor);

}  // namespace onnxgen::text
