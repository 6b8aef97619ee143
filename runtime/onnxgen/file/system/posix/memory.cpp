#include "onnxgen/file/system/memory.h"

#include <sys/mman.h>
#include <unistd.h>

namespace onnxgen::io::system {
namespace {

[[maybe_unused]] std::size_t offset_in_page(const char* byte) noexcept {
  return static_cast<std::size_t>(reinterpret_cast<std::uintptr_t>(byte) % page_size());
}

}  // namespace

std::size_t page_size() noexcept {
  return static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

// Pages of the usual size. Huge ones were measured: five times faster where the system has them at hand and five times
// slower where it has to get them back first, as virtual machines do that lend free memory to their host.
char* take_pages(std::size_t size) noexcept {
  void* const memory = ::mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return memory == MAP_FAILED ? nullptr : static_cast<char*>(memory);
}

void return_pages(char* pages, std::size_t size) noexcept {
  (void)::munmap(pages, size);
}

void populate_pages(char* bytes, std::size_t size) noexcept {
#if defined(MADV_POPULATE_WRITE)
  const std::size_t before = offset_in_page(bytes);
  (void)::madvise(bytes - before, before + size, MADV_POPULATE_WRITE);
#else
  (void)bytes, (void)size;
#endif
}

char* move_pages(char* pages, std::size_t size, std::size_t new_size) noexcept {
#if defined(MREMAP_MAYMOVE)
  void* const moved = ::mremap(pages, size, new_size, MREMAP_MAYMOVE);
  return moved == MAP_FAILED ? nullptr : static_cast<char*>(moved);
#else
  (void)pages, (void)size, (void)new_size;
  return nullptr;
#endif
}

void discard_pages(std::uintptr_t begin, std::uintptr_t end) noexcept {
  (void)::madvise(reinterpret_cast<void*>(begin), end - begin, MADV_DONTNEED);
}

void keep_out_of_dumps(char* pages, std::size_t size) noexcept {
#if defined(MADV_DONTDUMP)
  (void)::madvise(pages, size, MADV_DONTDUMP);
#else
  (void)pages, (void)size;
#endif
}

const char* map_file(Descriptor file, std::size_t size) noexcept {
  void* const mapped = ::mmap(nullptr, size, PROT_READ, MAP_SHARED, file, 0);
  return mapped == MAP_FAILED ? nullptr : static_cast<const char*>(mapped);
}

void unmap_file(const char* bytes, std::size_t size) noexcept {
  (void)::munmap(const_cast<char*>(bytes), size);
}

void map_pages(std::string_view bytes) noexcept {
#if defined(MADV_POPULATE_READ)
  const std::size_t before = offset_in_page(bytes.data());
  (void)::madvise(const_cast<char*>(bytes.data()) - before, before + bytes.size(), MADV_POPULATE_READ);
#else
  (void)bytes;
#endif
}

}  // namespace onnxgen::io::system
