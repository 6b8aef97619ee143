// Fields whose members stand apart, since few messages set them: see rare_members.h.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "onnxgen/message/fields/field_list.h"
#include "onnxgen/message/rare_members.h"

namespace onnxgen {

// An entry of a FieldList: rare fields that follow one another, with no other between them. They are written, and said
// to be missing, in their place; for all else the list takes those of all its entries together.
template <class... F>
struct RareFields : ManyFields {
  using List = FieldList<F...>;
  static_assert(!List::kIsExtendable && !List::kHasRare, "only fields can be rare");

  static constexpr std::size_t kCount = List::kCount;
  static constexpr std::uint32_t kNumber = List::kFirstNumber;
  static constexpr std::uint32_t kLastNumber = List::kLastNumber;
  ONNXGEN_HIDDEN static constexpr std::array<FieldInfo, kCount> kInfos = List::kInfos;

  template <class Data>
  static std::uint64_t size(const Data&) noexcept {
    return 0;
  }

  template <class Data>
  ONNXGEN_INLINE_PIECE static char* write(const Data& data, char* p, Writer& writer) noexcept {
    return data.has_rare() ? List::write(data.rare(), p, writer) : p;
  }

  template <class Data>
  static bool initialized(const Data& data, FieldPath& missing) noexcept {
    return List::initialized(data.rare(), missing);
  }
};

}  // namespace onnxgen
