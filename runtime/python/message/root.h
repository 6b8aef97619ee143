// Owner of one message tree. The tree stays in memory while any Python object refers to a part of it.
#pragma once

#include <cstddef>
#include <memory>
#include <utility>

#include "message/wrapper_table.h"

namespace onnxgen::python {

struct MessageClass;
struct Runtime;

// Reference-counted owner of a message tree. The GIL protects the count.
class Root {
 public:
  // Creates a root with an empty message. Throws std::bad_alloc.
  static Root* create(const MessageClass& message_class);
  // Creates a root for an existing message at `data`. `owner` keeps the message alive.
  static Root* adopt(void* data, std::shared_ptr<void> owner);

  Root(const Root&) = delete;
  Root& operator=(const Root&) = delete;

  void* data() const noexcept { return data_; }

  void retain() noexcept { ++count_; }
  void release() noexcept {
    if (--count_ == 0) destroy();
  }
  // Returns whether more than one reference exists.
  bool is_shared() const noexcept { return count_ > 1; }

  // Mark the tree as being read, by another thread without the GIL or by code that may call Python in between. It must
  // not be changed until every begin_reading() is matched by end_reading().
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
  std::shared_ptr<void> owner_;  // owner of an adopted message; used instead of runtime_
  WrapperTable wrappers_;        // objects of the messages below the root message
  std::size_t count_ = 1;
  std::size_t readers_ = 0;
};

// Makes a tree read-only for its own lifetime. Meanwhile, Python code that changes the tree, in any thread, gets a
// RuntimeError. The root must outlive this object.
class ReadGuard {
 public:
  explicit ReadGuard(Root& root) noexcept : root_(root) { root_.begin_reading(); }
  ReadGuard(const ReadGuard&) = delete;
  ReadGuard& operator=(const ReadGuard&) = delete;
  ~ReadGuard() { root_.end_reading(); }

 private:
  Root& root_;
};

// Owning reference to a root, or empty.
struct ReleaseRoot {
  void operator()(Root* root) const noexcept { root->release(); }
};
using RootRef = std::unique_ptr<Root, ReleaseRoot>;

}  // namespace onnxgen::python
