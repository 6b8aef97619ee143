#include "onnxgen/file/system/open_file.h"

#include <algorithm>
#include <limits>

#include "onnxgen/file/system/windows/win32.h"

namespace onnxgen::io::system {
namespace {

constexpr std::size_t kLargestTransfer = std::size_t{1} << 30;  // lengths have 32 bits

// Returns an OVERLAPPED with this file offset.
OVERLAPPED overlapped_at(std::uint64_t offset) noexcept {
  OVERLAPPED overlapped = {};
  overlapped.Offset = static_cast<DWORD>(offset);
  overlapped.OffsetHigh = static_cast<DWORD>(offset >> 32);
  return overlapped;
}

// Windows locks are mandatory: they keep others from reading and writing the locked bytes. Locking a byte that no file
// has makes the lock advisory.
OVERLAPPED locked_byte() noexcept {
  return overlapped_at(static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()) - 1);
}

}  // namespace

std::uint64_t largest_offset() noexcept {
  return static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
}

std::int64_t read_some(Descriptor file, std::uint64_t offset, void* to, std::size_t count) noexcept {
  OVERLAPPED overlapped = overlapped_at(offset);
  DWORD done = 0;
  const auto wanted = static_cast<DWORD>(std::min(count, kLargestTransfer));
  if (::ReadFile(handle_of(file), to, wanted, &done, &overlapped)) return done;
  return ::GetLastError() == ERROR_HANDLE_EOF ? 0 : -1;
}

std::int64_t write_some(Descriptor file, std::uint64_t offset, const std::string_view* views, std::size_t) noexcept {
  OVERLAPPED overlapped = overlapped_at(offset);
  DWORD done = 0;
  const auto wanted = static_cast<DWORD>(std::min(views->size(), kLargestTransfer));
  if (!::WriteFile(handle_of(file), views->data(), wanted, &done, &overlapped)) return -1;
  if (done != 0) return done;
  ::SetLastError(ERROR_WRITE_FAULT);
  return -1;
}

bool resize(Descriptor file, std::uint64_t size) noexcept {
  FILE_END_OF_FILE_INFO end;
  end.EndOfFile.QuadPart = static_cast<LONGLONG>(size);
  return ::SetFileInformationByHandle(handle_of(file), FileEndOfFileInfo, &end, sizeof end) != 0;
}

void allow_holes(Descriptor file) noexcept {
  DWORD ignored = 0;
  (void)::DeviceIoControl(handle_of(file), FSCTL_SET_SPARSE, nullptr, 0, nullptr, 0, &ignored, nullptr);
}

bool flush(Descriptor file, Flush) noexcept {
  return ::FlushFileBuffers(handle_of(file)) != 0;
}

Descriptor duplicate(Descriptor file) noexcept {
  const HANDLE process = ::GetCurrentProcess();
  HANDLE other = nullptr;
  if (!::DuplicateHandle(process, handle_of(file), process, &other, 0, FALSE, DUPLICATE_SAME_ACCESS)) {
    return kNoDescriptor;
  }
  return descriptor_of(other);
}

bool close(Descriptor descriptor) noexcept {
  return ::CloseHandle(handle_of(descriptor)) != 0;
}

LockResult try_lock(Descriptor file, bool is_exclusive) noexcept {
  unlock(file);  // a lock of another kind on the same handle would conflict
  OVERLAPPED overlapped = locked_byte();
  const DWORD flags = LOCKFILE_FAIL_IMMEDIATELY | (is_exclusive ? DWORD{LOCKFILE_EXCLUSIVE_LOCK} : 0);
  if (::LockFileEx(handle_of(file), flags, 0, 1, 0, &overlapped)) return LockResult::kTaken;
  const DWORD error = ::GetLastError();
  const bool is_held = error == ERROR_LOCK_VIOLATION || error == ERROR_IO_PENDING;
  return is_held ? LockResult::kHeldByOthers : LockResult::kNoLocksHere;
}

void unlock(Descriptor file) noexcept {
  OVERLAPPED overlapped = locked_byte();
  (void)::UnlockFileEx(handle_of(file), 0, 1, 0, &overlapped);
}

}  // namespace onnxgen::io::system
