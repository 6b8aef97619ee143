// make_comparison [--profiles] DESCRIPTORS OUTPUT PROTO=NATIVE_HEADER...
//
// Writes the C++ header OUTPUT, which compares native messages with protoc's, accessor by accessor. Each PROTO is a
// file in the descriptor set DESCRIPTORS. Its package is the native package with the prefix "oracle_". NATIVE_HEADER is
// the header that onnxgen generated for it.
//
// OUTPUT defines in onnxgen::tests
//
//   void compare(const onnx::NodeProto&, const oracle_onnx::NodeProto&, Differences&);      one for each message
//   void assign(const oracle_onnx::NodeProto&, onnx::NodeProto&);                            one for each message
//
// and in a namespace named like OUTPUT without its extension
//
//   void compare_enums(Differences&);                                                        names and numbers
//   template <class Visit> void for_each_message(Visit visit);                               visit(Pair<...>{}, name)
//
// With --profiles, the oracle classes are onnxgen's own classes of the protobuf profile. They have no extensions.
// OUTPUT can then also assign values to them:
//
//   void assign(const onnx::NodeProto&, oracle_onnx::NodeProto&);
#include <google/protobuf/descriptor.h>
#include <google/protobuf/descriptor.pb.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace {

using google::protobuf::Descriptor;
using google::protobuf::EnumDescriptor;
using google::protobuf::FieldDescriptor;
using google::protobuf::FileDescriptor;

constexpr const char* kOraclePrefix = "oracle_";

// Returns "oracle_google::protobuf".
std::string oracle_namespace(const FileDescriptor* file) {
  std::string name;
  for (const char c : file->package()) name += c == '.' ? std::string("::") : std::string(1, c);
  return name;
}

std::string native_namespace(const FileDescriptor* file) {
  return oracle_namespace(file).substr(std::string(kOraclePrefix).size());
}

// Returns "TensorProto_Segment".
template <class Element>
std::string class_name(const Element* element) {
  std::string name = element->full_name().substr(element->file()->package().size() + 1);
  for (char& c : name) c = c == '.' ? '_' : c;
  return name;
}

template <class Element>
std::string native_class(const Element* element) {
  return native_namespace(element->file()) + "::" + class_name(element);
}

template <class Element>
std::string oracle_class(const Element* element) {
  return oracle_namespace(element->file()) + "::" + class_name(element);
}

std::string escaped(const std::string& name) {
  static const std::set<std::string> keywords = {"operator", "default", "class", "namespace", "float"};
  return name + (keywords.count(name) != 0 ? "_" : "");
}

std::string accessor(const FieldDescriptor* field) {
  return escaped(field->lowercase_name());
}

enum class Judge { kLibprotobuf, kProtobufProfile };

// Expressions that read and change a value. Expressions for reading are identical for native messages and protoc's.
struct Calls {
  std::string has, get, size, element;        // "has_x()", "x()", "x_size()", "x(" as in x(i)
  std::string set, add, change, add_message;  // "set_x(", "add_x(", "mutable_x()", "add_x()"
};

Calls calls_of(const FieldDescriptor* field) {
  const std::string name = accessor(field);
  return {"has_" + name + "()", name + "()",         name + "_size()",         name + "(",
          "set_" + name + "(",  "add_" + name + "(", "mutable_" + name + "()", "add_" + name + "()"};
}

// `extension` is the C++ identifier of the extension.
Calls calls_of_extension(const std::string& extension) {
  return {"HasExtension(" + extension + ")",     "GetExtension(" + extension + ")",  "ExtensionSize(" + extension + ")",
          "GetExtension(" + extension + ", ",    "SetExtension(" + extension + ", ", "AddExtension(" + extension + ", ",
          "MutableExtension(" + extension + ")", "AddExtension(" + extension + ")"};
}

class ComparisonWriter {
 public:
  ComparisonWriter(const google::protobuf::DescriptorPool& pool, Judge judge, std::ostream& out)
      : pool_(pool), judge_(judge), out_(out) {}

  void declare(const Descriptor* message) {
    out_ << "void " << compare_signature(message) << ";\nvoid " << assign_signature(message) << ";\n";
    if (judge_ == Judge::kProtobufProfile) out_ << "void " << assign_back_signature(message) << ";\n";
  }

  void define(const Descriptor* message) {
    out_ << "\ninline void " << compare_signature(message) << " {\n";
    for_each_value(message, [&](auto... value) { compare(value...); });
    for (int i = 0; i < message->real_oneof_decl_count(); ++i) {
      const std::string name = message->oneof_decl(i)->name() + "_case";
      out_ << "  d.check(\"" << name << "\", native." << name << "(), oracle." << name << "());\n";
    }
    out_ << "  (void)native, (void)oracle, (void)d;\n}\n";

    out_ << "\ninline void " << assign_signature(message) << " {\n";
    for_each_value(message, [&](auto... value) { assign(value...); });
    out_ << "  (void)oracle, (void)native;\n}\n";

    if (judge_ != Judge::kProtobufProfile) return;
    out_ << "\ninline void " << assign_back_signature(message) << " {\n";
    for_each_value(message, [&](auto... value) { assign_back(value...); });
    out_ << "  (void)native, (void)oracle;\n}\n";
  }

  void enumeration(const EnumDescriptor* type) {
    const std::string native = native_class(type);
    const std::string oracle = oracle_class(type);
    int last = 0;
    for (int i = 0; i < type->value_count(); ++i) {
      const auto* value = type->value(i);
      last = std::max(last, value->number());
      const std::string name = (type->containing_type() != nullptr ? class_name(type) + "_" : "") + value->name();
      out_ << "  d.check(\"" << value->full_name() << "\", " << native_namespace(type->file()) << "::" << name << ", "
           << oracle_namespace(type->file()) << "::" << name << ");\n";
    }
    out_ << "  for (int number = -10; number <= " << last + 10 << "; ++number) {\n"
         << "    d.check(\"" << class_name(type) << "_IsValid\", " << native << "_IsValid(number), " << oracle
         << "_IsValid(number));\n"
         << "    d.check(\"" << class_name(type) << "_Name\", " << native << "_Name(number), " << oracle
         << "_Name(number));\n"
         << "    " << native << " native_value{};\n    " << oracle << " oracle_value{};\n"
         << "    const std::string name = " << oracle << "_Name(number);\n"
         << "    d.check(\"" << class_name(type) << "_Parse\", " << native << "_Parse(name, &native_value), " << oracle
         << "_Parse(name, &oracle_value));\n"
         << "    d.check(\"" << class_name(type) << "_Parse\", native_value, oracle_value);\n  }\n";
  }

 private:
  static std::string compare_signature(const Descriptor* message) {
    return "compare(const " + native_class(message) + "& native, const " + oracle_class(message) +
           "& oracle, Differences& d)";
  }

  static std::string assign_signature(const Descriptor* message) {
    return "assign(const " + oracle_class(message) + "& oracle, " + native_class(message) + "& native)";
  }

  static std::string assign_back_signature(const Descriptor* message) {
    return "assign(const " + native_class(message) + "& native, " + oracle_class(message) + "& oracle)";
  }

  // Returns "sample::Holder::extension". A nested extension is a member of the enclosing class.
  static std::string identifier(const FieldDescriptor* extension, const std::string& name_space) {
    const Descriptor* scope = extension->extension_scope();
    return name_space + "::" + (scope != nullptr ? class_name(scope) + "::" : "") + escaped(extension->name());
  }

  // Calls visit(field, native calls, oracle calls) for fields and extensions.
  template <class Visit>
  void for_each_value(const Descriptor* message, Visit visit) {
    for (int i = 0; i < message->field_count(); ++i) {
      visit(message->field(i), calls_of(message->field(i)), calls_of(message->field(i)));
    }
    if (judge_ == Judge::kProtobufProfile) return;
    std::vector<const FieldDescriptor*> extensions;
    pool_.FindAllExtensions(message, &extensions);
    for (const auto* extension : extensions) {
      visit(extension, calls_of_extension(identifier(extension, native_namespace(extension->file()))),
            calls_of_extension(identifier(extension, oracle_namespace(extension->file()))));
    }
  }

  void compare(const FieldDescriptor* field, const Calls& native, const Calls& oracle) {
    const std::string name = field->is_extension() ? "[" + field->full_name() + "]" : accessor(field);
    if (field->is_map()) {
      map(field, name);
    } else if (field->is_repeated()) {
      repeated(field, name, native, oracle);
    } else {
      if (field->has_presence()) check("has_" + name, native.has, oracle.has);
      if (is_default_cut_by_libprotobuf(field)) out_ << "  if (oracle." << oracle.has << ")";
      singular(field, name, native, oracle);
    }
  }

  void assign(const FieldDescriptor* field, const Calls& native, const Calls& oracle) {
    if (field->is_map()) {
      const FieldDescriptor* value = field->message_type()->map_value();
      const std::string target = "native." + native.change;
      out_ << "  for (const auto& [key, value] : oracle." << oracle.get << ") ";
      if (value->cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE) {
        out_ << "assign(value, *" << target << "->Mutable(key));\n";
      } else {
        out_ << target << "->Set(key, " << cast(value, native_class<EnumDescriptor>, "value") << ");\n";
      }
    } else {
      copy(field, "oracle.", oracle, "native.", native, native_class<EnumDescriptor>);
    }
  }

  void assign_back(const FieldDescriptor* field, const Calls& native, const Calls& oracle) {
    if (field->is_map()) {
      const FieldDescriptor* value = field->message_type()->map_value();
      const std::string element = "(*oracle." + oracle.change + ")[key]";
      out_ << "  for (const auto& [key, value] : native." << native.get << ") ";
      if (value->cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE) {
        out_ << "assign(value, " << element << ");\n";
      } else {
        out_ << element << " = " << cast(value, oracle_class<EnumDescriptor>, "value") << ";\n";
      }
    } else {
      copy(field, "native.", native, "oracle.", oracle, oracle_class<EnumDescriptor>);
    }
  }

  using ClassOf = std::string (*)(const EnumDescriptor*);

  // Copies a field that is not a map. `from` and `to` are expressions for the messages, followed by a dot. `class_of`
  // names the enums of `to`.
  void copy(const FieldDescriptor* field, const std::string& from, const Calls& source, const std::string& to,
            const Calls& target, ClassOf class_of) {
    const bool is_message = field->cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE;
    if (field->is_repeated()) {
      const std::string element = from + source.element + "i)";
      out_ << "  for (decltype(" << from << source.size << ") i = 0; i < " << from << source.size << "; ++i) ";
      if (is_message) {
        out_ << "assign(" << element << ", *" << to << target.add_message << ");\n";
      } else {
        out_ << to << target.add << cast(field, class_of, element) << ");\n";
      }
      return;
    }
    out_ << "  ";
    if (field->has_presence()) out_ << "if (" << from << source.has << ") ";
    if (is_message) {
      out_ << "assign(" << from << source.get << ", *" << to << target.change << ");\n";
    } else {
      out_ << to << target.set << cast(field, class_of, from + source.get) << ");\n";
    }
  }

  static std::string cast(const FieldDescriptor* field, ClassOf class_of, const std::string& value) {
    if (field->cpp_type() != FieldDescriptor::CPPTYPE_ENUM) return value;
    return "static_cast<" + class_of(field->enum_type()) + ">(" + value + ")";
  }

  // libprotobuf treats the default of a string extension as a C string and cuts it at the first NUL.
  static bool is_default_cut_by_libprotobuf(const FieldDescriptor* field) {
    return field->is_extension() && field->cpp_type() == FieldDescriptor::CPPTYPE_STRING &&
           field->default_value_string().find('\0') != std::string::npos;
  }

  void check(const std::string& name, const std::string& native, const std::string& oracle) {
    out_ << "  d.check(\"" << name << "\", native." << native << ", oracle." << oracle << ");\n";
  }

  void singular(const FieldDescriptor* field, const std::string& name, const Calls& native, const Calls& oracle) {
    if (field->cpp_type() != FieldDescriptor::CPPTYPE_MESSAGE) return check(name, native.get, oracle.get);
    out_ << "  if (native." << native.has << " && oracle." << oracle.has << ") {\n"
         << "    const auto scope = d.enter(\"" << name << "\");\n"
         << "    compare(native." << native.get << ", oracle." << oracle.get << ", d);\n"
         << "  } else {\n"
         << "    d.check(\"size of unset " << name << "\", native." << native.get << ".ByteSizeLong(), oracle."
         << oracle.get << ".ByteSizeLong());\n  }\n";
  }

  void repeated(const FieldDescriptor* field, const std::string& name, const Calls& native, const Calls& oracle) {
    out_ << "  if (d.same_size(\"" << name << "\", native." << native.size << ", oracle." << oracle.size << ")) {\n"
         << "    for (std::size_t i = 0; i < native." << native.size << "; ++i) {\n"
         << "      const auto scope = d.enter(\"" << name << "\", i);\n";
    const std::string values = "native." + native.element + "i), oracle." + oracle.element + "static_cast<int>(i))";
    if (field->cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE) {
      out_ << "      compare(" << values << ", d);\n";
    } else {
      out_ << "      d.check(\"\", " << values << ");\n";
    }
    out_ << "    }\n  }\n";
  }

  void map(const FieldDescriptor* field, const std::string& name) {
    out_ << "  if (d.same_size(\"" << name << "\", native." << name << "_size(), static_cast<int>(oracle." << name
         << "().size()))) {\n"
         << "    const auto scope = d.enter(\"" << name << "\");\n"
         << "    for (const auto& [key, value] : oracle." << name << "()) {\n"
         << "      const auto found = native." << name << "().find(key);\n"
         << "      d.check(\"has the key\", found != native." << name << "().end(), true);\n"
         << "      if (found == native." << name << "().end()) break;\n"
         << "      d.check(\"key\", (*found).first, key);\n";
    if (field->message_type()->map_value()->cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE) {
      out_ << "      compare((*found).second, value, d);\n";
    } else {
      out_ << "      d.check(\"value\", (*found).second, value);\n";
    }
    out_ << "    }\n  }\n";
  }

  const google::protobuf::DescriptorPool& pool_;
  Judge judge_;
  std::ostream& out_;
};

void collect(const Descriptor* message, std::vector<const Descriptor*>& messages,
             std::vector<const EnumDescriptor*>& enums) {
  if (message->options().map_entry()) return;
  messages.push_back(message);
  for (int i = 0; i < message->enum_type_count(); ++i) enums.push_back(message->enum_type(i));
  for (int i = 0; i < message->nested_type_count(); ++i) collect(message->nested_type(i), messages, enums);
}

std::string comparison_of(const google::protobuf::DescriptorPool& pool, Judge judge,
                          const std::vector<const FileDescriptor*>& files, const std::vector<std::string>& headers,
                          const std::string& name) {
  std::vector<const Descriptor*> messages;
  std::vector<const EnumDescriptor*> enums;
  std::ostringstream out;
  ComparisonWriter writer(pool, judge, out);
  out << "#pragma once\n\n#include \"differences.h\"\n";
  for (const auto& header : headers) out << "#include \"" << header << "\"\n";
  for (const auto* file : files) {
    out << "#include \"" << file->name().substr(0, file->name().rfind('.')) << ".pb.h\"\n";
    for (int i = 0; i < file->enum_type_count(); ++i) enums.push_back(file->enum_type(i));
    for (int i = 0; i < file->message_type_count(); ++i) collect(file->message_type(i), messages, enums);
  }
  out << "\nnamespace onnxgen::tests {\n\n";
  for (const auto* message : messages) writer.declare(message);
  for (const auto* message : messages) writer.define(message);
  out << "\nnamespace " << name << " {\n\ninline void compare_enums(Differences& d) {\n";
  for (const auto* type : enums) writer.enumeration(type);
  out << "}\n\ntemplate <class Visit>\nvoid for_each_message(Visit visit) {\n";
  for (const auto* message : messages) {
    out << "  visit(Pair<" << native_class(message) << ", " << oracle_class(message) << ">{}, \"" << class_name(message)
        << "\");\n";
  }
  out << "}\n\n}  // namespace " << name << "\n}  // namespace onnxgen::tests\n";
  return out.str();
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> arguments(argv + 1, argv + argc);
  Judge judge = Judge::kLibprotobuf;
  if (!arguments.empty() && arguments.front() == "--profiles") {
    judge = Judge::kProtobufProfile;
    arguments.erase(arguments.begin());
  }
  if (arguments.size() < 3) {
    std::fprintf(stderr, "usage: %s [--profiles] DESCRIPTORS OUTPUT PROTO=NATIVE_HEADER...\n", argv[0]);
    return 2;
  }
  google::protobuf::FileDescriptorSet descriptors;
  std::ifstream in(arguments[0], std::ios::binary);
  if (!descriptors.ParseFromIstream(&in)) return 1;
  google::protobuf::DescriptorPool pool;
  for (const auto& file : descriptors.file()) pool.BuildFile(file);

  std::vector<const FileDescriptor*> files;
  std::vector<std::string> headers;
  for (std::size_t i = 2; i < arguments.size(); ++i) {
    const std::size_t equals = arguments[i].find('=');
    const FileDescriptor* file = pool.FindFileByName(arguments[i].substr(0, equals));
    if (file == nullptr || equals == std::string::npos) return 1;
    files.push_back(file);
    headers.push_back(arguments[i].substr(equals + 1));
  }
  std::ofstream out(arguments[1]);
  out << comparison_of(pool, judge, files, headers, std::filesystem::path(arguments[1]).stem().string());
  return out ? 0 : 1;
}
