#include "onnxgen/file/mapping.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <utility>

#include "onnxgen/file/error.h"
#include "onnxgen/file/system/error.h"
#include "onnxgen/file/system/memory.h"

namespace onnxgen::io {

Status Mapping::map(File& file, std::uint64_t size, std::shared_ptr<Mapping>& mapping) {
  FileAttributes attributes;
  Status status = attributes_of(file, attributes);
  if (!status) return status;
  size = std::min(size, attributes.size);
  if (size > static_cast<std::uint64_t>(std::numeric_limits<std::ptrdiff_t>::max())) {
    return failure(ErrorCode::kMapFailed, file.path(), "the file is too large for this machine's address space");
  }
  // Exists before the pages are mapped, so that these cannot be leaked.
  std::shared_ptr<Mapping> made(new Mapping(File(), "", attributes.identity));
  if (size != 0) {
    const auto length = static_cast<std::size_t>(size);
    const char* const data = system::map_file(file.descriptor(), length);
    if (data == nullptr) return system_failure(ErrorCode::kMapFailed, file.path(), system::last_error());
    made->data_ = data;
    made->size_ = length;
  }
  made->file_ = std::move(file);
  mapping = std::move(made);
  return Status();
}

std::shared_ptr<Mapping> Mapping::of_memory(File file, FileIdentity identity, std::string_view bytes,
                                            std::shared_ptr<const void> memory) {
  (void)file.close();
  return std::shared_ptr<Mapping>(new Mapping(std::move(file), bytes, identity, std::move(memory)));
}

Mapping::~Mapping() {
  if (size_ != 0 && memory_ == nullptr) system::unmap_file(data_, size_);
}

bool Mapping::contains(std::string_view view) const noexcept {
  const std::less_equal<> not_after;  // a total order even for unrelated pointers
  return not_after(data_, view.data()) && not_after(view.data(), data_ + size_) &&
         view.size() <= static_cast<std::size_t>(data_ + size_ - view.data());
}

}  // namespace onnxgen::io
