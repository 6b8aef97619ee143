// Responses of protoc's plugins. No file is outside the output folder, and none occurs twice.
#include <cstdint>
#include <filesystem>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "check.h"
#include "plugin/response.h"
#include "target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  auto response = onnxgen::plugin::read_response(onnxgen::fuzz::view(data, size));
  if (!response) return 0;
  std::vector<onnxgen::emit::OutputFile> files{{"a.h", "  // @@protoc_insertion_point(a)\n"}};
  (void)onnxgen::plugin::add_files(std::move(response->chunks), files);
  std::set<std::string> paths;
  for (const auto& file : files) {
    FUZZ_CHECK(paths.insert(file.path).second);
    FUZZ_CHECK(std::filesystem::path("out" / std::filesystem::path(file.path)).lexically_normal().begin()->string() ==
               "out");
  }
  return 0;
}
