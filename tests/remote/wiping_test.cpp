// Decrypted tensors are erased before their memory is released, and nothing else is written to. This program replaces
// munmap, which releases the buffers, with a version that inspects the released memory.
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "onnxgen/crypto/payload.h"
#include "onnxgen/file/buffer.h"
#include "onnxgen/remote/encrypted.h"
#include "onnxgen/remote/remote.h"
#include "onnxgen/storage/memory_cache.h"
#include "remote_fixture.h"

namespace {

// Run length that identifies weights: those of the sample repeat one letter.
constexpr std::size_t kRunOfWeights = 64;
std::atomic<bool> watches{false};
std::atomic<int> released_buffers{0};
std::atomic<int> buffers_with_weights{0};
std::atomic<std::size_t> largest_buffer{0};

}  // namespace

extern "C" int munmap(void* memory, size_t size) noexcept {
  if (watches) {
    static const std::string weights(kRunOfWeights, 's');
    const std::string_view seen(static_cast<const char*>(memory), size);
    ++released_buffers;
    if (seen.find(weights) != std::string_view::npos) ++buffers_with_weights;
    largest_buffer = std::max(largest_buffer.load(), size);
  }
  return static_cast<int>(::syscall(SYS_munmap, memory, size));
}

namespace onnxgen::remote::tests {
namespace {

constexpr std::size_t kWeights = 500'000;
constexpr std::size_t kGap = 30'000'000;

// Inspects buffers that are released during its lifetime. First empties the cache, which would otherwise release
// buffers of models that were destroyed earlier.
class Watch {
 public:
  Watch() {
    memory::release();
    released_buffers = 0;
    buffers_with_weights = 0;
    largest_buffer = 0;
    watches = true;
  }
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;
  ~Watch() { watches = false; }

  int buffers() const { return released_buffers; }
  int unwiped() const { return buffers_with_weights; }
  std::size_t largest() const { return largest_buffer; }
};

crypto::Key key() {
  return crypto::Key::from_bytes(std::string(32, 'k'));
}

class RemoteWiping : public testing::Test {
 protected:
  RemoteWiping() {
    onnx::ModelProto model;
    io::tests::fill_raw(*model.mutable_graph()->add_initializer(), "first", std::string(kWeights, 's'));
    io::tests::fill_raw(*model.mutable_graph()->add_initializer(), "gap", std::string(kGap, 'g'));
    io::tests::fill_raw(*model.mutable_graph()->add_initializer(), "last", std::string(kWeights, 's'));
    encrypted_ = crypto::encrypt(model.SerializeAsString(), key(), crypto::Format::kAes256Gcm);
    options_ = local_options<EncryptedOptions>();
    options_.ranges.in_flight = 1;
    options_.segments = index_encrypted(url(), key(), options_).segments;
    options_.weights = Weights::kChosen;
    options_.choose = named({"first", "last"});
  }

  std::string url() const { return server_.url("/m"); }

  std::string encrypted_;
  TestServer server_{[this](const HttpRequest& request) { return honest_reply({text_body(encrypted_)}, request); }};
  EncryptedOptions options_;
};

// Overwriting the gap between two tensors would allocate memory for it.
TEST_F(RemoteWiping, OfChosenTensorsOnly) {
  auto model = load_encrypted<onnx::ModelProto>(url(), key(), options_);
  EXPECT_EQ(model.graph().initializer(0).raw_data(), std::string(kWeights, 's'));
  EXPECT_EQ(model.graph().initializer(2).raw_data(), std::string(kWeights, 's'));
  const Watch watch;
  model = onnx::ModelProto();
  EXPECT_GE(watch.buffers(), 2);
  EXPECT_EQ(watch.unwiped(), 0);
  EXPECT_LT(watch.largest(), kGap);
}

TEST_F(RemoteWiping, AfterAFailure) {
  char& damaged = encrypted_[encrypted_.size() - kWeights / 2];
  damaged = static_cast<char>(damaged ^ 1);
  onnx::ModelProto model;
  const Watch watch;
  EXPECT_EQ(try_load_encrypted(url(), key(), model, options_).code(), ErrorCode::kDecryptionFailed);
  EXPECT_GE(watch.buffers(), 2);
  EXPECT_EQ(watch.unwiped(), 0);
}

// Verifies that the watch detects memory that is not erased.
TEST(RemoteWipingWatch, SeesMemoryThatIsNotWiped) {
  std::shared_ptr<io::Buffer> buffer;
  ASSERT_TRUE(io::Buffer::allocate(kWeights, buffer));
  std::fill_n(buffer->data() + 5000, kRunOfWeights, 's');
  const Watch watch;
  buffer.reset();
  EXPECT_EQ(watch.buffers(), 1);
  EXPECT_EQ(watch.unwiped(), 1);
}

}  // namespace
}  // namespace onnxgen::remote::tests
