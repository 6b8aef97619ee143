// Text that must stay secret: keys, tokens, signed queries.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace onnxgen::remote {

// A secret text. Copies share it, and it is overwritten when the last copy is destroyed. It never appears in an error
// message. libcurl makes copies while a request is on its way, which cannot be overwritten.
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

// Joins two secret texts.
Secret operator+(const Secret& a, const Secret& b);

// Overwrites memory in a way that no compiler leaves out.
void wipe(char* memory, std::size_t size) noexcept;

}  // namespace onnxgen::remote
