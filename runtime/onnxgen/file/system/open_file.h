// What can be done with an open file. Calls that fail return false, or less than 0, and leave the reason in
// last_error().
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "onnxgen/file/system/descriptor.h"

namespace onnxgen::io::system {

// The last offset that a file can have.
std::uint64_t largest_offset() noexcept;

// How many views write_some() takes at once.
inline constexpr std::size_t kMostViews = 256;

// One read, at most as much as the system does at once; 0 at the end of the file.
std::int64_t read_some(Descriptor file, std::uint64_t offset, void* to, std::size_t count) noexcept;

// One write of views that follow each other in the file, at most as much as the system does at once, and at least a
// byte.
std::int64_t write_some(Descriptor file, std::uint64_t offset, const std::string_view* views,
                        std::size_t count) noexcept;

// Cuts the file off, or makes it longer by zeros.
bool resize(Descriptor file, std::uint64_t size) noexcept;

// What is left out of the file from now on takes no room on the disk. Where the file system cannot do that, zeros are
// written there.
void allow_holes(Descriptor file) noexcept;

// Waits until the disk has what was written. `kContents` may leave out the time of the last change.
enum class Flush { kAll, kContents };
bool flush(Descriptor file, Flush what = Flush::kAll) noexcept;
// The same for the names in a folder, where the file system can do it.
bool flush_folder(Descriptor folder) noexcept;

// Another descriptor of the same open file, with the same locks; kNoDescriptor where there is none to be had.
Descriptor duplicate(Descriptor file) noexcept;

bool close(Descriptor descriptor) noexcept;

// A lock on the open file that ends with it. Asking for another kind than is held changes the kind.
enum class LockAnswer { kTaken, kHeldByOthers, kNoLocksHere };
LockAnswer try_lock(Descriptor file, bool is_exclusive) noexcept;
void unlock(Descriptor file) noexcept;

}  // namespace onnxgen::io::system
