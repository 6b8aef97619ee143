#include "plan/plan.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <type_traits>

#include "plan/class_scope.h"
#include "plan/descriptor_plan.h"
#include "plan/doc_comment.h"
#include "plan/enum_plan.h"
#include "plan/extension_plan.h"
#include "plan/file/file_descriptor_plan.h"
#include "plan/file/service_plan.h"
#include "plan/includes_plan.h"
#include "plan/message_plan.h"
#include "plan/required_messages.h"
#include "plan/reserved_words.h"
#include "plan/schema_names.h"
#include "plan/type_names.h"
#include "schema/options/options.h"
#include "schema/visit.h"
#include "source/ascii.h"

namespace onnxgen::plan {
namespace {

DocComment file_doc(const schema::Comments& comments) {
  std::string text;
  for (const std::string& detached : comments.leading_detached) text += detached + "\n\n";
  return comment_lines(text + comments.leading);
}

template <class Type>
bool is_in_class(const Type& /*type*/) {
  return false;
}
bool is_in_class(const schema::Method& /*method*/) {
  return true;
}
bool is_in_class(const schema::EnumValue& value) {
  return value.containing->containing != nullptr;
}
bool is_in_class(const schema::Field& field) {
  return !field.is_extension || field.extension_scope != nullptr;
}

class FilePlanner {
 public:
  FilePlanner(const schema::File& file, const CppOptions& options, source::Diagnostics& diagnostics)
      : file_(file),
        options_(options),
        diagnostics_(diagnostics),
        names_(file, options),
        types_(file, names_, options),
        extensions_(group_extensions(file)),
        required_(file) {}

  CppFile plan() {
    plan_.profile = options_.profile;
    plan_.protobuf_api = options_.protobuf_api;
    plan_.for_size = is_for_size();
    plan_.lite = is_lite(file_, options_);
    names_.file(file_).scope.report(diagnostics_);
    for (const auto& message : file_.messages) add_nested_enums(*message);
    for (const auto& enumeration : file_.enums) add_enum(*enumeration);
    for (const auto& message : file_.messages) add_message(*message);
    add_extensions();
    link_extensions();
    plan_.any_types = plan_any_types(file_, types_);
    plan_.any_types_name = names_.file(file_).any_types;
    if (plan_.has_enum_descriptors()) plan_.descriptor = plan_file_descriptor(file_, options_, types_);
    plan_.services = plan_services(file_, options_, types_, diagnostics_);
    plan_paths();
    plan_.parse_only = options_.profile == Profile::kNative && options_.parse_only;
    plan_includes(plan_);
    plan_.doc = file_doc(file_.comments);
    plan_.namespaces = namespaces_of(file_, options_);
    note_escaped_names();
    plan_.export_macro = options_.export_macro;
    plan_.hidden = options_.profile == Profile::kProtobuf && options_.export_macro.empty() && !options_.visible;
    plan_.has_hidden_members = options_.profile == Profile::kProtobuf && !plan_.hidden && imports_well_known_types();
    return std::move(plan_);
  }

 private:
  bool imports_well_known_types() const {
    return std::any_of(plan_.import_includes.begin(), plan_.import_includes.end(),
                       [](const std::string& header) { return header.rfind("google/protobuf/", 0) == 0; });
  }

  bool is_for_size() const {
    if (options_.profile != Profile::kNative || options_.optimize_for == OptimizeFor::kSpeed) return false;
    return options_.optimize_for == OptimizeFor::kSize || schema::is_optimized_for(file_, "CODE_SIZE");
  }

  void add_enum(const schema::Enum& enumeration) { plan_.enums.push_back(plan_enum(enumeration, types_)); }

  void add_nested_enums(const schema::Message& message) {
    for (const auto& enumeration : message.enums) add_enum(*enumeration);
    for (const auto& nested : message.messages) add_nested_enums(*nested);
  }

  void add_message(const schema::Message& message) {
    if (message.map_entry) return;
    for (const auto& nested : message.messages) add_message(*nested);
    const ClassNames names = make_class_names(message, names_.message(message), options_);
    names.scope.report(diagnostics_);
    const bool separates_cold_fields = options_.profile == Profile::kNative && !plan_.for_size;
    plan_.messages.push_back(plan_message(message, types_, separates_cold_fields, names, extensions_, required_));
    if (options_.profile != Profile::kNative) {
      plan_.messages.back().has_descriptor_function = !plan_.lite && !names.scope.contains("descriptor");
      const bool is_taken = names.scope.contains("unknown_fields") || names.scope.contains("mutable_unknown_fields");
      plan_.messages.back().has_unknown_text_functions = plan_.lite && !is_taken;
    }
    if (!plan_.has_enum_descriptors()) {
      for (EnumAlias& alias : plan_.messages.back().enums) alias.descriptor.clear();
    }
  }

  void add_extensions() {
    for (const auto& extension : file_.extensions) {
      const ExtensionNames& names = names_.extension(*extension);
      plan_.extensions.push_back(
          plan_extension(*extension, names.name, names.number_constant, types_, types_, required_));
    }
  }

  void link_extensions() {
    if (options_.profile == Profile::kNative) return;
    plan_.linked_extensions = plan_linked_extensions(file_, types_);
    plan_.linked_extensions_name = names_.file(file_).linked_extensions;
  }

  // Adds a note for each name of the protobuf profile that protoc does not escape.
  void note_escaped_names() {
    const Escapes escapes = escapes_of(options_);
    schema::for_each_element(file_, [&](const auto& element) {
      if constexpr (std::is_same_v<decltype(element), const schema::Oneof&>) return;
      const Origin origin = origin_of(element);
      const bool is_accessor = origin.kind == schema::Field::kNoun;
      const std::string name = is_accessor ? source::lower_case(element.name) : element.name;
      const bool is_escaped =
          is_in_class(element) ? is_reserved_in_class(name, escapes) : is_reserved_word(name, escapes);
      if (!is_escaped || !is_unchanged_by_protoc(name, escapes)) return;
      diagnostics_.remark(origin.span,
                          "{} '{}' has the C++ name '{}_' instead of '{}', because '{}' is a keyword, or a macro or "
                          "namespace that all classes use",
                          origin.kind, origin.name, name, name, name);
    });
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
  const SchemaNames names_;
  const TypeNames types_;
  const ExtensionsByMessage extensions_;
  const RequiredMessages required_;
  CppFile plan_;
};

}  // namespace

CppFile make_plan(const schema::File& file, const CppOptions& options, source::Diagnostics& diagnostics) {
  return FilePlanner(file, options, diagnostics).plan();
}

}  // namespace onnxgen::plan
