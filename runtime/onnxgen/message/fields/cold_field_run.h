// Fields whose members are stored separately because few messages set them: see cold_fields.h.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "onnxgen/message/cold_fields.h"
#include "onnxgen/message/fields/field_list.h"

namespace onnxgen {

// An entry of a FieldList that represents consecutive cold fields. They are written, and reported as missing, in their
// position in the list. All other operations are performed by the list for the cold fields of all entries together.
template <class... F>
struct ColdFieldRun : ManyFields {
  using List = FieldList<F...>;
  static_assert(!List::kIsExtendable && !List::kHasCold, "only fields can be cold");

  static constexpr std::size_t kCount = List::kCount;
  static constexpr std::uint32_t kNumber = List::kFirstNumber;
  static constexpr std::uint32_t kLastNumber = List::kLastNumber;
  ONNXGEN_HIDDEN static constexpr std::array<FieldInfo, kCount> kInfos = List::kInfos;

  template <class Data>
  static std::uint64_t size(const Data&) noexcept {
    return 0;
  }

  template <class Data>
  ONNXGEN_FORCE_INLINE static char* write(const Data& data, char* p, Writer& writer) noexcept {
    return data.has_cold_fields() ? List::write(data.cold_fields(), p, writer) : p;
  }

  template <class Data>
  static bool initialized(const Data& data, FieldPath& missing) noexcept {
    return List::initialized(data.cold_fields(), missing);
  }
};

}  // namespace onnxgen
