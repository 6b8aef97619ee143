#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include "onnxgen/file/sha1.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/save.h"
#include "onnxgen/onnx/external_data.h"
#include "onnxgen/tensor/tensor_view.h"
#include "sample_models.h"
#include "temporary_folder.h"
#include "tier.h"

namespace onnxgen::io {
namespace {

namespace fs = std::filesystem;
using tests::fill_raw;
using tests::pattern;
using tests::TemporaryFolder;

class SaveExternal : public testing::Test {
 protected:
  SaveExternal() : path_(folder_ / "model.onnx") {
    model_.set_ir_version(8);
    options_.placement = DataPlacement::kOneFile;
  }

  onnx::TensorProto& add(std::string_view name, std::size_t size) {
    onnx::TensorProto& tensor = *model_.mutable_graph()->add_initializer();
    fill_raw(tensor, name, pattern(size, ++seed_));
    return tensor;
  }

  // Returns the external data entries of the saved model, by tensor name.
  std::map<std::string, ExternalDataEntry> entries() const {
    LoadOptions structure;
    structure.load_external_data = false;
    std::map<std::string, ExternalDataEntry> found;
    const auto saved = load<onnx::ModelProto>(path_, structure);
    for_each_tensor(saved, [&](const onnx::TensorProto& tensor, const TensorSite&) {
      if (!is_external(tensor)) return;
      EXPECT_FALSE(tensor.has_raw_data());
      EXPECT_TRUE(parse_external_data(tensor, found[std::string(tensor.name())]));
    });
    return found;
  }

  using Names = std::vector<std::string>;

  TemporaryFolder folder_;
  onnx::ModelProto model_;
  std::string path_;
  SaveOptions options_;
  unsigned seed_ = 0;
};

TEST_F(SaveExternal, OneFile) {
  add("small", 1023);
  add("a", 1024);
  add("b", 5000);
  add("large", 1 << 20);
  add("c", 2000);
  const std::string before = model_.SerializeAsString();
  save(model_, path_, options_);
  EXPECT_EQ(model_.SerializeAsString(), before) << "the model in memory is not changed";
  EXPECT_EQ(folder_.files(), (Names{"model.onnx", "model.onnx.data"}));
  const auto found = entries();
  EXPECT_EQ(found.size(), 4u);
  EXPECT_EQ(found.at("a"), (ExternalDataEntry{"model.onnx.data", 0, 1024, ""}));
  EXPECT_EQ(found.at("b"), (ExternalDataEntry{"model.onnx.data", 1024, 5000, ""}));
  EXPECT_EQ(found.at("large"), (ExternalDataEntry{"model.onnx.data", 8192, 1 << 20, ""}));
  EXPECT_EQ(found.at("c"), (ExternalDataEntry{"model.onnx.data", 8192 + (1 << 20), 2000, ""}));
  const std::string data = folder_.read("model.onnx.data");
  EXPECT_EQ(data.size(), 8192u + (1 << 20) + 2000);
  EXPECT_EQ(data.substr(6024, 8192 - 6024), std::string(8192 - 6024, '\0'));
  EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
}

TEST_F(SaveExternal, TensorsEverywhereAndLengthsOfEverySize) {
  onnx::ModelProto everywhere = tests::model_with_tensors_everywhere();
  options_.convert_attribute = true;
  options_.convert_everywhere = true;
  for (const std::size_t threshold : {0u, 105u, 1000u}) {
    options_.size_threshold = threshold;
    save(everywhere, path_, options_);
    std::size_t expected = 0;
    for_each_tensor(everywhere, [&](const onnx::TensorProto& tensor, const TensorSite&) {
      if (tensor.raw_data().size() >= threshold) ++expected;
    });
    EXPECT_EQ(entries().size(), expected);
    EXPECT_EQ(load<onnx::ModelProto>(path_), everywhere) << threshold;
  }
  // Tests sizes around those at which the encoding of a length grows by a byte.
  options_.flush = false;
  for (std::size_t name = 1; name < 300; name += onnxgen::tests::by_tier(name < 110 || name > 140 ? 7u : 1u, 1u)) {
    onnx::ModelProto model;
    onnx::GraphProto& inner = *model.mutable_graph()->add_node()->add_attribute()->mutable_g();
    fill_raw(*inner.add_initializer(), std::string(name, 'n'), pattern(name % 2 == 0 ? 40 : 20'000));
    inner.set_name("after");
    save(model, path_, options_);
    ASSERT_EQ(load<onnx::ModelProto>(path_), model) << name;
    options_.size_threshold = 0;
  }
}

TEST_F(SaveExternal, MovesOnlyTensorsThatReadersFindByDefault) {
  const onnx::ModelProto everywhere = tests::model_with_tensors_everywhere();
  options_.size_threshold = 1;
  const auto moved = [&] {
    save(everywhere, path_, options_);
    EXPECT_EQ(load<onnx::ModelProto>(path_), everywhere);
    Names found;
    for (const auto& [name, entry] : entries()) found.push_back(name);
    return found;
  };
  EXPECT_EQ(moved(), (Names{"initializer", "subgraph", "subgraphs"}));
  options_.convert_attribute = true;
  EXPECT_EQ(moved(), (Names{"attribute.t", "attribute.tensors", "initializer", "subgraph", "subgraphs"}));
  options_.convert_everywhere = true;
  EXPECT_EQ(moved().size(), tests::kTensorsEverywhere);
}

TEST_F(SaveExternal, AnyRoot) {
  options_.size_threshold = 1;
  fill_raw(*model_.mutable_graph()->add_initializer(), "w", pattern(3000));
  save(model_.graph().initializer(0), path_, options_);
  EXPECT_LT(fs::file_size(path_), 100u);
  EXPECT_EQ(load<onnx::TensorProto>(path_), model_.graph().initializer(0));
  save(model_.graph(), path_, options_);
  EXPECT_LT(fs::file_size(path_), 150u);
  EXPECT_EQ(load<onnx::GraphProto>(path_), model_.graph());
}

TEST_F(SaveExternal, AlignsAsRequested) {
  add("a", 10'000);
  add("b", 10'000);
  options_.align_from = 10'000;
  for (const std::uint64_t alignment : {0u, 1u, 64u, 4096u, 65536u, 3u}) {
    options_.alignment = alignment;
    save(model_, path_, options_);
    const std::uint64_t step = std::max<std::uint64_t>(alignment, 1);
    EXPECT_EQ(entries().at("b").offset, (10'000 + step - 1) / step * step);
    EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
  }
}

TEST_F(SaveExternal, SplitBySize) {
  add("a", 4000);
  add("b", 4000);
  add("larger", 12'000);
  add("c", 2000);
  add("d", 8000);
  options_.location = "weights.bin";
  options_.max_external_file_size = 10'000;
  options_.checksum = true;
  save(model_, path_, options_);
  EXPECT_EQ(folder_.files(), (Names{"model.onnx", "weights.bin", "weights.bin.1", "weights.bin.2"}));
  const auto found = entries();
  EXPECT_EQ(found.at("b").location, "weights.bin");
  EXPECT_EQ(found.at("larger").location, "weights.bin.1");
  EXPECT_EQ(found.at("c").location, "weights.bin.2");
  EXPECT_EQ(found.at("d").location, "weights.bin.2");
  EXPECT_EQ(found.at("d").offset, 2000u);
  EXPECT_EQ(fs::file_size(folder_ / "weights.bin.2"), 10'000u) << "just full";
  for (const auto& [name, entry] : found) EXPECT_EQ(entry.checksum, sha1_hex(folder_.read(entry.location)));
  LoadOptions verify;
  verify.verify_checksums = true;
  EXPECT_EQ(load<onnx::ModelProto>(path_, verify), model_);
}

TEST_F(SaveExternal, ChecksumCoversTheGaps) {
  add("a", 2000);
  add("b", 1 << 20);
  options_.checksum = true;
  save(model_, path_, options_);
  EXPECT_EQ(entries().at("b").checksum, sha1_hex(folder_.read("model.onnx.data")));
}

TEST_F(SaveExternal, AFileForEachTensor) {
  add("encoder/layer.0:weight", 2000);
  add("ENCODER_layer.0_weight", 2000);
  add("", 2000);
  add("../../etc/passwd", 2000);
  add("model.onnx", 2000);
  add(".hidden", 2000);
  add(std::string(1000, 'x'), 2000);
  add("na\xC3\xAFve\n", 2000);
  add(std::string("nul\0nul", 7), 2000);
  options_.placement = DataPlacement::kFilePerTensor;
  save(model_, path_, options_);
  EXPECT_EQ(folder_.files(),
            (Names{"ENCODER_layer.0_weight_1", "_._.._etc_passwd", "_hidden", "encoder_layer.0_weight", "model.onnx",
                   "model.onnx_1", "na__ve_", "nul_nul", "tensor", std::string(200, 'x')}));
  EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
  options_.location = "weights/of/model";
  save(model_, path_, options_);
  EXPECT_EQ(entries().at("model.onnx").location, "weights/of/model/model.onnx");
  EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
}

// They mean one file, or a device, on some system; the model must keep its data when it is copied there.
TEST_F(SaveExternal, TensorFilesHaveDistinctNamesOnEverySystem) {
  for (const char* const name :
       {"W", "w", "\xC3\xA9", "e\xCC\x81", "NUL", "con.weight", "com1", "a.", "a", "b ", "b"}) {
    add(name, 2000);
  }
  options_.placement = DataPlacement::kFilePerTensor;
  save(model_, path_, options_);
  const Names files = folder_.files();
  EXPECT_EQ(files,
            (Names{"W", "_NUL", "__", "_com1", "_con.weight", "a", "a_", "b", "b_", "e__", "model.onnx", "w_1"}));
  EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
}

// Data that is not loaded keeps its file, in whatever spelling.
TEST_F(SaveExternal, TensorFilesDifferFromFilesThatStay) {
  add("kept", 2000);
  options_.location = "gro\xC3\x9F/kept";
  save(model_, path_, options_);
  LoadOptions structure;
  structure.load_external_data = false;
  model_ = load<onnx::ModelProto>(path_, structure);
  add("KEPT", 2000);
  options_.placement = DataPlacement::kFilePerTensor;
  options_.location = "GROSS";
  save(model_, path_, options_);
  EXPECT_EQ(entries().at("KEPT").location, "GROSS/KEPT_1");
  EXPECT_EQ(entries().at("kept").location, "gro\xC3\x9F/kept");
}

TEST_F(SaveExternal, ManyFiles) {
  for (int i = 0; i < 100; ++i) add("w" + std::to_string(i), 2000);
  options_.placement = DataPlacement::kFilePerTensor;
  options_.num_threads = 2;
  for (int i = 0; i < 2; ++i) {
    save(model_, path_, options_);
    EXPECT_EQ(folder_.files().size(), 101u);
    EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
  }
}

TEST_F(SaveExternal, LocationIsMadeRelative) {
  add("w", 2000);
  options_.location = folder_ / "sub//./w.data";
  save(model_, path_, options_);
  EXPECT_EQ(entries().at("w").location, "sub/w.data");
  EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
}

TEST_F(SaveExternal, LocationsOutsideAreRefused) {
  add("w", 2000);
  folder_.write("in/place", "");
  path_ = folder_ / "in/model.onnx";
  for (const std::string& location :
       {std::string("../w"), std::string("/tmp/onnxgen-w"), folder_ / "w", folder_ / "in/../w",
        std::string("a/../../w"), std::string("model.onnx"), std::string("./model.onnx")}) {
    options_.location = location;
    const Status status = try_save(model_, path_, options_);
    EXPECT_EQ(status.code(), ErrorCode::kPathRefused) << location;
    EXPECT_EQ(folder_.files(), Names{"in/place"}) << location;
  }
}

TEST_F(SaveExternal, NeverWritesThroughALink) {
  add("w", 2000);
  folder_.write("outside/precious", "precious");
  folder_.write("in/place", "");
  path_ = folder_ / "in/model.onnx";
  fs::create_directory_symlink(folder_ / "outside", folder_ / "in/link");
  options_.location = "link/w.data";
  EXPECT_EQ(try_save(model_, path_, options_).code(), ErrorCode::kPathRefused);
  options_.location = "link/deeper/w.data";
  EXPECT_EQ(try_save(model_, path_, options_).code(), ErrorCode::kPathRefused);
  for (const bool hard : {false, true}) {
    const std::string link = folder_ / (hard ? "in/hard" : "in/soft");
    if (hard) {
      fs::create_hard_link(folder_ / "outside/precious", link);
    } else {
      fs::create_symlink(folder_ / "outside/precious", link);
    }
    options_.location = hard ? "hard" : "soft";
    options_.in_place = true;
    EXPECT_EQ(try_save(model_, path_, options_).code(), ErrorCode::kPathRefused);
    options_.in_place = false;
    save(model_, path_, options_);
    EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
  }
  EXPECT_EQ(folder_.read("outside/precious"), "precious");
  EXPECT_EQ(folder_.files(), (Names{"in/hard", "in/model.onnx", "in/place", "in/soft", "outside/precious"}));
}

TEST_F(SaveExternal, SavingAgainReplacesTheData) {
  for (int i = 0; i < 3; ++i) {
    model_.mutable_graph()->clear_initializer();
    add("w", 200'000);
    save(model_, path_, options_);
    EXPECT_EQ(folder_.files(), (Names{"model.onnx", "model.onnx.data"}));
    EXPECT_EQ(fs::file_size(folder_ / "model.onnx.data"), 200'000u);
    EXPECT_EQ(fs::hard_link_count(folder_ / "model.onnx.data"), 1u);
    EXPECT_EQ(entries().at("w").location, "model.onnx.data");
    EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
  }
}

TEST_F(SaveExternal, MappedOverItsOwnFiles) {
  add("a", 300'000);
  add("b", 5'000'000);
  save(model_, path_, options_);
  onnx::ModelProto mapped = load<onnx::ModelProto>(path_);
  mapped.mutable_graph()->mutable_initializer()->SwapElements(0, 1);
  model_.mutable_graph()->mutable_initializer()->SwapElements(0, 1);
  for (const bool in_place : {false, true}) {
    options_.in_place = in_place;
    save(mapped, path_, options_);
    EXPECT_EQ(mapped, model_);
    EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
    EXPECT_EQ(folder_.files(), (Names{"model.onnx", "model.onnx.data"}));
  }
  SaveOptions inline_again;
  save(mapped, path_, inline_again);
  EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
  EXPECT_TRUE(entries().empty());
}

TEST_F(SaveExternal, HolesArePreserved) {
  constexpr std::size_t kHole = 50'000'000;
  const std::string data = folder_.write("w.data", "begin");
  fs::resize_file(data, kHole);
  onnx::ModelProto model = tests::external_model("w.data", kHole);
  folder_.write("in.onnx", model.SerializeAsString());
  const auto mapped = load<onnx::ModelProto>(folder_ / "in.onnx");
  save(mapped, path_, options_);
  save(mapped, folder_ / "single.onnx");
  EXPECT_EQ(load<onnx::ModelProto>(path_), mapped);
  EXPECT_EQ(load<onnx::ModelProto>(folder_ / "single.onnx"), mapped);
  EXPECT_EQ(fs::file_size(folder_ / "model.onnx.data"), kHole);
  const auto bytes_on_disk = [](const std::string& path) {
    struct stat found = {};
    EXPECT_EQ(::stat(path.c_str(), &found), 0);
    return static_cast<std::uint64_t>(found.st_blocks) * 512;
  };
  if (bytes_on_disk(data) > kHole / 2) GTEST_SKIP() << "this file system has no holes";
  EXPECT_LT(bytes_on_disk(folder_ / "model.onnx.data"), 1'000'000u);
  EXPECT_LT(bytes_on_disk(folder_ / "single.onnx"), 1'000'000u);
}

TEST_F(SaveExternal, TruncatedSourcesAreAnError) {
  add("w", 5'000'000);
  save(model_, path_, options_);
  const auto mapped = load<onnx::ModelProto>(path_);
  fs::resize_file(folder_ / "model.onnx.data", 4'000'000);
  const Status status = try_save(mapped, folder_ / "other.onnx", options_);
  EXPECT_EQ(status.code(), ErrorCode::kTruncated);
  EXPECT_EQ(status.file(), folder_ / "model.onnx.data");
  fs::resize_file(folder_ / "model.onnx.data", 0);
  EXPECT_EQ(try_save(mapped, folder_ / "other.onnx").code(), ErrorCode::kTruncated);
  EXPECT_EQ(folder_.files(), (Names{"model.onnx", "model.onnx.data"}));
}

TEST_F(SaveExternal, TypedDataBecomesRaw) {
  const auto typed = [this](std::string_view name, int type, std::int64_t size) -> onnx::TensorProto& {
    onnx::TensorProto& tensor = *model_.mutable_graph()->add_initializer();
    tensor.set_name(name);
    tensor.set_data_type(type);
    tensor.add_dims(size);
    return tensor;
  };
  using T = onnx::TensorProto;
  constexpr int kCount = 3000;
  struct Case {
    const char* name;
    T::DataType type;
    std::int64_t dims;
  };
  const Case int32s[] = {{"int32", T::INT32, kCount},     {"uint16", T::UINT16, kCount},    {"int16", T::INT16, kCount},
                         {"uint8", T::UINT8, kCount},     {"int8", T::INT8, kCount},        {"bool", T::BOOL, kCount},
                         {"float16", T::FLOAT16, kCount}, {"int4", T::INT4, 2 * kCount - 1}};
  for (const Case& c : int32s) {
    T& tensor = typed(c.name, c.type, c.dims);
    const bool is_signed = c.type == T::INT32 || c.type == T::INT16 || c.type == T::INT8;
    for (int i = 0; i < kCount; ++i) {
      tensor.add_int32_data(c.type == T::BOOL ? i % 2 : is_signed ? i % 256 - 128 : i % 256);
    }
  }
  for (const T::DataType type : {T::FLOAT, T::COMPLEX64}) {
    T& tensor = typed(type == T::FLOAT ? "float" : "complex64", type, type == T::FLOAT ? kCount : kCount / 2);
    for (int i = 0; i < kCount; ++i) tensor.add_float_data(static_cast<float>(i) / 7);
  }
  for (int i = 0; i < kCount; ++i) {
    if (i == 0) {
      typed("int64", T::INT64, kCount);
      typed("double", T::DOUBLE, kCount);
      typed("uint32", T::UINT32, kCount);
      typed("uint64", T::UINT64, kCount);
    }
    auto* const all = model_.mutable_graph();
    const auto first = all->initializer_size() - 4;
    all->mutable_initializer(first)->add_int64_data(std::int64_t{-1} * i * i * i * i);
    all->mutable_initializer(first + 1)->add_double_data(i / 7.0);
    all->mutable_initializer(first + 2)->add_uint64_data(static_cast<std::uint32_t>(i) * 2654435761u);
    all->mutable_initializer(first + 3)->add_uint64_data(static_cast<std::uint64_t>(i) * 0x9E3779B97F4A7C15u);
  }
  T& strings = typed("strings", T::STRING, 1000);
  for (int i = 0; i < 1000; ++i) strings.add_string_data("text");
  T& wrong = typed("too few for its shape", T::INT64, kCount + 1);
  for (int i = 0; i < kCount; ++i) wrong.add_int64_data(i);
  T& segment = add("segment", 5000);
  segment.mutable_segment()->set_begin(1);
  T& both = add("raw and typed", 5000);
  both.add_int32_data(1);

  EXPECT_EQ(try_save(model_, path_, options_).code(), ErrorCode::kInvalidTensor) << "one has too few elements";
  options_.allow_size_mismatch = true;
  save(model_, path_, options_);
  const auto loaded = load<onnx::ModelProto>(path_);
  const auto found = entries();
  EXPECT_EQ(found.size(), 14u);
  for (int i = 0; i < static_cast<int>(model_.graph().initializer_size()); ++i) {
    const T& before = model_.graph().initializer(static_cast<std::size_t>(i));
    const T& after = loaded.graph().initializer(static_cast<std::size_t>(i));
    if (found.count(std::string(before.name())) == 0) {
      EXPECT_EQ(before, after) << before.name();
      continue;
    }
    EXPECT_EQ(after.int32_data_size() + after.float_data_size() + after.int64_data_size() + after.double_data_size() +
                  after.uint64_data_size(),
              0u);
    const TensorView old_view = TensorView::of(before);
    const TensorView new_view = TensorView::of(after);
    ASSERT_EQ(old_view.size(), new_view.size());
    ASSERT_TRUE(new_view.is_raw());
    if (before.data_type() == T::COMPLEX64) {
      EXPECT_EQ(old_view.values<std::complex<float>>(), new_view.values<std::complex<float>>());
      continue;
    }
    for (std::uint64_t k = 0; k < old_view.size(); ++k) {
      double a = 0;
      double b = 1;
      ASSERT_TRUE(old_view.number(k, a));
      ASSERT_TRUE(new_view.number(k, b));
      ASSERT_EQ(a, b) << before.name() << " " << k;
    }
    if (before.data_type() == T::INT64) {
      EXPECT_EQ(old_view.values<std::int64_t>(), new_view.values<std::int64_t>());
    }
    if (before.data_type() == T::UINT64) {
      EXPECT_EQ(old_view.values<std::uint64_t>(), new_view.values<std::uint64_t>());
    }
  }
}

TEST_F(SaveExternal, TensorsWithoutElementsStay) {
  add("empty", 0);
  options_.size_threshold = 0;
  save(model_, path_, options_);
  EXPECT_EQ(folder_.files(), Names{"model.onnx"});
  EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
}

TEST_F(SaveExternal, EverythingElseOfATensorIsKept) {
  onnx::TensorProto& tensor = add("w", 2000);
  tensor.set_doc_string("words");
  tensor.add_metadata_props()->set_key("key");
  std::string bytes = tensor.SerializeAsString();
  bytes += std::string("\x9A\x06\x03xyz", 6);  // an unknown field
  ASSERT_TRUE(tensor.ParseFromString(bytes));
  tests::add_entry(tensor, "future", "kept");
  tests::add_entry(tensor, "basepath", "/somewhere");
  save(model_, path_, options_);
  LoadOptions structure;
  structure.load_external_data = false;
  const auto saved = load<onnx::ModelProto>(path_, structure);
  onnx::TensorProto expected = tensor;
  expected.clear_external_data();
  set_external_data(expected, {"model.onnx.data", 0, 2000, ""});
  tests::add_entry(expected, "future", "kept");
  EXPECT_EQ(saved.graph().initializer(0), expected);
}

TEST_F(SaveExternal, DataThatIsNotLoadedStaysWhereItIs) {
  folder_.write("old.data", pattern(5000));
  model_ = tests::external_model("./old.data", 5000, 0, 5000);
  tests::add_entry(*model_.mutable_graph()->mutable_initializer(0), "basepath", "/somewhere");
  add("new", 3000);
  save(model_, path_, options_);
  const auto found = entries();
  EXPECT_EQ(found.at("w").location, "./old.data");
  EXPECT_EQ(folder_.read("model.onnx").find("basepath"), std::string::npos);
  EXPECT_EQ(load<onnx::ModelProto>(path_).graph().initializer(0).raw_data(), pattern(5000));

  options_.location = "old.data";
  const Status status = try_save(model_, path_, options_);
  EXPECT_EQ(status.code(), ErrorCode::kInvalidExternalData);
  EXPECT_EQ(status.tensor(), "w");
  EXPECT_EQ(folder_.read("old.data"), pattern(5000));
  options_.location = "";
  options_.placement = DataPlacement::kFilePerTensor;
  model_.mutable_graph()->mutable_initializer(1)->set_name("OLD.data");
  save(model_, path_, options_);
  EXPECT_EQ(entries().at("OLD.data").location, "OLD.data_1");
}

// Saves a model whose external data was not loaded.
class SaveReferences : public testing::Test {
 protected:
  SaveReferences() {
    folder_.write("from/w.bin", pattern(100));
    folder_.write("from/m.onnx", tests::external_model("w.bin", 60, 40, 60).SerializeAsString());
    LoadOptions options;
    options.load_external_data = false;
    model_ = load<onnx::ModelProto>(folder_ / "from/m.onnx", options);
    fs::create_directory(folder_ / "to");
  }

  void set_location(const std::string& location) {
    for (auto& entry : *model_.mutable_graph()->mutable_initializer(0)->mutable_external_data()) {
      if (entry.key() == "location") entry.set_value(location);
    }
  }
  std::string weights_of(const std::string& path) const {
    return std::string(load<onnx::ModelProto>(folder_ / path).graph().initializer(0).raw_data());
  }

  tests::TemporaryFolder folder_;
  onnx::ModelProto model_;
};

TEST_F(SaveReferences, InTheSameFolderAreKept) {
  save(model_, folder_ / "from/copy.onnx");
  EXPECT_EQ(load<onnx::ModelProto>(folder_ / "from/copy.onnx").graph().initializer(0).raw_data(),
            pattern(100).substr(40));
}

constexpr const char* kRemedy =
    "; load the model with its data (--external, --single-file), set copy_data_of to copy it from another folder, or "
    "set "
    "allow_missing_data (--allow-missing-data) to save the reference as it is";

TEST_F(SaveReferences, WithoutTheirFileAreRefused) {
  const Status status = try_save(model_, folder_ / "to/m.onnx");
  EXPECT_EQ(status.code(), ErrorCode::kInvalidExternalData);
  EXPECT_EQ(
      status.message(),
      folder_ / "to/m.onnx" +
          std::string(": tensor 'w': invalid external data: the tensor's data is not loaded, and cannot be found: ") +
          (folder_ / "to/w.bin") + ": No such file or directory" + kRemedy);
  EXPECT_TRUE(fs::is_empty(folder_ / "to"));
}

// A load of the saved model would refuse them.
TEST_F(SaveReferences, ThatContradictAChangedShapeAreRefused) {
  const auto detail_of = [this](const SaveOptions& options, const char* path) {
    const Status status = try_save(model_, folder_ / path, options);
    EXPECT_EQ(status.code(), ErrorCode::kInvalidExternalData);
    EXPECT_EQ(status.tensor(), "w");
    return status.detail();
  };
  model_.mutable_graph()->mutable_initializer(0)->set_dims(0, 59);
  const std::string expected = "the data has 60 bytes, but UINT8 [59] requires 59" + std::string(kSizeMismatchRemedy);
  SaveOptions options;
  EXPECT_EQ(detail_of(options, "from/copy.onnx"), expected);
  options.copy_data_of = folder_ / "from/m.onnx";
  EXPECT_EQ(detail_of(options, "to/copy.onnx"), expected);
  options = {};
  options.allow_missing_data = true;
  EXPECT_EQ(detail_of(options, "to/copy.onnx"), expected);
  options.allow_size_mismatch = true;
  save(model_, folder_ / "to/copy.onnx", options);
}

TEST_F(SaveReferences, PastTheEndOfTheirFileAreRefused) {
  folder_.write("to/w.bin", pattern(99));
  const Status status = try_save(model_, folder_ / "to/m.onnx");
  EXPECT_EQ(status.code(), ErrorCode::kInvalidExternalData);
  EXPECT_NE(status.message().find("w.bin: offset 40 and length 60, but the file has only 99 bytes; load"),
            std::string::npos)
      << status.message();
}

TEST_F(SaveReferences, WithoutTheirFileAreSavedOnRequest) {
  SaveOptions options;
  options.allow_missing_data = true;
  save(model_, folder_ / "to/m.onnx", options);
  folder_.write("to/w.bin", pattern(100));
  EXPECT_EQ(load<onnx::ModelProto>(folder_ / "to/m.onnx").graph().initializer(0).raw_data(), pattern(100).substr(40));
}

TEST_F(SaveReferences, ToALocationThatIsNeverAllowedAreRefused) {
  set_location("../w.bin");
  for (const char* const path : {"to/m.onnx", "from/copy.onnx"}) {
    const Status status = try_save(model_, folder_ / path);
    EXPECT_EQ(status.code(), ErrorCode::kInvalidExternalData);
    EXPECT_NE(status.message().find("the tensor's data is not loaded, and cannot be found: location '../w.bin' "
                                    "contains the component '..'; load"),
              std::string::npos)
        << status.message();
  }
  SaveOptions options;
  options.allow_missing_data = true;
  EXPECT_TRUE(try_save(model_, folder_ / "to/m.onnx", options));
}

// The saved model is not a symbolic link, so a later load would not follow links of its data into the hub's folder.
TEST_F(SaveReferences, ThroughLinksThatALaterLoadRefusesAreRefused) {
  fs::create_directory(folder_ / "snapshot");
  fs::create_symlink("../from/m.onnx", folder_ / "snapshot/m.onnx");
  fs::create_symlink("../from/w.bin", folder_ / "snapshot/w.bin");
  LoadOptions loading;
  loading.load_external_data = false;
  const auto model = load<onnx::ModelProto>(folder_ / "snapshot/m.onnx", loading);
  SaveOptions options;
  options.copy_data_of = folder_ / "snapshot/m.onnx";
  for (const char* const path : {"snapshot/n.onnx", "snapshot/m.onnx"}) {
    const Status status = try_save(model, folder_ / path, options);
    EXPECT_NE(status.message().find("outside the model's folder"), std::string::npos) << status.message();
  }
  options.copy_paths.allowed_roots = {folder_ / "from"};
  EXPECT_TRUE(try_save(model, folder_ / "snapshot/n.onnx", options));
  // A save to another folder copies the data. The links are resolved as for the model that was loaded.
  options.copy_paths.allowed_roots.clear();
  save(model, folder_ / "to/m.onnx", options);
  EXPECT_EQ(weights_of("to/m.onnx"), pattern(100).substr(40));
}

TEST_F(SaveReferences, ToFilesInAnotherFolderAreCopiedOnRequest) {
  SaveOptions options;
  options.copy_data_of = folder_ / "from/m.onnx";
  const SaveReport report = save(model_, folder_ / "to/m.onnx", options);
  ASSERT_EQ(report.data.size(), 1U);
  EXPECT_EQ(report.data.front().location, "m.onnx.data");
  EXPECT_EQ(folder_.read("to/m.onnx.data"), pattern(100).substr(40)) << "only what tensors refer to";
  EXPECT_EQ(weights_of("to/m.onnx"), pattern(100).substr(40));
  // Within a folder nothing is copied, however its path is spelled.
  EXPECT_TRUE(save(model_, folder_ / "to/../from/copy.onnx", options).data.empty());
  EXPECT_EQ(folder_.read("from/w.bin"), pattern(100));
}

TEST_F(SaveReferences, AreNotSavedIfTheModelToCopyFromIsNoFile) {
  for (const char* const source : {"to/none.onnx", "from/none.onnx", "to", "none/m.onnx"}) {
    SaveOptions options;
    options.copy_data_of = folder_ / source;
    for (const char* const path : {"to/m.onnx", "from/n.onnx"}) {
      const Status status = try_save(model_, folder_ / path, options);
      EXPECT_EQ(status.code(), ErrorCode::kOpenFailed) << source;
      EXPECT_EQ(status.file(), options.copy_data_of);
      EXPECT_FALSE(fs::exists(folder_ / path));
    }
  }
}

TEST_F(SaveReferences, CopiesFollowThePlacement) {
  SaveOptions options;
  options.copy_data_of = folder_ / "from/m.onnx";
  options.placement = DataPlacement::kOneFile;
  options.location = "all.bin";
  save(model_, folder_ / "to/one.onnx", options);
  EXPECT_EQ(folder_.read("to/all.bin"), pattern(100).substr(40));
  options.placement = DataPlacement::kFilePerTensor;
  options.location = "each";
  save(model_, folder_ / "to/each.onnx", options);
  EXPECT_EQ(folder_.read("to/each/w"), pattern(100).substr(40));
  EXPECT_EQ(weights_of("to/each.onnx"), pattern(100).substr(40));
  options = SaveOptions();
  options.copy_data_of = folder_ / "from/m.onnx";
  options.in_place = true;
  std::uint64_t done = 0;
  std::uint64_t total = 0;
  options.progress = [&](std::uint64_t now, std::uint64_t all) {
    done = now;
    total = all;
    return true;
  };
  save(model_, folder_ / "to/place.onnx", options);
  EXPECT_EQ(weights_of("to/place.onnx"), pattern(100).substr(40));
  EXPECT_EQ(done, total);
}

// The model's author chose the locations. A copy must not overwrite any other file in the folder.
TEST_F(SaveReferences, CopiesAreNotNamedByTheModel) {
  folder_.write("from/.profile", pattern(100));
  folder_.write("to/.profile", "mine");
  set_location(".profile");
  SaveOptions options;
  options.copy_data_of = folder_ / "from/m.onnx";
  save(model_, folder_ / "to/m.onnx", options);
  EXPECT_EQ(folder_.read("to/.profile"), "mine");
  EXPECT_EQ(folder_.files(), (std::vector<std::string>{"from/.profile", "from/m.onnx", "from/w.bin", "to/.profile",
                                                       "to/m.onnx", "to/m.onnx.data"}));
}

TEST_F(SaveReferences, TensorsThatShareBytesShareTheCopy) {
  for (const std::int64_t offset : {40, 50, 70}) {  // overlap the first range, with other spellings of the path
    onnx::TensorProto& again = *model_.mutable_graph()->add_initializer();
    tests::fill_external(again, "again" + std::to_string(offset), "./w.bin", 30, offset, 30);
  }
  SaveOptions options;
  options.copy_data_of = folder_ / "from/m.onnx";
  options.checksum = true;
  save(model_, folder_ / "to/m.onnx", options);
  EXPECT_EQ(folder_.read("to/m.onnx.data"), pattern(100).substr(40));
  LoadOptions loading;
  loading.verify_checksums = true;
  const auto loaded = load<onnx::ModelProto>(folder_ / "to/m.onnx", loading);
  EXPECT_EQ(loaded.graph().initializer(2).raw_data(), pattern(100).substr(50, 30));
  EXPECT_EQ(loaded.graph().initializer(3).raw_data(), pattern(100).substr(70, 30));
}

TEST_F(SaveReferences, EmptyTensorsAreCopied) {
  onnx::TensorProto& empty = *model_.mutable_graph()->add_initializer();
  tests::fill_external(empty, "empty", "w.bin", 0, 40, 0);
  SaveOptions options;
  options.copy_data_of = folder_ / "from/m.onnx";
  save(model_, folder_ / "to/m.onnx", options);
  EXPECT_EQ(weights_of("to/m.onnx"), pattern(100).substr(40));
}

// Such a file has no content, or ends with the padding before an empty tensor.
TEST_F(SaveReferences, EmptyTensorsAreCopiedToFilesThatEndWithThem) {
  SaveOptions options;
  options.copy_data_of = folder_ / "from/m.onnx";
  options.align_from = 0;
  options.checksum = true;
  onnx::GraphProto& graph = *model_.mutable_graph();
  tests::fill_external(*graph.add_initializer(), "empty", "w.bin", 0, 40, 0);
  for (const std::size_t tensors : {2U, 1U}) {
    if (tensors == 1) {
      graph.mutable_initializer()->SwapElements(0, 1);
      graph.mutable_initializer()->RemoveLast();
    }
    for (const DataPlacement placement :
         {DataPlacement::kInModel, DataPlacement::kOneFile, DataPlacement::kFilePerTensor}) {
      options.placement = placement;
      const SaveReport report = save(model_, folder_ / "to/m.onnx", options);
      EXPECT_EQ(report.data.size(), placement == DataPlacement::kFilePerTensor ? tensors : 1U);
      for (const SavedFile& file : report.data) {
        EXPECT_EQ(fs::file_size(folder_.path() / "to" / file.location), file.size);
      }
      const auto loaded = load<onnx::ModelProto>(folder_ / "to/m.onnx");
      EXPECT_EQ(loaded.graph().initializer_size(), tensors);
      EXPECT_EQ(loaded.graph().initializer(tensors - 1).raw_data(), "");
    }
  }
}

TEST_F(SaveReferences, ChecksumsOfCopiesAreVerifiedAndKept) {
  SaveOptions with_checksums;
  with_checksums.checksum = true;
  with_checksums.placement = DataPlacement::kOneFile;
  with_checksums.size_threshold = 1;
  save(load<onnx::ModelProto>(folder_ / "from/m.onnx"), folder_ / "from/checked.onnx", with_checksums);
  LoadOptions loading;
  loading.load_external_data = false;
  const auto model = load<onnx::ModelProto>(folder_ / "from/checked.onnx", loading);
  SaveOptions options;
  options.copy_data_of = folder_ / "from/checked.onnx";
  save(model, folder_ / "to/m.onnx", options);
  loading.load_external_data = true;
  loading.verify_checksums = true;
  EXPECT_EQ(load<onnx::ModelProto>(folder_ / "to/m.onnx", loading).graph().initializer(0).raw_data(),
            pattern(100).substr(40));
  loading.load_external_data = false;
  ExternalDataEntry entry;
  ASSERT_TRUE(
      parse_external_data(load<onnx::ModelProto>(folder_ / "to/m.onnx", loading).graph().initializer(0), entry));
  EXPECT_EQ(entry.checksum.size(), 40U);
  folder_.write("from/checked.onnx.data", std::string(60, 'x'));
  const Status status = try_save(model, folder_ / "to/n.onnx", options);
  EXPECT_EQ(status.code(), ErrorCode::kChecksumMismatch) << status.message();
}

TEST_F(SaveReferences, AModelThatWasSavedMeanwhileIsNotCopied) {
  onnx::ModelProto other = tests::external_model("w.bin", 60, 0, 60);
  fs::remove(folder_ / "from/m.onnx");
  folder_.write("from/m.onnx", other.SerializeAsString());
  SaveOptions options;
  options.copy_data_of = folder_ / "from/m.onnx";
  const Status status = try_save(model_, folder_ / "to/m.onnx", options);
  EXPECT_EQ(status.code(), ErrorCode::kFileChanged) << status.message();
  EXPECT_TRUE(fs::is_empty(folder_ / "to"));
}

TEST_F(SaveReferences, CopiesHaveThePermissionsOfTheirFiles) {
  fs::permissions(folder_ / "from/w.bin", fs::perms::owner_read | fs::perms::owner_write);
  SaveOptions options;
  options.copy_data_of = folder_ / "from/m.onnx";
  save(model_, folder_ / "to/m.onnx", options);
  EXPECT_EQ(fs::status(folder_ / "to/m.onnx.data").permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

// A killed save leaves such names behind until the model is saved again.
TEST_F(SaveReferences, ToTemporaryNamesAreKept) {
  const char* const name = "w.bin.onnxgen-0123456789abcdef";
  fs::rename(folder_.path() / "from/w.bin", folder_.path() / "from" / name);
  set_location(name);
  SaveOptions options;
  options.copy_data_of = folder_ / "from/m.onnx";
  save(model_, folder_ / "from/m.onnx", options);
  EXPECT_EQ(weights_of("from/m.onnx"), pattern(100).substr(40));
}

// A tensor that keeps its reference must not find another tensor's bytes there.
TEST_F(SaveReferences, MustNotLeadToAFileThatTheSaveWrites) {
  set_location("m.onnx.data");
  onnx::TensorProto& loaded = *model_.mutable_graph()->add_initializer();
  tests::fill_external(loaded, "x", "w.bin", 60, 40, 60);
  SaveOptions options;
  options.copy_data_of = folder_ / "from/m.onnx";
  options.allow_missing_data = true;
  EXPECT_EQ(try_save(model_, folder_ / "to/m.onnx", options).code(), ErrorCode::kInvalidExternalData);
  set_location("n.onnx");
  EXPECT_EQ(try_save(model_, folder_ / "to/n.onnx", options).code(), ErrorCode::kInvalidExternalData);
  EXPECT_TRUE(fs::is_empty(folder_ / "to"));
}

TEST_F(SaveReferences, DataThatCannotBeCopiedIsAnError) {
  SaveOptions options;
  options.copy_data_of = folder_ / "from/m.onnx";
  folder_.write("from/w.bin", pattern(99));
  const Status status = try_save(model_, folder_ / "to/m.onnx", options);
  EXPECT_EQ(
      status.message(),
      folder_ / "to/m.onnx" +
          std::string(": tensor 'w': invalid external data: the tensor's data is not loaded, and cannot be copied: ") +
          (folder_ / "from/w.bin") +
          ": reaches past the end of the file: offset 40 and length 60, but the file has only 99 bytes; "
          "set allow_missing_data (--allow-missing-data) to save the reference as it is");
  fs::remove(folder_ / "from/w.bin");
  EXPECT_EQ(try_save(model_, folder_ / "to/m.onnx", options).code(), ErrorCode::kInvalidExternalData);
  fs::create_symlink("/etc/passwd", folder_ / "from/w.bin");
  EXPECT_EQ(try_save(model_, folder_ / "to/m.onnx", options).code(), ErrorCode::kPathRefused);
  EXPECT_TRUE(fs::is_empty(folder_ / "to"));
  options.allow_missing_data = true;
  EXPECT_EQ(try_save(model_, folder_ / "to/m.onnx", options).code(), ErrorCode::kPathRefused) << "it is not missing";
  fs::remove(folder_ / "from/w.bin");
  EXPECT_TRUE(try_save(model_, folder_ / "to/m.onnx", options));
  fs::create_symlink("nothing", folder_ / "from/w.bin");
  EXPECT_TRUE(try_save(model_, folder_ / "to/m.onnx", options)) << "a link whose file was not fetched";
}

TEST_F(SaveReferences, ADryRunReportsAndWritesNothing) {
  SaveOptions options;
  options.copy_data_of = folder_ / "from/m.onnx";
  options.dry_run = true;
  const SaveReport report = save(model_, folder_ / "to/m.onnx", options);
  ASSERT_EQ(report.data.size(), 1U);
  EXPECT_EQ(report.data.front().size, 60U);
  EXPECT_GT(report.model.size, 60U);
  EXPECT_TRUE(fs::is_empty(folder_ / "to"));
}

TEST_F(SaveExternal, MarkedTensorsCannotCreateHiddenFiles) {
  for (const char* const location : {".profile", ".ssh/keys", "a/.b"}) {
    onnx::ModelProto model = tests::external_model(location, 100);
    model.mutable_graph()->mutable_initializer(0)->set_raw_data(pattern(100));
    const Status status = try_save(model, path_);
    EXPECT_EQ(status.code(), ErrorCode::kPathRefused) << location;
    EXPECT_NE(status.message().find("which a save does not write; choose another location"), std::string::npos)
        << status.message();
  }
  EXPECT_EQ(folder_.files(), std::vector<std::string>{});
}

TEST_F(SaveExternal, FailureLeavesNoFolders) {
  add("w", 2000);
  options_.location = "a/b/c/w.data";
  fs::create_directory(path_);
  EXPECT_FALSE(try_save(model_, path_, options_));
  EXPECT_FALSE(fs::exists(folder_ / "a"));
  EXPECT_EQ(folder_.files(), Names{});
}

}  // namespace
}  // namespace onnxgen::io
