#include "plan/plan.h"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

#include "plan/class_scope.h"
#include "plan/doc_comment.h"
#include "plan/enum_plan.h"
#include "plan/message_plan.h"
#include "plan/reserved_words.h"
#include "plan/schema_names.h"
#include "plan/unsupported.h"

namespace onnxgen::plan {
namespace {

// The path without the extension; only those that protoc knows are taken off.
std::string base_path(const std::string& path) {
  for (const std::string_view extension : {".protodevel", ".proto"}) {
    if (path.size() > extension.size() &&
        path.compare(path.size() - extension.size(), extension.size(), extension) == 0) {
      return path.substr(0, path.size() - extension.size());
    }
  }
  return path;
}

DocComment file_doc(const schema::Comments& comments) {
  std::string text;
  for (const std::string& detached : comments.leading_detached) text += detached + "\n\n";
  return comment_lines(text + comments.leading);
}

class FilePlanner {
 public:
  FilePlanner(const schema::File& file, const CppOptions& options, source::Diagnostics& diagnostics)
      : file_(file), options_(options), diagnostics_(diagnostics), file_scope_(diagnostics) {}

  CppFile plan() {
    file_scope_.reserve(Identifier::exact(kInlineNamespace), "the namespace of emitted classes");
    for (const auto& message : file_.messages) add_nested_enums(*message);
    for (const auto& enumeration : file_.enums) add_enum(*enumeration);
    for (const auto& message : file_.messages) add_message(*message);
    file_scope_.for_each([this](const std::string& name) { guard(name); });
    plan_paths();
    plan_includes();
    plan_.doc = file_doc(file_.comments);
    plan_.namespaces = namespaces_of(file_, options_);
    plan_.export_macro = options_.export_macro;
    plan_.guarded_macros.assign(macros_.begin(), macros_.end());
    return std::move(plan_);
  }

 private:
  void add_enum(const schema::Enum& enumeration) { plan_.enums.push_back(plan_enum(enumeration, file_scope_)); }

  void add_nested_enums(const schema::Message& message) {
    for (const auto& enumeration : message.enums) add_enum(*enumeration);
    for (const auto& nested : message.messages) add_nested_enums(*nested);
  }

  void add_message(const schema::Message& message) {
    if (message.map_entry) return;
    for (const auto& nested : message.messages) add_message(*nested);
    file_scope_.add(class_name(message), {"message", message.name, message.name_span});
    const NameScope class_scope = make_class_scope(message, diagnostics_);
    class_scope.for_each([this](const std::string& name) { guard(name); });
    plan_.messages.push_back(plan_message(message, options_, class_scope));
  }

  void guard(const std::string& name) {
    if (is_platform_macro(name)) macros_.insert(name);
  }

  void plan_paths() {
    const std::string base = base_path(file_.name);
    plan_.source_name = file_.name;
    plan_.header_path = base + ".pb.h";
    plan_.source_path = base + ".pb.cc";
    plan_.forward_path = base + ".pb.fwd.h";
  }

  void plan_includes() {
    bool has_maps = false;
    bool has_limits = false;
    for (const Message& message : plan_.messages) {
      for (const Field& field : message.fields) {
        has_maps = has_maps || field.kind == FieldKind::kMap;
        has_limits = has_limits || field.default_value.find("std::numeric_limits") != std::string::npos;
      }
    }
    const bool has_messages = !plan_.messages.empty();
    plan_.system_includes = {"cstddef", "cstdint"};
    if (!has_messages) plan_.system_includes.clear();
    if (has_limits) plan_.system_includes.emplace_back("limits");
    plan_.system_includes.emplace_back("string_view");
    if (has_messages) plan_.runtime_includes.emplace_back("onnxgen/message/message.h");
    if (has_maps) plan_.runtime_includes.emplace_back("onnxgen/storage/map.h");
    for (const schema::Import& import : file_.imports) {
      plan_.import_includes.push_back(base_path(import.file->name) + ".pb.h");
    }
    plan_.source_includes.emplace_back(has_messages ? "onnxgen/message/codec.h" : "onnxgen/message/enum.h");
    if (has_maps) plan_.source_includes.emplace_back("onnxgen/message/map_field.h");
  }

  const schema::File& file_;
  const CppOptions& options_;
  source::Diagnostics& diagnostics_;
  NameScope file_scope_;
  std::set<std::string> macros_;
  CppFile plan_;
};

}  // namespace

CppFile make_plan(const schema::File& file, const CppOptions& options, source::Diagnostics& diagnostics) {
  report_unsupported(file, diagnostics);
  return FilePlanner(file, options, diagnostics).plan();
}

}  // namespace onnxgen::plan
