// What the command line asks of the emitted C++.
#pragma once

#include <string>

namespace onnxgen::plan {

enum class Profile { kNative, kProtobuf };

struct CppOptions {
  std::string name_space;    // instead of the package's: "a::b"; empty: the package's own
  std::string export_macro;  // stands before each class; empty: none
  Profile profile = Profile::kNative;
  bool visible = false;  // of the protobuf profile: other shared objects see the classes, as the build has it
  bool lite = false;     // of the protobuf profile: classes of MessageLite, which know no names
};

}  // namespace onnxgen::plan
