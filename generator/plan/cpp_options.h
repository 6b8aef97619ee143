// Command line options for the emitted C++.
#pragma once

#include <string>

namespace onnxgen::plan {

enum class Profile { kNative, kProtobuf };

// Optimization goal for the classes. Only the native profile optimizes for size, and only the protobuf profile has lite
// classes: subclasses of MessageLite, which contain no names of fields. A goal that does not apply is treated as
// kSpeed.
enum class OptimizeFor {
  kFromFile,  // the file's option optimize_for; kSpeed if it has none
  kSpeed,
  kSize,  // in the protobuf profile: lite if the file says so, as with protoc
  kLite,
};

// Release of libprotobuf whose interface the classes of the protobuf profile have; see google/protobuf/stubs/port.h.
enum class ProtobufApi { k21, k30 };

struct CppOptions {
  std::string name_space;    // replaces the package: "a::b"; empty: use the package
  std::string export_macro;  // precedes each class name; empty: none
  Profile profile = Profile::kNative;
  ProtobufApi protobuf_api = ProtobufApi::k21;
  bool visible = false;  // protobuf profile: other shared objects see the classes
  OptimizeFor optimize_for = OptimizeFor::kFromFile;
  bool parse_only = false;  // native profile: classes that cannot be serialized
  bool proto_h = false;     // also write NAME.proto.h, as protoc's option of this name does
};

}  // namespace onnxgen::plan
