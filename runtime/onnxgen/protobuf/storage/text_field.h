// String and bytes fields of the protobuf profile: Text in the message, or a pointer to std::string in a oneof.
#pragma once

#include <cstddef>
#include <cstdint>
#include <new>
#include <string>
#include <string_view>
#include <type_traits>

#include "onnxgen/message/fields/text_field.h"
#include "onnxgen/protobuf/storage/scalar_field.h"
#include "onnxgen/protobuf/storage/text.h"
#include "onnxgen/wire/compiler.h"

namespace onnxgen::heap {

// The kinds.
struct String {
  static constexpr bool kCheckUtf8 = false;
};
struct Utf8String {  // proto3 strings: must be UTF-8
  static constexpr bool kCheckUtf8 = true;
};
struct Bytes {
  static constexpr bool kCheckUtf8 = false;
};

// Creates an empty string on the heap and counts it in the parse's limit. Returns nullptr if the limit is exceeded or
// memory is exhausted.
std::string* try_create_text(MemoryLimit& memory) noexcept;

// Read one value into `to`. Return nullptr on failure.
const char* read_text(std::string& to, const char* p, const char* end, bool check_utf8, ParseContext& context) noexcept;
const char* read_text(Text& to, const char* p, const char* end, bool check_utf8, ParseContext& context) noexcept;

// Writes one value with its length and tag.
char* write_text(char* p, std::uint32_t tag, const std::string& value, Writer& writer) noexcept;

using RepeatedText = google::protobuf::RepeatedPtrField<std::string>;

// Reads a run of strings. The first tag has already been read.
const char* read_texts(RepeatedText& field, const char* p, const char* end, std::uint32_t tag, bool check_utf8,
                       ParseContext& context) noexcept;
// Returns the encoded size of the elements with their lengths, without their tags.
std::uint64_t texts_size(const RepeatedText& field) noexcept;
char* write_texts(char* p, std::uint32_t tag, const RepeatedText& field, Writer& writer) noexcept;

template <std::uint32_t kNumber, auto kMember, class Kind, class Mode>
struct TextField {
  using Data = DataOf<kMember>;
  static constexpr bool kIsPointer = std::is_same_v<TypeOf<kMember>, std::string*>;
  static_assert(kIsPointer || std::is_same_v<TypeOf<kMember>, Text>, "the member is no string");

  static constexpr std::uint32_t kTag = wire::make_tag(kNumber, wire::WireType::kLengthDelimited);
  static constexpr std::uint32_t kOtherTag = 0;

  static bool is_set(const Data& data) noexcept {
    if constexpr (kIsPointer) {
      return Mode::template is_set<kNumber>(data, false);
    } else {
      return Mode::template is_set<kNumber>(data, !(data.*kMember).empty());
    }
  }

  ONNXGEN_ALWAYS_INLINE static const char* read(Data& data, const char* p, const char* end,
                                                ParseContext& context) noexcept {
    if constexpr (kIsPointer) {
      std::string* const to = activate(data, context.memory());
      return to != nullptr ? read_text(*to, p, end, Kind::kCheckUtf8, context) : context.fail_allocation(p);
    } else {
      Mode::template activate<kNumber>(data, data.*kMember);
      return read_text(data.*kMember, p, end, Kind::kCheckUtf8, context);
    }
  }

  ONNXGEN_ALWAYS_INLINE static std::uint64_t size(const Data& data) noexcept {
    return is_set(data) ? wire::varint_size(kTag) + delimited_size(value(data).size()) : 0;
  }

  ONNXGEN_ALWAYS_INLINE static char* write(const Data& data, char* p, Writer& writer) noexcept {
    return is_set(data) ? write_text(p, kTag, value(data), writer) : p;
  }

  static void merge(Data& to, const Data& from, Memory&) {
    if (!is_set(from)) return;
    if constexpr (kIsPointer) {
      MemoryLimit unlimited;
      std::string* const target = activate(to, unlimited);
      if (target == nullptr) out_of_memory();
      *target = value(from);
    } else {
      (to.*kMember).set(value(from), to.header);
      Mode::template activate<kNumber>(to, to.*kMember);
    }
  }

  static void destroy([[maybe_unused]] Data& data) noexcept {
    if constexpr (kIsPointer) {
      if (is_set(data)) delete (data.*kMember);
    }
  }

  static bool initialized(const Data& data, FieldPath& missing) noexcept {
    if (!Mode::kRequired || is_set(data)) return true;
    missing.push(kNumber);
    return false;
  }

  static constexpr const MessageInfo* message() noexcept { return nullptr; }

 private:
  static const std::string& value(const Data& data) noexcept {
    if constexpr (kIsPointer) {
      return *(data.*kMember);
    } else {
      return (data.*kMember).get();
    }
  }

  // Marks the string of a oneof as set and returns it for storing. Returns nullptr if memory is exhausted.
  static std::string* activate(Data& data, MemoryLimit& memory) noexcept {
    if (is_set(data)) return data.*kMember;
    std::string* const made = try_create_text(memory);
    if (made == nullptr) return nullptr;
    Mode::template activate<kNumber>(data, data.*kMember);
    data.*kMember = made;
    return made;
  }
};

template <std::uint32_t kNumber, auto kMember, class Kind>
struct RepeatedTextField {
  using Data = DataOf<kMember>;
  static_assert(std::is_same_v<TypeOf<kMember>, RepeatedText>, "the member is no container of strings");

  static constexpr std::uint32_t kTag = wire::make_tag(kNumber, wire::WireType::kLengthDelimited);
  static constexpr std::uint32_t kOtherTag = 0;

  ONNXGEN_ALWAYS_INLINE static const char* read(Data& data, const char* p, const char* end,
                                                ParseContext& context) noexcept {
    return read_texts(data.*kMember, p, end, kTag, Kind::kCheckUtf8, context);
  }
  ONNXGEN_ALWAYS_INLINE static std::uint64_t size(const Data& data) noexcept {
    const RepeatedText& field = data.*kMember;
    return field.empty() ? 0 : static_cast<std::uint64_t>(field.size()) * wire::varint_size(kTag) + texts_size(field);
  }
  ONNXGEN_ALWAYS_INLINE static char* write(const Data& data, char* p, Writer& writer) noexcept {
    return (data.*kMember).empty() ? p : write_texts(p, kTag, data.*kMember, writer);
  }
  static void merge(Data& to, const Data& from, Memory&) { (to.*kMember).MergeFrom(from.*kMember); }
  static bool initialized(const Data&, FieldPath&) noexcept { return true; }
  static constexpr const MessageInfo* message() noexcept { return nullptr; }
};

}  // namespace onnxgen::heap
