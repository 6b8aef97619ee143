#include <onnx/onnx-ml.pb.h>

#include <string>
#include <string_view>

#include "suite.h"

namespace onnxgen::bench {
namespace {

class Native {
 public:
  static constexpr const char* kName = "native";

  bool parse(std::string_view bytes) { return model_.ParseFromString(bytes); }
  void copy_from(const Native& other) { model_.CopyFrom(other.model_); }
  bool serialize(std::string& out) const { return model_.SerializeToString(&out); }

 private:
  onnx::ModelProto model_;
};

// The native classes, under a name that distinguishes them from NativeBorrowed.
class NativeOwned : public Native {
 public:
  static constexpr const char* kName = "native_owned";
};

class NativeBorrowed {
 public:
  static constexpr const char* kName = "native_borrowed";

  bool parse(std::string_view bytes) { return model_.ParseBorrowed(bytes); }  // the corpus outlives every model
  void copy_from(const NativeBorrowed& other) { model_.CopyFrom(other.model_); }
  bool serialize(std::string& out) const { return model_.SerializeToString(&out); }

 protected:
  onnx::ModelProto model_;
};

class NativeBorrowedStrings : public NativeBorrowed {
 public:
  static constexpr const char* kName = "native_borrowed_strings";

  bool parse(std::string_view bytes) {
    ParseOptions options;
    options.borrow_strings = true;
    return model_.ParseBorrowed(bytes, options);
  }
};

}  // namespace

void add_native(Suite& suite) {
  for (const char* corpus : {"structure", "medium", "small", "typed", "unpacked"}) {
    add_all_operations<Native>(suite, corpus);
  }
  add_all_operations<NativeBorrowed>(suite, "weights");
  add_all_operations<NativeOwned>(suite, "weights");
  suite.add_pass("parse_destroy", "structure", NativeBorrowedStrings::kName, parse_destroy_pass<NativeBorrowedStrings>);
  suite.add_pass("serialize", "structure", NativeBorrowedStrings::kName, serialize_pass<NativeBorrowedStrings>);
  suite.add_memory("structure", NativeBorrowedStrings::kName, memory_after_parse<NativeBorrowedStrings>);
  add_server<Native>(suite);
  add_graph_sizes<Native>(suite);
  add_memory_of_all<Native>(suite);
}

}  // namespace onnxgen::bench
