// The reader of encoded tensors on unusual encodings. Its result must match the parsed class.
#include "onnxgen/onnx/tensor_record.h"

#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "onnx/onnx-ml.pb.h"
#include "onnx/onnx-ml.proto3.pb.h"
#include "onnxgen/io/index.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/save.h"
#include "onnxgen/onnx/encoded_tensors.h"
#include "onnxgen/wire/append.h"
#include "sample_models.h"
#include "temporary_folder.h"

namespace onnxgen::io {
namespace {

TensorRecord read(std::string_view bytes, EnumRule enums = EnumRule::kClosed) {
  EncodedTensors found;
  EXPECT_TRUE(find_tensors(encoded_input(bytes, {WireKind::kTensor, enums}), found));
  return found.tensors.front();
}

Status limited(std::string_view bytes, int depth) {
  EncodedTensors found;
  WalkLimits limits;
  limits.max_depth = depth;
  return find_tensors(encoded_input(bytes, WireKind::kTensor), limits, found);
}

// Returns a length-delimited field that contains `content`.
std::string nested(std::uint32_t number, const std::string& content) {
  std::string field;
  wire::append_delimited(field, number, content);
  return field;
}

TEST(TensorRecord, OtherWireTypesAreUnknownFields) {
  // Wrong wire types: dims as fixed64, data_type as bytes, name as a varint, external_data as a varint, data_location
  // as bytes.
  const std::string_view bytes(
      "\x09\x01\x02\x03\x04\x05\x06\x07\x08"
      "\x12\x01\x01"
      "\x40\x05"
      "\x68\x07"
      "\x72\x01\x01",
      9 + 3 + 2 + 2 + 3);
  onnx::TensorProto tensor;
  ASSERT_TRUE(tensor.ParseFromString(bytes));
  ASSERT_EQ(tensor.unknown_fields(), bytes);
  const TensorRecord record = read(bytes);
  EXPECT_TRUE(record.dims.empty());
  EXPECT_EQ(record.type_number, 0);
  EXPECT_TRUE(record.name.empty());
  EXPECT_TRUE(record.entries.empty());
  EXPECT_FALSE(record.is_external());
}

TEST(TensorRecord, UnknownValuesOfAClosedEnumAreIgnored) {
  const std::string_view bytes("\x70\x01\x70\x07", 4);  // EXTERNAL, then a value that the schema does not have
  onnx::TensorProto tensor;
  ASSERT_TRUE(tensor.ParseFromString(bytes));
  ASSERT_TRUE(is_external(tensor));
  EXPECT_TRUE(read(bytes).is_external());
  EXPECT_FALSE(read(bytes, EnumRule::kOpen).is_external()) << "a class of proto3 takes it";
}

TEST(TensorRecord, TheLastValueCounts) {
  const std::string_view bytes(
      "\x42\x01"
      "a\x10\x01\x4A\x01x\x42\x02"
      "bc\x10\x02\x4A\x02yz\x0A\x02\x03\x04\x08\x05",
      24);
  onnx::TensorProto tensor;
  ASSERT_TRUE(tensor.ParseFromString(bytes));
  const TensorRecord record = read(bytes);
  EXPECT_EQ(record.name, tensor.name());
  EXPECT_EQ(record.type_number, tensor.data_type());
  EXPECT_EQ(bytes.substr(record.raw.offset, record.raw.length), tensor.raw_data());
  EXPECT_EQ(record.dims, (std::vector<std::int64_t>{3, 4, 5}));
}

// Two occurrences of an attribute's `t` are one tensor, merged as in a parse.
TEST(TensorRecord, OccurrencesOfATensorAreMerged) {
  onnx::AttributeProto first;
  first.mutable_t()->set_name("t");
  first.mutable_t()->add_dims(2);
  first.mutable_t()->set_raw_data("first");
  onnx::AttributeProto second;
  second.mutable_t()->add_dims(3);
  second.mutable_t()->set_raw_data("second");
  const std::string bytes = first.SerializeAsString() + second.SerializeAsString();
  onnx::AttributeProto merged;
  ASSERT_TRUE(merged.ParseFromString(bytes));
  EncodedTensors found;
  ASSERT_TRUE(find_tensors(encoded_input(bytes, WireKind::kAttribute), found));
  ASSERT_EQ(found.tensors.size(), 1u);
  EXPECT_EQ(found.tensors[0].name, "t");
  EXPECT_EQ(found.tensors[0].dims, (std::vector<std::int64_t>{2, 3}));
  EXPECT_EQ(bytes.substr(found.tensors[0].raw.offset, found.tensors[0].raw.length), "second");

  LoadOptions skip;
  skip.holding = Holding::kSkipped;
  const tests::TemporaryFolder folder;
  auto loaded = load<onnx::AttributeProto>(folder.write("a.pb", bytes), skip);
  EXPECT_TRUE(loaded.t().raw_data().empty());
  load_external_data(loaded, folder.path().string());
  EXPECT_EQ(loaded, merged);
}

// Two occurrences of `graph` are one graph. Initializers of the second are numbered after those of the first.
TEST(TensorRecord, OccurrencesOfAGraphAreMerged) {
  onnx::ModelProto model;
  tests::fill_raw(*model.mutable_graph()->add_initializer(), "a", "1");
  const std::string first = model.SerializeAsString();
  model.mutable_graph()->mutable_initializer(0)->set_name("b");
  const std::string bytes = first + model.SerializeAsString();
  const TensorIndex found = index(
      [&](std::uint64_t at, void* to, std::size_t count) {
        std::memcpy(to, bytes.data() + at, count);
        return Status();
      },
      bytes.size());
  ASSERT_EQ(found.tensors.size(), 2u);
  EXPECT_EQ(found.tensors[1].name, "b");
  EXPECT_EQ(found.tensors[1].path.text(), "graph.initializer[1]");
}

TEST(TensorRecord, DepthCountsForUnknownGroups) {
  constexpr int kDeep = 20'000;
  std::string bytes = "\x42\x01t";
  for (int i = 0; i < kDeep; ++i) bytes += "\xA3\x06";
  for (int i = 0; i < kDeep; ++i) bytes += "\xA4\x06";
  EXPECT_EQ(limited(bytes, 100).code(), ErrorCode::kDepthExceeded);
  EXPECT_EQ(limited(bytes, kDeep - 1).code(), ErrorCode::kDepthExceeded);
  EXPECT_TRUE(limited(bytes, kDeep)) << "and without recursion, so that any depth may be allowed";
}

// A class without training_info keeps it as an unknown field.
TEST(TensorRecord, MessagesNestedWithoutEndAreRefusedWhenSaved) {
  std::string bytes;
  for (int i = 0; i < 5001; ++i) bytes = nested(i % 3 == 0 ? 6 : i % 3 == 1 ? 5 : 1, bytes);
  const std::string model = nested(20, nested(1, bytes));
  EncodedTensors found;
  EXPECT_EQ(find_tensors(encoded_input(model, WireKind::kModel), found).code(), ErrorCode::kDepthExceeded);
}

// Fields with a wrong wire type are kept and do not prevent a save.
TEST(TensorRecord, AModelWithOddFieldsCanBeSaved) {
  onnx::ModelProto model;
  std::string tensor("\x09\x01\x02\x03\x04\x05\x06\x07\x08\x70\x01\x70\x07", 13);  // dims as fixed64, then
                                                                                   // data_location 1 and 7
  onnx::TensorProto external;
  tests::fill_external(external, "w", "w.bin", 4);
  tensor += external.SerializeAsString();
  ASSERT_TRUE(model.mutable_graph()->add_initializer()->ParseFromString(tensor));
  tests::fill_raw(*model.mutable_graph()->add_initializer(), "more", tests::pattern(5000));
  const tests::TemporaryFolder folder;
  folder.write("w.bin", "1234");
  SaveOptions options;
  options.placement = DataPlacement::kOneFile;
  options.location = "w.bin";
  const Status status = try_save(model, folder / "m.onnx", options);
  EXPECT_EQ(status.code(), ErrorCode::kInvalidExternalData) << "the data is not loaded, and would be replaced";
  EXPECT_EQ(folder.read("w.bin"), "1234");
  options.location = "other.bin";
  save(model, folder / "m.onnx", options);
  const auto loaded = load<onnx::ModelProto>(folder / "m.onnx");
  EXPECT_EQ(loaded.graph().initializer(0).raw_data(), "1234");
  EXPECT_EQ(loaded.graph().initializer(0).unknown_fields(), model.graph().initializer(0).unknown_fields());
}

// A data_location value outside the closed enum is kept as an unknown field. It must not come last: proto3 readers
// would use it as the value.
TEST(TensorRecord, MovedTensorsAreExternalToEveryReader) {
  onnx::ModelProto model;
  onnx::TensorProto& moved = *model.mutable_graph()->add_initializer();
  ASSERT_TRUE(moved.ParseFromString(std::string_view("\x70\x07", 2)));
  tests::fill_raw(moved, "moved", tests::pattern(5000));
  onnx::TensorProto& kept = *model.mutable_graph()->add_initializer();
  ASSERT_TRUE(kept.ParseFromString(std::string_view("\x70\x07", 2)));
  tests::fill_external(kept, "kept", "w.bin", 4);
  const tests::TemporaryFolder folder;
  folder.write("w.bin", "1234");
  SaveOptions options;
  options.placement = DataPlacement::kOneFile;
  save(model, folder / "m.onnx", options);
  const auto closed = load<onnx::ModelProto>(folder / "m.onnx");
  const auto open = load<onnx3::ModelProto>(folder / "m.onnx");
  for (const std::size_t i : {0u, 1u}) {
    const std::string expected = i == 0 ? tests::pattern(5000) : "1234";
    EXPECT_EQ(closed.graph().initializer(i).raw_data(), expected) << i;
    EXPECT_EQ(open.graph().initializer(i).raw_data(), expected) << i;
    EXPECT_EQ(closed.graph().initializer(i).unknown_fields(), std::string_view("\x70\x07", 2))
        << "what was there stays";
  }
}

// Loads the structure of a tensor that is split in two. The second part contains the unknown value of data_location.
TEST(TensorRecord, SkippedTensorsAreExternalToEveryReader) {
  onnx::AttributeProto first;
  tests::fill_raw(*first.mutable_t(), "t", "first");
  onnx::AttributeProto second;
  ASSERT_TRUE(second.mutable_t()->ParseFromString(std::string_view("\x70\x07", 2)));
  second.mutable_t()->add_dims(1);
  const tests::TemporaryFolder folder;
  const std::string path = folder.write("a.pb", first.SerializeAsString() + second.SerializeAsString());
  LoadOptions skip;
  skip.holding = Holding::kSkipped;
  save(load<onnx::AttributeProto>(path, skip), folder / "b.pb");
  EXPECT_EQ(load<onnx::AttributeProto>(folder / "b.pb").t().raw_data(), "first");
  EXPECT_EQ(load<onnx3::AttributeProto>(folder / "b.pb").t().raw_data(), "first");
}

}  // namespace
}  // namespace onnxgen::io
