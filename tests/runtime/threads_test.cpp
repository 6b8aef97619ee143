#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <thread>
#include <vector>

#include "shapes.pb.h"

namespace onnxgen {
namespace {

using shapes::Tree;

TEST(Threads, ConstMessagesAreSharedFreely) {
  Tree built;
  for (int i = 0; i < 100; ++i) {
    Tree* const child = built.add_children();
    child->set_label("label");
    child->set_data(std::string(5000, 'd'));
    child->mutable_words()->Set("key", "value");
  }
  const Tree& tree = built;
  const std::string expected = tree.SerializeAsString();

  constexpr std::size_t kThreads = 4;
  std::vector<char> results(kThreads);
  std::vector<std::thread> threads;
  for (char& result : results) {
    threads.emplace_back([&] {
      bool same = Tree::default_instance().label().empty() && tree.left().left().label().empty();
      for (int i = 0; i < 20; ++i) {
        const Tree copy = tree;
        same = same && tree.SerializeAsString() == expected && copy == tree && tree.ByteSizeLong() == expected.size() &&
               tree.children(5).words().contains("key");
      }
      result = same;
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const char result : results) EXPECT_TRUE(result);
}

}  // namespace
}  // namespace onnxgen
