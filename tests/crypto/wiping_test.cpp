// Plaintext and keys are erased before their memory is released. This program replaces munmap and operator delete with
// versions that inspect the released memory. Blocks of messages come from mmap on Linux, and from the aligned operator
// new elsewhere.
#include <gtest/gtest.h>
#include <malloc.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "../replaced_new.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/crypto/load.h"
#include "onnxgen/crypto/payload.h"
#include "onnxgen/crypto/save.h"
#include "onnxgen/storage/memory_cache.h"
#include "onnxgen/storage/pages.h"
#include "sample_secrets.h"
#include "temporary_folder.h"

namespace {

// Size of the releases to inspect. Nothing else in the program has this size.
std::atomic<std::size_t> watched_size{0};
std::atomic<int> released_buffers{0};
std::atomic<int> not_zero{0};

// Run length that identifies weights in small heap blocks: the sample's weights repeat one letter.
constexpr std::size_t kRunOfWeights = 64;
std::atomic<bool> watches_heap{false};
std::atomic<int> blocks_with_weights{0};

// Stored behind each block of the heap.
struct Trailer {
  std::size_t size = 0;
  std::size_t alignment = 0;
};

char* trailer_of(void* block) noexcept {
  return static_cast<char*>(block) + ::malloc_usable_size(block) - sizeof(Trailer);
}

void look_for_weights(const void* block, const char* end) noexcept {
  if (!watches_heap) return;
  const auto* const bytes = static_cast<const char*>(block);
  const std::string_view seen(bytes, static_cast<std::size_t>(end - bytes));
  static const std::string weights(kRunOfWeights, 's');
  if (seen.find(weights) != std::string_view::npos) ++blocks_with_weights;
}

void look_at_watched(const void* memory, std::size_t size) noexcept {
  if (size != watched_size) return;
  ++released_buffers;
  const auto* const bytes = static_cast<const char*>(memory);
  if (std::any_of(bytes, bytes + size, [](char c) { return c != 0; })) ++not_zero;
}

}  // namespace

namespace onnxgen::tests {

void* allocate_memory(std::size_t size, std::size_t alignment) noexcept {
  void* const block = system_memory(size + sizeof(Trailer), alignment);
  if (block == nullptr) return nullptr;
  std::memset(block, 0, ::malloc_usable_size(block));  // contents left by an earlier owner are ignored
  const Trailer trailer{size, alignment};
  std::memcpy(trailer_of(block), &trailer, sizeof trailer);
  return block;
}
void release_memory(void* block) noexcept {
  if (block == nullptr) return;
  const char* const end = trailer_of(block);
  Trailer trailer;
  std::memcpy(&trailer, end, sizeof trailer);
  look_for_weights(block, end);
  if (trailer.alignment > __STDCPP_DEFAULT_NEW_ALIGNMENT__) look_at_watched(block, trailer.size);
  std::free(block);
}

}  // namespace onnxgen::tests

extern "C" int munmap(void* memory, size_t size) noexcept {
  look_at_watched(memory, size);
  return static_cast<int>(::syscall(SYS_munmap, memory, size));
}

namespace onnxgen::crypto {
namespace {

using tests::key_bytes;

// Counts released buffers of one size during its lifetime.
class Watch {
 public:
  explicit Watch(std::size_t size) {
    released_buffers = 0;
    not_zero = 0;
    watched_size = size;
  }
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;
  ~Watch() { watched_size = 0; }

  int buffers() const { return released_buffers; }
  int unwiped() const { return not_zero; }
};

onnx::ModelProto sample() {
  onnx::ModelProto model;
  model.set_ir_version(8);
  onnx::TensorProto& tensor = *model.mutable_graph()->add_initializer();
  tensor.set_name("w");
  tensor.set_data_type(onnx::TensorProto::UINT8);
  tensor.add_dims(1'234'567);
  tensor.set_raw_data(std::string(1'234'567, 's'));
  return model;
}

// Returns the size of the buffer to which an encrypted model is decrypted.
std::size_t buffer_size(const std::string& encrypted, Format format) {
  return encrypted.size() - (format == Format::kAes256Cbc ? 40 : 52);
}

class Wiping : public testing::TestWithParam<Format> {
 protected:
  Wiping() {
    SaveOptions options;
    options.format = GetParam();
    encrypted_ = save_to_memory(sample(), key_bytes(), options);
    size_ = buffer_size(encrypted_, GetParam());
  }

  std::string encrypted_;
  std::size_t size_ = 0;
};
INSTANTIATE_TEST_SUITE_P(All, Wiping, testing::ValuesIn(tests::kFormats),
                         [](const auto& tested) { return format_name(tested.param); });

TEST_P(Wiping, WithTheLastOwnerOfALoadedModel) {
  const Watch watch(size_);
  {
    onnx::ModelProto model;
    ASSERT_TRUE(try_load_from_memory(encrypted_, key_bytes(), model));
    onnx::ModelProto moved = std::move(model);
    EXPECT_EQ(moved.graph().initializer(0).raw_data().size(), 1'234'567u);
    EXPECT_EQ(watch.buffers(), 0);
  }
  EXPECT_EQ(watch.buffers(), 1);
  EXPECT_EQ(watch.unwiped(), 0);
}

TEST_P(Wiping, WhenAModelIsCleared) {
  const io::tests::TemporaryFolder folder;
  const std::string path = folder.write("m.onnxc", encrypted_);
  const Watch watch(size_);
  auto model = load<onnx::ModelProto>(path, key_bytes());
  EXPECT_EQ(watch.buffers(), 0);
  model.Clear();
  EXPECT_EQ(watch.buffers(), 1);
  EXPECT_EQ(watch.unwiped(), 0);
}

// The names fill huge-page blocks. If such blocks were kept for reuse, the next message would receive them.
TEST_P(Wiping, OfTheMessagesOwnMemory) {
  onnx::ModelProto named;
  for (int i = 0; i < 40'000; ++i) named.mutable_graph()->add_node()->set_name("a secret name of thirty-two byte");
  SaveOptions options;
  options.format = GetParam();
  const std::string encrypted = save_to_memory(named, key_bytes(), options);
  named = onnx::ModelProto();
  memory::release();
  const Watch watch(kHugePage);
  {
    onnx::ModelProto model;
    ASSERT_TRUE(try_load_from_memory(encrypted, key_bytes(), model));
    EXPECT_EQ(model.graph().node(39'999).name(), "a secret name of thirty-two byte");
    const onnx::ModelProto moved = std::move(model);
  }
  EXPECT_GT(watch.buffers(), 1);
  EXPECT_EQ(watch.unwiped(), 0);
  EXPECT_EQ(memory::cached_bytes(), 0u);
}

TEST_P(Wiping, ImmediatelyIfWeightsAreSkipped) {
  const Watch watch(size_);
  LoadOptions options;
  options.holding = io::Holding::kSkipped;
  const auto model = load_from_memory<onnx::ModelProto>(encrypted_, key_bytes(), options);
  EXPECT_EQ(watch.buffers(), 1);
  EXPECT_EQ(watch.unwiped(), 0);
}

// Skipping the weights does not copy them, so no weights remain in freed memory.
TEST_P(Wiping, NothingOfWeightsThatAreSkippedIsCopied) {
  LoadOptions options;
  options.holding = io::Holding::kSkipped;
  blocks_with_weights = 0;
  watches_heap = true;
  { const auto model = load_from_memory<onnx::ModelProto>(encrypted_, key_bytes(), options); }
  watches_heap = false;
  EXPECT_EQ(blocks_with_weights, 0);
}

TEST(WipingWatch, SeesWeightsInTheHeap) {
  blocks_with_weights = 0;
  {
    const std::string copy(1000, 's');
    watches_heap = true;
  }
  watches_heap = false;
  EXPECT_EQ(blocks_with_weights, 1);
}

TEST_P(Wiping, AfterAFailure) {
  const Watch watch(size_);
  std::string damaged = encrypted_;
  damaged.back() = static_cast<char>(damaged.back() ^ 1);
  onnx::ModelProto model;
  EXPECT_EQ(try_load_from_memory(damaged, key_bytes(), model).code(), ErrorCode::kDecryptionFailed);
  LoadOptions cancelled;
  int calls = 0;
  cancelled.progress = [&calls](std::uint64_t, std::uint64_t) { return ++calls < 3; };
  EXPECT_EQ(try_load_from_memory(encrypted_, key_bytes(), model, cancelled).code(), ErrorCode::kCancelled);
  LoadOptions shallow;
  shallow.parse.max_depth = 1;
  EXPECT_FALSE(try_load_from_memory(encrypted_, key_bytes(), model, shallow));
  EXPECT_EQ(watch.buffers(), 3);
  EXPECT_EQ(watch.unwiped(), 0);
}

TEST_P(Wiping, OfPayloads) {
  const Watch watch(size_);
  {
    SecretBytes payload = decrypt(encrypted_, key_bytes());
    const SecretBytes moved = std::move(payload);
    EXPECT_EQ(watch.buffers(), 0);
  }
  SecretBytes replaced = decrypt(encrypted_, key_bytes());
  replaced = SecretBytes();
  EXPECT_EQ(watch.buffers(), 2);
  EXPECT_EQ(watch.unwiped(), 0);
}

TEST(WipingKeys, WithTheLastCopy) {
  const std::string passphrase(4'321, 'p');
  const Watch watch(passphrase.size());
  {
    auto key = std::make_unique<Key>(Key::from_passphrase(passphrase));
    const Key copy = *key;
    key.reset();
    EXPECT_EQ(watch.buffers(), 0);
  }
  EXPECT_EQ(watch.buffers(), 1);
  EXPECT_EQ(watch.unwiped(), 0);
}

// Buffers that a save fills before writing to the file.
TEST(WipingSaves, OfThePartsOnTheWay) {
  const io::tests::TemporaryFolder folder;
  constexpr std::size_t kParts = std::size_t{4} * (512 * 1024 + 16);
  const Watch watch(kParts);
  save(sample(), folder / "m.onnxc", key_bytes());
  EXPECT_EQ(watch.buffers(), 1);
  EXPECT_EQ(watch.unwiped(), 0);
}

// Verifies that the watch detects memory that is not erased.
TEST(WipingWatch, SeesMemoryThatIsNotWiped) {
  constexpr std::size_t kSize = 5'555;
  const Watch watch(kSize);
  std::shared_ptr<io::Buffer> buffer;
  ASSERT_TRUE(io::Buffer::allocate(kSize, buffer));
  buffer->data()[kSize - 1] = 's';
  buffer.reset();
  EXPECT_EQ(watch.buffers(), 1);
  EXPECT_EQ(watch.unwiped(), 1);
}

}  // namespace
}  // namespace onnxgen::crypto
