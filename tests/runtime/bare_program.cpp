// A program built without exceptions and RTTI, like the classes and the runtime that it links. Executes every operation
// of a message once.
#include <onnx/onnx-ml.pb.h>

#include <cstdio>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

#include "bare.pb.h"

#if defined(__cpp_exceptions) || defined(__cpp_rtti)
#error "this program is to be built with -fno-exceptions -fno-rtti"
#endif

namespace {

using onnxgen::ErrorCode;

int faults = 0;

void check(bool holds, int line, const char* text) {
  if (holds) return;
  std::printf("%s:%d: does not hold: %s\n", __FILE__, line, text);
  ++faults;
}

#define CHECK(condition) check(static_cast<bool>(condition), __LINE__, #condition)

onnx::ModelProto small_model() {
  onnx::ModelProto model;
  model.set_ir_version(onnx::IR_VERSION);
  onnx::GraphProto* const graph = model.mutable_graph();
  graph->set_name("g");
  onnx::NodeProto* const node = graph->add_node();
  node->set_op_type("Conv");
  node->add_input("x");
  onnx::AttributeProto* const attribute = node->add_attribute();
  attribute->set_type(onnx::AttributeProto::INTS);
  attribute->add_ints(-1);
  onnx::TensorProto* const weights = graph->add_initializer();
  weights->add_dims(2);
  weights->add_float_data(0.5f);
  weights->set_raw_data(std::string(100'000, 'w'));
  return model;
}

void models() {
  const onnx::ModelProto model = small_model();
  const std::string bytes = model.SerializeAsString();
  CHECK(bytes.size() == model.ByteSizeLong());

  onnx::ModelProto parsed;
  CHECK(parsed.ParseFromString(bytes));
  CHECK(parsed == model);
  CHECK(parsed.graph().node(0).attribute(0).ints(0) == -1);

  onnx::ModelProto borrowed;
  CHECK(borrowed.ParseBorrowed(std::make_shared<std::string>(bytes), bytes));
  const std::string_view raw = borrowed.graph().initializer(0).raw_data();
  CHECK(raw.data() >= bytes.data() && raw.data() < bytes.data() + bytes.size());

  std::stringstream stream;
  CHECK(model.SerializeToOstream(&stream));
  CHECK(parsed.ParseFromIstream(&stream));
  onnx::ModelProto moved = std::move(parsed);
  moved.mutable_graph()->mutable_node()->Clear();
  CHECK(moved != model);
  moved.Swap(&borrowed);
  CHECK(moved == model);
}

void failures() {
  const std::string bytes = small_model().SerializeAsString();
  onnx::ModelProto model;
  const onnxgen::Status cut = model.ParseFromString(std::string_view(bytes).substr(0, bytes.size() - 1));
  CHECK(cut.code() == ErrorCode::kTruncated);
  CHECK(cut.path().find("graph") != std::string::npos);
  CHECK(model.ByteSizeLong() == 0);

  onnxgen::ParseOptions options;
  options.max_depth = 1;
  CHECK(model.ParseFromString(bytes, options).code() == ErrorCode::kDepthExceeded);
  options = {};
  options.max_allocated_bytes = 90'000;
  CHECK(model.ParseFromString(bytes, options).code() == ErrorCode::kAllocationLimit);

  bare::Parcel parcel;
  std::string output;
  CHECK(parcel.SerializeToString(&output).code() == ErrorCode::kMissingRequired);
  CHECK(parcel.SerializePartialToString(&output));
  CHECK(parcel.ParseFromString(output).code() == ErrorCode::kMissingRequired);
  CHECK(parcel.ParsePartialFromString(output));
}

void groups_maps_and_oneofs() {
  bare::Parcel parcel;
  parcel.set_id(1);
  CHECK(parcel.label() == "none" && parcel.color() == bare::GREEN);
  parcel.add_item()->set_data("d");
  parcel.add_item()->mutable_parcel()->set_id(2);
  (*parcel.mutable_parcels()).Mutable("below")->set_id(3);
  parcel.set_weight(2);
  parcel.mutable_size()->set_width(-4);
  CHECK(parcel.choice_case() == bare::Parcel::kSize);

  bare::Parcel again;
  CHECK(again.ParseFromString(parcel.SerializeAsString()));
  CHECK(again == parcel);
  CHECK(again.item(1).parcel().id() == 2 && again.size().width() == -4);
  again.MergeFrom(parcel);
  CHECK(again.item_size() == 4 && again.parcels_size() == 1);
  CHECK(again.ParseFromString("\x08\x01\x23\x0a").code() == ErrorCode::kTruncated);
  CHECK(again.ParseFromString("\x08\x01\x23\x2c").code() == ErrorCode::kUnmatchedGroup);
}

void extensions() {
  bare::Parcel parcel;
  parcel.set_id(1);
  CHECK(parcel.GetExtension(bare::rank) == -1);
  parcel.SetExtension(bare::rank, 7);
  parcel.SetExtension(bare::note, "n");
  parcel.AddExtension(bare::codes, std::uint64_t{1} << 40);
  parcel.AddExtension(bare::stamp)->set_place("here");
  parcel.MutableExtension(bare::wrapped)->set_id(2);

  bare::Parcel again;
  CHECK(again.ParseFromString(parcel.SerializeAsString()));
  CHECK(again == parcel);
  CHECK(again.GetExtension(bare::rank) == 7 && again.GetExtension(bare::note) == "n");
  CHECK(again.ExtensionSize(bare::codes) == 1 && again.GetExtension(bare::stamp, 0).place() == "here");
  CHECK(again.GetExtension(bare::wrapped).id() == 2);
  again.ClearExtension(bare::wrapped);
  CHECK(!again.HasExtension(bare::wrapped) && again != parcel);
  again.MergeFrom(parcel);
  CHECK(again.ExtensionSize(bare::codes) == 2 && again.HasExtension(bare::wrapped));

  bare::Set set;
  set.MutableExtension(bare::Entry::entry)->set_text("t");
  bare::Set other;
  CHECK(other.ParseFromString(set.SerializeAsString()));
  CHECK(other == set && other.GetExtension(bare::Entry::entry).text() == "t");
}

}  // namespace

int main() {
  models();
  failures();
  groups_maps_and_oneofs();
  extensions();
  return faults == 0 ? 0 : 1;
}
