// Fields whose members are stored separately because few messages set them: see rare_members.h.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "onnxgen/message/fields/field_list.h"
#include "onnxgen/message/rare_members.h"

namespace onnxgen {

// An entry of a FieldList that represents consecutive rare fields. They are written, and reported as missing, in their
// position in the list. All other operations are performed by the list for the rare fields of all entries together.
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
