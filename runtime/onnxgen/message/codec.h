// Everything a generated .cc file needs: the typed list of a message's fields, and the algorithms that run over it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "onnxgen/message/enum.h"
#include "onnxgen/message/message_field.h"
#include "onnxgen/message/parse.h"
#include "onnxgen/message/scalar_field.h"
#include "onnxgen/message/text_field.h"
#include "onnxgen/message/write.h"

namespace onnxgen {

// Chooses the implementation of a field by its kind and mode.
template <std::uint32_t kNumber, auto kMember, class Kind, class Mode, class = void>
struct FieldChoice {
  using Type = std::conditional_t<Mode::kRepeated, RepeatedTextField<kNumber, kMember, Kind>,
                                  TextField<kNumber, kMember, Kind, Mode>>;
};
template <std::uint32_t kNumber, auto kMember, class Kind, class Mode>
struct FieldChoice<kNumber, kMember, Kind, Mode, std::enable_if_t<std::is_base_of_v<Scalar, Kind>>> {
  using Type = std::conditional_t<Mode::kRepeated, RepeatedScalarField<kNumber, kMember, Kind, Mode>,
                                  ScalarField<kNumber, kMember, Kind, Mode>>;
};
template <std::uint32_t kNumber, auto kMember, class M, class Mode>
struct FieldChoice<kNumber, kMember, MessageOf<M>, Mode, void> {
  using Type = std::conditional_t<Mode::kRepeated, RepeatedMessageField<kNumber, kMember, M>,
                                  MessageField<kNumber, kMember, M, Mode>>;
};

// One field of a message: its number, the member that holds it, its kind (kinds.h, text_field.h, message_field.h,
// map_field.h) and how its presence is known (modes.h).
template <std::uint32_t kFieldNumber, auto kMember, class Kind, class Mode = Explicit>
struct Field : FieldChoice<kFieldNumber, kMember, Kind, Mode>::Type {
  static_assert(kFieldNumber >= 1 && kFieldNumber < (1u << 29), "field number out of range");
  static constexpr std::uint32_t kNumber = kFieldNumber;
};

namespace detail {

template <class... F>
constexpr bool ascending() {
  [[maybe_unused]] std::uint32_t previous = 0;  // unused where there are no fields
  bool ok = true;
  ((ok = ok && F::kNumber > previous, previous = F::kNumber), ...);
  return ok;
}

}  // namespace detail

// The fields of one message in ascending order of their numbers.
template <class... F>
struct FieldList {
  static_assert(detail::ascending<F...>(), "fields must stand in ascending order of their numbers");

  // g++ and clang make one jump table of the fold, as good as a written switch. It must be inlined and the position
  // passed by value, or clang keeps it in memory and takes 1.6 times as long.
  template <class Data>
  [[gnu::always_inline]] static inline const char* parse(Data& data, const char* p, const char* end,
                                                         ParseContext& context) noexcept {
    while (p < end) {
      const char* const start = p;
      std::uint32_t tag = 0;
      p = wire::read_tag(p, end, tag);
      if (p == nullptr) return context.fail_field(start, end, 0);
      const bool known = (read_if<F>(data, p, end, tag, context) || ...);
      if (!known) p = parse::read_unknown(data.header, start, p, end, tag, context);
      if (p == nullptr) return context.fail_field(start, end, tag);
    }
    return p;
  }

  template <class Data>
  [[gnu::always_inline]] static inline std::uint64_t byte_size(const Data& data) noexcept {
    return (std::uint64_t{data.header.unknown().size()} + ... + F::size(data));
  }

  template <class Data>
  [[gnu::always_inline]] static inline char* write(const Data& data, char* p, Writer& writer) noexcept {
    const std::string_view unknown = data.header.unknown();
    if (!unknown.empty()) p = write::raw(p, unknown, writer);
    return write_backwards(data, p, writer, std::index_sequence_for<F...>());
  }

  template <class Data>
  [[gnu::always_inline]] static inline void merge(Data& to, const Data& from, Arena& arena) {
    (F::merge(to, from, arena), ...);
  }

  template <class Data>
  [[gnu::always_inline]] static inline bool equal(const Data& a, const Data& b) noexcept {
    return (F::equal(a, b) && ... && (a.header.unknown() == b.header.unknown()));
  }

  template <class Data>
  [[gnu::always_inline]] static inline bool initialized(const Data& data, FieldPath& missing) noexcept {
    return (F::initialized(data, missing) && ... && true);
  }

  static constexpr std::size_t kCount = sizeof...(F);
  static constexpr std::array<FieldInfo, kCount> kInfos{FieldInfo{F::kNumber, F::message()}...};

 private:
  using Tuple = std::tuple<F...>;

  template <class One, class Data>
  [[gnu::always_inline]] static inline bool read_if(Data& data, const char*& p, const char* end, std::uint32_t tag,
                                                    ParseContext& context) noexcept {
    if (tag == One::kTag) {
      p = One::read(data, p, end, context);
      return true;
    }
    if constexpr (One::kOtherTag != 0) {
      if (tag == One::kOtherTag) {
        p = One::read_other(data, p, end, context);
        return true;
      }
    }
    return false;
  }

  template <class Data, std::size_t... kIndex>
  [[gnu::always_inline]] static inline char* write_backwards(const Data& data, char* p, Writer& writer,
                                                             std::index_sequence<kIndex...>) noexcept {
    ((p = std::tuple_element_t<kCount - 1 - kIndex, Tuple>::write(data, p, writer)), ...);
    return p;
  }
};

// Appends the unknown fields of `from`; `to` has an arena.
void merge_unknown(MessageHeader& to, const MessageHeader& from);

// A message's algorithms behind type-independent signatures.
template <class Data, class Fields>
struct MessageCodec {
  static const char* parse(void* data, const char* p, const char* end, ParseContext& context) noexcept {
    return Fields::parse(*static_cast<Data*>(data), p, end, context);
  }
  static std::uint64_t byte_size(const void* data) noexcept {
    return Fields::byte_size(*static_cast<const Data*>(data));
  }
  static char* write(const void* data, char* p, Writer& writer) noexcept {
    return Fields::write(*static_cast<const Data*>(data), p, writer);
  }
  static void merge(void* to, const void* from, Arena& arena) {
    Fields::merge(*static_cast<Data*>(to), *static_cast<const Data*>(from), arena);
    merge_unknown(static_cast<Data*>(to)->header, static_cast<const Data*>(from)->header);
  }
  static bool equal(const void* a, const void* b) noexcept {
    return Fields::equal(*static_cast<const Data*>(a), *static_cast<const Data*>(b));
  }
  static bool initialized(const void* data, FieldPath& missing) noexcept {
    return Fields::initialized(*static_cast<const Data*>(data), missing);
  }

  static constexpr Data kDefault{};
};

// What onnxgen emits for each message. kChecksRequired: this message, or one that its fields lead to, has `required`
// fields.
template <class Data, class Fields, bool kChecksRequired = false>
constexpr MessageInfo message_info(const char* full_name, const char* field_names) noexcept {
  static_assert(std::is_trivially_destructible_v<Data>, "messages die with their arena, without destructors");
  static_assert(alignof(Data) <= Arena::kAlignment);
  using Codec = MessageCodec<Data, Fields>;
  return {full_name,     field_names,      Fields::kInfos.data(), Fields::kCount,
          sizeof(Data),  &Codec::kDefault, &Codec::parse,         &Codec::byte_size,
          &Codec::write, &Codec::merge,    &Codec::equal,         kChecksRequired ? &Codec::initialized : nullptr};
}

}  // namespace onnxgen
