#include <google/protobuf/arena.h>

#include <string>
#include <string_view>

#include "oracle/onnx-ml.pb.h"
#include "suite.h"

namespace onnxgen::bench {
namespace {

class LibprotobufHeap {
 public:
  static constexpr const char* kName = "libprotobuf_heap";

  bool parse(std::string_view bytes) { return model_.ParseFromArray(bytes.data(), static_cast<int>(bytes.size())); }
  void copy_from(const LibprotobufHeap& other) { model_.CopyFrom(other.model_); }
  bool serialize(std::string& out) const { return model_.SerializeToString(&out); }

 private:
  oracle_onnx::ModelProto model_;
};

class LibprotobufArena {
 public:
  static constexpr const char* kName = "libprotobuf_arena";

  bool parse(std::string_view bytes) { return model_->ParseFromArray(bytes.data(), static_cast<int>(bytes.size())); }
  void copy_from(const LibprotobufArena& other) { model_->CopyFrom(*other.model_); }
  bool serialize(std::string& out) const { return model_->SerializeToString(&out); }

 private:
  google::protobuf::Arena arena_;
  oracle_onnx::ModelProto* model_ = google::protobuf::Arena::CreateMessage<oracle_onnx::ModelProto>(&arena_);
};

}  // namespace

void add_libprotobuf(Suite& suite) {
  for (const char* corpus : {"structure", "medium", "small", "typed", "unpacked", "weights"}) {
    add_all_operations<LibprotobufHeap>(suite, corpus);
    add_all_operations<LibprotobufArena>(suite, corpus);
  }
  add_server<LibprotobufHeap>(suite);
  add_graph_sizes<LibprotobufHeap>(suite);
  add_graph_sizes<LibprotobufArena>(suite);
  add_memory_of_all<LibprotobufHeap>(suite);
  suite.add_memory("structure", LibprotobufArena::kName, memory_after_parse<LibprotobufArena>);
}

}  // namespace onnxgen::bench
