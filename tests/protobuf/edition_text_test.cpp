// DebugString() of a file that uses an edition, as protoc's libraries since release 27 print it.
#include <gtest/gtest.h>

#include "edition.pb.h"

namespace onnxgen::protobuf::tests {
namespace {

TEST(EditionText, HasTheEditionAndItsFeatures) {
  EXPECT_EQ(edition::Node::descriptor()->file()->DebugString(), R"(edition = "2024";

import option "google/protobuf/cpp_features.proto";
package edition;

option features = {
  field_presence: IMPLICIT
};

enum Kind {
  KIND_NONE = 0;
  KIND_OTHER = 1;
}

local enum Closed {
  option features = {
    enum_type: CLOSED
  };
  CLOSED_ONE = 1;
  reserved CLOSED_TWO;
}

message Node {
  local message Part {
    bool flag = 1;
  }
  int32 implicit = 1;
  int32 explicit = 2 [default = 3, features = {
    field_presence: EXPLICIT
  }];
  int32 needed = 3 [features = {
    field_presence: LEGACY_REQUIRED
  }];
  repeated int32 numbers = 4 [features = {
    repeated_field_encoding: EXPANDED
  }];
  .edition.Node.Part part = 5 [features = {
    message_encoding: DELIMITED
  }];
  oneof choice {
    string text = 6;
    .edition.Kind kind = 7;
  }
  map<string, .edition.Node.Part> parts = 8;
  reserved old, older;
}

)");
}

}  // namespace
}  // namespace onnxgen::protobuf::tests
