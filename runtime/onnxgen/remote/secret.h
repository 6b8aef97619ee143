// Text that must stay secret: keys, tokens, signed queries.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace onnxgen::remote {

// Secret text. Constructors copy their argument. Copies share the text, which is overwritten when the last copy is
// destroyed. Error messages never contain it. Copies that libcurl makes during a request cannot be overwritten.
class Secret {
 public:
  Secret() noexcept = default;
  Secret(std::string_view text);
  Secret(const std::string& text) : Secret(std::string_view(text)) {}
  Secret(const char* text) : Secret(std::string_view(text)) {}

  bool empty() const noexcept { return text_ == nullptr; }
  // Return the text; c_str() is terminated by NUL. Valid while this object or a copy of it exists.
  std::string_view view() const noexcept;
  const char* c_str() const noexcept { return empty() ? "" : view().data(); }

 private:
  struct Text;

  std::shared_ptr<const Text> text_;
};

// Concatenates two secret texts.
Secret operator+(const Secret& a, const Secret& b);

// Overwrites memory with zeros. The compiler cannot optimize this away.
void wipe(char* memory, std::size_t size) noexcept;

}  // namespace onnxgen::remote
