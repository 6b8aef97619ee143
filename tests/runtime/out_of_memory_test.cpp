// Memory may run out at any point. A function that returns a Status must then return the right error.
#include <gtest/gtest.h>

#include <new>
#include <sstream>
#include <string>

#include "onnxgen/error/status.h"
#include "refused_memory.h"
#include "shapes.pb.h"

namespace onnxgen {
namespace {

using shapes::Tree;
using tests::allow_allocations;
using tests::refuse_each_allocation;

TEST(RefusedMemory, FailuresKeepTheirCode) {
  FileContext context;
  context.file = std::string(100, 'f');
  context.tensor = std::string(100, 't') + '\n';
  context.detail = std::string(2000, 'd');
  context.system_error = 13;
  const std::string path(100, 'p');
  for (long allowed = 0; allowed < 20; ++allowed) {
    FileContext given = context;
    allow_allocations(allowed);
    const Status made(ErrorCode::kOpenFailed, std::move(given));
    const Status at_path(ErrorCode::kTruncated, 7, path);
    const Status in_file = at_path.in_file(context.file).in_tensor(context.tensor);
    const Status copy = made;
    allow_allocations(-1);
    EXPECT_EQ(copy.code(), ErrorCode::kOpenFailed);
    EXPECT_EQ(copy.system_error(), 13);
    EXPECT_EQ(in_file.code(), ErrorCode::kTruncated);
    EXPECT_EQ(in_file.offset(), 7u);
    EXPECT_TRUE(in_file.path().empty() || in_file.path() == path) << "all of a part, or nothing";
  }
}

Tree full_tree() {
  const std::string text(10'000, 't');
  Tree tree;
  tree.set_label(text);
  tree.mutable_words()->Set("key", text);
  for (int i = 0; i < 3; ++i) tree.add_children()->add_names(text);
  return tree;
}

TEST(RefusedMemory, SerializeReturnsIt) {
  const Tree tree = full_tree();
  const std::string whole = tree.SerializeAsString();
  std::string output;
  const int allocations = refuse_each_allocation([&] {
    output = "prefix";
    output.shrink_to_fit();
    const Status status = tree.AppendToString(&output);
    if (!status) {
      EXPECT_EQ(status.code(), ErrorCode::kOutOfMemory);
      EXPECT_EQ(output, "prefix");
    }
    return status.ok();
  });
  EXPECT_GE(allocations, 1);
  EXPECT_TRUE(output == "prefix" + whole);
  allow_allocations(0);
  EXPECT_THROW((void)tree.SerializeAsString(), std::bad_alloc) << "an empty string would pass for an empty message";
  allow_allocations(-1);
}

TEST(RefusedMemory, ParseErrorsLoseTheirPathAtMost) {
  std::string cut = full_tree().SerializeAsString();
  cut.resize(cut.size() - 1);
  const int allocations = refuse_each_allocation([&] {
    Tree tree;
    const Status status = tree.ParseFromString(cut);
    EXPECT_EQ(status.code(), ErrorCode::kTruncated);
    EXPECT_EQ(status.offset(), cut.size());
    return !status.path().empty();
  });
  EXPECT_GE(allocations, 1);
}

}  // namespace
}  // namespace onnxgen
