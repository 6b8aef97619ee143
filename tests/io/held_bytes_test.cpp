#include "onnxgen/file/held_bytes.h"

#include <gtest/gtest.h>

#include <cstring>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace onnxgen::io {
namespace {

constexpr std::size_t kSize = 4 * 1024 * 1024;

// A buffer filled with ones. Released pages read as zeros.
class ReleaseUnusedPages : public testing::Test {
 protected:
  ReleaseUnusedPages() {
    EXPECT_TRUE(Buffer::allocate(kSize, buffer_));
    std::memset(buffer_->data(), 1, kSize);
  }

  std::string_view part(std::size_t begin, std::size_t size) const { return buffer_->bytes().substr(begin, size); }
  std::size_t kept() const {
    std::size_t count = 0;
    for (const char c : buffer_->bytes()) count += c == 1 ? 1 : 0;
    return count;
  }

  std::shared_ptr<Buffer> buffer_;
};

TEST_F(ReleaseUnusedPages, ReleasesPagesBetweenUsedBytes) {
  const std::vector<std::string_view> used = {part(3'000'000, 5000), part(0, 10'000), part(1'000'000, 1'000'000)};
  release_unused_pages(buffer_->bytes(), used);
  for (const std::string_view value : used) EXPECT_EQ(value, std::string(value.size(), 1));
  EXPECT_LT(kept(), 1'015'000u + 6 * 4096u);
}

TEST_F(ReleaseUnusedPages, ReleasesEverythingIfNothingIsUsed) {
  release_unused_pages(buffer_->bytes(), {});
  EXPECT_EQ(kept(), 0u);
}

TEST_F(ReleaseUnusedPages, OverlapsAndSmallGaps) {
  release_unused_pages(buffer_->bytes(), {part(0, kSize), part(100, 200), part(1'000'000, 1)});
  EXPECT_EQ(kept(), kSize);
  std::vector<std::string_view> used;
  for (std::size_t at = 0; at < kSize; at += 16 * 1024) used.push_back(part(at, 4096));
  release_unused_pages(buffer_->bytes(), used);
  EXPECT_EQ(kept(), kSize) << "gaps of a few pages are not worth a call";
}

}  // namespace
}  // namespace onnxgen::io
