// make_comparison DESCRIPTORS OUTPUT PROTO=NATIVE_HEADER...
//
// Writes the C++ header OUTPUT that compares native messages with protoc's, accessor by accessor. Each PROTO is a file
// of the descriptor set DESCRIPTORS, of a package whose native name it has behind "oracle_"; NATIVE_HEADER is what
// onnxgen made of it.
// OUTPUT defines in onnxgen::tests
//
//   void compare(const onnx::NodeProto&, const oracle_onnx::NodeProto&, Differences&);      one for each message
// and in a namespace that is called as OUTPUT without its extension
//
//   void compare_enums(Differences&);                                                        names and numbers
//   template <class Visit> void for_each_message(Visit visit);                               visit(Pair<...>{}, name)
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

std::string native_namespace(const FileDescriptor* file) {
  return file->package().substr(std::string(kOraclePrefix).size());
}

// "TensorProto_Segment"
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
  return element->file()->package() + "::" + class_name(element);
}

// The accessor of a field: its name, escaped where C++ has other plans for it.
std::string accessor(const FieldDescriptor* field) {
  static const std::set<std::string> keywords = {"operator", "default", "class", "namespace", "float"};
  return field->lowercase_name() + (keywords.count(field->lowercase_name()) != 0 ? "_" : "");
}

class ComparisonWriter {
 public:
  explicit ComparisonWriter(std::ostream& out) : out_(out) {}

  void declare(const Descriptor* message) { out_ << "void " << signature(message) << ";\n"; }

  void define(const Descriptor* message) {
    out_ << "\ninline void " << signature(message) << " {\n";
    for (int i = 0; i < message->field_count(); ++i) field(message->field(i));
    for (int i = 0; i < message->real_oneof_decl_count(); ++i) {
      const std::string name = message->oneof_decl(i)->name() + "_case";
      out_ << "  d.check(\"" << name << "\", native." << name << "(), oracle." << name << "());\n";
    }
    out_ << "  (void)native, (void)oracle, (void)d;\n}\n";
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
           << type->file()->package() << "::" << name << ");\n";
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
  static std::string signature(const Descriptor* message) {
    return "compare(const " + native_class(message) + "& native, const " + oracle_class(message) +
           "& oracle, Differences& d)";
  }

  void field(const FieldDescriptor* field) {
    const std::string name = accessor(field);
    if (field->is_map()) {
      map(field, name);
    } else if (field->is_repeated()) {
      repeated(field, name);
    } else {
      if (field->has_presence()) check("has_" + name, "has_" + name + "()");
      singular(field, name);
    }
  }

  void check(const std::string& name, const std::string& call) {
    out_ << "  d.check(\"" << name << "\", native." << call << ", oracle." << call << ");\n";
  }

  void singular(const FieldDescriptor* field, const std::string& name) {
    if (field->cpp_type() != FieldDescriptor::CPPTYPE_MESSAGE) return check(name, name + "()");
    out_ << "  if (native.has_" << name << "() && oracle.has_" << name << "()) {\n"
         << "    const auto scope = d.enter(\"" << name << "\");\n"
         << "    compare(native." << name << "(), oracle." << name << "(), d);\n"
         << "  } else {\n"
         << "    d.check(\"size of unset " << name << "\", native." << name << "().ByteSizeLong(), oracle." << name
         << "().ByteSizeLong());\n  }\n";
  }

  void repeated(const FieldDescriptor* field, const std::string& name) {
    out_ << "  if (d.same_size(\"" << name << "\", native." << name << "_size(), oracle." << name << "_size())) {\n"
         << "    for (std::size_t i = 0; i < native." << name << "_size(); ++i) {\n"
         << "      const auto scope = d.enter(\"" << name << "\", i);\n";
    const std::string values = "native." + name + "(i), oracle." + name + "(static_cast<int>(i))";
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

  std::ostream& out_;
};

void collect(const Descriptor* message, std::vector<const Descriptor*>& messages,
             std::vector<const EnumDescriptor*>& enums) {
  if (message->options().map_entry()) return;
  messages.push_back(message);
  for (int i = 0; i < message->enum_type_count(); ++i) enums.push_back(message->enum_type(i));
  for (int i = 0; i < message->nested_type_count(); ++i) collect(message->nested_type(i), messages, enums);
}

std::string comparison_of(const std::vector<const FileDescriptor*>& files, const std::vector<std::string>& headers,
                          const std::string& name) {
  std::vector<const Descriptor*> messages;
  std::vector<const EnumDescriptor*> enums;
  std::ostringstream out;
  ComparisonWriter writer(out);
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
  if (argc < 4) {
    std::fprintf(stderr, "usage: %s DESCRIPTORS OUTPUT PROTO=NATIVE_HEADER...\n", argv[0]);
    return 2;
  }
  google::protobuf::FileDescriptorSet descriptors;
  std::ifstream in(argv[1], std::ios::binary);
  if (!descriptors.ParseFromIstream(&in)) return 1;
  google::protobuf::DescriptorPool pool;
  for (const auto& file : descriptors.file()) pool.BuildFile(file);

  std::vector<const FileDescriptor*> files;
  std::vector<std::string> headers;
  for (int i = 3; i < argc; ++i) {
    const std::string argument = argv[i];
    const std::size_t equals = argument.find('=');
    const FileDescriptor* file = pool.FindFileByName(argument.substr(0, equals));
    if (file == nullptr || equals == std::string::npos) return 1;
    files.push_back(file);
    headers.push_back(argument.substr(equals + 1));
  }
  std::ofstream out(argv[2]);
  out << comparison_of(files, headers, std::filesystem::path(argv[2]).stem().string());
  return out ? 0 : 1;
}
