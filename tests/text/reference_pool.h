// The test schemas loaded by libprotobuf. Its dynamic messages have no classes, so they can coexist with ours in one
// program.
#pragma once

#include <google/protobuf/compiler/importer.h>
#include <google/protobuf/descriptor.h>
#include <google/protobuf/dynamic_message.h>
#include <google/protobuf/message.h>

#include <memory>
#include <string>
#include <vector>

namespace onnxgen::tests {

class ReferencePool {
 public:
  ReferencePool();

  // All message types of the schemas and their imports, except map entries.
  const std::vector<const google::protobuf::Descriptor*>& types() const { return types_; }

  std::unique_ptr<google::protobuf::Message> make(const google::protobuf::Descriptor& type);
  std::unique_ptr<google::protobuf::Message> make(const std::string& full_name);

  const google::protobuf::DescriptorPool& pool() const { return *importer_.pool(); }

 private:
  google::protobuf::compiler::DiskSourceTree sources_;
  google::protobuf::compiler::Importer importer_;
  std::unique_ptr<google::protobuf::DynamicMessageFactory> factory_;
  std::vector<const google::protobuf::Descriptor*> types_;
};

// Returns the message types of the file and all its imports, except map entries.
std::vector<const google::protobuf::Descriptor*> types_known_to(const google::protobuf::FileDescriptor& file);

// Returns the only instance of the program.
ReferencePool& reference_pool();

}  // namespace onnxgen::tests
