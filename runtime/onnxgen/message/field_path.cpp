#include "onnxgen/message/field_path.h"

#include <cstring>
#include <string_view>

namespace onnxgen {
namespace {

const char* field_name(const MessageInfo& info, std::uint64_t number, const MessageInfo*& message) {
  const char* name = info.field_names;
  for (std::size_t i = 0; i < info.field_count; ++i) {
    if (info.fields[i].number == number) {
      message = info.fields[i].message;
      return name;
    }
    name += std::strlen(name) + 1;
  }
  message = nullptr;
  return nullptr;
}

std::string_view short_name(const char* full_name) {
  const std::string_view name = full_name;
  const std::size_t dot = name.rfind('.');
  return dot == std::string_view::npos ? name : name.substr(dot + 1);
}

}  // namespace

std::string FieldPath::text(const MessageInfo& root) const {
  constexpr std::size_t kWords = ElementStack::words_of<Entry>();
  std::string path(short_name(root.full_name));
  const MessageInfo* message = &root;
  for (std::size_t i = entries_.size(); i != 0; i -= kWords) {
    Entry entry;
    std::memcpy(&entry, entries_.at(i - kWords), sizeof entry);
    const MessageInfo* next = nullptr;
    const char* const name = message != nullptr ? field_name(*message, entry.number, next) : nullptr;
    path += '.';
    path += name != nullptr ? name : std::to_string(entry.number);
    if (entry.index != kNoIndex) path += '[' + std::to_string(entry.index) + ']';
    message = next;
  }
  return path;
}

}  // namespace onnxgen
