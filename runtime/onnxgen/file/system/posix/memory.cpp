#include "onnxgen/file/system/memory.h"

#include <sys/mman.h>
#include <unistd.h>

namespace onnxgen::io::system {

std::size_t page_size() noexcept {
  return static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

// Allocates pages of the default size. Huge pages were measured: five times faster if the system has free ones, but
// five times slower if it must reclaim them first, as in virtual machines that return free memory to their host.
char* take_pages(std::size_t size) noexcept {
  void* const memory = ::mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return memory == MAP_FAILED ? nullptr : static_cast<char*>(memory);
}

void return_pages(char* pages, std::size_t size) noexcept {
  (void)::munmap(pages, size);
}

const char* map_file(Descriptor file, std::size_t size) noexcept {
  void* const mapped = ::mmap(nullptr, size, PROT_READ, MAP_SHARED, file, 0);
  return mapped == MAP_FAILED ? nullptr : static_cast<const char*>(mapped);
}

void unmap_file(const char* bytes, std::size_t size) noexcept {
  (void)::munmap(const_cast<char*>(bytes), size);
}

}  // namespace onnxgen::io::system
