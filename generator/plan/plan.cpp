#include "plan/plan.h"

#include <set>
#include <string>
#include <string_view>

#include "plan/class_scope.h"
#include "plan/descriptor_plan.h"
#include "plan/doc_comment.h"
#include "plan/enum_plan.h"
#include "plan/extension_plan.h"
#include "plan/includes_plan.h"
#include "plan/message_plan.h"
#include "plan/required_messages.h"
#include "plan/reserved_words.h"
#include "plan/schema_names.h"
#include "schema/options.h"

namespace onnxgen::plan {
namespace {

DocComment file_doc(const schema::Comments& comments) {
  std::string text;
  for (const std::string& detached : comments.leading_detached) text += detached + "\n\n";
  return comment_lines(text + comments.leading);
}

class FilePlanner {
 public:
  FilePlanner(const schema::File& file, const CppOptions& options, source::Diagnostics& diagnostics)
      : file_(file),
        options_(options),
        diagnostics_(diagnostics),
        file_scope_(diagnostics),
        extensions_(group_extensions(file)),
        required_(file) {}

  CppFile plan() {
    plan_.for_size = is_for_size();
    file_scope_.reserve(Identifier::exact(kInlineNamespace), "the inline namespace of all generated classes");
    for (const auto& message : file_.messages) add_nested_enums(*message);
    for (const auto& enumeration : file_.enums) add_enum(*enumeration);
    for (const auto& message : file_.messages) add_message(*message);
    if (options_.profile == Profile::kNative) add_extensions();
    add_any_types();
    file_scope_.for_each([this](const std::string& name) { guard(name); });
    plan_paths();
    plan_.parse_only = options_.profile == Profile::kNative && options_.parse_only;
    plan_includes(options_, plan_);
    plan_.doc = file_doc(file_.comments);
    plan_.namespaces = namespaces_of(file_, options_);
    plan_.export_macro = options_.export_macro;
    plan_.hidden = options_.profile == Profile::kProtobuf && options_.export_macro.empty() && !options_.visible;
    plan_.profile = options_.profile;
    plan_.lite = options_.lite && options_.profile == Profile::kProtobuf;
    plan_.guarded_macros.assign(macros_.begin(), macros_.end());
    return std::move(plan_);
  }

 private:
  bool is_for_size() const {
    if (options_.profile != Profile::kNative) return false;
    if (options_.optimize_for != OptimizeFor::kWhatTheFileSays) return options_.optimize_for == OptimizeFor::kSize;
    const schema::Option* const option = schema::find_option(file_.options, "optimize_for");
    return option != nullptr && option->text == "CODE_SIZE";
  }

  void add_enum(const schema::Enum& enumeration) { plan_.enums.push_back(plan_enum(enumeration, file_scope_)); }

  void add_nested_enums(const schema::Message& message) {
    for (const auto& enumeration : message.enums) add_enum(*enumeration);
    for (const auto& nested : message.messages) add_nested_enums(*nested);
  }

  void add_message(const schema::Message& message) {
    if (message.map_entry) return;
    for (const auto& nested : message.messages) add_message(*nested);
    file_scope_.add(class_name(message), {"message", message.name, message.name_span});
    const NameScope class_scope = make_class_scope(message, options_.profile, diagnostics_);
    class_scope.for_each([this](const std::string& name) { guard(name); });
    const bool separates_cold_fields = options_.profile == Profile::kNative && !plan_.for_size;
    plan_.messages.push_back(
        plan_message(message, options_, separates_cold_fields, class_scope, extensions_, required_));
    if (options_.profile != Profile::kNative) {
      plan_.messages.back().has_descriptor_function = !options_.lite && !class_scope.contains("descriptor");
      const bool is_taken = class_scope.contains("unknown_fields") || class_scope.contains("mutable_unknown_fields");
      plan_.messages.back().has_unknown_field_functions =
          !options_.lite && file_.syntax == schema::Syntax::kProto2 && !is_taken;
    }
    claim_known_extensions(message);
  }

  // The native profile emits descriptions of all extensions that the file declares. The protobuf profile emits only
  // those of extensions of the file's own messages.
  void claim_known_extensions(const schema::Message& message) {
    if (options_.profile == Profile::kNative) {
      for (const auto& extension : message.extensions) claim_descriptions(*extension);
    }
    const auto known = extensions_.find(&message);
    if (known == extensions_.end()) return;
    file_scope_.add(known_extensions_name(message), {"message", message.name, message.name_span});
    if (options_.profile == Profile::kNative) return;
    for (const schema::Field* extension : known->second) claim_descriptions(*extension);
  }

  void add_extensions() {
    const TypeNames types(file_, options_);
    const std::vector<const schema::Field*> extensions = numbered_in(file_);
    const std::vector<Identifier> constants = number_constants(extensions);
    for (std::size_t i = 0; i < extensions.size(); ++i) {
      const Origin origin{"extension", extensions[i]->name, extensions[i]->name_span};
      plan_.extensions.push_back(plan_extension(*extensions[i], constants[i], types, types, required_));
      file_scope_.add(plan_.extensions.back().name, origin);
      file_scope_.add(constants[i], origin);
      claim_descriptions(*extensions[i]);
    }
  }

  void add_any_types() {
    plan_.any_types = plan_any_types(file_, options_);
    if (plan_.any_types.empty()) return;
    const schema::Message& first = *file_.messages.front();
    for (const char* name : {"kTypes", "kTypeDescriptors"}) {
      file_scope_.add(Identifier::exact(name), {"message", first.name, first.name_span});
    }
  }

  void claim_descriptions(const schema::Field& extension) {
    const Origin origin{"extension", extension.name, extension.name_span};
    file_scope_.add(extension_info_name(extension), origin);
    file_scope_.add(extension_value_name(extension), origin);
  }

  void guard(const std::string& name) {
    if (is_platform_macro(name)) macros_.insert(name);
  }

  void plan_paths() {
    for (const schema::Import& import : file_.imports) {
      plan_.import_includes.push_back(base_path(import.file->name) + ".pb.h");
    }
    const std::string base = base_path(file_.name);
    plan_.source_name = file_.name;
    plan_.header_path = base + ".pb.h";
    plan_.source_path = base + ".pb.cc";
    if (options_.proto_h) plan_.proto_h_path = base + ".proto.h";
    if (options_.profile == Profile::kNative) {
      plan_.forward_path = base + ".pb.fwd.h";
      plan_.descriptor_path = base + ".pb.descriptor.cc";
    }
  }

  const schema::File& file_;
  const CppOptions& options_;
  source::Diagnostics& diagnostics_;
  NameScope file_scope_;
  const ExtensionsByMessage extensions_;
  const RequiredMessages required_;
  std::set<std::string> macros_;
  CppFile plan_;
};

}  // namespace

CppFile make_plan(const schema::File& file, const CppOptions& options, source::Diagnostics& diagnostics) {
  return FilePlanner(file, options, diagnostics).plan();
}

}  // namespace onnxgen::plan
