// Models in caller-provided memory, without calls of malloc or operator new: parsed, built, changed and serialized.
// Runs on machines with 16 KB of RAM.
#include "onnxgen/message/fixed_memory.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string_view>
#include <utility>

#include "no_heap.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/wire/varint.h"
#include "small_model.h"

namespace {

namespace fixed_memory = onnxgen::fixed_memory;
using cross::NoHeap;
using onnxgen::ErrorCode;
using onnxgen::Status;

int faults = 0;

void check(bool holds, int line, const char* text) {
  if (holds) return;
  std::printf("line %d does not hold: %s\n", line, text);
  ++faults;
}

#define CHECK(condition) check(static_cast<bool>(condition), __LINE__, #condition)

alignas(64) char memory[1024 * sizeof(void*)];
char output[1024];

std::string_view written(const onnx::ModelProto& model) {
  const std::size_t size = model.ByteSizeLong();
  return model.SerializeToArray(output, sizeof output) ? std::string_view(output, size) : std::string_view();
}

void parses_and_writes() {
  const NoHeap no_heap;
  onnx::ModelProto model;
  CHECK(fixed_memory::use(model, memory, sizeof memory));
  for (int round = 0; round < 3; ++round) {
    CHECK(model.ParseFromString(cross::small_model()));
    CHECK(written(model) == cross::small_model());
  }
  CHECK(model.graph().node(0).op_type() == "ArgMax");

  onnxgen::ParseOptions options;
  options.borrow_strings = true;
  CHECK(model.ParseBorrowed(cross::small_model(), options));
  const std::string_view name = model.graph().output(0).name();
  CHECK(name == "result" && name.data() > cross::small_model().data() &&
        name.data() < cross::small_model().data() + cross::small_model().size());
  CHECK(written(model) == cross::small_model());
}

// The memory includes the arena's own overhead.
void a_small_model_fits_into_little() {
  const NoHeap no_heap;
  constexpr std::size_t kEnough = sizeof(void*) == 4 ? 1024 : 2048;
  onnxgen::ParseOptions options;
  options.borrow_strings = true;
  onnx::ModelProto model;
  CHECK(fixed_memory::use(model, memory, kEnough));
  CHECK(model.ParseBorrowed(cross::small_model(), options));
  std::printf("a model of %d bytes takes %d\n", static_cast<int>(cross::small_model().size()),
              static_cast<int>(kEnough - fixed_memory::room(model)));
}

// For every size, the operation succeeds or fails cleanly, and nothing after the memory is written.
void too_little_is_a_failure() {
  const NoHeap no_heap;
  std::size_t enough = 0;
  for (std::size_t size = 0; size + 8 <= sizeof memory; size += 4) {
    std::memset(memory + size, '#', 8);
    onnx::ModelProto model;
    Status status = fixed_memory::use(model, memory, size);
    if (status) status = model.ParseFromString(cross::small_model());
    CHECK(status ? enough == 0 || size > enough : enough == 0 && status.code() == ErrorCode::kOutOfMemory);
    if (status && enough == 0) enough = size;
    CHECK(written(model) == (status ? cross::small_model() : std::string_view()));
    CHECK(std::string_view(memory + size, 8) == "########");
  }
  CHECK(enough != 0);
}

// Numbers whose count is unknown while they are read.
void what_a_parse_needs_comes_from_there() {
  const NoHeap no_heap;
  char input[400];
  for (std::size_t i = 0; i < sizeof input; i += 2) {
    input[i] = 1 << 3;  // TensorProto.dims, not packed
    input[i + 1] = static_cast<char>(i / 4);
  }
  onnx::TensorProto tensor;
  CHECK(fixed_memory::use(tensor, memory, sizeof memory));
  CHECK(tensor.ParseFromArray(input, sizeof input));
  CHECK(tensor.dims_size() == 200 && tensor.dims(199) == 99);
  CHECK(fixed_memory::use(tensor, memory, 1024));
  CHECK(tensor.ParseFromArray(input, sizeof input).code() == ErrorCode::kOutOfMemory);
  CHECK(tensor.dims_size() == 0);
}

// The error is nested deeper than a path can record without allocating.
Status parse_what_is_wrong_deep_down(std::uint64_t& offset) {
  const NoHeap no_heap;
  char input[256];
  char* const end = input + sizeof input;
  char* p = end;
  *--p = 7;  // an invalid tag
  for (int level = 0; level < 18; ++level) {
    for (const std::uint32_t number : {1u, 4u}) {  // TypeProto.sequence_type.elem_type
      p = onnxgen::wire::write_varint_before(p, static_cast<std::uint64_t>(end - p));
      *--p = static_cast<char>(number << 3 | 2);
    }
  }
  offset = static_cast<std::uint64_t>(end - p) - 1;
  onnx::TypeProto type;
  CHECK(fixed_memory::use(type, memory, sizeof memory));
  return type.ParseFromArray(p, static_cast<std::size_t>(end - p));
}

void failures_have_no_path() {
  std::uint64_t offset = 0;
  const Status status = parse_what_is_wrong_deep_down(offset);
  CHECK(status.code() == ErrorCode::kInvalidTag && status.offset() == offset);
  CHECK(status.path().empty());
}

void fill(onnx::ModelProto& model) {
  model.set_ir_version(8);
  model.set_producer_name("a name that has some length");
  onnx::GraphProto& graph = *model.mutable_graph();
  onnx::NodeProto& node = *graph.add_node();
  node.set_op_type("Relu");
  node.add_input("x");
  node.add_output("y");
  onnx::TensorProto& tensor = *graph.add_initializer();
  for (int i = 0; i < 20; ++i) tensor.add_int64_data(i);
  tensor.set_raw_data("raw");
  tensor.mutable_dims()->Reserve(2);
}

void sets_copies_and_moves() {
  const NoHeap no_heap;
  onnx::ModelProto model;
  CHECK(fixed_memory::use(model, memory, sizeof memory / 2));
  fill(model);
  fill(model);
  CHECK(model.graph().node_size() == 2 && model.graph().initializer(1).int64_data(19) == 19);
  *model.mutable_graph()->mutable_node(0) = model.graph().node(1);
  CHECK(model.graph().node(0) == model.graph().node(1));
  model.Clear();

  onnx::ModelProto other;
  CHECK(fixed_memory::use(other, memory + sizeof memory / 2, sizeof memory / 2));
  fill(model);
  other = model;
  CHECK(other == model && written(other).size() == model.ByteSizeLong());
  other = model;  // uses no more memory, however often it is repeated
  const std::size_t room = fixed_memory::room(other);
  for (int round = 0; round < 20; ++round) other.CopyFrom(model);
  CHECK(fixed_memory::room(other) == room && other == model);
  other.set_ir_version(9);
  other.Swap(&model);
  CHECK(model.ir_version() == 9 && other.ir_version() == 8);
  onnx::ModelProto moved = std::move(model);  // also moves the memory
  CHECK(moved.ir_version() == 9);
  moved.set_domain("still none from the heap");
}

// Works in both directions, although the root frees all of its memory when it receives the other's values.
void swaps_with_a_part_of_another() {
  const NoHeap no_heap;
  onnx::NodeProto root;
  onnx::GraphProto graph;
  CHECK(fixed_memory::use(root, memory, sizeof memory / 2));
  CHECK(fixed_memory::use(graph, memory + sizeof memory / 2, sizeof memory / 2));
  onnx::NodeProto& part = *graph.add_node();
  root.add_output("of the root");
  for (int i = 0; i < 5; ++i) part.add_input("of the part");
  root.Swap(&part);
  CHECK(root.input_size() == 5 && root.input(4) == "of the part" && root.output_size() == 0);
  CHECK(part.output_size() == 1 && part.output(0) == "of the root" && part.input_size() == 0);
  part.Swap(&root);
  CHECK(part.input_size() == 5 && part.input(4) == "of the part" && part.output_size() == 0);
  CHECK(root.output_size() == 1 && root.output(0) == "of the root" && root.input_size() == 0);
}

// Checks that a setter uses no more than the documented number of bytes.
template <class Message, class Set>
void takes(std::size_t size, Message& message, Set set) {
  const std::size_t before = fixed_memory::room(message);
  CHECK(fixed_memory::reserve(message, size));
  set();
  CHECK(before - fixed_memory::room(message) <= (size + 7) / 8 * 8);
}

void room_is_known_beforehand() {
  const NoHeap no_heap;
  onnx::GraphProto graph;
  CHECK(fixed_memory::use(graph, memory, sizeof memory));
  takes(5 + 2, graph, [&] { graph.set_name("12345"); });
  takes(0, graph, [&] { graph.set_name("1234"); });
  takes(300 + 10, graph, [&] { graph.set_doc_string({output, 300}); });
  constexpr std::size_t kList = 4 * sizeof(void*) + 4 * sizeof(void*);
  takes(kList + sizeof(onnx::TensorProto), graph, [&] { graph.add_initializer(); });
  takes(sizeof(onnx::TensorProto), graph, [&] { graph.add_initializer(); });
  onnx::TensorProto& tensor = *graph.mutable_initializer(0);
  takes(100, tensor, [&] { tensor.set_raw_data({output, 100}); });
  takes(0, tensor, [&] { tensor.set_data_type(1); });
  takes(4 * sizeof(void*) + 20 * sizeof(float), tensor, [&] {
    tensor.mutable_float_data()->Reserve(16);
    for (int i = 0; i < 16; ++i) tensor.add_float_data(1);
  });
  onnx::AttributeProto& attribute = *graph.add_node()->add_attribute();
  constexpr std::size_t kCold = 12 * sizeof(void*);
  takes(kCold + 5 + 2, attribute, [&] { attribute.set_doc_string("12345"); });
  takes(5 + 2, attribute, [&] { attribute.set_ref_attr_name("12345"); });
  CHECK(fixed_memory::reserve(tensor, fixed_memory::room(graph)));
  CHECK(fixed_memory::reserve(graph, fixed_memory::room(graph) + 1).code() == ErrorCode::kOutOfMemory);
  CHECK(fixed_memory::reserve(graph, SIZE_MAX).code() == ErrorCode::kOutOfMemory);
}

void is_refused_where_it_cannot_be() {
  const NoHeap no_heap;
  onnx::ModelProto model;
  CHECK(fixed_memory::use(model, memory, sizeof memory));
  model.set_domain("gone");
  CHECK(fixed_memory::use(*model.mutable_graph(), memory, sizeof memory).code() == ErrorCode::kUnsupported);
  CHECK(fixed_memory::use(model, memory, sizeof memory));  // a second time
  CHECK(model.domain().empty());
  CHECK(fixed_memory::use(model, memory + 1, 40).code() == ErrorCode::kOutOfMemory);
  CHECK(fixed_memory::use(model, nullptr, 0).code() == ErrorCode::kOutOfMemory);
}

}  // namespace

int main() {
  std::setvbuf(stdout, nullptr, _IONBF, 0);  // printing must not allocate either
  parses_and_writes();
  a_small_model_fits_into_little();
  too_little_is_a_failure();
  what_a_parse_needs_comes_from_there();
  failures_have_no_path();
  sets_copies_and_moves();
  swaps_with_a_part_of_another();
  room_is_known_beforehand();
  is_refused_where_it_cannot_be();
  std::printf("%d faults\n", faults);
  return faults == 0 ? 0 : 1;
}
