// Lower bound for a first parse: only allocates and releases the memory that the native classes fill.
#include <sys/mman.h>

#include <cstddef>
#include <memory>
#include <string_view>

#include "blocks.h"
#include "onnxgen/storage/pages.h"
#include "suite.h"

namespace onnxgen::bench {
namespace {

std::size_t filled_by(std::string_view input) {
  return input.size() * 27 / 10;  // structure corpus: 2.72, or 2.80 as rounded up by malloc
}

// Writes a byte to each page of 4 KiB.
void touch(char* memory, std::size_t size) {
  for (std::size_t i = 0; i < size; i += 4096) {
    memory[i] = 1;
    benchmark::ClobberMemory();
  }
}

class SmallPages {
 public:
  static constexpr const char* kName = "pages_of_4_kib";

  bool parse(std::string_view bytes) {
    const std::size_t size = filled_by(bytes);
    memory_ = std::make_unique<FreshMemory>(size);
    (void)::madvise(memory_->data(), size, MADV_NOHUGEPAGE);
    populate(memory_->data(), size);  // faster than page by page
    touch(memory_->data(), size);     // if populating fails
    return true;
  }

 private:
  std::unique_ptr<FreshMemory> memory_;
};

class HugePages {
 public:
  static constexpr const char* kName = "pages_of_2_mib";

  bool parse(std::string_view bytes) {
    const std::size_t size = filled_by(bytes);
    memory_ = std::make_unique<FreshMemory>(size + kHugePage);  // room to align to a huge page
    const auto address = reinterpret_cast<std::size_t>(memory_->data());
    char* const begin = memory_->data() + (kHugePage - address % kHugePage) % kHugePage;
    (void)::madvise(begin, size, MADV_HUGEPAGE);
    touch(begin, size);
    return true;
  }

 private:
  std::unique_ptr<FreshMemory> memory_;
};

}  // namespace

void add_fresh_pages(Suite& suite) {
  suite.add_first_pass("first_parse_destroy", "structure", SmallPages::kName, parse_destroy_pass<SmallPages>);
  suite.add_first_pass("first_parse_destroy", "structure", HugePages::kName, parse_destroy_pass<HugePages>);
}

}  // namespace onnxgen::bench
