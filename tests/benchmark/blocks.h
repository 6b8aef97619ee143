// Reads and writes with plain system calls on a few threads: the lower bound for loading and saving model files.
#pragma once

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace onnxgen::bench {

// Memory newly mapped from the system. Its pages are allocated when they are first accessed.
class FreshMemory {
 public:
  explicit FreshMemory(std::size_t size) : size_(size) {
    void* const pages = ::mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED) throw std::runtime_error("no memory");
    data_ = static_cast<char*>(pages);
  }
  FreshMemory(const FreshMemory&) = delete;
  FreshMemory& operator=(const FreshMemory&) = delete;
  ~FreshMemory() { (void)::munmap(data_, size_); }

  char* data() const noexcept { return data_; }

 private:
  char* data_ = nullptr;
  std::size_t size_;
};

// Calls `move_some(offset, count)`, which returns the number of bytes moved, until `size` bytes are moved. Threads take
// turns on blocks. Returns false if a call moves nothing.
template <class MoveSome>
bool move_blocks(std::size_t size, unsigned threads, const MoveSome& move_some) {
  constexpr std::size_t kBlock = 8 * 1024 * 1024;
  std::atomic<std::size_t> next{0};
  std::atomic<bool> is_whole{true};
  const auto work = [&] {
    for (std::size_t at = next.fetch_add(kBlock); at < size; at = next.fetch_add(kBlock)) {
      const std::size_t end = std::min(size, at + kBlock);
      for (std::size_t done = at; done < end;) {
        const ssize_t moved = move_some(done, end - done);
        if (moved <= 0) {
          is_whole = false;
          return;
        }
        done += static_cast<std::size_t>(moved);
      }
    }
  };
  std::vector<std::thread> others;
  for (unsigned i = 1; i < threads; ++i) others.emplace_back(work);
  work();
  for (std::thread& other : others) other.join();
  return is_whole;
}

inline bool read_blocks(const std::string& path, char* to, std::size_t size, unsigned threads) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  const bool is_read = move_blocks(size, threads, [&](std::size_t offset, std::size_t count) {
    return ::pread(descriptor, to + offset, count, static_cast<off_t>(offset));
  });
  (void)::close(descriptor);
  return is_read;
}

// Writes `from` to new files of equal size, one part of it to each.
inline bool write_blocks(const std::vector<std::string>& paths, const char* from, std::size_t size, unsigned threads) {
  std::vector<int> descriptors;
  for (const std::string& path : paths) {
    descriptors.push_back(::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600));
  }
  const std::size_t file_size = (size + paths.size() - 1) / paths.size();
  const bool is_written = move_blocks(size, threads, [&](std::size_t offset, std::size_t count) {
    const std::size_t in_file = offset % file_size;
    return ::pwrite(descriptors[offset / file_size], from + offset, std::min(count, file_size - in_file),
                    static_cast<off_t>(in_file));
  });
  for (const int descriptor : descriptors) (void)::close(descriptor);
  return is_written;
}

}  // namespace onnxgen::bench
