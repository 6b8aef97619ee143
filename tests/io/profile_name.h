// Names for tests that run with the classes of both profiles.
#pragma once

#include <string>
#include <type_traits>

namespace onnxgen::io::tests {

// The third argument of TYPED_TEST_SUITE. Only the classes of the protobuf profile have virtual functions.
struct ProfileName {
  template <class Message>
  static std::string GetName(int) {
    return std::is_polymorphic_v<Message> ? "DropIn" : "Native";
  }
};

}  // namespace onnxgen::io::tests
