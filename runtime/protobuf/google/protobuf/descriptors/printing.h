// Messages of descriptor.proto into which descriptors can be copied, and options for printing descriptors.
//
// options(), CopyTo() and DebugString() of descriptors use these messages. They are in the library
// onnxgen::well_known_protobuf.
#pragma once

#include <string>
#include <vector>

#include "google/protobuf/stubs/common.h"

// The classes are not hidden here, because generated code sets their visibility.
namespace google {
namespace protobuf {

class DescriptorProto;
class DescriptorProto_ExtensionRange;
class EnumDescriptorProto;
class EnumOptions;
class EnumValueDescriptorProto;
class EnumValueOptions;
class ExtensionRangeOptions;
class FieldDescriptorProto;
class FieldOptions;
class FileDescriptorProto;
class FileOptions;
class MessageOptions;
class MethodDescriptorProto;
class MethodOptions;
class OneofDescriptorProto;
class OneofOptions;
class ServiceDescriptorProto;
class ServiceOptions;

}  // namespace protobuf
}  // namespace google

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

// Place of a declaration in its schema file. Generated code contains no source locations, so all GetSourceLocation()
// functions return false and leave their argument unchanged.
struct SourceLocation {
  int start_line;
  int end_line;
  int start_column;
  int end_column;
  std::string leading_comments;
  std::string trailing_comments;
  std::vector<std::string> leading_detached_comments;
};

// Options of DebugStringWithOptions().
struct DebugStringOptions {
  bool include_comments = false;  // no effect, because generated code contains no comments
  bool elide_group_body = false;  // print { ... } for the fields of a group
  bool elide_oneof_body = false;  // print { ... } for the members of a oneof
};

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
