#include "reference_pool.h"

#include <set>
#include <stdexcept>

namespace onnxgen::tests {
namespace {

using google::protobuf::Descriptor;
using google::protobuf::FileDescriptor;

class ThrowingErrors : public google::protobuf::compiler::MultiFileErrorCollector {
 public:
  void AddError(const std::string& file, int line, int, const std::string& message) override {
    throw std::runtime_error(file + ":" + std::to_string(line + 1) + ": " + message);
  }
};

ThrowingErrors errors;

void collect(const Descriptor& type, std::vector<const Descriptor*>& types) {
  if (!type.options().map_entry()) types.push_back(&type);
  for (int i = 0; i < type.nested_type_count(); ++i) collect(*type.nested_type(i), types);
}

void collect(const FileDescriptor& file, std::set<const FileDescriptor*>& files,
             std::vector<const Descriptor*>& types) {
  if (!files.insert(&file).second) return;
  for (int i = 0; i < file.message_type_count(); ++i) collect(*file.message_type(i), types);
  for (int i = 0; i < file.dependency_count(); ++i) collect(*file.dependency(i), files, types);
}

}  // namespace

ReferencePool::ReferencePool() : importer_(&sources_, &errors) {
  for (const char* folder : {ONNXGEN_SOURCE "/schemas", ONNXGEN_SOURCE "/tests/generated", ONNXGEN_SOURCE "/tests/text",
#ifdef ONNXGEN_TEST_MESSAGES
                             ONNXGEN_TEST_MESSAGES
#endif
       }) {
    sources_.MapPath("", folder);
  }
  std::set<const FileDescriptor*> files;
  for (const char* name :
       {"onnx/onnx-ml.proto", "onnx/onnx-data.proto", "onnx/onnx-operators-ml.proto", "kinds.proto", "kinds3.proto",
        "extensions.proto", "message_sets.proto", "text_samples.proto", "text_samples3.proto",
#ifdef ONNXGEN_TEST_MESSAGES
        "google/protobuf/test_messages_proto2.proto", "google/protobuf/test_messages_proto3.proto"
#endif
       }) {
    collect(*importer_.Import(name), files, types_);
  }
  factory_ = std::make_unique<google::protobuf::DynamicMessageFactory>(importer_.pool());
}

std::vector<const Descriptor*> types_known_to(const FileDescriptor& file) {
  std::set<const FileDescriptor*> files;
  std::vector<const Descriptor*> types;
  collect(file, files, types);
  return types;
}

std::unique_ptr<google::protobuf::Message> ReferencePool::make(const Descriptor& type) {
  return std::unique_ptr<google::protobuf::Message>(factory_->GetPrototype(&type)->New());
}

std::unique_ptr<google::protobuf::Message> ReferencePool::make(const std::string& full_name) {
  return make(*importer_.pool()->FindMessageTypeByName(full_name));
}

ReferencePool& reference_pool() {
  static ReferencePool pool;
  return pool;
}

}  // namespace onnxgen::tests
