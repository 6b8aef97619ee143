// Any bytes as the graph of an otherwise valid archive: references of tensors to members.
#include <onnx/onnx-ml.pb.h>

#include <string>
#include <string_view>

#include "check.h"
#include "onnxgen/archive/crc32.h"
#include "onnxgen/archive/load.h"
#include "onnxgen/archive/zip_format.h"
#include "target.h"

namespace {

using namespace onnxgen;

void add_member(std::string_view key, std::string_view content, std::string& file, std::string& directory) {
  const archive::StoredMember member = {std::string(key), file.size(), content.size(), archive::crc32(0, content)};
  file += archive::local_header(member);
  file += content;
  archive::append_central_entry(member, directory);
}

// Returns the names of all tensors.
std::string names_of(const onnx::ModelProto& model) {
  std::string names;
  io::for_each_tensor(model, [&](const onnx::TensorProto& tensor, const io::TensorSite&) {
    names += std::to_string(tensor.name().size()) + ':';
    names += tensor.name();
  });
  return names;
}

// Checks that every tensor without elements names its member, unless its entries are malformed.
void check_stamps(const onnx::ModelProto& model) {
  io::for_each_tensor(model, [](const onnx::TensorProto& tensor, const io::TensorSite&) {
    io::ExternalDataEntry entry;
    if (!io::is_external(tensor) || !io::parse_external_data(tensor, entry)) return;
    FUZZ_CHECK(!entry.stamp.empty());
    FUZZ_CHECK(entry.location == archive::kModelKey || !io::holds_elements(tensor));
  });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view graph = onnxgen::fuzz::view(data, size);
  std::string file;
  std::string directory;
  add_member("w.bin", std::string(8192, 'w'), file, directory);
  add_member("w", "1234", file, directory);
  add_member(archive::kModelKey, graph, file, directory);
  const std::string end = archive::end_records(file.size(), directory.size(), 3);
  file += directory + end;

  onnx::ModelProto parsed;
  const bool is_sound = parsed.ParseFromString(graph);
  archive::LoadOptions options;
  options.load_external_data = false;
  onnx::ModelProto model;
  FUZZ_CHECK(archive::try_load_from_memory(nullptr, file, model, options) == is_sound);
  FUZZ_CHECK(names_of(model) == names_of(parsed));
  check_stamps(model);
  options.load_external_data = true;
  if (!archive::try_load_from_memory(nullptr, file, model, options)) {
    FUZZ_CHECK(model == onnx::ModelProto());
    return 0;
  }
  FUZZ_CHECK(is_sound);
  io::for_each_tensor(
      model, [](const onnx::TensorProto& tensor, const io::TensorSite&) { FUZZ_CHECK(!io::is_external(tensor)); });
  return 0;
}
