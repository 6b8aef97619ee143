// Errors for misuse of descriptors of files, requests by several threads, and programs without the classes of
// descriptor.proto. tests/drop_in compares the descriptors with libprotobuf's.
#include <google/protobuf/descriptor.h>
#include <google/protobuf/message.h>
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <thread>
#include <vector>

#include "fatal.h"
#include "kinds.pb.h"
#include "kinds3.pb.h"

namespace {

using google::protobuf::Descriptor;
using google::protobuf::DescriptorPool;
using google::protobuf::FileDescriptor;

const FileDescriptor& file_of_kinds() {
  return *sample::Scalars::descriptor()->file();
}

TEST(FileDescriptor, RejectsWrongIndexes) {
  const FileDescriptor& file = file_of_kinds();
  EXPECT_EQ(file.name(), "kinds.proto");
  EXPECT_EQ(file.service_count(), 0);
  EXPECT_FATAL(file.message_type(file.message_type_count()), "in kinds.proto");
  EXPECT_FATAL(file.message_type(-1), "index -1 of");
  EXPECT_FATAL(file.enum_type(file.enum_type_count()), "in kinds.proto");
  EXPECT_FATAL(file.dependency(file.dependency_count()), "in kinds.proto");
  EXPECT_FATAL(file.service(0), "index 0 of 0 in kinds.proto");
  EXPECT_FATAL(file.extension(file.extension_count()), "in kinds.proto");
  EXPECT_FATAL(sample::Scalars::descriptor()->nested_type(0), "index 0 of 0 in sample.Scalars");
  EXPECT_FATAL(sample::Scalars::descriptor()->extension_range(0), "index 0 of 0 in sample.Scalars");
  EXPECT_FATAL(sample::Color_descriptor()->reserved_name(0), "index 0 of 0 in sample.Color");
}

TEST(FileDescriptor, OnlyExtensionsHaveAScope) {
  EXPECT_FATAL(sample::Scalars::descriptor()->field(0)->extension_scope(),
               "sample.Scalars.double_value is no extension");
}

TEST(FileDescriptor, UndeclaredEnumValueHasAFile) {
  const auto* const value = sample::Color_descriptor()->FindValueByNumberCreatingIfUnknown(77);
  EXPECT_EQ(value->file(), &file_of_kinds());
}

TEST(FileDescriptor, ThreadsGetOneDescriptor) {
  std::vector<std::thread> threads;
  std::vector<const FileDescriptor*> files(4);
  std::vector<const Descriptor*> found(4);
  for (std::size_t i = 0; i < files.size(); ++i) {
    threads.emplace_back([&, i] {
      files[i] = DescriptorPool::generated_pool()->FindFileByName("kinds3.proto");
      found[i] = DescriptorPool::generated_pool()->FindMessageTypeByName("sample.Scalars");
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(std::set<const FileDescriptor*>(files.begin(), files.end()).size(), 1U);
  EXPECT_NE(files[0], nullptr);
  EXPECT_EQ(std::set<const Descriptor*>(found.begin(), found.end()),
            std::set<const Descriptor*>{sample::Scalars::descriptor()});
}

}  // namespace
