// The typed list of a message's fields, which generated .cc files instantiate, and the algorithms that process all of
// them. Included only by generated .cc files, through codec.h.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <type_traits>
#include <utility>

#include "onnxgen/message/fields/message_field.h"
#include "onnxgen/message/fields/scalar_field.h"
#include "onnxgen/message/fields/text_field.h"
#include "onnxgen/message/parse/parse.h"
#include "onnxgen/message/visibility.h"
#include "onnxgen/message/write/write.h"
#include "onnxgen/wire/compiler.h"
#include "onnxgen/wire/tag.h"

namespace onnxgen {

// Selects the implementation of a field by its kind and mode.
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
  using Type = std::conditional_t<Mode::kRepeated, RepeatedMessageField<kMember, M, DelimitedFrame<kNumber>>,
                                  MessageField<kMember, M, Mode, DelimitedFrame<kNumber>>>;
};
template <std::uint32_t kNumber, auto kMember, class M, class Mode>
struct FieldChoice<kNumber, kMember, GroupOf<M>, Mode, void> {
  using Type = std::conditional_t<Mode::kRepeated, RepeatedMessageField<kMember, M, GroupFrame<kNumber>>,
                                  MessageField<kMember, M, Mode, GroupFrame<kNumber>>>;
};

// One field of a message: its number, the member that holds it, its kind (scalar_codecs.h, text_field.h,
// message_field.h, map_field.h) and how its presence is determined (presence.h).
template <std::uint32_t kFieldNumber, auto kMember, class Kind, class Mode = Explicit>
struct Field : FieldChoice<kFieldNumber, kMember, Kind, Mode>::Type {
  static_assert(kFieldNumber >= 1 && kFieldNumber < (1u << 29), "field number out of range");
  static constexpr std::uint32_t kNumber = kFieldNumber;
  static constexpr std::uint32_t kLastNumber = kFieldNumber;
};

struct KnownExtensions;

// Base of entries that represent several fields. The functions here do nothing: the list or the message's codec handles
// all such fields at once.
struct ManyFields {
  static constexpr std::uint32_t kTag = 0;
  static constexpr std::uint32_t kOtherTag = 0;

  template <class Data, class Memory>
  static void merge(Data&, const Data&, Memory&) noexcept {}
  template <class Data>
  static bool equal(const Data&, const Data&) noexcept {
    return true;
  }
  template <class Data>
  static bool initialized(const Data&, FieldPath&) noexcept {
    return true;
  }
  static constexpr const MessageInfo* message() noexcept { return nullptr; }
};

// Base of entries for ranges of extension numbers. See extension_field.h.
struct UnlistedFields : ManyFields {};

template <class F>
inline constexpr bool kIsUnlisted = std::is_base_of_v<UnlistedFields, F>;

template <class... F>
struct ColdFieldRun;

template <class F>
inline constexpr bool kIsCold = false;
template <class... F>
inline constexpr bool kIsCold<ColdFieldRun<F...>> = true;

template <class... F>
struct FieldList;

namespace detail {

// The number and the descriptions of the fields that an entry of a list represents.
template <class F>
constexpr std::size_t field_count() {
  if constexpr (kIsCold<F>) {
    return F::kCount;
  } else {
    return 1;
  }
}
template <class F>
constexpr auto field_infos() {
  if constexpr (kIsCold<F>) {
    return F::kInfos;
  } else {
    return std::array<FieldInfo, 1>{FieldInfo{kIsUnlisted<F> ? 0 : F::kNumber, F::message()}};
  }
}

template <std::size_t kCount, class... Infos>
constexpr std::array<FieldInfo, kCount> joined([[maybe_unused]] const Infos&... parts) {
  std::array<FieldInfo, kCount> all{};
  [[maybe_unused]] std::size_t i = 0;  // unused if there are no fields
  [[maybe_unused]] const auto append = [&](const auto& part) {
    for (const FieldInfo& info : part) all[i++] = info;
  };
  (append(parts), ...);
  return all;
}

template <class... F>
constexpr bool ascending() {
  [[maybe_unused]] std::uint32_t previous = 0;  // unused if there are no fields
  bool ok = true;
  ((ok = ok && F::kNumber > previous, previous = F::kLastNumber), ...);
  return ok;
}

template <class... F>
constexpr std::uint32_t last_number() {
  std::uint32_t last = 0;
  ((last = F::kLastNumber), ...);
  return last;
}

template <class... F>
constexpr std::uint32_t first_number() {
  std::uint32_t first = 0;
  (void)((first = F::kNumber, true) || ...);
  return first;
}

// Appends the cold fields among the entries to List.
template <class List, class... F>
struct CollectColdFields {
  using Type = List;
};
template <class... Cold, class First, class... F>
struct CollectColdFields<FieldList<Cold...>, First, F...> : CollectColdFields<FieldList<Cold...>, F...> {};
template <class... Cold, class... Next, class... F>
struct CollectColdFields<FieldList<Cold...>, ColdFieldRun<Next...>, F...>
    : CollectColdFields<FieldList<Cold..., Next...>, F...> {};

// Writes the fields, the last one first.
template <class... F, class Data, std::size_t... kIndex>
ONNXGEN_FORCE_INLINE inline char* write_backwards(const Data& data, char* p, Writer& writer,
                                                  std::index_sequence<kIndex...>) noexcept {
  using Tuple = std::tuple<F...>;
  ((p = std::tuple_element_t<sizeof...(F) - 1 - kIndex, Tuple>::write(data, p, writer)), ...);
  return p;
}

}  // namespace detail

// The fields of a message in ascending order of their numbers. g++ and clang compile the fold expression in read() to a
// single jump table, as good as a handwritten switch.
template <class... F>
struct FieldList {
  static_assert(detail::ascending<F...>(), "fields must stand in ascending order of their numbers");

  static constexpr std::size_t kCount = (std::size_t{0} + ... + detail::field_count<F>());
  static constexpr std::uint32_t kFirstNumber = detail::first_number<F...>();
  static constexpr std::uint32_t kLastNumber = detail::last_number<F...>();
  static constexpr bool kIsExtendable = (kIsUnlisted<F> || ...);
  // Cold fields are members of data that may not exist: see cold_field_run.h.
  static constexpr bool kHasCold = (kIsCold<F> || ...);
  using Cold = typename detail::CollectColdFields<FieldList<>, F...>::Type;
  ONNXGEN_HIDDEN static constexpr std::array<FieldInfo, kCount> kInfos =
      detail::joined<kCount>(detail::field_infos<F>()...);

  // Returns whether `tag` belongs to a field of the list. For lists without cold fields and extensions.
  static constexpr bool has_tag(std::uint32_t tag) noexcept {
    return (false || ... || (tag == F::kTag || (F::kOtherTag != 0 && tag == F::kOtherTag)));
  }

  // Reads the field with tag `tag`, which ends before `p`. Returns false if there is none, or if it is cold.
  template <class Data>
  ONNXGEN_FORCE_INLINE static inline bool read([[maybe_unused]] Data& data, [[maybe_unused]] const char*& p,
                                               [[maybe_unused]] const char* end, [[maybe_unused]] std::uint32_t tag,
                                               [[maybe_unused]] ParseContext& context) noexcept {
    return (read_if<F>(data, p, end, tag, context) || ...);
  }

  // Reads the cold field with tag `tag`. Returns false if there is none.
  template <class Data>
  ONNXGEN_FORCE_INLINE static inline bool read_cold([[maybe_unused]] Data& data, [[maybe_unused]] const char*& p,
                                                    [[maybe_unused]] const char* end,
                                                    [[maybe_unused]] std::uint32_t tag,
                                                    [[maybe_unused]] ParseContext& context) noexcept {
    if constexpr (kHasCold) {
      if (!Cold::has_tag(tag)) return false;
      auto* const cold = data.try_make_cold_fields();
      if (cold != nullptr) return Cold::read(*cold, p, end, tag, context);
      p = context.fail_allocation(p);
      return true;
    } else {
      return false;
    }
  }

  // Reads the extension with tag `tag`, which starts at `start`. Returns false if there is none.
  template <class Data>
  static bool read_extension(Data& data, const char* start, const char*& p, const char* end, std::uint32_t tag,
                             const KnownExtensions* known, ParseContext& context) noexcept {
    return (read_extension_if<F>(data, start, p, end, tag, known, context) || ...);
  }

  template <class Data>
  ONNXGEN_FORCE_INLINE static inline std::uint64_t byte_size(const Data& data) noexcept {
    std::uint64_t size = (std::uint64_t{0} + ... + F::size(data));
    if constexpr (kHasCold) {
      if (data.has_cold_fields()) size += Cold::byte_size(data.cold_fields());
    }
    return size;
  }

  template <class Data>
  ONNXGEN_FORCE_INLINE static inline char* write(const Data& data, char* p, Writer& writer) noexcept {
    return detail::write_backwards<F...>(data, p, writer, std::index_sequence_for<F...>());
  }

  // Memory is the arena, or a type that represents the heap.
  template <class Data, class Memory>
  ONNXGEN_FORCE_INLINE static inline void merge(Data& to, const Data& from, [[maybe_unused]] Memory& memory) {
    (F::merge(to, from, memory), ...);
    if constexpr (kHasCold) {
      if (from.has_cold_fields()) Cold::merge(to.make_cold_fields(), from.cold_fields(), memory);
    }
  }

  template <class Data>
  ONNXGEN_FORCE_INLINE static inline bool equal(const Data& a, const Data& b) noexcept {
    if constexpr (kHasCold) {
      if ((a.has_cold_fields() || b.has_cold_fields()) && !Cold::equal(a.cold_fields(), b.cold_fields())) return false;
    }
    return (F::equal(a, b) && ... && true);
  }

  template <class Data>
  ONNXGEN_FORCE_INLINE static inline bool initialized(const Data& data, FieldPath& missing) noexcept {
    return (F::initialized(data, missing) && ... && true);
  }

 private:
  template <class One, class Data>
  ONNXGEN_FORCE_INLINE static inline bool read_if(Data& data, const char*& p, const char* end, std::uint32_t tag,
                                                  ParseContext& context) noexcept {
    if constexpr (One::kTag != 0) {
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
    }
    return false;
  }

  template <class One, class Data>
  static bool read_extension_if(Data& data, const char* start, const char*& p, const char* end, std::uint32_t tag,
                                const KnownExtensions* known, ParseContext& context) noexcept {
    if constexpr (kIsUnlisted<One>) {
      if (One::accepts(tag)) {
        p = One::read_extension(data, start, p, end, tag, known, context);
        return true;
      }
    }
    return false;
  }
};

// The fields of a message with very many of them, as consecutive lists: compile time grows with the square of a list's
// length, and clang rejects lists longer than 256.
template <class... Lists>
struct FieldLists {
  static constexpr std::size_t kCount = (Lists::kCount + ...);
  static constexpr bool kIsExtendable = (Lists::kIsExtendable || ...);
  static constexpr bool kHasCold = (Lists::kHasCold || ...);
  ONNXGEN_HIDDEN static constexpr std::array<FieldInfo, kCount> kInfos = detail::joined<kCount>(Lists::kInfos...);

  template <class Data>
  static bool read(Data& data, const char*& p, const char* end, std::uint32_t tag, ParseContext& context) noexcept {
    const std::uint32_t number = wire::tag_number(tag);
    bool known = false;
    (void)((number <= Lists::kLastNumber && (known = OutOfLine<Lists>::read(data, p, end, tag, context), true)) || ...);
    return known;
  }

  template <class Data>
  static bool read_cold(Data& data, const char*& p, const char* end, std::uint32_t tag,
                        ParseContext& context) noexcept {
    return (Lists::read_cold(data, p, end, tag, context) || ...);
  }

  template <class Data>
  static bool read_extension(Data& data, const char* start, const char*& p, const char* end, std::uint32_t tag,
                             const KnownExtensions* known, ParseContext& context) noexcept {
    return (Lists::read_extension(data, start, p, end, tag, known, context) || ...);
  }

  template <class Data>
  static std::uint64_t byte_size(const Data& data) noexcept {
    return (OutOfLine<Lists>::byte_size(data) + ...);
  }

  template <class Data>
  static char* write(const Data& data, char* p, Writer& writer) noexcept {
    return detail::write_backwards<OutOfLine<Lists>...>(data, p, writer, std::index_sequence_for<Lists...>());
  }

  template <class Data, class Memory>
  static void merge(Data& to, const Data& from, Memory& memory) {
    (OutOfLine<Lists>::merge(to, from, memory), ...);
  }

  template <class Data>
  static bool equal(const Data& a, const Data& b) noexcept {
    return (OutOfLine<Lists>::equal(a, b) && ...);
  }

  template <class Data>
  static bool initialized(const Data& data, FieldPath& missing) noexcept {
    return (OutOfLine<Lists>::initialized(data, missing) && ...);
  }

 private:
  // Compiles the functions of a list separately.
  template <class List>
  struct OutOfLine {
    template <class Data>
    ONNXGEN_NOINLINE static bool read(Data& data, const char*& p, const char* end, std::uint32_t tag,
                                      ParseContext& context) noexcept {
      return List::read(data, p, end, tag, context);
    }
    template <class Data>
    ONNXGEN_NOINLINE static std::uint64_t byte_size(const Data& data) noexcept {
      return List::byte_size(data);
    }
    template <class Data>
    ONNXGEN_NOINLINE static char* write(const Data& data, char* p, Writer& writer) noexcept {
      return List::write(data, p, writer);
    }
    template <class Data, class Memory>
    ONNXGEN_NOINLINE static void merge(Data& to, const Data& from, Memory& memory) {
      List::merge(to, from, memory);
    }
    template <class Data>
    ONNXGEN_NOINLINE static bool equal(const Data& a, const Data& b) noexcept {
      return List::equal(a, b);
    }
    template <class Data>
    ONNXGEN_NOINLINE static bool initialized(const Data& data, FieldPath& missing) noexcept {
      return List::initialized(data, missing);
    }
  };
};

}  // namespace onnxgen
