#include "onnxgen/message/parse/field_path.h"

#include <cstring>
#include <string_view>

#include "onnxgen/error/try_allocating.h"
#include "onnxgen/message/extension/extension_set.h"

namespace onnxgen {
namespace {

// The field's name, in brackets that of an extension, or its number where the schema does not know it. `message`
// becomes the class of its messages, or null.
std::string field_name(const MessageInfo& info, std::uint64_t number, const MessageInfo*& message) {
  const char* name = info.field_names;
  for (std::size_t i = 0; i < info.field_count; ++i) {
    if (info.fields[i].number == number) {
      message = info.fields[i].message;
      return name;
    }
    name += std::strlen(name) + 1;
  }
  const ExtensionInfo* const extension =
      info.extensions != nullptr ? info.extensions->find(static_cast<std::uint32_t>(number)) : nullptr;
  message = extension != nullptr ? extension->value->fields[0].message : nullptr;
  return extension != nullptr ? extension->value->field_names : std::to_string(number);
}

std::string_view short_name(const char* full_name) {
  const std::string_view name = full_name;
  const std::size_t dot = name.rfind('.');
  return dot == std::string_view::npos ? name : name.substr(dot + 1);
}

}  // namespace

void FieldPath::renumber(std::uint32_t number) noexcept {
  constexpr std::size_t kWords = ElementStack::words_of<Entry>();
  if (entries_.size() < kWords) return;
  entries_.truncate(entries_.size() - kWords);
  push(number);
}

std::string FieldPath::text(const MessageInfo& root) const {
  constexpr std::size_t kWords = ElementStack::words_of<Entry>();
  std::string path(short_name(root.full_name));
  const MessageInfo* message = &root;
  for (std::size_t i = entries_.size(); i != 0; i -= kWords) {
    Entry entry;
    std::memcpy(&entry, entries_.at(i - kWords), sizeof entry);
    const MessageInfo* next = nullptr;
    path += '.';
    path += message != nullptr ? field_name(*message, entry.number, next) : std::to_string(entry.number);
    if (entry.index != kNoIndex) path += '[' + std::to_string(entry.index) + ']';
    message = next;
  }
  return path;
}

Status FieldPath::failure(ErrorCode code, std::uint64_t offset, const MessageInfo& root) const noexcept {
  Status status(code, offset);
  (void)try_allocating([&] { status = Status(code, offset, text(root)); });
  return status;
}

}  // namespace onnxgen
