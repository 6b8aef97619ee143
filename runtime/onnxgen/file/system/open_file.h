// Operations on open files. Functions that fail return false or a negative number and set last_error().
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "onnxgen/file/system/descriptor.h"

namespace onnxgen::io::system {

// Returns the largest possible offset in a file.
std::uint64_t largest_offset() noexcept;

// Maximum number of views per call of write_some().
inline constexpr std::size_t kMaxViews = 256;

// Reads once, at most as much as the system reads in one call. Returns 0 at the end of the file.
std::int64_t read_some(Descriptor file, std::uint64_t offset, void* to, std::size_t count) noexcept;

// Writes contiguous views once: at least one byte, and at most as much as the system writes in one call.
std::int64_t write_some(Descriptor file, std::uint64_t offset, const std::string_view* views,
                        std::size_t count) noexcept;

// Truncates the file, or extends it with zeros.
bool resize(Descriptor file, std::uint64_t size) noexcept;

// Lets ranges that are not written occupy no disk space. If the file system does not support this, zeros are written
// there.
void allow_holes(Descriptor file) noexcept;

// Waits until written data is on disk. kContents may omit the modification time.
enum class Flush { kAll, kContents };
bool flush(Descriptor file, Flush what = Flush::kAll) noexcept;
// Flushes the entries of a folder, if the file system supports it.
bool flush_folder(Descriptor folder) noexcept;

// Returns another descriptor of the same open file, sharing its locks; kNoDescriptor on failure.
Descriptor duplicate(Descriptor file) noexcept;

bool close(Descriptor descriptor) noexcept;

// Tries to lock the open file; the lock ends when the file is closed. Requesting another kind than is held changes the
// kind.
enum class LockResult { kTaken, kHeldByOthers, kNoLocksHere };
LockResult try_lock(Descriptor file, bool is_exclusive) noexcept;
void unlock(Descriptor file) noexcept;

}  // namespace onnxgen::io::system
