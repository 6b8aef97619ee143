#include "onnxgen/file/system/memory.h"

#include "onnxgen/file/system/windows/win32.h"

namespace onnxgen::io::system {

std::size_t page_size() noexcept {
  SYSTEM_INFO system;
  ::GetSystemInfo(&system);
  return system.dwPageSize;
}

char* take_pages(std::size_t size) noexcept {
  return static_cast<char*>(::VirtualAlloc(nullptr, size, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE));
}

void return_pages(char* pages, std::size_t) noexcept {
  (void)::VirtualFree(pages, 0, MEM_RELEASE);
}

void populate_pages(char*, std::size_t) noexcept {}

char* move_pages(char*, std::size_t, std::size_t) noexcept {
  return nullptr;
}

void discard_pages(std::uintptr_t begin, std::uintptr_t end) noexcept {
  void* const pages = reinterpret_cast<void*>(begin);
  // MEM_RESET discards the content instead of paging it out. Unlocking unlocked pages removes them from the working
  // set.
  if (::VirtualAlloc(pages, end - begin, MEM_RESET, PAGE_READWRITE) != nullptr) {
    (void)::VirtualUnlock(pages, end - begin);
  }
}

void keep_out_of_dumps(char*, std::size_t) noexcept {}

const char* map_file(Descriptor file, std::size_t size) noexcept {
  const HANDLE section = ::CreateFileMappingW(handle_of(file), nullptr, PAGE_READONLY, 0, 0, nullptr);
  if (section == nullptr) return nullptr;
  const void* const mapped = ::MapViewOfFile(section, FILE_MAP_READ, 0, 0, size);
  const DWORD error = ::GetLastError();
  (void)::CloseHandle(section);  // the view keeps the section alive
  ::SetLastError(error);
  return static_cast<const char*>(mapped);
}

void unmap_file(const char* bytes, std::size_t) noexcept {
  (void)::UnmapViewOfFile(bytes);
}

void map_pages(std::string_view bytes) noexcept {
  WIN32_MEMORY_RANGE_ENTRY range = {const_cast<char*>(bytes.data()), bytes.size()};
  (void)::PrefetchVirtualMemory(::GetCurrentProcess(), 1, &range, 0);
}

}  // namespace onnxgen::io::system
