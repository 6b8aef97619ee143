// Text that nobody else should see: keys, tokens, signed queries.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace onnxgen::remote {

// A regular value; copies share the text, which is overwritten before its memory goes back with the last of them. It is
// in no message. What libcurl makes of it while a request is on its way is not ours to overwrite.
class Secret {
 public:
  Secret() noexcept = default;
  Secret(std::string_view text);
  Secret(const std::string& text) : Secret(std::string_view(text)) {}
  Secret(const char* text) : Secret(std::string_view(text)) {}

  bool empty() const noexcept { return text_ == nullptr; }
  std::string_view view() const noexcept;
  // Ends with a NUL.
  const char* c_str() const noexcept { return empty() ? "" : view().data(); }

 private:
  struct Text;

  std::shared_ptr<const Text> text_;
};

// Both, one after the other.
Secret operator+(const Secret& a, const Secret& b);

// Overwrites memory in a way that no compiler leaves out.
void wipe(char* memory, std::size_t size) noexcept;

}  // namespace onnxgen::remote
