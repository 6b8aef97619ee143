#include "plan/includes_plan.h"

#include <algorithm>

namespace onnxgen::plan {
namespace {

// Properties of a file that require headers.
struct Needs {
  bool messages = false;
  bool maps = false;
  bool cold_fields = false;
  bool extensions = false;
  bool limits = false;
  bool enums = false;
  bool any = false;
};

Needs needs_of(const CppFile& file) {
  const auto uses_limits = [](const auto& field) {
    return field.default_value.find("std::numeric_limits") != std::string::npos;
  };
  Needs needs;
  needs.messages = !file.messages.empty();
  needs.extensions = !file.extensions.empty();
  needs.limits = std::any_of(file.extensions.begin(), file.extensions.end(), uses_limits);
  needs.enums = !file.enums.empty();
  for (const Message& message : file.messages) {
    needs.extensions = needs.extensions || message.extendable || !message.extensions.empty();
    needs.limits = needs.limits || std::any_of(message.extensions.begin(), message.extensions.end(), uses_limits) ||
                   std::any_of(message.fields.begin(), message.fields.end(), uses_limits);
    needs.any = needs.any || message.is_any();
    needs.cold_fields = needs.cold_fields || !message.cold_fields.empty();
    for (const Field& field : message.fields) needs.maps = needs.maps || field.kind == FieldKind::kMap;
  }
  return needs;
}

std::vector<std::string> descriptor_includes(const Needs& needs) {
  if (!needs.maps) return {"onnxgen/reflection/descriptor.h"};
  return {"onnxgen/reflection/descriptor.h", "onnxgen/reflection/map_access.h"};
}

void plan_native(const Needs& needs, CppFile& plan) {
  if (needs.messages || needs.extensions) plan.system_includes = {"cstddef", "cstdint"};
  if (needs.limits) plan.system_includes.emplace_back("limits");
  plan.system_includes.emplace_back("string_view");
  if (needs.extensions) plan.runtime_includes.emplace_back("onnxgen/message/extension/extension.h");
  if (needs.enums && !needs.messages) plan.runtime_includes.emplace_back("onnxgen/message/enum.h");
  if (needs.messages) plan.runtime_includes.emplace_back("onnxgen/message/message.h");
  if (needs.cold_fields) plan.runtime_includes.emplace_back("onnxgen/message/cold_fields.h");
  if (needs.maps) plan.runtime_includes.emplace_back("onnxgen/storage/map.h");
  const bool has_codecs = needs.messages || needs.extensions;
  plan.source_includes.emplace_back(has_codecs ? "onnxgen/message/codec.h" : "onnxgen/message/enum.h");
  if (plan.for_size && needs.messages) plan.source_includes.emplace_back("onnxgen/message/table/codec.h");
  if (needs.extensions) plan.source_includes.emplace_back("onnxgen/message/extension/extension_field.h");
  if (needs.maps) plan.source_includes.emplace_back("onnxgen/message/fields/map_field.h");
  plan.descriptor_includes = descriptor_includes(needs);
}

// Always includes the library's main headers, because programs written for libprotobuf rely on them.
void plan_protobuf(const Needs& needs, CppFile& plan) {
  plan.system_includes = {"cstddef", "cstdint"};
  if (needs.limits) plan.system_includes.emplace_back("limits");
  for (const char* const header : {"memory", "string", "string_view"}) plan.system_includes.emplace_back(header);
  if (needs.any) plan.runtime_includes.emplace_back("google/protobuf/any.h");
  if (needs.extensions) plan.runtime_includes.emplace_back("google/protobuf/extension_set.h");
  if (needs.enums) {
    plan.runtime_includes.emplace_back(plan.lite ? "google/protobuf/generated_enum_util.h"
                                                 : "google/protobuf/generated_enum_reflection.h");
  }
  if (needs.maps) plan.runtime_includes.emplace_back("google/protobuf/map.h");
  plan.runtime_includes.emplace_back(plan.lite ? "google/protobuf/message_lite.h" : "google/protobuf/message.h");
  plan.runtime_includes.emplace_back("google/protobuf/repeated_field.h");
  if (!plan.services.empty()) plan.runtime_includes.emplace_back("google/protobuf/service.h");
  plan.runtime_includes.emplace_back("onnxgen/message/message_data.h");
  if (!plan.lite) plan.source_includes.emplace_back("google/protobuf/descriptors/file_list.h");
  if (needs.messages) plan.source_includes.emplace_back("onnxgen/protobuf/storage/codec.h");
  plan.source_includes.emplace_back("onnxgen/protobuf/storage/enum_names.h");
  if (needs.extensions) plan.source_includes.emplace_back("onnxgen/protobuf/storage/extension_value.h");
  if (!plan.linked_extensions.empty()) {
    plan.source_includes.emplace_back("google/protobuf/extensions/linked_extensions.h");
  }
  if (needs.maps) plan.source_includes.emplace_back("onnxgen/protobuf/storage/map_field.h");
  if (plan.lite) return;
  for (const std::string& header : descriptor_includes(needs)) plan.source_includes.push_back(header);
}

}  // namespace

void plan_includes(CppFile& plan) {
  const Needs needs = needs_of(plan);
  if (plan.profile == Profile::kNative) {
    plan_native(needs, plan);
  } else {
    plan_protobuf(needs, plan);
  }
}

}  // namespace onnxgen::plan
