#include "onnxgen/archive/open_archive.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <map>
#include <utility>

#include "onnxgen/archive/crc32.h"
#include "onnxgen/archive/inflate.h"
#include "onnxgen/archive/zip_format.h"
#include "onnxgen/error/printable.h"
#include "onnxgen/file/error.h"
#include "onnxgen/file/parallel.h"
#include "onnxgen/onnx/external_data.h"

namespace onnxgen::archive {
namespace {

constexpr std::uint64_t kPart = 1024 * 1024;  // block size for reading bytes that are only compared
constexpr std::uint64_t kPage = 4096;

// The default of LoadOptions::max_inflated_bytes.
constexpr std::uint64_t kInflatedAlways = 64 * 1024 * 1024;
constexpr std::uint64_t kInflatedPerByte = 16;

Status in_member(const Status& status, const Member& member) {
  if (status || !status.tensor().empty()) return status;
  return io::failure(status.code(), status.file(), "member " + quoted(member.key) + ": " + status.detail());
}

Status check_crc(const Member& member, std::uint32_t crc) {
  if (crc == member.crc) return Status();
  return io::failure(ErrorCode::kChecksumMismatch, {}, "member " + quoted(member.key) + " does not match its CRC-32");
}

}  // namespace

Status OpenArchive::open(io::File file, io::FileLock lock, OpenArchive& archive) {
  OpenArchive opened;
  Status status = file.size(opened.size_);
  if (!status) return status;
  opened.file_ = std::move(file);
  opened.lock_ = std::move(lock);
  const auto read = [&opened](std::uint64_t at, void* to, std::size_t n) { return opened.read_at(at, to, n); };
  status = Directory::read(read, opened.size_, opened.directory_);
  if (!status) return status.in_file(opened.file_.path());
  archive = std::move(opened);
  return Status();
}

Status OpenArchive::open(std::shared_ptr<const void> owner, std::string_view bytes, OpenArchive& archive) {
  OpenArchive opened;
  opened.size_ = bytes.size();
  opened.whole_.bytes = bytes;
  opened.whole_.memory = std::move(owner);
  const auto read = [&opened](std::uint64_t at, void* to, std::size_t n) { return opened.read_at(at, to, n); };
  Status status = Directory::read(read, opened.size_, opened.directory_);
  if (status) archive = std::move(opened);
  return status;
}

Status OpenArchive::open(ByteSource source, OpenArchive& archive) {
  OpenArchive opened;
  opened.size_ = source.size;
  opened.source_ = std::move(source);
  Status status = Directory::read(opened.source_.read, opened.size_, opened.directory_, opened.source_.announce);
  if (status) archive = std::move(opened);
  return status;
}

Status OpenArchive::read_at(std::uint64_t offset, void* to, std::size_t count) const {
  if (file_.is_open()) return file_.read_at(offset, to, count);
  if (whole_.mapping != nullptr && whole_.mapping->file().is_open()) {
    return whole_.mapping->file().read_at(offset, to, count);
  }
  if (source_.read) return source_.read(offset, to, count);
  if (count != 0) std::memcpy(to, whole_.bytes.data() + offset, count);
  return Status();
}

Status OpenArchive::read_content(const Member& member, std::shared_ptr<io::Buffer>& content) const {
  if (member.method != kStored && member.method != kDeflated) {
    return io::failure(ErrorCode::kUnsupported, {}, "compression method " + std::to_string(member.method));
  }
  if (member.method == kDeflated && !can_inflate_to(member.stored_size, member.size)) {
    return invalid_archive(std::to_string(member.stored_size) + " bytes cannot inflate to " +
                           std::to_string(member.size) + " bytes");
  }
  std::shared_ptr<io::Buffer> stored;
  Status status = io::Buffer::allocate(member.stored_size, stored);
  if (status) status = read_at(member.data_offset, stored->data(), stored->size());
  if (status && member.method == kDeflated) {
    status = inflate(stored->bytes(), member.size, content);
  } else if (status) {
    content = std::move(stored);
  }
  return status ? check_crc(member, crc32(0, content->bytes())) : status;
}

Status OpenArchive::read_deflated(const Member& member, const LoadOptions& options,
                                  std::shared_ptr<io::Buffer>& content) {
  const std::uint64_t size = std::min(size_, std::numeric_limits<std::uint64_t>::max() / kInflatedPerByte / 2);
  const std::uint64_t limit = options.max_inflated_bytes.value_or(kInflatedAlways + kInflatedPerByte * size);
  if (member.size > limit - std::min(limit, inflated_)) {
    return io::failure(ErrorCode::kInputTooLarge, {},
                       "the inflated members exceed max_inflated_bytes (" + std::to_string(limit) + ")");
  }
  Status status = read_content(member, content);
  if (status) inflated_ += member.size;
  return status;
}

Status OpenArchive::read_model(const LoadOptions& options, io::Progress& progress, io::HeldBytes& held) {
  Status status = read_locked_model(options, progress, held);
  lock_.release();
  return status;
}

Status OpenArchive::read_locked_model(const LoadOptions& options, io::Progress& progress, io::HeldBytes& held) {
  const Member* const model = directory_.find(kModelKey);
  if (model == nullptr) {
    const std::string foreign = directory_.foreign_content();
    return invalid_archive(foreign.empty() ? "the archive has no member " + quoted(kModelKey) : "this is " + foreign);
  }
  if (model->size > options.parse.max_total_bytes) {
    return io::failure(ErrorCode::kInputTooLarge, {},
                       "the graph has " + io::too_many_bytes_text(model->size, options.parse.max_total_bytes));
  }
  progress.add_total(model->size);
  Status status = progress.report();
  if (!status) return status;
  std::shared_ptr<io::Buffer> content;
  status = model->method == kDeflated ? read_deflated(*model, options, content) : read_content(*model, content);
  if (!status) return in_member(status, *model);
  progress.add(model->size);
  held.bytes = content->bytes();
  held.memory = std::move(content);
  return Status();
}

std::string OpenArchive::stamp_of(std::string_view key) const {
  const Member* const member = directory_.find(key);
  return member == nullptr ? std::string() : std::to_string(member->crc) + ':' + std::to_string(member->size);
}

Status OpenArchive::load_tensors(std::vector<TensorRequest>& requests, const LoadOptions& options,
                                 io::Progress& progress, std::vector<io::HeldBytes>& held) {
  std::vector<Wanted> wanted;
  std::vector<std::size_t> wanted_of;
  Status status = find_wanted(requests, wanted, wanted_of);
  for (Wanted& one : wanted) {
    if (!status) return status;
    if (one.member->method == kStored) continue;
    std::shared_ptr<io::Buffer> content;
    status = in_member(read_deflated(*one.member, options, content), *one.member);
    if (!status) return status;
    one.bytes = content->bytes();
    io::HeldBytes& bytes = held.emplace_back();
    bytes.bytes = content->bytes();
    bytes.memory = std::move(content);
  }
  if (status && options.holding == io::Holding::kOwned) {
    status = read_stored(wanted, options, progress, held);
  } else if (status) {
    status = map_stored(wanted, options, progress, held);
  }
  if (!status) return status;
  for (std::size_t i = 0; i < requests.size(); ++i) {
    TensorRequest& request = requests[i];
    if (request.is_inline) continue;
    const std::string_view bytes = wanted[wanted_of[i]].bytes;
    const std::uint64_t length = request.entry.length.value_or(bytes.size() - request.entry.offset);
    request.bytes = bytes.substr(static_cast<std::size_t>(request.entry.offset), static_cast<std::size_t>(length));
  }
  return Status();
}

// Finds the member of each request. Each member appears once.
Status OpenArchive::find_wanted(std::vector<TensorRequest>& requests, std::vector<Wanted>& wanted,
                                std::vector<std::size_t>& wanted_of) const {
  constexpr std::size_t kUnknown = std::numeric_limits<std::size_t>::max();
  std::vector<std::size_t> place(directory_.members().size(), kUnknown);
  wanted_of.resize(requests.size());
  std::size_t next = 0;  // members are usually in the order of the tensors
  for (std::size_t i = 0; i < requests.size(); ++i) {
    TensorRequest& request = requests[i];
    const bool is_next = next < place.size() && directory_.members()[next].key == request.entry.location;
    const Member* const member = is_next ? &directory_.members()[next] : directory_.find(request.entry.location);
    if (member != nullptr) next = static_cast<std::size_t>(member - directory_.members().data()) + 1;
    if (member == nullptr && request.is_marked && request.may_be_inline) {
      request.is_inline = true;
      continue;
    }
    if (member == nullptr || member->key == kModelKey) {
      return io::failure(ErrorCode::kInvalidExternalData, {},
                         "the archive has no member " + quoted(request.entry.location) + " for this tensor")
          .in_tensor(request.tensor);
    }
    const io::ExternalDataEntry& entry = request.entry;
    const Status status = io::check_data_range(entry.offset, entry.length, member->size, "the member");
    if (!status) return in_member(status, *member).in_tensor(request.tensor);
    std::size_t& at = place[static_cast<std::size_t>(member - directory_.members().data())];
    if (at == kUnknown) {
      at = wanted.size();
      wanted.push_back({member, {}});
    }
    wanted_of[i] = at;
  }
  return Status();
}

Status OpenArchive::map_stored(std::vector<Wanted>& wanted, const LoadOptions& options, io::Progress& progress,
                               std::vector<io::HeldBytes>& held) {
  // Map only what is needed: replace_model() may change and truncate the rest.
  std::uint64_t end = 0;
  for (const Wanted& one : wanted) {
    if (one.member->method == kStored) end = std::max(end, one.member->data_offset + one.member->size);
  }
  if (end == 0) return Status();
  if (whole_.mapping == nullptr && whole_.memory == nullptr && !file_.is_open()) {  // bytes without an owner
    return read_stored(wanted, options, progress, held);
  }
  if (file_.is_open()) {
    progress.add_total(end);
    Status status = io::map_whole(std::move(file_), end, true, options.num_threads, progress, whole_);
    if (!status) return status;
  }
  for (Wanted& one : wanted) {
    if (one.member->method != kStored) continue;
    one.bytes = whole_.bytes.substr(static_cast<std::size_t>(one.member->data_offset),
                                    static_cast<std::size_t>(one.member->size));
  }
  held.push_back(whole_);
  return options.verify_checksums ? check_stored(wanted, options) : Status();
}

// Allocates buffers for the members, which preserve their alignment in the file, and plans the reads. Members that are
// far apart have separate buffers, because the system must promise memory for all of a buffer.
Status OpenArchive::plan_reads(std::vector<Wanted*> stored, std::vector<io::ReadRange>& ranges,
                               std::vector<io::HeldBytes>& held) const {
  const auto offset_of = [](const Wanted* one) { return one->member->data_offset; };
  std::sort(stored.begin(), stored.end(), [&](const auto* a, const auto* b) { return offset_of(a) < offset_of(b); });
  for (auto first = stored.begin(); first != stored.end();) {
    const std::uint64_t begin = offset_of(*first) / kPage * kPage;
    std::uint64_t end = begin;
    auto last = first;
    for (; last != stored.end() && (last == first || offset_of(*last) <= end + io::kLargestGap); ++last) {
      end = std::max(end, offset_of(*last) + (*last)->member->size);
    }
    std::shared_ptr<io::Buffer> buffer;
    Status status = io::Buffer::allocate(end - begin, buffer);
    if (!status) return status;
    for (; first != last; ++first) {
      const Member& member = *(*first)->member;
      char* const to = buffer->data() + (member.data_offset - begin);
      (*first)->bytes = {to, static_cast<std::size_t>(member.size)};
      ranges.push_back({file_.is_open() ? &file_ : nullptr, member.data_offset, member.size, to});
    }
    io::HeldBytes& bytes = held.emplace_back();
    bytes.bytes = buffer->bytes();
    bytes.memory = std::move(buffer);
  }
  return Status();
}

// Reads all members into memory. Bytes between members are not read.
Status OpenArchive::read_stored(std::vector<Wanted>& wanted, const LoadOptions& options, io::Progress& progress,
                                std::vector<io::HeldBytes>& held) const {
  std::vector<Wanted*> stored;
  std::uint64_t total = 0;
  for (Wanted& one : wanted) {
    if (one.member->method != kStored) continue;
    stored.push_back(&one);
    total += one.member->size;
  }
  if (total > options.max_external_bytes) {
    return io::failure(
        ErrorCode::kInputTooLarge, {},
        "the external data exceeds max_external_bytes (" + std::to_string(options.max_external_bytes) + ")");
  }
  std::vector<io::ReadRange> ranges;
  Status status = plan_reads(std::move(stored), ranges, held);
  progress.add_total(total);
  if (status && source_.read_ranges) {
    status = source_.read_ranges(ranges);
  } else if (status && file_.is_open()) {
    status = io::read_ranges(ranges, options.num_threads, progress);
  } else {
    for (const io::ReadRange& range : ranges) {
      if (status) status = read_at(range.offset, range.to, static_cast<std::size_t>(range.length));
      progress.add(range.length);
    }
  }
  return status ? check_stored(wanted, options) : status;
}

Status OpenArchive::check_stored(const std::vector<Wanted>& wanted, const LoadOptions& options) const {
  const bool is_mapped = whole_.mapping != nullptr;
  return io::run_parallel(io::thread_count(options.num_threads), wanted.size(), [&](std::size_t i) {
    const Member& member = *wanted[i].member;
    if (member.method != kStored) return Status();
    return is_mapped ? check_mapped(member) : check_crc(member, crc32(0, wanted[i].bytes));
  });
}

// Reads through the file: a read error in the mapping would terminate the program.
Status OpenArchive::check_mapped(const Member& member) const {
  std::vector<char> part(static_cast<std::size_t>(std::min(kPart, member.size)));
  std::uint32_t crc = 0;
  for (std::uint64_t done = 0; done < member.size;) {
    const auto count = static_cast<std::size_t>(std::min(kPart, member.size - done));
    Status status = read_at(member.data_offset + done, part.data(), count);
    if (!status) return status;
    crc = crc32(crc, {part.data(), count});
    done += count;
  }
  return check_crc(member, crc);
}

Status OpenArchive::compare(const Member& member, const std::vector<std::string_view>& bytes, bool& is_same) const {
  is_same = false;
  std::shared_ptr<io::Buffer> inflated;
  if (member.method != kStored) {
    Status status = read_content(member, inflated);
    if (!status) return status;
  }
  std::vector<char> part;
  std::uint64_t at = 0;
  for (std::string_view rest : bytes) {
    while (!rest.empty()) {
      const std::string_view expected = rest.substr(0, static_cast<std::size_t>(kPart));
      rest.remove_prefix(expected.size());
      if (expected.size() > member.size - at) return Status();
      part.resize(expected.size());
      if (inflated != nullptr) {
        std::memcpy(part.data(), inflated->data() + at, part.size());
      } else {
        Status status = read_at(member.data_offset + at, part.data(), part.size());
        if (!status) return status;
      }
      if (std::memcmp(part.data(), expected.data(), expected.size()) != 0) return Status();
      at += expected.size();
    }
  }
  is_same = at == member.size;
  return Status();
}

}  // namespace onnxgen::archive
