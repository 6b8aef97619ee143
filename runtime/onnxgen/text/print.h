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

#include "onnxgen/error/status.h"
#include "onnxgen/reflection/const_message.h"

namespace onnxgen::text {

// The defaults are those of google::protobuf::TextFormat::PrintToString.
struct PrintOptions {
  bool single_line = false;     // all in one line, each field with a space behind it
  bool utf8_strings = false;    // bytes of 0x80 and more stand as they are in `string` fields
  bool expand_any = false;      // what an Any holds is printed, where the table knows its type and it is valid
  bool short_repeated = false;  // repeated numbers and enums as `name: [1, 2]`
  bool field_numbers = false;   // instead of names
  bool hide_unknown_fields = false;
  std::size_t longest_text = 0;  // strings and bytes are cut off after so many bytes, and marked; 0: never
  int max_depth = 1000;          // messages and groups within each other; at most this many levels are entered
};

// Appends the text of a message of any class that has a descriptor, of either profile. Needs memory for the output
// alone, but for messages with extensions, which are encoded on the way. An error is one of memory or depth.
Status print(ConstMessage message, std::string& out, const PrintOptions& options = {});

// The text as a value.
std::string print(ConstMessage message, const PrintOptions& options = {});

// To a stream, in pieces of about 64 KiB; kWriteFailed where it takes no more.
Status print(ConstMessage message, std::ostream& out, const PrintOptions& options = {});

// The same to a function: write(std::string_view piece) -> bool, where false ends it as kWriteFailed.
template <class Write>
Status print_to(ConstMessage message, Write&& write, const PrintOptions& options = {}) {
  const auto call = [](void* context, std::string_view piece) -> bool {
    return (*static_cast<std::remove_reference_t<Write>*>(context))(piece);
  };
  return print_to(message, const_cast<void*>(static_cast<const void*>(&write)), call, options);
}
Status print_to(ConstMessage message, void* context, bool (*write)(void* context, std::string_view piece),
                const PrintOptions& options);

// One value of a field, without the field's name: 3, "text", CONV, { op_type: "Conv" }. Without a field, the text of
// `value` as bytes.
std::string print_value(const FieldDescriptor* field, const FieldValue& value, const PrintOptions& options = {});

// What Message::DebugString, ShortDebugString and Utf8DebugString return.
std::string debug_string(ConstMessage message);
std::string short_debug_string(ConstMessage message);
std::string utf8_debug_string(ConstMessage message);

// Appends the text of the message that `bytes` encode. The bytes may be any: what a parser would do with them (later
// values replace earlier ones, pieces of a message are merged, maps are sorted by key, fields stand in the order of
// their numbers, unknown ones last) is done. Where they are no valid message the result says why and where; the fields
// before the fault may have been printed then. Without memory it is kOutOfMemory.
Status print(std::string_view bytes, const MessageDescriptor& descriptor, std::string& out,
             const PrintOptions& options = {});

// The text as a value; of invalid bytes, what could be printed.
std::string print(std::string_view bytes, const MessageDescriptor& descriptor, const PrintOptions& options = {});

// What the class's DebugString, ShortDebugString and Utf8DebugString would return.
std::string debug_string(std::string_view bytes, const MessageDescriptor& descriptor);
std::string short_debug_string(std::string_view bytes, const MessageDescriptor& descriptor);
std::string utf8_debug_string(std::string_view bytes, const MessageDescriptor& descriptor);

}  // namespace onnxgen::text
