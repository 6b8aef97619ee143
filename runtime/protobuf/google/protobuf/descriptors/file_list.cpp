#include "google/protobuf/descriptors/file_list.h"

#include <atomic>
#include <cstddef>

#if ONNXGEN_LINKER_LISTS
extern "C" {
#if defined(__clang__)
#pragma clang diagnostic ignored "-Wreserved-identifier"
#endif
extern const onnxgen::FileTypes* const __start_onnxgen_files[] ONNXGEN_LIST_BOUND;
extern const onnxgen::FileTypes* const __stop_onnxgen_files[] ONNXGEN_LIST_BOUND;
}
#endif

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

#if ONNXGEN_LINKER_LISTS

const onnxgen::FileTypes* FileListPosition::next() noexcept {
  const onnxgen::FileTypes* const* const position = __start_onnxgen_files + index_;
  if (position == __stop_onnxgen_files) return nullptr;
  ++index_;
  return *position;
}

#else

namespace {

// Initialized before any constructor runs.
std::atomic<const ListedFile*> newest{nullptr};

}  // namespace

ListedFile::ListedFile(const onnxgen::FileTypes& listed) noexcept : types(listed), next(newest.exchange(this)) {}

FileListPosition::FileListPosition() noexcept : file_(newest) {}

const onnxgen::FileTypes* FileListPosition::next() noexcept {
  if (file_ == nullptr) return nullptr;
  const onnxgen::FileTypes& types = file_->types;
  file_ = file_->next;
  return &types;
}

#endif

const onnxgen::FileTypes* types_of(const onnxgen::FileDescriptor& file) noexcept {
  FileListPosition position;
  while (const onnxgen::FileTypes* const types = position.next()) {
    if (&types->file == &file) return types;
  }
  return nullptr;
}

const onnxgen::MessageDescriptor* find_linked_type(std::string_view full_name) noexcept {
  FileListPosition position;
  while (const onnxgen::FileTypes* const types = position.next()) {
    for (std::size_t i = 0; i < types->message_count; ++i) {
      if (types->messages[i]->full_name == full_name) return types->messages[i];
    }
  }
  return nullptr;
}

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
