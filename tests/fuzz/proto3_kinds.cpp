// Every kind of proto3 field.
#include "kinds3.pb.h"
#include "message_checks.h"
#include "target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  onnxgen::fuzz::check_one_of<sample3::Implicit, sample3::Explicit, sample3::Lists, sample3::Choice, sample3::Maps>(
      onnxgen::fuzz::view(data, size));
  return 0;
}
