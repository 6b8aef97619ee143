// Static description of a message class, used by type-independent code.
#pragma once

#include <cstddef>
#include <cstdint>

#include "onnxgen/message/visibility.h"

namespace onnxgen {

namespace table {
struct Table;
}

class Arena;
class FieldPath;
class ParseContext;
class Writer;
struct EnumDescriptor;
struct KnownExtensions;
struct MessageDescriptor;
struct MessageInfo;

struct FieldInfo {
  std::uint32_t number;        // 0 for an entry that is not a field
  const MessageInfo* message;  // class of the field's messages, or null
};

// Description of a message class: constant data emitted by onnxgen. `data` is the data struct of the class, which
// begins with a MessageHeader.
struct MessageInfo {
  const char* full_name;    // "onnx.NodeProto"
  const char* field_names;  // in the order of `fields`, each NUL-terminated; null for lite classes
  const FieldInfo* fields;  // in ascending order of numbers
  std::size_t field_count;
  const KnownExtensions* extensions;  // extensions that the parser knows; may be null
  std::size_t data_offset;            // offset in bytes of the data in an object of the class
  std::size_t data_size;
  const void* default_data;  // the data of an empty message

  const table::Table* table;  // table of a class generated for size, read by the functions below; otherwise null

  // Implementations of the member functions below. `info` is this object, so that classes can share functions.
  const char* (*parse_function)(void* data, const char* p, const char* end, ParseContext& context,
                                const MessageInfo& info);
  std::uint64_t (*byte_size_function)(const void* data, const MessageInfo& info);
  char* (*write_function)(const void* data, char* p, Writer& writer, const MessageInfo& info);
  void (*merge_function)(void* to, const void* from, Arena& arena, const MessageInfo& info);
  bool (*equal_function)(const void* a, const void* b, const MessageInfo& info);
  bool (*initialized_function)(const void* data, FieldPath& missing, const MessageInfo& info);

  // Merges the fields in [p, end) into the message. Returns nullptr on failure and describes it in the context.
  const char* parse(void* data, const char* p, const char* end, ParseContext& context) const {
    return parse_function(data, p, end, context, *this);
  }
  // byte_size() and write() are not available for classes generated for parsing only.
  std::uint64_t byte_size(const void* data) const { return byte_size_function(data, *this); }
  // Writes the message so that it ends at `p`. Returns the address of its first byte.
  char* write(const void* data, char* p, Writer& writer) const { return write_function(data, p, writer, *this); }
  // merge() and equal() are not available in the protobuf profile, whose messages have no arena and no operator==.
  void merge(void* to, const void* from, Arena& arena) const { merge_function(to, from, arena, *this); }
  bool equal(const void* a, const void* b) const { return equal_function(a, b, *this); }
  // Returns whether the class, or a class below it, has `required` fields.
  bool checks_required() const noexcept { return initialized_function != nullptr; }
  // Returns whether all `required` fields are set, in this message and below. Otherwise adds the path to the first
  // missing one to `missing`.
  bool initialized(const void* data, FieldPath& missing) const {
    return !checks_required() || initialized_function(data, missing, *this);
  }
};

// Gives runtime templates access to generated classes.
struct ONNXGEN_HIDDEN MessageAccess {
  template <class M>
  static constexpr const auto& info() noexcept {
    return M::Info_;
  }
  // Defined for generated classes only. For other types, overload resolution ignores it instead of failing.
  template <class M>
  static constexpr auto descriptor() noexcept -> decltype((M::Descriptor_)) {
    return M::Descriptor_;
  }
  template <class M>
  static auto& data(M& message) noexcept {
    return message.Storage_;
  }
  // Returns whether M is a complete class that onnxgen generated. Call is_generated<M>(0).
  template <class M>
  static constexpr auto is_generated(int) noexcept -> decltype(static_cast<void>(M::Info_), true) {
    return true;
  }
  template <class M>
  static constexpr bool is_generated(long) noexcept {
    return false;
  }
  // Returns whether the class has a descriptor, as all but lite classes have. Call has_descriptor<M>(0).
  template <class M>
  static constexpr auto has_descriptor(int) noexcept -> decltype(static_cast<void>(M::Descriptor_), true) {
    return true;
  }
  template <class M>
  static constexpr bool has_descriptor(long) noexcept {
    return false;
  }
};

}  // namespace onnxgen
