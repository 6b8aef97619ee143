#include "corpus.h"

#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <system_error>

namespace onnxgen::bench {
namespace {

[[noreturn]] void fail(const char* call) {
  throw std::system_error(errno, std::generic_category(), call);
}

void write_all(int descriptor, const void* data, std::size_t size) {
  const char* from = static_cast<const char*>(data);
  while (size > 0) {
    const ssize_t written = ::write(descriptor, from, size);
    if (written < 0) fail("write");
    from += written;
    size -= static_cast<std::size_t>(written);
  }
}

}  // namespace

// File format: the number of models, the size of each, then their bytes.
Corpus::Corpus(const std::vector<std::string>& models) : descriptor_(::memfd_create("corpus", 0)) {
  if (descriptor_ < 0) fail("memfd_create");
  std::vector<std::uint64_t> head{models.size()};
  for (const auto& model : models) head.push_back(model.size());
  write_all(descriptor_, head.data(), head.size() * sizeof head[0]);
  for (const auto& model : models) write_all(descriptor_, model.data(), model.size());
  map();
}

Corpus::Corpus(int descriptor) : descriptor_(descriptor) {
  map();
}

void Corpus::map() {
  struct stat status {};
  if (::fstat(descriptor_, &status) != 0) fail("fstat");
  const auto size = static_cast<std::size_t>(status.st_size);
  void* mapping = ::mmap(nullptr, size, PROT_READ, MAP_SHARED | MAP_POPULATE, descriptor_, 0);
  if (mapping == MAP_FAILED) fail("mmap");

  const auto* data = static_cast<const char*>(mapping);
  std::vector<std::uint64_t> head(1);
  std::memcpy(head.data(), data, sizeof head[0]);
  head.resize(1 + head[0]);
  std::memcpy(head.data(), data, head.size() * sizeof head[0]);
  data += head.size() * sizeof head[0];
  for (std::size_t i = 1; i < head.size(); ++i) {
    models_.emplace_back(data, head[i]);
    data += head[i];
    bytes_ += head[i];
  }
}

}  // namespace onnxgen::bench
