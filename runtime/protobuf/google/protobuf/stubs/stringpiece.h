// StringPiece, libprotobuf 3.21's name for a view of characters.
#pragma once

#include <string>
#include <string_view>

#include "google/protobuf/stubs/port.h"

#if ONNXGEN_PROTOBUF_API < 30

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

class StringPiece : public std::string_view {
 public:
  using std::string_view::string_view;
  constexpr StringPiece() noexcept = default;
  constexpr StringPiece(std::string_view text) noexcept : std::string_view(text) {}
  StringPiece(const std::string& text) noexcept : std::string_view(text) {}
  // Null is empty text.
  constexpr StringPiece(const char* text) noexcept : std::string_view(text == nullptr ? "" : text) {}

  std::string ToString() const { return std::string(*this); }
  std::string as_string() const { return ToString(); }
  void CopyToString(std::string* target) const { target->assign(data(), size()); }
  void AppendToString(std::string* target) const { target->append(data(), size()); }
  constexpr size_type capacity() const noexcept { return size(); }
  StringPiece substr(size_type begin, size_type count = npos) const {
    return begin > size() ? StringPiece() : StringPiece(std::string_view::substr(begin, count));
  }
  bool starts_with(std::string_view start) const noexcept { return substr(0, start.size()) == start; }
  bool ends_with(std::string_view end) const noexcept {
    return size() >= end.size() && substr(size() - end.size()) == end;
  }
  bool contains(std::string_view part) const noexcept { return find(part) != npos; }
  // Removes the text from the beginning or the end. Returns false if it is not there.
  bool Consume(std::string_view start) noexcept {
    const bool is_present = starts_with(start);
    if (is_present) remove_prefix(start.size());
    return is_present;
  }
  bool ConsumeFromEnd(std::string_view end) noexcept {
    const bool is_present = ends_with(end);
    if (is_present) remove_suffix(end.size());
    return is_present;
  }
};

}  // namespace ONNXGEN_HIDDEN
}  // namespace google

#endif
