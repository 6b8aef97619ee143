// Description of a .proto file as constant data, for classes of the protobuf profile.
#pragma once

#include <cstddef>
#include <string_view>

namespace onnxgen {

struct EnumDescriptor;
struct MessageDescriptor;

// Contents of a .proto file. It and everything it points to has static storage.
struct FileDescriptor {
  // The serialized google.protobuf.FileDescriptorProto, in parts that are short enough for every compiler. It contains
  // only the JSON names that the schema sets, as in protoc's generated code.
  const std::string_view* parts;
  std::size_t part_count;
  // The imports, in schema order, or null if there are none. An import whose classes are lite is null.
  const FileDescriptor* const* imports;
};

// The descriptions of the messages and enums of a file, including nested ones.
struct FileTypes {
  const FileDescriptor& file;
  const MessageDescriptor* const* messages;  // without map entries, which have no class
  std::size_t message_count;
  const EnumDescriptor* const* enums;
  std::size_t enum_count;
};

}  // namespace onnxgen
