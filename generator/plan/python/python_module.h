// What onnxgen is going to write for one Python module: its stub, which tells what the module has, and the C++ that
// makes the module of the descriptors of the native classes.
//
// Strings are finished text, Python in the stub and C++ in the source.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "plan/cpp_file.h"
#include "plan/descriptor.h"

namespace onnxgen::plan {

// A name that Python keeps for itself, such as `from`, cannot be written as an attribute; getattr() reaches it.
struct PythonName {
  std::string text;
  bool is_keyword = false;
};

struct PythonField {
  PythonName name;
  DocComment doc;
  std::string number_constant;  // RAW_DATA_FIELD_NUMBER
  std::string type;             // of the attribute: _builtins.str, _core.RepeatedScalarContainer[_builtins.int]
  std::string argument;         // what the constructor takes
  bool is_assignable = false;   // a singular field that is no message
};

// Declared outside of the message that it extends: its descriptor is an attribute of the module, or of a message.
struct PythonExtension {
  PythonName name;
  DocComment doc;
  std::string number_constant;
};

struct PythonOneof {
  std::string name;
  std::vector<std::string> fields;
};

struct PythonEnumValue {
  PythonName name;
  DocComment doc;
};

struct PythonEnum {
  PythonName name;
  std::string path;  // as the stub refers to it: Node.Kind
  DocComment doc;
  std::vector<PythonEnumValue> values;
};

struct PythonMessage {
  PythonName name;
  DocComment doc;
  std::vector<PythonEnum> enums;
  std::vector<PythonMessage> messages;  // nested; no map entries
  std::vector<PythonField> fields;
  std::vector<PythonExtension> extensions;  // declared in it
  std::vector<PythonOneof> oneofs;
  std::vector<std::string> names;           // of all fields, for HasField and ClearField
  std::vector<std::string> presence_names;  // of those that HasField takes, oneofs too
};

// What the C++ hands over of one .proto file: C++ expressions of descriptors, outer types before those within them.
struct PythonSchema {
  std::string file;  // string literals
  std::string package;
  std::string syntax;
  std::vector<std::string> messages;  // &onnxgen::descriptor_of<::demo::Node>()
  std::vector<std::string> enums;     // &::demo::Node_Kind_Descriptor_

  struct Extension {
    std::string full_name;  // string literal
    std::string extended;   // &onnxgen::descriptor_of<::demo::Shape>()
    std::int32_t number = 0;
    std::string info;            // ::demo::rank.info of a message of another file's; of the file's own messages empty
    FieldDescriptor descriptor;  // where there is an info, spelled for the namespace
  };
  std::vector<Extension> extensions;
  std::string name_space;  // demo::inner; empty without a package
  // The serialized google.protobuf.FileDescriptorProto: pieces that are short enough for every compiler, each as what
  // initializes a std::string_view.
  std::vector<std::string> serialized;
};

struct PythonModule {
  std::string name;                       // without the packages that it is in
  std::vector<std::string> source_names;  // the .proto files, as imported
  std::string source_path;
  std::string stub_path;
  std::vector<std::string> includes;  // headers of the native classes
  std::vector<PythonSchema> schemas;
  DocComment doc;
  std::vector<PythonEnum> enums;
  std::vector<PythonExtension> extensions;
  std::vector<PythonMessage> messages;
};

}  // namespace onnxgen::plan
