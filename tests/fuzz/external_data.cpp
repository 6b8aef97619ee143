// A tensor's external_data entries, and the locations in them.
#include "onnxgen/onnx/external_data.h"

#include <onnx/onnx-ml.pb.h>

#include <filesystem>
#include <string>
#include <string_view>

#include "check.h"
#include "onnxgen/file/path_policy.h"
#include "target.h"

namespace {

namespace io = onnxgen::io;

// Checks that an accepted location is below its starting folder.
void check_allowed(const std::string& location) {
  FUZZ_CHECK(!location.empty() && location.find('\0') == std::string::npos);
  const std::filesystem::path path = std::filesystem::path(location).lexically_normal();
  FUZZ_CHECK(path.is_relative() && !path.has_root_name());
  FUZZ_CHECK(*path.begin() != "..");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view input = onnxgen::fuzz::view(data, size);
  if (io::check_location(input)) check_allowed(std::string(input));

  onnx::TensorProto tensor;
  io::ExternalDataEntry entry;
  if (!tensor.ParseFromString(input) || !io::parse_external_data(tensor, entry)) return 0;
  if (io::check_location(entry.location)) check_allowed(entry.location);
  const onnx::TensorProto original = tensor;
  io::set_external_data(tensor, entry);
  io::ExternalDataEntry again;
  FUZZ_CHECK(io::parse_external_data(tensor, again) && again == entry);
  FUZZ_CHECK(io::is_external(tensor) && !tensor.has_raw_data());
  FUZZ_CHECK(tensor.dims_size() == original.dims_size() && tensor.name() == original.name());
  io::clear_external_data(tensor);
  FUZZ_CHECK(!io::is_external(tensor) && !io::parse_external_data(tensor, again));
  return 0;
}
