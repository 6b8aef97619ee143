// Reads archives by ranges.
#include "onnxgen/remote/archive.h"

#include <gtest/gtest.h>

#include "onnxgen/archive/load.h"
#include "onnxgen/archive/save.h"
#include "onnxgen/io/save.h"
#include "remote_fixture.h"
#include "temporary_folder.h"

namespace onnxgen::remote::tests {
namespace {

using io::tests::pattern;
using io::tests::TemporaryFolder;

onnx::ModelProto model_of_many_tensors() {
  onnx::ModelProto model = io::tests::model_with_tensors_everywhere();
  for (unsigned i = 0; i < 40; ++i) {
    io::tests::fill_raw(*model.mutable_graph()->add_initializer(), "w" + std::to_string(i), pattern(100'000 + i, i));
  }
  return model;
}

std::string archive_of(const onnx::ModelProto& model) {
  const TemporaryFolder folder;
  archive::SaveOptions options;
  options.flush = false;
  archive::save(model, folder / "m.zip", options);
  return folder.read("m.zip");
}

TEST(RemoteArchive, EqualsTheArchiveInAFile) {
  const std::string bytes = archive_of(model_of_many_tensors());
  TestServer server({{"/m.zip", {text_body(bytes)}}});
  onnx::ModelProto loaded;
  const Status status = try_load_archive(server.url("/m.zip"), loaded, load_options(Weights::kAll));
  ASSERT_TRUE(status) << status.message();
  EXPECT_EQ(loaded.SerializeAsString(),
            archive::load_from_memory<onnx::ModelProto>(nullptr, bytes).SerializeAsString());
}

TEST(RemoteArchive, OnlySelectedMembersAreRead) {
  const onnx::ModelProto model = model_of_many_tensors();
  TestServer server({{"/m.zip", {text_body(archive_of(model))}}});
  LoadOptions options = load_options(Weights::kChosen);
  options.choose = named({"w5", "w30"});
  options.ranges.gap = 1000;
  const auto loaded = load_archive<onnx::ModelProto>(server.url("/m.zip"), options);
  for (std::size_t i = 0; i < loaded.graph().initializer_size(); ++i) {
    const onnx::TensorProto& tensor = loaded.graph().initializer(i);
    const bool is_loaded = tensor.name() == "w5" || tensor.name() == "w30" || tensor.name()[0] != 'w';
    EXPECT_EQ(tensor.raw_data(), is_loaded ? model.graph().initializer(i).raw_data() : "") << tensor.name();
    EXPECT_EQ(io::is_external(tensor), !is_loaded);
  }
  // The start and end of the file, the headers of 40 members concurrently, and two members.
  EXPECT_LE(server.bytes_sent(), 2 * 66'000u + 40 * 200u + 210'000u);
  EXPECT_LE(server.request_count(), 2 + 40 + 2 + 1u);
  const TemporaryFolder folder;
  EXPECT_FALSE(io::try_save(loaded, folder / "m.onnx"));
}

TEST(RemoteArchive, AdjacentHeadersAreReadByOneRequest) {
  onnx::ModelProto model;
  for (unsigned i = 0; i < 200; ++i) {
    io::tests::fill_raw(*model.mutable_graph()->add_initializer(), "w" + std::to_string(i), pattern(10'000, i));
  }
  TestServer server({{"/m.zip", {text_body(archive_of(model))}}});
  const auto loaded = load_archive<onnx::ModelProto>(server.url("/m.zip"), load_options(Weights::kNone));
  EXPECT_EQ(loaded.graph().initializer_size(), 200);
  EXPECT_LE(server.request_count(), 5u);
}

TEST(RemoteArchive, DamageIsDetected) {
  std::string bytes = archive_of(model_of_many_tensors());
  for (const std::size_t at : {bytes.size() / 3, bytes.size() - 30, std::size_t{0}}) {
    std::string damaged = bytes;
    damaged[at] = static_cast<char>(damaged[at] ^ 1);
    TestServer server({{"/m.zip", {text_body(damaged)}}});
    onnx::ModelProto loaded;
    const ErrorCode code = try_load_archive(server.url("/m.zip"), loaded, load_options(Weights::kAll)).code();
    EXPECT_TRUE(code == ErrorCode::kChecksumMismatch || code == ErrorCode::kInvalidArchive) << at;
  }
  TestServer server({{"/m.onnx", {text_body(model_of_many_tensors().SerializeAsString())}}});
  onnx::ModelProto loaded;
  EXPECT_EQ(try_load_archive(server.url("/m.onnx"), loaded, load_options(Weights::kAll)).code(),
            ErrorCode::kInvalidArchive);
}

}  // namespace
}  // namespace onnxgen::remote::tests
