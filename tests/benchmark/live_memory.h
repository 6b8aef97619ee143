#pragma once

#include <malloc.h>
#include <unistd.h>

#include <cstddef>
#include <fstream>

#include "corpus.h"
#include "passes.h"

namespace onnxgen::bench {

struct LiveMemory {
  std::size_t allocated = 0;  // by malloc, including large blocks, but not memory that a library maps itself
  std::size_t resident = 0;   // resident pages of the process, from any source

  static LiveMemory now() {
    const auto heap = ::mallinfo2();
    std::size_t total_pages = 0;
    std::size_t resident_pages = 0;
    std::ifstream("/proc/self/statm") >> total_pages >> resident_pages;
    return {heap.uordblks + heap.hblkhd, resident_pages * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE))};
  }
};

// Returns the memory that the parsed models of the corpus occupy. Valid only in a process that has not parsed before.
template <class Model>
LiveMemory memory_after_parse(const Corpus& corpus, Stopwatch& watch) {
  Models<Model> models(corpus.models().size());
  const auto before = LiveMemory::now();
  watch.time([&] { parse_into(models, corpus); });
  const auto after = LiveMemory::now();
  return {after.allocated - before.allocated, after.resident - before.resident};
}

}  // namespace onnxgen::bench
