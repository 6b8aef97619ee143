#include "onnxgen/storage/string_field.h"

namespace onnxgen {

void StringField::set(std::string_view value, Arena& arena) {
  const std::size_t present = get().size();
  if (rep_ != nullptr && value.size() <= present && present < Arena::kLarge / 2 && !arena.may_be_borrowed(rep_)) {
    store(value);  // reuses the memory of the present value
    return;
  }
  char* const old = rep_;
  rep_ = static_cast<char*>(arena.allocate(bytes_for(value.size())));
  store(value);
  if (old != nullptr) arena.release(old, bytes_for(present));
}

}  // namespace onnxgen
