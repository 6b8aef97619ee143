#include "testee.h"

#include <algorithm>
#include <iostream>
#include <string>

namespace onnxgen::tests {
namespace {

Response answer(const std::vector<MessageType>& types, const std::string& bytes) {
  Request request;
  if (!decode(bytes, request)) return {Response::Kind::kRuntimeError, "the request cannot be read"};
  // The runner first asks which tests are known to fail. An empty message means none.
  if (request.message_type == "conformance.FailureSet") return {Response::Kind::kPayload, ""};
  const auto type =
      std::find_if(types.begin(), types.end(), [&](const MessageType& t) { return t.name == request.message_type; });
  if (type == types.end()) return {Response::Kind::kSkipped, "no class for " + std::string(request.message_type)};
  return type->answer(request);
}

}  // namespace

int run_testee(const std::vector<MessageType>& types) {
  std::string request;
  while (read_frame(std::cin, request)) write_frame(std::cout, encode(answer(types, request)));
  return std::cin.gcount() == 0 && std::cout ? 0 : 1;
}

}  // namespace onnxgen::tests
