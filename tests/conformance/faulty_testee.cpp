// faulty_testee FAULT: answers incorrectly, to verify that the driver notices.
//
//   echo   returns its input, which is correct for two of three tests
//   skip   skips all tests
#include <map>
#include <string>
#include <string_view>

#include "testee.h"

namespace onnxgen::tests {
namespace {

Response echo(const Request& request) {
  const Response::Kind kind = request.output == Format::kJson   ? Response::Kind::kJson
                              : request.output == Format::kText ? Response::Kind::kText
                                                                : Response::Kind::kPayload;
  return {kind, std::string(request.payload)};
}
Response skip(const Request&) {
  return {Response::Kind::kSkipped, ""};
}

}  // namespace
}  // namespace onnxgen::tests

int main(int argc, char** argv) {
  using namespace onnxgen::tests;
  // The runner passes the program's name twice.
  const std::map<std::string, Response (*)(const Request&)> faults = {{"echo", echo}, {"skip", skip}};
  const auto fault = faults.find(argv[argc - 1]);
  if (fault == faults.end()) return 2;
  return run_testee({
      {"protobuf_test_messages.proto2.TestAllTypesProto2", fault->second},
      {"protobuf_test_messages.proto3.TestAllTypesProto3", fault->second},
  });
}
