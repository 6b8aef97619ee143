// The memory of one tree of messages, which lives as long as any Python object shows a part of it.
#pragma once

#include <cstddef>
#include <memory>
#include <utility>

#include "message/wrapper_table.h"

namespace onnxgen::python {

struct MessageClass;
struct Runtime;

// Counted under the GIL.
class Root {
 public:
  // An empty message. Throws std::bad_alloc.
  static Root* create(const MessageClass& message_class);
  // One that is at `data`, which `owner` keeps alive.
  static Root* adopt(void* data, std::shared_ptr<void> owner);

  Root(const Root&) = delete;
  Root& operator=(const Root&) = delete;

  void* data() const noexcept { return data_; }

  void retain() noexcept { ++count_; }
  void release() noexcept {
    if (--count_ == 0) destroy();
  }
  // Whether somebody else than the one who asks holds it.
  bool is_shared() const noexcept { return count_ > 1; }

  // While it is read, by another thread without the GIL or by what calls Python in between, nobody may change it.
  void begin_reading() noexcept { ++readers_; }
  void end_reading() noexcept { --readers_; }
  bool is_read() const noexcept { return readers_ != 0; }

  WrapperTable& wrappers() noexcept { return wrappers_; }

 private:
  Root(void* data, const Runtime* runtime) noexcept : data_(data), runtime_(runtime) {}
  Root(void* data, std::shared_ptr<void> owner) noexcept : data_(data), owner_(std::move(owner)) {}
  ~Root() = default;
  void destroy() noexcept;

  void* data_;
  const Runtime* runtime_ = nullptr;
  std::shared_ptr<void> owner_;  // in place of that, of a message that was not made here
  WrapperTable wrappers_;        // of the messages below the root
  std::size_t count_ = 1;
  std::size_t readers_ = 0;
};

// Nobody may change the tree while this lives: Python code that runs meanwhile, in another thread or not, gets a
// RuntimeError. The root must not go before it.
class Unchanged {
 public:
  explicit Unchanged(Root& root) noexcept : root_(root) { root_.begin_reading(); }
  Unchanged(const Unchanged&) = delete;
  Unchanged& operator=(const Unchanged&) = delete;
  ~Unchanged() { root_.end_reading(); }

 private:
  Root& root_;
};

// Holds a root, or none.
struct ReleaseRoot {
  void operator()(Root* root) const noexcept { root->release(); }
};
using RootRef = std::unique_ptr<Root, ReleaseRoot>;

}  // namespace onnxgen::python
