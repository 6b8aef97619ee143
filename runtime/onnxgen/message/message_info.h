// The static description of a message class: what the type-independent code needs to work on any of them.
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
  std::uint32_t number;        // 0 for an entry that is no field
  const MessageInfo* message;  // of the field's messages; null for everything else
};

// Constant data, one per message class, emitted by onnxgen. `data` is the class's data struct, which starts with a
// MessageHeader.
struct MessageInfo {
  const char* full_name;    // "onnx.NodeProto"
  const char* field_names;  // in the order of `fields`, each ended by NUL
  const FieldInfo* fields;  // ascending numbers
  std::size_t field_count;
  const KnownExtensions* extensions;  // those that the parser knows; may be null
  std::size_t data_offset;            // bytes from an object of the class to its data
  std::size_t data_size;
  const void* default_data;  // the image of an empty message

  const table::Table* table;  // of a class made for size, which the functions read; else null

  // The functions behind those below. `info` is this, so that classes may share them.
  const char* (*parse_function)(void* data, const char* p, const char* end, ParseContext& context,
                                const MessageInfo& info);
  std::uint64_t (*byte_size_function)(const void* data, const MessageInfo& info);
  char* (*write_function)(const void* data, char* p, Writer& writer, const MessageInfo& info);
  void (*merge_function)(void* to, const void* from, Arena& arena, const MessageInfo& info);
  bool (*equal_function)(const void* a, const void* b, const MessageInfo& info);
  bool (*initialized_function)(const void* data, FieldPath& missing, const MessageInfo& info);

  // Merges the fields in [p, end) into the message. nullptr on failure, which the context then describes.
  const char* parse(void* data, const char* p, const char* end, ParseContext& context) const {
    return parse_function(data, p, end, context, *this);
  }
  // These two are not of a class that can only be parsed.
  std::uint64_t byte_size(const void* data) const { return byte_size_function(data, *this); }
  // Writes the message so that it ends at `p`; returns its first byte.
  char* write(const void* data, char* p, Writer& writer) const { return write_function(data, p, writer, *this); }
  // These two are not of the protobuf profile, whose messages have no arena and no operator==.
  void merge(void* to, const void* from, Arena& arena) const { merge_function(to, from, arena, *this); }
  bool equal(const void* a, const void* b) const { return equal_function(a, b, *this); }
  // Whether the class, or one below it, has `required` fields.
  bool checks_required() const noexcept { return initialized_function != nullptr; }
  // Whether all of them are set, here and below; if not, the path gains the way to the first that is missing.
  bool initialized(const void* data, FieldPath& missing) const {
    return !checks_required() || initialized_function(data, missing, *this);
  }
};

// The door from runtime templates into generated classes.
struct ONNXGEN_HIDDEN MessageAccess {
  template <class M>
  static constexpr const auto& info() noexcept {
    return M::Info_;
  }
  // Of generated classes; what is asked of any other type is not found, rather than wrong.
  template <class M>
  static constexpr auto descriptor() noexcept -> decltype((M::Descriptor_)) {
    return M::Descriptor_;
  }
  template <class M>
  static auto& data(M& message) noexcept {
    return message.D_;
  }
};

}  // namespace onnxgen
