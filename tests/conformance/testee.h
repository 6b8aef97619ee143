// Code shared by the testees of all profiles. Each testee is a main() that maps message types to classes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "protocol.h"

namespace onnxgen::tests {

// Function that reads and writes one message type, in the formats that the request asks for.
struct MessageType {
  std::string_view name;
  Response (*answer)(const Request& request);
};

// Answers the runner on stdin and stdout until the input ends. Returns main()'s exit status.
int run_testee(const std::vector<MessageType>& types);

// Parses and serializes with the functions that the classes of every profile have.
template <class Message>
Response round_trip(std::string_view bytes) {
  Message message;
  if (!message.ParseFromString(std::string(bytes))) return {Response::Kind::kParseError, "refused"};
  std::string output;
  if (!message.SerializeToString(&output)) return {Response::Kind::kSerializeError, "not written"};
  return {Response::Kind::kPayload, output};
}

}  // namespace onnxgen::tests
