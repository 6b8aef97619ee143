// Protobuf's text format of any message, letter by letter as libprotobuf 3.21 prints it.
//
// Printing works on encoded bytes and a static table of the names, so it serves every kind of generated class, and
// bytes that no class ever held. The functions keep no state: any number of threads may call them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/reflection/descriptor.h"

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

// Appends the text of the message that `bytes` encode. The bytes may be any: what a parser would do with them (later
// values replace earlier ones, pieces of a message are merged, maps are sorted by key, fields stand in the order of
// their numbers, unknown ones last) is done. Where they are no valid message the result says why and where; the fields
// before the fault may have been printed then. Without memory it is kOutOfMemory.
Status print(std::string_view bytes, const MessageDescriptor& table, std::string& out, const PrintOptions& options = {});

// The text as a value; of invalid bytes, what could be printed.
std::string print(std::string_view bytes, const MessageDescriptor& table, const PrintOptions& options = {});

// What Message::DebugString, ShortDebugString and Utf8DebugString return.
std::string debug_string(std::string_view bytes, const MessageDescriptor& table);
std::string short_debug_string(std::string_view bytes, const MessageDescriptor& table);
std::string utf8_debug_string(std::string_view bytes, const MessageDescriptor& table);

// The same for a message whose class was generated with text tables.
template <class M>
std::string print(const M& message, const PrintOptions& options = {}) {
  return print(message.SerializePartialAsString(), descriptor_of<M>(), options);
}
template <class M>
std::string debug_string(const M& message) {
  return debug_string(message.SerializePartialAsString(), descriptor_of<M>());
}
template <class M>
std::string short_debug_string(const M& message) {
  return short_debug_string(message.SerializePartialAsString(), descriptor_of<M>());
}
template <class M>
std::string utf8_debug_string(const M& message) {
  return utf8_debug_string(message.SerializePartialAsString(), descriptor_of<M>());
}

}  // namespace onnxgen::text
