// Size of external data compared with the tensor's type and shape. All readers must agree, and none may return success
// with bytes that are not the tensor's.
#include <gtest/gtest.h>

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/io/convert_external.h"
#include "onnxgen/io/index.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/save.h"
#include "sample_models.h"
#include "temporary_folder.h"
#include "tier.h"

namespace onnxgen::io {
namespace {

using tests::add_entry;
using tests::pattern;
using tests::TemporaryFolder;

constexpr std::uint64_t kFileSize = 1000;

// External data entries of one tensor. Its data file has kFileSize bytes.
struct Layout {
  ElementType type;
  std::vector<std::int64_t> dims;
  std::optional<std::uint64_t> offset;
  std::optional<std::uint64_t> length;
};

std::string text_of(const Layout& layout) {
  return std::string(type_name(layout.type)) + " " + shape_text(layout.dims) + " offset " +
         (layout.offset ? std::to_string(*layout.offset) : "-") + " length " +
         (layout.length ? std::to_string(*layout.length) : "-");
}

onnx::ModelProto model_of(const Layout& layout) {
  onnx::ModelProto model;
  model.set_ir_version(8);
  onnx::TensorProto& tensor = *model.mutable_graph()->add_initializer();
  tensor.set_name("w");
  tensor.set_data_type(static_cast<int>(layout.type));
  for (const std::int64_t dim : layout.dims) tensor.add_dims(dim);
  tensor.set_data_location(onnx::TensorProto::EXTERNAL);
  add_entry(tensor, "location", "w.bin");
  if (layout.offset) add_entry(tensor, "offset", std::to_string(*layout.offset));
  if (layout.length) add_entry(tensor, "length", std::to_string(*layout.length));
  return model;
}

// Returns the size that the type and shape require. Computed independently of the library.
std::uint64_t required_size(const Layout& layout) {
  std::uint64_t bits = element_bits(layout.type);
  for (const std::int64_t dim : layout.dims) bits *= static_cast<std::uint64_t>(dim);
  return (bits + 7) / 8;
}

// Returns the tensor's bytes, or nullopt if the tensor must be rejected.
std::optional<std::string> expected_bytes(const Layout& layout, const std::string& file) {
  const std::uint64_t required = required_size(layout);
  const bool is_stated = layout.length && (*layout.length != 0 || required == 0);
  if (is_stated && *layout.length != required) return std::nullopt;
  const std::uint64_t offset = layout.offset.value_or(0);
  if (offset > file.size() || required > file.size() - offset) return std::nullopt;
  return file.substr(offset, required);
}

std::vector<Layout> layouts() {
  std::vector<Layout> all;
  for (int number = 1; number <= 26; ++number) {
    const ElementType type = element_type(number);
    if (element_bits(type) == 0) continue;  // string tensors are never external
    for (const std::vector<std::int64_t>& dims : {std::vector<std::int64_t>{}, {0}, {1}, {3}, {4}, {2, 5}, {7, 0, 2}}) {
      const std::uint64_t required = required_size({type, dims, {}, {}});
      const std::vector<std::optional<std::uint64_t>> lengths = {
          std::nullopt, 0, 1, required / 2, required, required + 1, 2 * required, kFileSize, kFileSize + 1};
      for (const std::optional<std::uint64_t>& length : lengths) {
        for (const std::optional<std::uint64_t> offset :
             {std::optional<std::uint64_t>(), std::optional<std::uint64_t>(0), std::optional<std::uint64_t>(64),
              std::optional<std::uint64_t>(kFileSize - required), std::optional<std::uint64_t>(kFileSize),
              std::optional<std::uint64_t>(kFileSize + 1)}) {
          all.push_back({type, dims, offset, length});
        }
      }
    }
  }
  return all;
}

class ExternalSize : public testing::Test {
 protected:
  ExternalSize() : file_(pattern(kFileSize)) { folder_.write("w.bin", file_); }

  // Returns the bytes that a reader found, or nullopt if it returned an error.
  std::optional<std::string> loaded(const onnx::ModelProto& model, Holding holding) const {
    LoadOptions options;
    options.holding = holding;
    onnx::ModelProto result;
    if (!try_load(folder_.write("m.onnx", model.SerializeAsString()), result, options)) return std::nullopt;
    return std::string(result.graph().initializer(0).raw_data());
  }

  std::optional<std::string> made_inline(onnx::ModelProto model) const {
    if (!try_convert_to_inline(model, folder_.path().string())) return std::nullopt;
    return std::string(model.graph().initializer(0).raw_data());
  }

  std::optional<std::string> indexed(const onnx::ModelProto& model) const {
    TensorIndex index;
    std::string bytes;
    if (!try_index(folder_.write("m.onnx", model.SerializeAsString()), index)) return std::nullopt;
    if (!try_read_tensor(index, index.tensors.front(), bytes)) return std::nullopt;
    return bytes;
  }

  TemporaryFolder folder_;
  std::string file_;
};

TEST_F(ExternalSize, AllReadersAgree) {
  std::size_t accepted = 0;
  std::size_t refused = 0;
  const std::vector<Layout> all = layouts();
  const std::size_t step = onnxgen::tests::by_tier<std::size_t>(29, 3);  // neither divides the numbers of choices
  for (std::size_t i = 0; i < all.size(); i += step) {
    const Layout& layout = all[i];
    SCOPED_TRACE(text_of(layout));
    const std::optional<std::string> expected = expected_bytes(layout, file_);
    ++(expected ? accepted : refused);
    const onnx::ModelProto model = model_of(layout);
    ASSERT_EQ(loaded(model, Holding::kMapped), expected);
    ASSERT_EQ(loaded(model, Holding::kOwned), expected);
    ASSERT_EQ(made_inline(model), expected);
    ASSERT_EQ(indexed(model), expected);
  }
  EXPECT_GT(accepted, all.size() / step / 8);
  EXPECT_GT(refused, all.size() / step / 2);
}

TEST_F(ExternalSize, MismatchNamesTensorSizesAndOption) {
  const onnx::ModelProto model = model_of({ElementType::kFloat, {4}, 0, 8});
  const std::string path = folder_.write("m.onnx", model.SerializeAsString());
  onnx::ModelProto result;
  const Status status = try_load(path, result);
  EXPECT_EQ(status.code(), ErrorCode::kInvalidExternalData);
  EXPECT_EQ(status.message(), path +
                                  ": tensor 'w': invalid external data: the data has 8 bytes, but FLOAT [4] requires "
                                  "16; set allow_size_mismatch (--allow-size-mismatch) to accept it");
  LoadOptions any_size;
  any_size.allow_size_mismatch = true;
  EXPECT_EQ(load<onnx::ModelProto>(path, any_size).graph().initializer(0).raw_data(), file_.substr(0, 8));
}

TEST_F(ExternalSize, LengthZeroMeansNotStated) {
  const onnx::ModelProto model = model_of({ElementType::kFloat, {4}, 100, 0});
  EXPECT_EQ(loaded(model, Holding::kMapped), file_.substr(100, 16));
  EXPECT_EQ(loaded(model_of({ElementType::kFloat, {0}, 100, 0}), Holding::kMapped), "");
}

TEST_F(ExternalSize, ShapesWithoutASizeAreRefused) {
  constexpr std::int64_t kLarge = std::int64_t{1} << 61;
  for (const std::vector<std::int64_t>& dims : {std::vector<std::int64_t>{kLarge},
                                                {INT64_MAX},
                                                {2 * kLarge, 4},
                                                {std::int64_t{1} << 32, std::int64_t{1} << 32},
                                                {-1},
                                                {0, -1}}) {
    for (const std::optional<std::uint64_t> length : {std::optional<std::uint64_t>(), {0}, {4}, {16}}) {
      const Layout layout = {ElementType::kFloat, dims, 0, length};
      SCOPED_TRACE(text_of(layout));
      const onnx::ModelProto model = model_of(layout);
      EXPECT_EQ(loaded(model, Holding::kMapped), std::nullopt);
      EXPECT_EQ(made_inline(model), std::nullopt);
      EXPECT_EQ(indexed(model), std::nullopt);
    }
  }
  const auto detail_of = [this](const Layout& layout) {
    onnx::ModelProto result;
    return try_load(folder_.write("m.onnx", model_of(layout).SerializeAsString()), result).detail();
  };
  const std::string remedy(kSizeMismatchRemedy);
  EXPECT_EQ(detail_of({ElementType::kFloat, {kLarge}, 0, 4}),
            "the data has 4 bytes, but FLOAT [2305843009213693952] has 2^63 bytes or more" + remedy);
  EXPECT_EQ(detail_of({ElementType::kFloat, {kLarge}, 0, {}}),
            "FLOAT [2305843009213693952] has 2^63 bytes or more" + remedy);
  EXPECT_EQ(detail_of({ElementType::kFloat, {-1}, 0, 0}),
            "shape [-1] has a negative dimension or too many elements" + remedy);
  LoadOptions any_size;
  any_size.allow_size_mismatch = true;
  const std::string path = folder_.write("m.onnx", model_of({ElementType::kFloat, {-1}, 0, 0}).SerializeAsString());
  EXPECT_EQ(load<onnx::ModelProto>(path, any_size).graph().initializer(0).raw_data(), file_) << "up to the file's end";
}

TEST_F(ExternalSize, TensorsInTheModelAndInAFileAreRefused) {
  onnx::ModelProto raw = model_of({ElementType::kFloat, {4}, 0, 16});
  onnx::ModelProto typed = raw;
  raw.mutable_graph()->mutable_initializer(0)->set_raw_data(std::string(16, 'r'));
  for (int i = 0; i < 4; ++i) typed.mutable_graph()->mutable_initializer(0)->add_float_data(5);
  for (const onnx::ModelProto& model : {raw, typed}) {
    EXPECT_EQ(loaded(model, Holding::kMapped), std::nullopt);
    EXPECT_EQ(loaded(model, Holding::kOwned), std::nullopt);
    EXPECT_EQ(indexed(model), std::nullopt);
    onnx::ModelProto in_memory = model;
    EXPECT_EQ(try_load_external_data(in_memory, folder_.path().string()).code(), ErrorCode::kInvalidTensor);
    EXPECT_EQ(in_memory, model);
  }
  EXPECT_EQ(made_inline(raw), std::string(16, 'r')) << "the elements in memory count";
  const std::string path = folder_.write("m.onnx", raw.SerializeAsString());
  onnx::ModelProto result;
  EXPECT_EQ(try_load(path, result).message(),
            path +
                ": tensor 'w': invalid tensor: the tensor is marked as external, but the model contains elements of "
                "it as well; remove the elements, or the mark (convert_to_inline() removes it)");
}

TEST_F(ExternalSize, GitLfsPointersAreNotData) {
  folder_.write("w.bin",
                "version https://git-lfs.github.com/spec/v1\n"
                "oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\nsize 12345\n");
  const onnx::ModelProto model = model_of({ElementType::kFloat, {4}, 0, 16});
  EXPECT_EQ(loaded(model, Holding::kMapped), std::nullopt);
  EXPECT_EQ(loaded(model, Holding::kOwned), std::nullopt);
  EXPECT_EQ(made_inline(model), std::nullopt);
  EXPECT_EQ(indexed(model), std::nullopt);
  onnx::ModelProto result;
  EXPECT_EQ(try_load(folder_ / "m.onnx", result).message(),
            folder_ / "w.bin" + std::string(": tensor 'w': format refused: this is a Git LFS pointer, not the data "
                                            "itself; run `git lfs pull` to download the data"));
}

// Saves a tensor whose data size does not match its type and shape, with options that move the data to a file.
Status save_moved(onnx::TensorProto tensor, const TemporaryFolder& folder, bool allow, onnx::ModelProto& saved) {
  onnx::ModelProto model;
  model.set_ir_version(8);
  *model.mutable_graph()->add_initializer() = std::move(tensor);
  SaveOptions options;
  options.placement = DataPlacement::kOneFile;
  options.size_threshold = 1;
  options.allow_size_mismatch = allow;
  const Status status = try_save(model, folder / "saved.onnx", options);
  if (status) saved = load<onnx::ModelProto>(folder / "saved.onnx");
  return status;
}

TEST_F(ExternalSize, ElementsThatDisagreeWithTheShapeAreNotMoved) {
  onnx::TensorProto raw;
  raw.set_name("w");
  raw.set_data_type(onnx::TensorProto::FLOAT);
  raw.add_dims(4);
  onnx::TensorProto floats = raw;
  onnx::TensorProto integers = raw;
  raw.set_raw_data(std::string(8, 'r'));
  for (int i = 0; i < 3; ++i) floats.add_float_data(1);
  integers.set_data_type(onnx::TensorProto::INT32);
  for (int i = 0; i < 5; ++i) integers.add_int32_data(300 * i);
  onnx::TensorProto large = raw;
  large.set_dims(0, std::int64_t{1} << 61);
  std::vector<onnx::TensorProto> wrong = {raw, floats, integers, large};
  for (const onnx::TensorProto& typed : {floats, integers}) {
    for (const std::int64_t dim : {std::int64_t{1} << 62, std::int64_t{1} << 40, std::int64_t{-1}, std::int64_t{0}}) {
      wrong.emplace_back(typed).set_dims(0, dim);
    }
  }
  for (const onnx::TensorProto& tensor : wrong) {
    onnx::ModelProto model;
    *model.mutable_graph()->add_initializer() = tensor;
    ExternalDataOptions converting;
    converting.location = "c.bin";
    converting.size_threshold = 1;
    EXPECT_EQ(try_convert_to_external(model, converting).code(), ErrorCode::kInvalidTensor);
    onnx::ModelProto saved;
    EXPECT_EQ(save_moved(tensor, folder_, false, saved).code(), ErrorCode::kInvalidTensor);
    ASSERT_TRUE(save_moved(tensor, folder_, true, saved));
    EXPECT_EQ(saved.graph().initializer(0), tensor) << "it stays in the model as it is";
  }
  onnx::ModelProto unused;
  EXPECT_NE(save_moved(integers, folder_, false, unused)
                .message()
                .find("tensor 'w': invalid tensor: the data has 5 entries, but INT32 [4] requires 4; "
                      "set allow_size_mismatch (--allow-size-mismatch) to accept it"),
            std::string::npos);
}

// Entries of int32_data and uint64_data can have more bits than the element type. Moving them would cut the bits.
TEST_F(ExternalSize, EntriesThatDoNotFitIntoTheTypeAreNotMoved) {
  using T = onnx::TensorProto;
  const auto tensor_of = [](T::DataType type, std::uint64_t value) {
    T tensor;
    tensor.set_name("w");
    tensor.set_data_type(type);
    tensor.add_dims(type == T::INT4 ? 2 : 1);
    if (type == T::UINT32) {
      tensor.add_uint64_data(value);
    } else {
      tensor.add_int32_data(static_cast<std::int32_t>(value));
    }
    return tensor;
  };
  const auto minus = [](std::int64_t value) { return static_cast<std::uint64_t>(-value); };
  for (const T& tensor : {tensor_of(T::INT8, 300), tensor_of(T::INT8, minus(129)), tensor_of(T::UINT8, 256),
                          tensor_of(T::UINT32, (std::uint64_t{1} << 32) + 5), tensor_of(T::FLOAT16, 0x10000),
                          tensor_of(T::BFLOAT16, 70000), tensor_of(T::INT4, 256), tensor_of(T::BOOL, 256)}) {
    onnx::ModelProto saved;
    const Status status = save_moved(tensor, folder_, false, saved);
    EXPECT_EQ(status.code(), ErrorCode::kInvalidTensor);
    EXPECT_NE(status.detail().find("which does not fit into the"), std::string::npos) << status.detail();
    ASSERT_TRUE(save_moved(tensor, folder_, true, saved));
    EXPECT_EQ(saved.graph().initializer(0), tensor) << "it stays in the model as it is";
    onnx::ModelProto model;
    *model.mutable_graph()->add_initializer() = tensor;
    ExternalDataOptions options;
    options.location = "c.bin";
    options.size_threshold = 1;
    EXPECT_EQ(try_convert_to_external(model, options).code(), ErrorCode::kInvalidTensor);
  }
  // All bits of the type may be set, also as a negative number.
  const std::pair<T, std::string> fitting[] = {
      {tensor_of(T::INT8, minus(128)), "\x80"},    {tensor_of(T::UINT8, 255), "\xFF"},
      {tensor_of(T::UINT8, minus(1)), "\xFF"},     {tensor_of(T::UINT32, 0xFFFFFFFF), "\xFF\xFF\xFF\xFF"},
      {tensor_of(T::FLOAT16, 0xFC01), "\x01\xFC"}, {tensor_of(T::FLOAT16, minus(0x3FF)), "\x01\xFC"},
      {tensor_of(T::INT4, 0xF1), "\xF1"}};
  for (const auto& [tensor, bytes] : fitting) {
    onnx::ModelProto saved;
    ASSERT_TRUE(save_moved(tensor, folder_, false, saved));
    EXPECT_EQ(saved.graph().initializer(0).raw_data(), bytes);
  }
  onnx::ModelProto unused;
  EXPECT_EQ(save_moved(tensor_of(T::UINT32, (std::uint64_t{1} << 32) + 5), folder_, false, unused).detail(),
            "entry 0 is 4294967301, which does not fit into the 32 bits of UINT32" + std::string(kSizeMismatchRemedy));
}

}  // namespace
}  // namespace onnxgen::io
