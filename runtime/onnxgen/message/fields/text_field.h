// String and bytes fields, singular and repeated.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "onnxgen/message/fields/scalar_field.h"
#include "onnxgen/wire/compiler.h"

namespace onnxgen {

// The kinds: the functions that read a value, and the type that stores it.
struct String {
  using Stored = StringField;
  static constexpr auto kRead = parse::read_string;
  static constexpr auto kReadRun = parse::read_strings;
};
// proto3 strings: must be UTF-8.
struct Utf8String {
  using Stored = StringField;
  static constexpr auto kRead = parse::read_utf8_string;
  static constexpr auto kReadRun = parse::read_utf8_strings;
};
struct Bytes {
  using Stored = BytesField;
  static constexpr auto kRead = parse::read_bytes;
  static constexpr auto kReadRun = parse::read_bytes_run;
};

// One copy of the code, instead of one per field.
void merge_text(StringField& to, const StringField& from, Arena& arena);
void merge_text(BytesField& to, const BytesField& from, Arena& arena);
bool equal_text(std::string_view a, std::string_view b) noexcept;
// Overloads for fields that may be unset.
bool equal_text(const StringField& a, const StringField& b) noexcept;
bool equal_text(const BytesField& a, const BytesField& b) noexcept;

// Returns the encoded size of a value of `length` bytes with its length prefix, without the tag.
inline std::uint64_t delimited_size(std::uint64_t length) noexcept {
  return wire::varint_size(length) + length;
}

template <std::uint32_t kNumber, auto kMember, class Kind, class Mode>
struct TextField {
  using Data = DataOf<kMember>;
  using Stored = typename Kind::Stored;
  static_assert(std::is_same_v<TypeOf<kMember>, Stored>, "the member's type is not the kind's");

  static constexpr std::uint32_t kTag = wire::make_tag(kNumber, wire::WireType::kLengthDelimited);
  static constexpr std::uint32_t kOtherTag = 0;

  static bool is_set(const Data& data) noexcept {
    const Stored& member = data.*kMember;
    if constexpr (Mode::kZeroIsUnset) {
      return Mode::template is_set<kNumber>(data, !member.get().empty());
    } else {
      return Mode::template is_set<kNumber>(data, member.has_value());
    }
  }

  ONNXGEN_ALWAYS_INLINE static const char* read(Data& data, const char* p, const char* end,
                                                ParseContext& context) noexcept {
    Mode::template activate<kNumber>(data, data.*kMember);
    p = Kind::kRead(data.*kMember, p, end, context);
    if (p == nullptr) Mode::cancel(data, (data.*kMember).has_value());
    return p;
  }

  ONNXGEN_ALWAYS_INLINE static std::uint64_t size(const Data& data) noexcept {
    return is_set(data) ? wire::varint_size(kTag) + delimited_size((data.*kMember).get().size()) : 0;
  }

  ONNXGEN_ALWAYS_INLINE static char* write(const Data& data, char* p, Writer& writer) noexcept {
    return is_set(data) ? write::text(p, kTag, data.*kMember, writer) : p;
  }

  static void merge(Data& to, const Data& from, Arena& arena) {
    if (!is_set(from)) return;
    Stored result = is_set(to) ? to.*kMember : Stored{};  // stored last, since merge_text() may throw
    merge_text(result, from.*kMember, arena);
    Mode::template activate<kNumber>(to, to.*kMember);
    to.*kMember = result;
  }

  static bool equal(const Data& a, const Data& b) noexcept {
    if constexpr (std::is_base_of_v<Explicit, Mode>) {
      return equal_text(a.*kMember, b.*kMember);
    } else {
      return is_set(a) == is_set(b) && (!is_set(a) || equal_text((a.*kMember).get(), (b.*kMember).get()));
    }
  }

  static bool initialized(const Data& data, FieldPath& missing) noexcept {
    if (!Mode::kRequired || is_set(data)) return true;
    missing.push(kNumber);
    return false;
  }

  static constexpr const MessageInfo* message() noexcept { return nullptr; }
};

namespace write {

char* texts(char* p, std::uint32_t tag, const RepeatedString& field, Writer& writer) noexcept;
char* texts(char* p, std::uint32_t tag, const RepeatedBytes& field, Writer& writer) noexcept;

}  // namespace write

// Returns the encoded size of the elements with their lengths, without their tags.
std::uint64_t elements_size(const RepeatedString& field) noexcept;
std::uint64_t elements_size(const RepeatedBytes& field) noexcept;

void merge_texts(RepeatedString& to, const RepeatedString& from, Arena& arena);
void merge_texts(RepeatedBytes& to, const RepeatedBytes& from, Arena& arena);

bool equal_texts(const RepeatedString& a, const RepeatedString& b) noexcept;
bool equal_texts(const RepeatedBytes& a, const RepeatedBytes& b) noexcept;

template <std::uint32_t kNumber, auto kMember, class Kind>
struct RepeatedTextField {
  using Data = DataOf<kMember>;
  static_assert(std::is_same_v<TypeOf<kMember>, RepeatedText<typename Kind::Stored>>,
                "the member's type is not the kind's");

  static constexpr std::uint32_t kTag = wire::make_tag(kNumber, wire::WireType::kLengthDelimited);
  static constexpr std::uint32_t kOtherTag = 0;

  ONNXGEN_ALWAYS_INLINE static const char* read(Data& data, const char* p, const char* end,
                                                ParseContext& context) noexcept {
    return Kind::kReadRun(data.*kMember, p, end, kTag, context);
  }

  ONNXGEN_ALWAYS_INLINE static std::uint64_t size(const Data& data) noexcept {
    const auto& field = data.*kMember;
    return field.empty() ? 0 : field.size() * wire::varint_size(kTag) + elements_size(field);
  }

  ONNXGEN_ALWAYS_INLINE static char* write(const Data& data, char* p, Writer& writer) noexcept {
    const auto& field = data.*kMember;
    return field.empty() ? p : write::texts(p, kTag, field, writer);
  }

  static void merge(Data& to, const Data& from, Arena& arena) {
    if (!(from.*kMember).empty()) merge_texts(to.*kMember, from.*kMember, arena);
  }

  static bool equal(const Data& a, const Data& b) noexcept { return equal_texts(a.*kMember, b.*kMember); }

  static bool initialized(const Data&, FieldPath&) noexcept { return true; }

  static constexpr const MessageInfo* message() noexcept { return nullptr; }
};

}  // namespace onnxgen
