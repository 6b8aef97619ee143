#include "onnxgen/archive/directory.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <string>

#include "onnxgen/archive/zip_format.h"
#include "onnxgen/file/error.h"

namespace onnxgen::archive {
namespace {

// Of the directory, which is held in memory. Three million members of usual names.
constexpr std::uint64_t kLargestDirectory = std::uint64_t{256} << 20;

Status invalid(std::string detail) {
  return io::failure(ErrorCode::kInvalidArchive, {}, std::move(detail));
}
Status invalid(const Member& member, const char* detail) {
  return invalid("member " + shown(member.key) + ": " + detail);
}

// Takes the numbers that stand in a ZIP64 field, in the order of the field; false where it is too short.
class Zip64Field {
 public:
  explicit Zip64Field(std::string_view content) : content_(content) {}

  bool take(std::uint64_t& number) {
    if (number != kIn64) return true;
    if (content_.size() < 8) return false;
    number = read_u64(content_.data());
    content_.remove_prefix(8);
    return true;
  }

 private:
  std::string_view content_;
};

// Decodes the entry that `rest` begins with, and takes it off.
Status take_entry(std::string_view& rest, Member& member) {
  if (rest.size() < kCentralSize || read_u32(rest.data()) != kCentralSignature) {
    return invalid("its directory is damaged");
  }
  const std::size_t key_size = read_u16(&rest[28]);
  const std::size_t extra_size = read_u16(&rest[30]);
  const std::size_t comment_size = read_u16(&rest[32]);
  const std::size_t size = kCentralSize + key_size + extra_size + comment_size;
  if (size > rest.size()) return invalid("its directory is damaged");
  member.entry = rest.substr(0, size);
  member.key = rest.substr(kCentralSize, key_size);
  member.flags = read_u16(&rest[8]);
  member.method = read_u16(&rest[10]);
  member.crc = read_u32(&rest[16]);
  member.stored_size = read_u32(&rest[20]);
  member.size = read_u32(&rest[24]);
  member.header_offset = read_u32(&rest[42]);
  Zip64Field large(find_extra_field(rest.substr(kCentralSize + key_size, extra_size), kZip64Field));
  if (!large.take(member.size) || !large.take(member.stored_size) || !large.take(member.header_offset)) {
    return invalid(member, "its ZIP64 field is missing or too short");
  }
  const std::uint16_t disk = read_u16(&rest[34]);
  if (disk != 0 && disk != kIn64Short) return invalid(member, "it is in another part of the archive");
  rest.remove_prefix(size);
  return Status();
}

// Compares the member's own header with what the directory says, and finds its data.
class HeaderCheck {
 public:
  HeaderCheck(const io::ReadFunction& read, std::uint64_t limit) : read_(read), limit_(limit) {}

  Status run(Member& member) {
    const std::uint64_t room = member.header_offset < limit_ ? limit_ - member.header_offset : 0;
    if (room < kLocalSize + member.key.size()) return invalid(member, "it reaches into the directory or past it");
    // As a rule what is read at once has all that is needed.
    header_.resize(
        static_cast<std::size_t>(std::min<std::uint64_t>(room, kLocalSize + member.key.size() + kUsualExtra)));
    Status status = read_(member.header_offset, header_.data(), header_.size());
    if (!status) return status;
    const std::string_view header = header_;
    const std::size_t extra_size = read_u16(&header[28]);
    const bool agrees = read_u32(header.data()) == kLocalSignature && read_u16(&header[26]) == member.key.size() &&
                        header.substr(kLocalSize, member.key.size()) == member.key &&
                        read_u16(&header[6]) == member.flags && read_u16(&header[8]) == member.method;
    if (!agrees) return invalid(member, "its header and the directory disagree");
    const std::uint64_t data = kLocalSize + member.key.size() + extra_size;
    if (data > room || member.stored_size > room - data) {
      return invalid(member, "it reaches into the directory or past it");
    }
    member.data_offset = member.header_offset + data;
    return check_numbers(member, extra_size);
  }

 private:
  static constexpr std::size_t kUsualExtra = 96;

  Status check_numbers(const Member& member, std::size_t extra_size) {
    const std::size_t extra_at = kLocalSize + member.key.size();
    std::uint64_t stored_size = read_u32(&header_[18]);
    std::uint64_t size = read_u32(&header_[22]);
    const std::uint32_t crc = read_u32(&header_[14]);
    if (size == kIn64 || stored_size == kIn64) {
      if (header_.size() < extra_at + extra_size) {
        header_.resize(extra_at + extra_size);
        Status status = read_(member.header_offset, header_.data(), header_.size());
        if (!status) return status;
      }
      Zip64Field large(find_extra_field(std::string_view(header_).substr(extra_at, extra_size), kZip64Field));
      if (!large.take(size) || !large.take(stored_size)) {
        return invalid(member, "its ZIP64 field is missing or too short");
      }
    }
    const bool is_later = (member.flags & kDescriptorFlag) != 0;
    const auto agrees = [is_later](std::uint64_t number, std::uint64_t expected) {
      return number == expected || (is_later && number == 0);
    };
    if (!agrees(size, member.size) || !agrees(stored_size, member.stored_size) || !agrees(crc, member.crc)) {
      return invalid(member, "its header and the directory disagree");
    }
    return is_later ? check_descriptor(member) : Status();
  }

  // CRC-32 and sizes behind the data: with a signature or without, the sizes of four bytes or eight.
  Status check_descriptor(const Member& member) {
    constexpr std::string_view kSignature("PK\7\10", 4);
    const std::uint64_t at = member.data_offset + member.stored_size;
    header_.resize(static_cast<std::size_t>(std::min<std::uint64_t>(kLongestDescriptor, limit_ - at)));
    Status status = read_(at, header_.data(), header_.size());
    if (!status) return status;
    for (const std::size_t begin : {std::size_t{0}, kSignature.size()}) {
      if (begin != 0 && header_.compare(0, begin, kSignature) != 0) continue;
      for (const std::size_t width : {4U, 8U}) {
        if (header_.size() < begin + 4 + 2 * width) continue;
        const char* const crc = header_.data() + begin;
        if (read_u32(crc) == member.crc && read_number(crc + 4, width) == member.stored_size &&
            read_number(crc + 4 + width, width) == member.size) {
          return Status();
        }
      }
    }
    return invalid(member, "what stands behind its data and the directory disagree");
  }

  const io::ReadFunction& read_;
  std::uint64_t limit_;
  std::string header_;
};

}  // namespace

std::string shown(std::string_view text) {
  constexpr std::size_t kLongest = 64;
  std::string result = "'";
  for (const char c : text.substr(0, kLongest)) {
    const auto byte = static_cast<unsigned char>(c);
    result += byte < 0x20 || byte == 0x7F ? '?' : c;
  }
  return result + (text.size() > kLongest ? "...'" : "'");
}

Status Directory::read(const io::ReadFunction& read, std::uint64_t size, Directory& directory) {
  Directory found;
  Status status = find_end(read, size, found.end_);
  if (status) status = found.read_entries(read);
  if (status) status = found.index_keys();
  if (status) status = found.check_headers(read);
  if (status) directory = std::move(found);
  return status;
}

Status Directory::read_entries(const io::ReadFunction& read) {
  if (end_.directory_size > kLargestDirectory) {
    return io::failure(ErrorCode::kInputTooLarge, {},
                       "a directory of " + std::to_string(end_.directory_size) + " bytes");
  }
  if (end_.entries > end_.directory_size / kCentralSize) {
    return invalid("it claims " + std::to_string(end_.entries) + " members, which its directory has no room for");
  }
  encoded_.resize(static_cast<std::size_t>(end_.directory_size));
  Status status = read(end_.directory_offset, encoded_.data(), encoded_.size());
  if (!status) return status;
  std::string_view rest(encoded_.data(), encoded_.size());
  members_.resize(static_cast<std::size_t>(end_.entries));
  for (Member& member : members_) {
    status = take_entry(rest, member);
    if (!status) return status;
    if ((member.flags & kEncryptedFlag) != 0) {
      return io::failure(ErrorCode::kUnsupported, {}, "member " + shown(member.key) + " is encrypted");
    }
    if (member.method == kStored && member.size != member.stored_size) {
      return invalid(member, "it is stored, but its two sizes differ");
    }
  }
  return rest.empty() ? Status() : invalid("its directory has more than the end record says");
}

Status Directory::index_keys() {
  const auto key = [this](std::uint32_t i) { return members_[i].key; };
  by_key_.resize(members_.size());
  std::iota(by_key_.begin(), by_key_.end(), 0U);
  // A table of hashes would be faster for names that nobody has chosen to collide in it.
  std::sort(by_key_.begin(), by_key_.end(), [&](std::uint32_t a, std::uint32_t b) { return key(a) < key(b); });
  const auto same = std::adjacent_find(by_key_.begin(), by_key_.end(),
                                       [&](std::uint32_t a, std::uint32_t b) { return key(a) == key(b); });
  return same == by_key_.end() ? Status() : invalid("two members are named " + shown(key(*same)));
}

Status Directory::check_headers(const io::ReadFunction& read) {
  const auto starts_before = [this](std::uint32_t a, std::uint32_t b) {
    return members_[a].header_offset < members_[b].header_offset;
  };
  by_offset_.resize(members_.size());
  std::iota(by_offset_.begin(), by_offset_.end(), 0U);
  if (!std::is_sorted(by_offset_.begin(), by_offset_.end(), starts_before)) {
    std::sort(by_offset_.begin(), by_offset_.end(), starts_before);
  }
  HeaderCheck check(read, end_.directory_offset);
  const Member* last = nullptr;
  for (const std::uint32_t i : by_offset_) {
    Member& member = members_[i];
    if (last != nullptr && member.header_offset < last->data_offset + last->stored_size) {
      return invalid("members " + shown(last->key) + " and " + shown(member.key) + " overlap");
    }
    Status status = check.run(member);
    if (!status) return status;
    last = &member;
  }
  return Status();
}

const Member* Directory::find(std::string_view key) const noexcept {
  const auto found = std::lower_bound(by_key_.begin(), by_key_.end(), key,
                                      [this](std::uint32_t i, std::string_view k) { return members_[i].key < k; });
  return found != by_key_.end() && members_[*found].key == key ? &members_[*found] : nullptr;
}

const Member* Directory::find_at(std::uint64_t offset, std::uint64_t length) const noexcept {
  auto next = std::upper_bound(by_offset_.begin(), by_offset_.end(), offset,
                               [this](std::uint64_t at, std::uint32_t i) { return at < members_[i].data_offset; });
  if (next == by_offset_.begin()) return nullptr;
  const Member& member = members_[*--next];
  const bool has_all = member.method == kStored && offset - member.data_offset <= member.size &&
                       length <= member.size - (offset - member.data_offset);
  return has_all ? &member : nullptr;
}

}  // namespace onnxgen::archive
