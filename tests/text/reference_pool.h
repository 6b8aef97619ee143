// The same schemas as libprotobuf reads them: messages without classes, which can stand beside ours in one program.
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

  // Every message type of the schemas and of what they import, but for the entries of maps.
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

// The message types of the file and of all that it imports, but for the entries of maps.
std::vector<const google::protobuf::Descriptor*> types_known_to(const google::protobuf::FileDescriptor& file);

// One for the program.
ReferencePool& reference_pool();

}  // namespace onnxgen::tests
