#include "onnxgen/storage/bytes_field.h"

namespace onnxgen {

void BytesField::set(std::string_view value, Arena& arena) {
  const bool is_reusable = (size_ & kOwned) != 0 && size() < Arena::kLarge && !arena.keeps_replaced();
  if (is_reusable && value.size() <= size()) {
    if (!value.empty()) std::memmove(const_cast<char*>(data_), value.data(), value.size());
    size_ = value.size() | kOwned;  // reuses the memory of the present value
    return;
  }
  auto* const data = static_cast<char*>(arena.allocate(value.size()));
  if (!value.empty()) std::memcpy(data, value.data(), value.size());
  release(arena);
  data_ = data;
  size_ = value.size() | kOwned;
}

char* BytesField::resize(std::size_t size, Arena& arena) {
  clear(arena);  // first, so that two large values never exist at once
  auto* const data = static_cast<char*>(arena.allocate_zeros(size));
  data_ = data;
  size_ = size | kOwned;
  return data;
}

}  // namespace onnxgen
