// Google's conformance protocol, as far as a testee needs it: a request and its response are messages behind a length
// of four bytes, little-endian. They are decoded by hand, so that a fault in generated code cannot break what reports
// it.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>

namespace onnxgen::tests {

// The numbers are conformance.WireFormat's.
enum class Format { kUnspecified = 0, kProtobuf = 1, kJson = 2, kJspb = 3, kText = 4 };

// A conformance.ConformanceRequest. The views borrow from its bytes.
struct Request {
  Format input = Format::kUnspecified;
  Format output = Format::kUnspecified;
  std::string_view payload;
  std::string_view message_type;      // "protobuf_test_messages.proto3.TestAllTypesProto3"
  bool ignores_unknown_json = false;  // members of JSON that are no fields are to be left out
  bool prints_unknown_fields = false;
};

// A conformance.ConformanceResponse. The numbers are those of its fields.
struct Response {
  enum class Kind {
    kParseError = 1,
    kRuntimeError = 2,
    kPayload = 3,
    kJson = 4,
    kSkipped = 5,
    kSerializeError = 6,
    kText = 8,
  };

  Kind kind;
  std::string text;  // the message in the format that was asked for, or why there is none
};

// False where the bytes are no request.
bool decode(std::string_view bytes, Request& request);

std::string encode(const Response& response);

// Reads what one frame holds. False at the end of the stream, and where it ends within a frame.
bool read_frame(std::istream& in, std::string& bytes);

void write_frame(std::ostream& out, const std::string& bytes);

}  // namespace onnxgen::tests
