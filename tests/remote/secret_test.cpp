// Secrets are overwritten before their memory is released. This program replaces operator delete.
#include "onnxgen/remote/secret.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdlib>
#include <new>
#include <string>

namespace {

constexpr std::size_t kSize = 32;

const void* watched = nullptr;
char last_content[kSize];

}  // namespace

void* operator new[](std::size_t size) {
  void* const memory = std::malloc(size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

void operator delete[](void* memory) noexcept {
  if (memory != nullptr && memory == watched) {
    for (std::size_t i = 0; i < kSize; ++i) last_content[i] = static_cast<const char*>(memory)[i];
  }
  std::free(memory);
}

void operator delete[](void* memory, std::size_t) noexcept {
  operator delete[](memory);
}

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
