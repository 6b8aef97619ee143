#include "google/protobuf/extensions/linked_extensions.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "google/protobuf/extensions/type_traits.h"
#include "google/protobuf/stubs/logging.h"
#include "google/protobuf/stubs/once_map.h"
#include "onnxgen/reflection/descriptor.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {
namespace {

using onnxgen::ExtensionInfo;
using onnxgen::FieldDescriptor;
using onnxgen::KnownExtensions;
using onnxgen::MessageDescriptor;

OnceMap<ExtensionInfo, std::string> default_texts;

// The lists that describe a class, with the extensions of other files. They are never freed, since descriptors of
// fields refer to their elements: `previous` keeps those reachable that were replaced.
struct Lists {
  const Lists* previous;
  std::vector<FieldDescriptor> fields;
  std::vector<const ExtensionInfo*> extensions;
};
const Lists* newest = nullptr;

// Returns whether the class already has the extension.
bool is_known(const ClassInfo& extended, const ExtensionInfo& added) {
  const ExtensionInfo* const present = extended.extensions->find(added.number);
  if (present == nullptr) return false;
  GOOGLE_CHECK(std::strcmp(present->value->field_names, added.value->field_names) == 0)
      << "Multiple extension registrations for type \"" << added.value->full_name << "\", field number " << added.number
      << ": " << present->value->field_names << " and " << added.value->field_names;
  return true;
}

void use_extensions(std::vector<const ExtensionInfo*>& extensions, const ClassInfo& extended) {
  std::sort(extensions.begin(), extensions.end(),
            [](const ExtensionInfo* a, const ExtensionInfo* b) { return a->number < b->number; });
  const_cast<KnownExtensions&>(*extended.extensions) = {extensions.data(), extensions.size()};
}

void use_fields(std::vector<FieldDescriptor>& fields, const ClassInfo& extended) {
  std::sort(fields.begin(), fields.end(),
            [](const FieldDescriptor& a, const FieldDescriptor& b) { return a.number < b.number; });
  auto& descriptor = const_cast<MessageDescriptor&>(*extended.descriptor);
  descriptor.fields = fields.data();
  descriptor.field_count = static_cast<std::uint32_t>(fields.size());
  std::uint32_t dense = 0;
  while (dense < fields.size() && fields[dense].number == static_cast<std::int32_t>(dense) + 1) ++dense;
  descriptor.dense_count = dense;
}

// Adds extensions of one message. The descriptor of its class and the list of known extensions are not const; see the
// emitted definitions.
void link(const LinkedExtension* begin, const LinkedExtension* end) {
  const ClassInfo& extended = *begin->extended;
  const bool has_descriptor = extended.descriptor != nullptr && begin->field != nullptr;
  auto lists = std::make_unique<Lists>(Lists{newest, {}, {}});
  lists->extensions.assign(extended.extensions->begin, extended.extensions->begin + extended.extensions->count);
  if (has_descriptor) {
    lists->fields.assign(extended.descriptor->fields, extended.descriptor->fields + extended.descriptor->field_count);
  }
  for (const LinkedExtension* each = begin; each != end; ++each) {
    if (is_known(extended, *each->info)) continue;
    lists->extensions.push_back(each->info);
    if (has_descriptor) lists->fields.push_back(*each->field);
  }
  if (lists->extensions.size() == extended.extensions->count) return;
  use_extensions(lists->extensions, extended);
  if (has_descriptor) use_fields(lists->fields, extended);
  newest = lists.release();
}

}  // namespace

bool link_extensions(const LinkedExtension* extensions, std::size_t count) {
  const LinkedExtension* const end = extensions + count;
  while (extensions != end) {
    const LinkedExtension* const next = std::find_if(
        extensions, end, [&](const LinkedExtension& each) { return each.extended != extensions->extended; });
    link(extensions, next);
    extensions = next;
  }
  return true;
}

const std::string& default_text_of(const ExtensionInfo& extension, std::string_view text) {
  return default_texts.get(extension, [&](const ExtensionInfo&) { return std::make_unique<const std::string>(text); });
}

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
