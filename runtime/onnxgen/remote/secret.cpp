#include "onnxgen/remote/secret.h"

#include <cstring>

namespace onnxgen::remote {

struct Secret::Text {
  explicit Text(std::size_t length) : characters(new char[length + 1]), size(length) { characters[length] = '\0'; }
  Text(const Text&) = delete;
  Text& operator=(const Text&) = delete;
  ~Text() { wipe(characters.get(), size); }

  std::unique_ptr<char[]> characters;
  std::size_t size;
};

Secret::Secret(std::string_view text) {
  if (text.empty()) return;
  const auto made = std::make_shared<Text>(text.size());
  std::memcpy(made->characters.get(), text.data(), text.size());
  text_ = made;
}

std::string_view Secret::view() const noexcept {
  return empty() ? std::string_view() : std::string_view(text_->characters.get(), text_->size);
}

Secret operator+(const Secret& a, const Secret& b) {
  if (a.empty()) return b;
  if (b.empty()) return a;
  const std::size_t size = a.view().size() + b.view().size();
  const std::unique_ptr<char[]> both(new char[size]);
  std::memcpy(both.get(), a.view().data(), a.view().size());
  std::memcpy(both.get() + a.view().size(), b.view().data(), b.view().size());
  Secret joined(std::string_view(both.get(), size));
  wipe(both.get(), size);
  return joined;
}

void wipe(char* memory, std::size_t size) noexcept {
  volatile char* const bytes = memory;  // volatile: keeps the compiler from removing the writes
  for (std::size_t i = 0; i < size; ++i) bytes[i] = 0;
}

}  // namespace onnxgen::remote
