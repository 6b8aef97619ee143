// The part of Google's conformance protocol that a testee needs. A request and its response are messages, each preceded
// by its length as four little-endian bytes. They are decoded without generated code, so that an error there cannot
// affect the reporting.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>

namespace onnxgen::tests {

// Numbers of conformance.WireFormat.
enum class Format { kUnspecified = 0, kProtobuf = 1, kJson = 2, kJspb = 3, kText = 4 };

// A conformance.ConformanceRequest. The views point into its bytes.
struct Request {
  Format input = Format::kUnspecified;
  Format output = Format::kUnspecified;
  std::string_view payload;
  std::string_view message_type;      // "protobuf_test_messages.proto3.TestAllTypesProto3"
  bool ignores_unknown_json = false;  // ignores JSON members that are not fields
  bool prints_unknown_fields = false;
};

// A conformance.ConformanceResponse. The numbers are its field numbers.
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
  std::string text;  // the message in the requested format, or the reason for its absence
};

// Decodes a request. Returns false if the bytes are malformed.
bool decode(std::string_view bytes, Request& request);

std::string encode(const Response& response);

// Reads the contents of one frame. Returns false at the end of the stream or within a truncated frame.
bool read_frame(std::istream& in, std::string& bytes);

void write_frame(std::ostream& out, const std::string& bytes);

}  // namespace onnxgen::tests
