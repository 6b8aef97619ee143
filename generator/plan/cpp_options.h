// What the command line asks of the emitted C++.
#pragma once

#include <string>

namespace onnxgen::plan {

enum class Profile { kNative, kProtobuf };

// What the classes of the native profile are made for. Those of the protobuf profile are all made for speed.
enum class OptimizeFor {
  kWhatTheFileSays,  // its option optimize_for; speed where it has none
  kSpeed,
  kSize,
};

struct CppOptions {
  std::string name_space;    // instead of the package's: "a::b"; empty: the package's own
  std::string export_macro;  // stands before each class; empty: none
  Profile profile = Profile::kNative;
  bool visible = false;  // of the protobuf profile: other shared objects see the classes, as the build has it
  OptimizeFor optimize_for = OptimizeFor::kWhatTheFileSays;
  bool parse_only = false;  // of the native profile: classes that cannot be serialized
  bool lite = false;        // of the protobuf profile: classes of MessageLite, which know no names
};

}  // namespace onnxgen::plan
