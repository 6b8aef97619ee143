// The plan for one Python module: the stub, which declares the contents of the module, and the C++ that builds the
// module from the descriptors of the native classes.
//
// Strings are complete text: Python in the stub, C++ in the source.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "plan/cpp_file.h"
#include "plan/descriptor.h"

namespace onnxgen::plan {

// A name in Python. A keyword such as `from` cannot be written as an attribute; only getattr() reaches it.
struct PythonName {
  std::string text;
  bool is_keyword = false;
};

struct PythonField {
  PythonName name;
  DocComment doc;
  std::string number_constant;  // RAW_DATA_FIELD_NUMBER
  std::string type;             // type of the attribute: _builtins.str, _core.RepeatedScalarContainer[_builtins.int]
  std::string argument;         // type of the constructor argument
  // Set for singular fields that are not messages, and for lists, because `node.input += names` assigns the list.
  bool is_assignable = false;
};

// An extension. Its descriptor is an attribute of the module or message that declares it.
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
  std::string path;  // full path in the stub: Node.Kind
  DocComment doc;
  std::vector<PythonEnumValue> values;
};

struct PythonMessage {
  PythonName name;
  std::string base = "_core.Message";
  DocComment doc;
  std::vector<PythonEnum> enums;
  std::vector<PythonMessage> messages;  // nested messages, without map entries
  std::vector<PythonField> fields;
  std::vector<PythonExtension> extensions;  // declared inside this message
  std::vector<PythonOneof> oneofs;
  std::vector<std::string> names;           // of all fields, for ClearField
  std::vector<std::string> presence_names;  // valid arguments of HasField, including oneofs
};

// Input of the C++ module for one .proto file. Lists C++ expressions of descriptors, outer types before inner ones.
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
    std::string info;            // ::demo::rank.info; empty for extensions of the file's own messages
    FieldDescriptor descriptor;  // used if there is an info; spelled for the namespace
  };
  std::vector<Extension> extensions;
  std::string name_space;               // demo::inner; empty without a package
  std::vector<LiteralPart> serialized;  // the google.protobuf.FileDescriptorProto
};

struct PythonModule {
  std::string name;                       // without the packages that contain it
  std::vector<std::string> source_names;  // import names of the .proto files
  std::string source_path;
  std::string stub_path;
  std::vector<std::string> includes;  // headers of the native classes
  std::vector<PythonSchema> schemas;
  std::string stub_imports = "_core";  // modules of the package onnxgen that the stub imports
  DocComment doc;
  std::vector<PythonEnum> enums;
  std::vector<PythonExtension> extensions;
  std::vector<PythonMessage> messages;
};

}  // namespace onnxgen::plan
