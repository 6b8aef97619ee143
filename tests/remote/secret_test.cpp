// Secrets are overwritten before their memory is released. This program replaces operator delete.
#include "onnxgen/remote/secret.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdlib>
#include <string>

#include "../replaced_new.h"

namespace {

constexpr std::size_t kSize = 32;

const void* watched = nullptr;
char last_content[kSize];

}  // namespace

namespace onnxgen::tests {

void* allocate_memory(std::size_t size, std::size_t alignment) noexcept {
  return system_memory(size, alignment);
}
void release_memory(void* memory) noexcept {
  if (memory != nullptr && memory == watched) {
    for (std::size_t i = 0; i < kSize; ++i) last_content[i] = static_cast<const char*>(memory)[i];
  }
  std::free(memory);
}

}  // namespace onnxgen::tests

namespace onnxgen::remote::tests {
namespace {

TEST(SecretMemory, IsOverwrittenWithTheLastCopy) {
  const std::string text(kSize, 's');
  for (char& c : last_content) c = '?';
  {
    Secret first = text;
    watched = first.view().data();
    const Secret copy = first;
    first = Secret();
    EXPECT_EQ(copy.view(), text);
    EXPECT_EQ(std::string(last_content, kSize), std::string(kSize, '?'));
  }
  EXPECT_EQ(std::string(last_content, kSize), std::string(kSize, '\0'));
}

}  // namespace
}  // namespace onnxgen::remote::tests
