#include "onnxgen/message/parse/element_stack.h"

#include <cstdlib>

namespace onnxgen {

ElementStack::~ElementStack() {
  if (begin_ != inline_) std::free(begin_);
}

bool ElementStack::grow() noexcept {
  const std::size_t used = size();
  const std::size_t room = 2 * static_cast<std::size_t>(limit_ - begin_);
  if (room * sizeof(std::uint64_t) > max_bytes_) {
    limit_reached_ = true;
    return false;
  }
  auto* const larger =
      static_cast<std::uint64_t*>(std::realloc(begin_ != inline_ ? begin_ : nullptr, room * sizeof(std::uint64_t)));
  if (larger == nullptr) return false;
  if (begin_ == inline_) std::memcpy(larger, inline_, used * sizeof(std::uint64_t));
  begin_ = larger;
  top_ = larger + used;
  limit_ = larger + room;
  return true;
}

}  // namespace onnxgen
