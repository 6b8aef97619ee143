#include "onnxgen/file/copy_range.h"

#include <limits>

#include "onnxgen/file/system/windows/win32.h"

namespace onnxgen::io {

DataRun find_data(const File& file, std::uint64_t offset) {
  constexpr auto kEnd = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
  FILE_ALLOCATED_RANGE_BUFFER wanted;
  FILE_ALLOCATED_RANGE_BUFFER found;
  wanted.FileOffset.QuadPart = static_cast<LONGLONG>(offset);
  wanted.Length.QuadPart = static_cast<LONGLONG>(kEnd - offset);
  DWORD size = 0;
  const bool is_complete = ::DeviceIoControl(system::handle_of(file.descriptor()), FSCTL_QUERY_ALLOCATED_RANGES,
                                             &wanted, sizeof wanted, &found, sizeof found, &size, nullptr) != 0;
  // More ranges than fit into the result are not a failure.
  if (!is_complete && ::GetLastError() != ERROR_MORE_DATA) return {offset, std::numeric_limits<std::uint64_t>::max()};
  if (size < sizeof found)
    return {std::numeric_limits<std::uint64_t>::max(), std::numeric_limits<std::uint64_t>::max()};
  const auto begin = static_cast<std::uint64_t>(found.FileOffset.QuadPart);
  return {begin, begin + static_cast<std::uint64_t>(found.Length.QuadPart)};
}

bool may_have_holes(const File& file) {
  BY_HANDLE_FILE_INFORMATION found;
  return ::GetFileInformationByHandle(system::handle_of(file.descriptor()), &found) &&
         (found.dwFileAttributes & FILE_ATTRIBUTE_SPARSE_FILE) != 0;
}

// Windows can copy only whole files, and clone ranges only on ReFS. Blocks are therefore written from memory.
Status copy_range(const File&, std::uint64_t, const File&, std::uint64_t, std::uint64_t, std::uint64_t& done) {
  done = 0;
  return Status();
}

}  // namespace onnxgen::io
