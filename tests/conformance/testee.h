// What the testees of all profiles share: each is a main() that says which class answers for which message type.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "protocol.h"

namespace onnxgen::tests {

// How a profile reads and writes one message type, in whatever formats the request asks for.
struct MessageType {
  std::string_view name;
  Response (*answer)(const Request& request);
};

// Answers the runner on stdin and stdout until it hangs up. Returns main()'s exit status.
int run_testee(const std::vector<MessageType>& types);

// Reads and writes by the functions that the classes of every profile have.
template <class Message>
Response round_trip(std::string_view bytes) {
  Message message;
  if (!message.ParseFromString(std::string(bytes))) return {Response::Kind::kParseError, "refused"};
  std::string output;
  if (!message.SerializeToString(&output)) return {Response::Kind::kSerializeError, "not written"};
  return {Response::Kind::kPayload, output};
}

}  // namespace onnxgen::tests
