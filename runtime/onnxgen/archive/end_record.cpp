#include "onnxgen/archive/end_record.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "onnxgen/archive/zip_format.h"
#include "onnxgen/file/error.h"

namespace onnxgen::archive {
namespace {

constexpr std::size_t kLongestComment = 0xFFFF;
constexpr std::uint64_t kPart = 1024 * 1024;  // what is read at once of a buried end's cover
// Random bytes look like an end record once in 4 GiB; more of these are there to keep us busy.
constexpr unsigned kMostCandidates = 16;
constexpr std::string_view kEndBytes("PK\5\6", 4);

Status invalid(std::string detail) {
  return io::failure(ErrorCode::kInvalidArchive, {}, std::move(detail));
}

class Finder {
 public:
  Finder(const io::ReadFunction& read, std::uint64_t size, EndRecord& found)
      : read_(read), size_(size), found_(found) {}

  Status run() {
    if (size_ < kEndSize) return invalid("it is too short to be one");
    std::optional<std::uint64_t> at;
    Status status = find_last(at);
    if (status && !at) status = find_buried(at);
    if (!status) return status;
    return at ? read_end(*at) : invalid("it has no end record: it is cut off, or no zip file");
  }

 private:
  // The record whose comment ends with the input. Most have none.
  Status find_last(std::optional<std::uint64_t>& at) const {
    for (const std::size_t comment : {std::size_t{0}, kLongestComment}) {
      std::string tail(static_cast<std::size_t>(std::min<std::uint64_t>(size_, kEndSize + comment)), '\0');
      Status status = read_(size_ - tail.size(), tail.data(), tail.size());
      if (!status) return status;
      for (std::size_t i = tail.size() - kEndSize + 1; i-- > 0;) {
        if (std::string_view(tail).substr(i, 4) != kEndBytes) continue;
        if (i + kEndSize + read_u16(&tail[i + 20]) != tail.size()) continue;
        at = size_ - tail.size() + i;
        return Status();
      }
    }
    return Status();
  }

  // The last record before what an interrupted replace_model has written behind it.
  Status find_buried(std::optional<std::uint64_t>& at) const {
    std::string part;
    unsigned looked_at = 0;
    const std::uint64_t lowest = size_ - std::min(size_, kLongestTail);
    for (std::uint64_t end = size_; end > lowest;) {
      const std::uint64_t begin = std::max(lowest, end - std::min(end, kPart));
      part.resize(static_cast<std::size_t>(std::min(size_, end + kEndBytes.size() - 1) - begin));
      Status status = read_(begin, part.data(), part.size());
      std::size_t i = part.size();
      while (status && i > 0 && (i = part.rfind(kEndBytes, i - 1)) != std::string::npos) {
        bool is_it = false;
        status = is_buried_end(begin + i, is_it);
        if (is_it) at = begin + i;
        if (is_it || ++looked_at == kMostCandidates) return status;
      }
      if (!status) return status;
      end = begin;
    }
    return Status();
  }

  Status is_buried_end(std::uint64_t at, bool& is_it) const {
    is_it = false;
    std::array<char, kEndSize> record;
    if (size_ - at < kEndSize) return Status();
    Status status = read_(at, record.data(), record.size());
    const std::uint64_t end = at + kEndSize + read_u16(&record[20]);
    if (!status || end >= size_) return status;
    EndRecord claimed;
    if (!Finder(read_, end, claimed).read_end(at)) return Status();
    return is_interrupted(end, is_it);
  }

  // Whether zeros and as much as there is of a header such as ours follow at `at`.
  Status is_interrupted(std::uint64_t at, bool& is_it) const {
    std::string part;
    while (at < size_) {
      part.resize(static_cast<std::size_t>(std::min(size_ - at, kPart)));
      Status status = read_(at, part.data(), part.size());
      if (!status) return status;
      const std::size_t zeros = part.find_first_not_of('\0');
      at += std::min(zeros, part.size());
      if (zeros != std::string::npos) break;
    }
    part.resize(static_cast<std::size_t>(std::min<std::uint64_t>(size_ - at, kLocalSize)));
    Status status = read_(at, part.data(), part.size());
    is_it = is_beginning_of_header(part);
    return status;
  }

  Status read_end(std::uint64_t at) {
    std::array<char, kEndSize> record;
    Status status = read_(at, record.data(), record.size());
    if (!status) return status;
    const std::uint16_t disk = read_u16(&record[4]);
    found_.entries = read_u16(&record[10]);
    found_.directory_size = read_u32(&record[12]);
    found_.directory_offset = read_u32(&record[16]);
    found_.end = at + kEndSize + read_u16(&record[20]);
    const bool is_whole = disk == read_u16(&record[6]) && read_u16(&record[8]) == read_u16(&record[10]);
    std::uint64_t directory_end = at;
    status = read_end64(at, directory_end);
    if (!status) return status;
    if (!is_whole || (disk != 0 && (disk != kIn64Short || directory_end == at))) {
      return invalid("it is one of several parts");
    }
    const bool is_before =
        found_.directory_offset <= directory_end && found_.directory_size == directory_end - found_.directory_offset;
    return is_before ? Status() : invalid("its directory does not stand right before the end record");
  }

  // The ZIP64 record before the record at `at`, if there is one. It then has the numbers, and those that the other
  // record has as well must be the same.
  Status read_end64(std::uint64_t at, std::uint64_t& directory_end) {
    std::array<char, kLocator64Size> locator;
    if (at < kLocator64Size) return Status();
    Status status = read_(at - kLocator64Size, locator.data(), locator.size());
    if (!status || read_u32(locator.data()) != kLocator64Signature) return status;
    const std::uint64_t record_at = read_u64(&locator[8]);
    std::array<char, kEnd64Size> record;
    const std::uint64_t locator_at = at - kLocator64Size;
    if (record_at > locator_at || locator_at - record_at < kEnd64Size) {
      return invalid("its ZIP64 record is not where the locator says");
    }
    status = read_(record_at, record.data(), record.size());
    if (!status) return status;
    if (read_u32(record.data()) != kEnd64Signature || read_u64(&record[4]) != locator_at - record_at - 12) {
      return invalid("its ZIP64 record is not where the locator says");
    }
    if (read_u32(&record[16]) != 0 || read_u32(&record[20]) != 0 || read_u64(&record[24]) != read_u64(&record[32])) {
      return invalid("it is one of several parts");
    }
    const auto take = [](std::uint64_t& number, std::uint64_t mark, const char* from) {
      const bool agrees = number == mark || number == read_u64(from);
      number = read_u64(from);
      return agrees;
    };
    const bool agree = take(found_.entries, kIn64Short, &record[32]) &&
                       take(found_.directory_size, kIn64, &record[40]) &&
                       take(found_.directory_offset, kIn64, &record[48]);
    directory_end = record_at;
    return agree ? Status() : invalid("its two end records disagree");
  }

  const io::ReadFunction& read_;
  std::uint64_t size_;
  EndRecord& found_;
};

}  // namespace

Status find_end(const io::ReadFunction& read, std::uint64_t size, EndRecord& found) {
  return Finder(read, size, found).run();
}

}  // namespace onnxgen::archive
