#include "onnxgen/io/load.h"

#include <gtest/gtest.h>
#include <sys/mman.h>

#include <cerrno>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "onnx/onnx-data.pb.h"
#include "onnxgen/io/index.h"
#include "onnxgen/tensor/tensor_view.h"
#include "sample_models.h"
#include "temporary_folder.h"

namespace onnxgen::io {
namespace {

using tests::pattern;
using tests::TemporaryFolder;

LoadOptions with(Holding holding) {
  LoadOptions options;
  options.holding = holding;
  return options;
}

class Load : public testing::Test {
 protected:
  Load() : model_(tests::model_with_tensors_everywhere()) {
    path_ = folder_.write("model.onnx", model_.SerializeAsString());
  }

  TemporaryFolder folder_;
  onnx::ModelProto model_;
  std::string path_;
};

TEST_F(Load, MappedBorrowsFromTheFile) {
  const onnx::ModelProto loaded = load<onnx::ModelProto>(path_);
  EXPECT_EQ(loaded, model_);
  std::shared_ptr<const Mapping> mapping;
  MessageAccess::data(loaded).header.arena_or_null()->for_each_kept<std::shared_ptr<const Mapping>>(
      [&](const std::shared_ptr<const Mapping>& kept) { mapping = kept; });
  ASSERT_NE(mapping, nullptr);
  EXPECT_EQ(mapping->path(), path_);
  EXPECT_TRUE(mapping->file().is_open());
  const std::string_view raw = loaded.graph().initializer(0).raw_data();
  ASSERT_TRUE(mapping->contains(raw));
  EXPECT_EQ(mapping->bytes().substr(mapping->offset_of(raw), raw.size()), raw);
  EXPECT_FALSE(mapping->contains(loaded.graph().name()));
}

TEST_F(Load, MappedBorrowsStringsOnDemand) {
  LoadOptions options;
  options.parse.borrow_strings = true;
  const std::string name = "a name that is far behind where the file begins, as most are in a model";
  model_.mutable_graph()->set_name(name);
  path_ = folder_.write("model.onnx", model_.SerializeAsString());
  const onnx::ModelProto loaded = load<onnx::ModelProto>(path_, options);
  std::filesystem::remove(path_);
  EXPECT_EQ(loaded, model_);
  std::shared_ptr<const Mapping> mapping;
  MessageAccess::data(loaded).header.arena_or_null()->for_each_kept<std::shared_ptr<const Mapping>>(
      [&](const std::shared_ptr<const Mapping>& kept) { mapping = kept; });
  ASSERT_NE(mapping, nullptr);
  EXPECT_TRUE(mapping->contains(loaded.graph().name()));
}

// Loads with Holding::kOwned and kSkipped release the file's bytes, so their strings are copied even with
// borrow_strings.
TEST_F(Load, OwnedAndSkippedCopyStringsDespiteBorrowStrings) {
  LoadOptions options = with(Holding::kOwned);
  options.parse.borrow_strings = true;
  const auto owned = load<onnx::ModelProto>(path_, options);
  options.holding = Holding::kSkipped;
  const auto structure = load<onnx::ModelProto>(path_, options);
  folder_.write("model.onnx", std::string(std::filesystem::file_size(path_), '\0'));
  EXPECT_EQ(owned, model_);
  EXPECT_EQ(structure.graph().name(), model_.graph().name());
  EXPECT_EQ(structure.graph().initializer(0).name(), model_.graph().initializer(0).name());
}

TEST_F(Load, MappingOutlivesTheFileAndMovesWithTheModel) {
  onnx::ModelProto moved;
  {
    onnx::ModelProto loaded = load<onnx::ModelProto>(path_);
    std::filesystem::remove(path_);
    moved = std::move(loaded);
  }
  EXPECT_EQ(moved, model_);
  const onnx::ModelProto copy = moved;
  moved.Clear();
  EXPECT_EQ(copy, model_);
}

TEST_F(Load, OwnedDoesNotNeedTheFile) {
  const onnx::ModelProto loaded = load<onnx::ModelProto>(path_, with(Holding::kOwned));
  folder_.write("model.onnx", std::string(std::filesystem::file_size(path_), '\0'));
  EXPECT_EQ(loaded, model_);
}

// Small values are copied, and the pages that held the structure are returned to the system.
TEST_F(Load, OwnedReleasesEverythingButTheWeights) {
  onnx::GraphProto& graph = *model_.mutable_graph();
  for (int i = 0; i < 20'000; ++i) {
    onnx::NodeProto& node = *graph.add_node();
    node.set_name("a name that is as long as those of real models are " + std::to_string(i));
    node.add_attribute()->mutable_t()->set_raw_data("12345678");
  }
  tests::fill_raw(*graph.add_initializer(), "large", pattern(1'000'000));
  folder_.write("model.onnx", model_.SerializeAsString());
  const std::uint64_t structure = index(path_).find("large")->offset;
  ASSERT_GT(structure, 1'000'000u);

  const auto loaded = load<onnx::ModelProto>(path_, with(Holding::kOwned));
  const std::string_view large = loaded.graph().initializer(loaded.graph().initializer_size() - 1).raw_data();
  std::vector<unsigned char> pages((structure + 4095) / 4096);
  void* const file_in_memory = const_cast<char*>(large.data()) - structure;
  ASSERT_EQ(::mincore(file_in_memory, structure, pages.data()), 0);
  std::size_t resident = 0;
  for (const unsigned char page : pages) resident += page & 1U;
  EXPECT_LE(resident, 2u) << "of " << pages.size();
  EXPECT_EQ(loaded, model_);
}

TEST_F(Load, OwnedValuesOfAllSizesAreKept) {
  onnx::GraphProto& graph = *model_.mutable_graph();
  for (unsigned i = 0; i < 300; ++i) {
    tests::fill_raw(*graph.add_initializer(), "w", pattern(i * i, i));
    onnx::NodeProto& node = *graph.add_node();
    node.add_attribute()->set_s(pattern(i * 100, i));
    node.mutable_attribute(0)->add_strings(pattern(30'000 - i * 100, i));
    node.mutable_attribute(0)->mutable_t()->add_string_data(pattern(4096, i));
    node.set_doc_string(std::string(i % 7 == 0 ? 200'000 : 10, 'd'));  // these pages are returned
  }
  folder_.write("model.onnx", model_.SerializeAsString());
  const auto loaded = load<onnx::ModelProto>(path_, with(Holding::kOwned));
  EXPECT_EQ(loaded, model_);
  const onnx::ModelProto copy = loaded;
  EXPECT_EQ(copy, model_);
}

// Skipped tensors say where their data is, so nothing is lost.
TEST_F(Load, SkippedRecordsTheLocationsOfElements) {
  onnx::ModelProto loaded = load<onnx::ModelProto>(path_, with(Holding::kSkipped));
  std::size_t tensors = 0;
  for_each_tensor(std::as_const(loaded), [&](const onnx::TensorProto& tensor, const TensorSite&) {
    EXPECT_TRUE(tensor.raw_data().empty());
    EXPECT_TRUE(is_external(tensor));
    EXPECT_EQ(tensor.external_data(0).value(), "model.onnx");
    ++tensors;
  });
  EXPECT_EQ(tensors, tests::kTensorsEverywhere);
  load_external_data(loaded, folder_.path().string());
  EXPECT_EQ(loaded, model_);
}

TEST_F(Load, SkippedKeepsElementsThatHaveNoRawFormAndUnknownFields) {
  onnx::TensorProto tensor;
  tensor.set_name("t");
  tensor.add_float_data(1);
  tensor.add_int64_data(2);
  tensor.add_string_data("three");
  tensor.add_double_data(4);
  tensor.add_uint64_data(5);
  tensor.add_int32_data(6);
  const std::string bytes = tensor.SerializeAsString();
  const std::string unknown(
      "\x9A\x06\x03xyz\xA3\x06\x08\x01\xA4\x06\xA9\x06\x01\x02\x03\x04\x05\x06\x07\x08\xB5\x06\x01\x02\x03\x04", 28);
  onnx::TensorProto expected;
  ASSERT_TRUE(expected.ParseFromString(bytes + unknown));
  onnx::TensorProto loaded;
  ASSERT_TRUE(try_load_from_memory(bytes + unknown, loaded, with(Holding::kSkipped)));
  EXPECT_EQ(loaded, expected);
}

TEST_F(Load, SkippedOmitsPackedFloats) {
  onnx::TensorProto tensor;
  tensor.set_data_type(onnx::TensorProto::FLOAT);
  tensor.add_dims(3);
  for (const float value : {1.0F, 2.5F, -3.0F}) tensor.add_float_data(value);
  const std::string path = folder_.write("floats.pb", tensor.SerializeAsString());
  auto loaded = load<onnx::TensorProto>(path, with(Holding::kSkipped));
  EXPECT_TRUE(loaded.float_data().empty());
  load_external_data(loaded, folder_.path().string());
  EXPECT_EQ(TensorView::of(loaded).at<float>(1), 2.5F);
}

TEST_F(Load, SkippedKeepsUnknownFieldsByteForByte) {
  const std::string tensor("\x42\x01t", 3);
  const std::string unknown(
      "\x98\x86\x00\x81\x80\x00"                           // a tag and a varint, both with overlong encodings
      "\x9A\x06\x83\x00xyz"                                // a length with an overlong encoding
      "\xA3\x86\x80\x00\x88\x80\x00\x81\x00\xA4\x86\x00",  // a group: start, field and end
      6 + 7 + 12);
  for (const std::string& bytes : {tensor + unknown, unknown + tensor}) {
    onnx::TensorProto loaded;
    ASSERT_TRUE(try_load_from_memory(bytes, loaded, with(Holding::kSkipped)));
    EXPECT_EQ(loaded.name(), "t");
    EXPECT_EQ(loaded.unknown_fields(), unknown);
  }
}

// Fields with the numbers of data fields, but with wire types that these do not have.
TEST_F(Load, SkippedKeepsFieldsThatResembleElements) {
  const std::string unknown(
      "\x20\x01"                              // float_data as a varint
      "\x2D\x01\x02\x03\x04"                  // int32_data as a fixed32
      "\x30\x01"                              // string_data as a varint
      "\x48\x01"                              // raw_data
      "\x55\x01\x02\x03\x04"                  // double_data as a fixed32
      "\x59\x01\x02\x03\x04\x05\x06\x07\x08"  // uint64_data as a fixed64
      "\x4B\x08\x01\x4C",                     // raw_data as a group
      2 + 5 + 2 + 2 + 5 + 9 + 4);
  const std::string bytes = std::string("\x42\x01t") + unknown + "\x4A\x04" + "wxyz";
  onnx::TensorProto parsed;
  ASSERT_TRUE(parsed.ParseFromString(bytes));
  ASSERT_EQ(parsed.unknown_fields(), unknown);
  onnx::TensorProto loaded;
  ASSERT_TRUE(try_load_from_memory(bytes, loaded, with(Holding::kSkipped)));
  EXPECT_TRUE(is_external(loaded));
  EXPECT_EQ(loaded.unknown_fields(), unknown);
  EXPECT_TRUE(loaded.raw_data().empty());
}

TEST_F(Load, FromMemory) {
  const std::string bytes = model_.SerializeAsString();
  for (const Holding holding : {Holding::kMapped, Holding::kOwned}) {
    std::string passing = bytes;
    onnx::ModelProto loaded;
    ASSERT_TRUE(try_load_from_memory(passing, loaded, with(holding)));
    passing.assign(passing.size(), '\0');
    EXPECT_EQ(loaded, model_) << "bytes without an owner are copied";
  }
  const auto owner = std::make_shared<const std::string>(bytes);
  const auto borrowed = load_from_memory<onnx::ModelProto>(owner, *owner);
  EXPECT_EQ(borrowed, model_);
  EXPECT_EQ(owner.use_count(), 2);
  const std::string_view raw = borrowed.graph().initializer(0).raw_data();
  EXPECT_TRUE(raw.data() >= owner->data() && raw.data() < owner->data() + owner->size());
  const auto owned = load_from_memory<onnx::ModelProto>(owner, *owner, with(Holding::kOwned));
  EXPECT_EQ(owner.use_count(), 2);
  EXPECT_EQ(owned, model_);
}

TEST_F(Load, FromAStream) {
  onnx::ModelProto large = model_;
  tests::fill_raw(*large.mutable_graph()->add_initializer(), "large", pattern(5'000'000));
  const std::string bytes = large.SerializeAsString();
  for (const Holding holding : {Holding::kMapped, Holding::kOwned}) {
    std::istringstream stream(bytes);
    EXPECT_EQ(load_from_stream<onnx::ModelProto>(stream, with(holding)), large);
  }
  std::istringstream stream(bytes);
  const auto skipped = load_from_stream<onnx::ModelProto>(stream, with(Holding::kSkipped));
  EXPECT_LT(skipped.ByteSizeLong(), bytes.size() / 1000);
}

TEST_F(Load, AnyRoot) {
  const std::string path = folder_.write("tensor.pb", model_.graph().initializer(0).SerializeAsString());
  onnx::SequenceProto sequence;
  *sequence.add_tensor_values() = model_.graph().initializer(0);
  const std::string sequence_path = folder_.write("sequence.pb", sequence.SerializeAsString());
  for (const Holding holding : {Holding::kMapped, Holding::kOwned}) {
    EXPECT_EQ(load<onnx::TensorProto>(path, with(holding)), model_.graph().initializer(0));
    EXPECT_EQ(load<onnx::SequenceProto>(sequence_path, with(holding)), sequence);
  }
  EXPECT_FALSE(load<onnx::TensorProto>(path, with(Holding::kSkipped)).has_raw_data());
}

TEST_F(Load, EmptyInputIsRefused) {
  const std::string path = folder_.write("empty.onnx", "");
  onnx::ModelProto loaded = model_;
  for (const Holding holding : {Holding::kMapped, Holding::kOwned, Holding::kSkipped}) {
    const Status status = try_load(path, loaded, with(holding));
    EXPECT_EQ(status.message(), path + ": truncated: the model is empty");
    EXPECT_EQ(loaded, onnx::ModelProto());
    EXPECT_EQ(try_load_from_memory({}, loaded, with(holding)).code(), ErrorCode::kTruncated);
    std::istringstream stream;
    EXPECT_EQ(try_load_from_stream(stream, loaded, with(holding)).code(), ErrorCode::kTruncated);
    EXPECT_EQ(load<onnx::TensorProto>(path, with(holding)), onnx::TensorProto()) << "others may be empty";
  }
  TensorIndex found;
  EXPECT_EQ(try_index(path, found).code(), ErrorCode::kTruncated);
}

TEST_F(Load, PathsWithANulAreRefused) {
  using namespace std::string_literals;
  const std::string path = folder_.write("model.onnx", model_.SerializeAsString()) + "\0.old"s;
  onnx::ModelProto loaded;
  EXPECT_EQ(try_load(path, loaded).code(), ErrorCode::kPathRefused);
  TensorIndex found;
  EXPECT_EQ(try_index(path, found).code(), ErrorCode::kPathRefused);
  const onnx::ModelProto external = tests::external_model("w.bin", 5);
  folder_.write("w.bin", "12345");
  for (const std::string& folder : {folder_.path().string() + "\0x"s, "\0"s}) {
    onnx::ModelProto attached = external;
    EXPECT_EQ(try_load_external_data(attached, folder).code(), ErrorCode::kPathRefused);
    LoadOptions options;
    options.external_data_file = (folder_ / "w.bin") + "\0"s;
    EXPECT_EQ(try_load_external_data(attached, folder_.path().string(), options).code(), ErrorCode::kPathRefused);
  }
}

TEST_F(Load, ErrorsNameTheFileAndTheCause) {
  onnx::ModelProto loaded;
  Status status = try_load(folder_ / "none.onnx", loaded);
  EXPECT_EQ(status.code(), ErrorCode::kOpenFailed);
  EXPECT_EQ(status.system_error(), ENOENT);
  EXPECT_EQ(status.message(), (folder_ / "none.onnx") + ": cannot be opened: No such file or directory");
  status = try_load(folder_.path().string(), loaded);
  EXPECT_EQ(status.message(), folder_.path().string() + ": cannot be opened: not a regular file");

  const std::string cut = folder_.write("cut.onnx", model_.SerializeAsString().substr(0, 700));
  for (const Holding holding : {Holding::kMapped, Holding::kOwned, Holding::kSkipped}) {
    loaded = model_;
    status = try_load(cut, loaded, with(holding));
    EXPECT_EQ(status.code(), ErrorCode::kTruncated);
    EXPECT_EQ(status.file(), cut);
    EXPECT_EQ(loaded, onnx::ModelProto()) << "empty after a failure";
  }
  status = try_load(cut, loaded);
  EXPECT_EQ(status.message().find(cut + ": ModelProto.graph.node[0]"), 0u) << status.message();
  EXPECT_NE(status.message().find("truncated at byte 700"), std::string::npos) << status.message();
}

TEST_F(Load, ThrowingFormThrowsOneType) {
  try {
    (void)load<onnx::ModelProto>(folder_ / "none.onnx");
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ErrorCode::kOpenFailed);
    EXPECT_EQ(error.status().message(), error.what());
  }
}

TEST_F(Load, LimitsOfTheParserApply) {
  for (const Holding holding : {Holding::kMapped, Holding::kOwned, Holding::kSkipped}) {
    LoadOptions options = with(holding);
    options.parse.max_total_bytes = 100;
    onnx::ModelProto loaded;
    EXPECT_EQ(try_load(path_, loaded, options).code(), ErrorCode::kInputTooLarge);
    EXPECT_EQ(try_load_from_memory(model_.SerializeAsString(), loaded, options).code(), ErrorCode::kInputTooLarge);
    std::istringstream stream(model_.SerializeAsString());
    EXPECT_EQ(try_load_from_stream(stream, loaded, options).code(), ErrorCode::kInputTooLarge);
    options = with(holding);
    options.parse.max_depth = 3;
    EXPECT_EQ(try_load(path_, loaded, options).code(), ErrorCode::kDepthExceeded);
  }
}

TEST_F(Load, ProgressIsReportedAndCancels) {
  tests::fill_raw(*model_.mutable_graph()->add_initializer(), "large", pattern(20'000'000));
  const std::string path = folder_.write("large.onnx", model_.SerializeAsString());
  const std::uint64_t size = std::filesystem::file_size(path);
  for (const Holding holding : {Holding::kMapped, Holding::kOwned, Holding::kSkipped}) {
    LoadOptions options = with(holding);
    std::vector<std::uint64_t> done;
    const std::thread::id caller = std::this_thread::get_id();
    options.num_threads = 2;
    options.progress = [&](std::uint64_t bytes, std::uint64_t total) {
      EXPECT_EQ(std::this_thread::get_id(), caller);
      EXPECT_EQ(total, size);
      done.push_back(bytes);
      return true;
    };
    onnx::ModelProto loaded;
    ASSERT_TRUE(try_load(path, loaded, options));
    ASSERT_GE(done.size(), 2u);
    EXPECT_EQ(done.front(), 0u);
    EXPECT_EQ(done.back(), size);
    EXPECT_TRUE(std::is_sorted(done.begin(), done.end()));
    for (const std::size_t last : {std::size_t{0}, std::size_t{1}}) {
      std::size_t calls = 0;
      options.progress = [&](std::uint64_t, std::uint64_t) { return calls++ < last; };
      const Status status = try_load(path, loaded, options);
      EXPECT_EQ(status.code(), ErrorCode::kCancelled);
      EXPECT_EQ(status.message(), path + ": cancelled");
      EXPECT_EQ(calls, last + 1);
      EXPECT_EQ(loaded, onnx::ModelProto());
    }
  }
}

TEST_F(Load, ThreadsDoNotChangeTheResult) {
  tests::fill_raw(*model_.mutable_graph()->add_initializer(), "large", pattern(50'000'000));
  const std::string path = folder_.write("large.onnx", model_.SerializeAsString());
  for (const unsigned threads : {1u, 2u, 5u, 100u}) {
    LoadOptions options = with(Holding::kOwned);
    options.num_threads = threads;
    EXPECT_EQ(load<onnx::ModelProto>(path, options), model_) << threads;
  }
}

}  // namespace
}  // namespace onnxgen::io
