// Every kind of proto2 field except extensions.
#include "kinds.pb.h"
#include "message_checks.h"
#include "target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  onnxgen::fuzz::check_one_of<sample::Scalars, sample::Defaults, sample::Unpacked, sample::Packed, sample::Required,
                              sample::Choice, sample::Maps, sample::Tree, sample::Numbers, sample::Groups>(
      onnxgen::fuzz::view(data, size));
  return 0;
}
