#include "plan/python/python_plan.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>

#include "plan/class_scope.h"
#include "plan/descriptor_plan.h"
#include "plan/doc_comment.h"
#include "plan/literal.h"
#include "plan/python/python_types.h"
#include "plan/schema_names.h"
#include "schema/visit.h"
#include "source/ascii.h"
#include "source/utf8.h"

namespace onnxgen::plan {
namespace {

// Returns the path that protoc uses: onnx/onnx-ml.proto becomes onnx/onnx_ml_pb2.
std::string path_after(const std::string& source_name) {
  std::string path = base_path(source_name) + "_pb2";
  for (char& c : path) {
    if (!source::is_alphanumeric(c) && c != '/') c = '_';
  }
  return path;
}

// The class of onnxgen's own module to which onnxgen.onnx adds methods. The stub must declare them for type checkers.
constexpr std::string_view kExtendedModule = "onnxgen/_onnx.pyi";
constexpr std::string_view kExtendedMessage = "onnx.TensorProto";

// Python source files must be valid UTF-8.
DocComment python_doc(DocComment lines) {
  for (std::string& line : lines) line = source::with_valid_utf8(std::move(line));
  return lines;
}

std::string number_constant(const schema::Field& field) {
  return source::upper_case(field.name) + "_FIELD_NUMBER";
}

void add_extensions(const std::vector<std::unique_ptr<schema::Field>>& extensions,
                    std::vector<PythonExtension>& plans) {
  for (const auto& extension : extensions) {
    plans.push_back({python_name(extension->name), python_doc(make_doc(extension->comments, extension->deprecated)),
                     number_constant(*extension)});
  }
}

std::set<const schema::File*> files_of(const std::vector<PythonSource>& sources) {
  std::set<const schema::File*> files;
  for (const PythonSource& source : sources) files.insert(source.file);
  return files;
}

class ModulePlanner {
 public:
  ModulePlanner(const std::vector<PythonSource>& files, const std::string& name, const CppOptions& options,
                source::Diagnostics& diagnostics)
      : files_(files), options_(options), diagnostics_(diagnostics), types_(files_of(files)) {
    std::string path = name.empty() ? path_after(files.front().file->name) : name;
    std::replace(path.begin(), path.end(), '.', '/');
    plan_.name = path.substr(path.rfind('/') + 1);
    plan_.source_path = path + ".cc";
    plan_.stub_path = path + ".pyi";
    if (plan_.stub_path == kExtendedModule) plan_.stub_imports += ", _types";
  }

  PythonModule plan() {
    for (const PythonSource& source : files_) add_file(*source.file, source.serialized);
    return std::move(plan_);
  }

 private:
  void add_file(const schema::File& file, std::string_view serialized) {
    plan_.source_names.push_back(file.name);
    plan_.includes.push_back(base_path(file.name) + ".pb.h");
    if (files_.size() == 1) plan_.doc = python_doc(comment_lines(file.comments.leading));
    plan_.schemas.push_back(plan_schema(file));
    plan_.schemas.back().serialized = literal_parts(serialized);
    for (const auto& enumeration : file.enums) {
      claim("enum", enumeration->name, enumeration->name_span);
      for (const auto& value : enumeration->values) claim("enum value", value->name, value->name_span);
      plan_.enums.push_back(plan_enum(*enumeration));
    }
    for (const auto& extension : file.extensions) claim("extension", extension->name, extension->name_span);
    add_extensions(file.extensions, plan_.extensions);
    for (const auto& message : file.messages) {
      claim("message", message->name, message->name_span);
      plan_.messages.push_back(plan_message(*message));
    }
  }

  PythonSchema plan_schema(const schema::File& file) const {
    PythonSchema plan;
    plan.file = string_literal(file.name);
    plan.package = string_literal(file.package);
    plan.syntax = string_literal(is_legacy(file.edition) ? name_of(file.edition) : "editions");
    const SchemaNames names(file, options_);
    const std::string scope = scope_of(file);
    const auto descriptor = [&](const schema::Message& message) {
      return "&onnxgen::descriptor_of<" + scope_of(*message.file) + names.message(message).str() + ">()";
    };
    schema::for_each_message(file, [&](const schema::Message& message) {
      if (!message.map_entry) plan.messages.push_back(descriptor(message));
    });
    schema::for_each_enum(file, [&](const schema::Enum& enumeration) {
      plan.enums.push_back("&" + scope + names.enumeration(enumeration).descriptor.str());
    });
    const TypeNames types(file, names, options_);
    const auto add_extension = [&](const schema::Field& extension, const std::string& identifier) {
      PythonSchema::Extension& added = plan.extensions.emplace_back();
      added.full_name = string_literal(extension.full_name);
      added.extended = descriptor(*extension.containing);
      added.number = extension.number;
      if (extension.containing->file == &file) return;  // the descriptor of the message includes the extension
      added.info = scope + identifier + ".info";
      added.descriptor = plan_extension_descriptor(extension, types);
    };
    for (const auto& extension : file.extensions) add_extension(*extension, names.extension(*extension).name.str());
    schema::for_each_message(file, [&](const schema::Message& message) {
      if (message.extensions.empty()) return;
      const Identifier& class_name = names.message(message);
      const ClassNames members = make_class_names(message, class_name, options_);
      for (const auto& extension : message.extensions) {
        add_extension(*extension, class_name.str() + "::" + members.fields.at(extension.get()).name.str());
      }
    });
    if (scope.size() > 2) plan.name_space = scope.substr(2, scope.size() - 4);
    return plan;
  }

  // Returns "::demo::inner::", or "::" without a package.
  std::string scope_of(const schema::File& file) const {
    std::string scope = "::";
    for (const Identifier& name : namespaces_of(file, options_)) scope += name.str() + "::";
    return scope;
  }

  // Files of different packages may share a module, but their names must differ.
  void claim(std::string_view kind, const std::string& name, const source::Span& span) {
    const auto [taken, is_new] = taken_.emplace(name, span);
    if (is_new) return;
    diagnostics_
        .error(span,
               "{} '{}' conflicts with a declaration of the same name in the Python module '{}'; rename one of them "
               "or generate one module per file",
               kind, name, plan_.name)
        .note(taken->second, "first defined here");
  }

  PythonEnum plan_enum(const schema::Enum& enumeration) const {
    PythonEnum plan;
    plan.name = python_name(enumeration.name);
    plan.path = PythonTypes::path_of(enumeration);
    plan.doc = python_doc(make_doc(enumeration.comments, enumeration.deprecated));
    for (const auto& value : enumeration.values) {
      plan.values.push_back({python_name(value->name), python_doc(make_doc(value->comments, value->deprecated))});
    }
    return plan;
  }

  PythonMessage plan_message(const schema::Message& message) const {
    PythonMessage plan;
    plan.name = python_name(message.name);
    plan.doc = python_doc(make_doc(message.comments, message.deprecated));
    if (plan_.stub_path == kExtendedModule && message.full_name == kExtendedMessage) plan.base = "_types.DlpackTensor";
    for (const auto& enumeration : message.enums) plan.enums.push_back(plan_enum(*enumeration));
    for (const auto& nested : message.messages) {
      if (!nested->map_entry) plan.messages.push_back(plan_message(*nested));
    }
    for (const auto& field : message.fields) {
      plan.fields.push_back(plan_field(*field));
      plan.names.push_back(field->name);
      if (field->presence == schema::Presence::kExplicit) plan.presence_names.push_back(field->name);
    }
    add_extensions(message.extensions, plan.extensions);
    for (const auto& oneof : message.oneofs) {
      PythonOneof members{oneof->name, {}};
      for (const schema::Field* field : oneof->fields) members.fields.push_back(field->name);
      plan.oneofs.push_back(std::move(members));
      plan.names.push_back(oneof->name);
      plan.presence_names.push_back(oneof->name);
    }
    return plan;
  }

  PythonField plan_field(const schema::Field& field) const {
    PythonField plan;
    plan.name = python_name(field.name);
    plan.doc = python_doc(make_doc(field.comments, field.deprecated));
    plan.number_constant = number_constant(field);
    plan.type = types_.attribute(field);
    plan.argument = types_.argument(field);
    plan.is_assignable = !field.is_map() && (field.label == schema::Label::kRepeated || !field.is_submessage());
    return plan;
  }

  const std::vector<PythonSource>& files_;
  const CppOptions& options_;
  source::Diagnostics& diagnostics_;
  const PythonTypes types_;
  std::map<std::string, source::Span> taken_;
  PythonModule plan_;
};

}  // namespace

PythonModule make_python_plan(const std::vector<PythonSource>& files, const std::string& name,
                              const CppOptions& options, source::Diagnostics& diagnostics) {
  return ModulePlanner(files, name, options, diagnostics).plan();
}

}  // namespace onnxgen::plan
