#include "onnxgen/archive/member_writer.h"

#include <algorithm>
#include <utility>

namespace onnxgen::archive {

MemberWriter::MemberWriter(const std::vector<NewMember>& members, std::uint64_t begin) : end_(begin) {
  members_.reserve(members.size());  // content_ points to the headers
  for (const NewMember& member : members) {
    Written& written = members_.emplace_back();
    written.record = {member.key, end_, member.content->size(), 0};
    written.header = local_header(written.record);
    written.data_offset = end_ + written.header.size();
    content_.add(end_, written.header);
    content_.add(written.data_offset, *member.content);
    end_ = written.data_offset + written.record.size;
  }
}

Status MemberWriter::write(const io::File& file, std::uint64_t least_size, const io::Mappings& mappings,
                           unsigned threads, io::Progress& progress) {
  for (Written& member : members_) {
    member.parts.clear();
    member.has_crc = false;
  }
  content_.extend(least_size);
  Status status = io::write_files({{&file, &content_}}, mappings, threads, progress,
                                  [this](std::uint64_t offset, const std::string_view* views, std::size_t count) {
                                    observe(offset, views, count);
                                  });
  return status ? finish(file) : status;
}

void MemberWriter::observe(std::uint64_t offset, const std::string_view* views, std::size_t count) {
  const std::uint64_t block = offset;
  // The first member whose data may be in this block.
  auto member = std::upper_bound(members_.begin(), members_.end(), offset,
                                 [](std::uint64_t at, const Written& w) { return at < w.data_offset; });
  if (member != members_.begin()) --member;
  CrcPart part;
  for (std::size_t i = 0; i < count; offset += views[i++].size()) {
    const auto next = member + 1;
    if (next != members_.end() && offset >= next->record.header_offset) {
      add_part(*member, part, block);
      part = {};
      member = next;
    }
    if (offset < member->data_offset) continue;  // a header
    if (part.length == 0) part.offset = offset - member->data_offset;
    part.length += views[i].size();
    part.crc = crc32(part.crc, views[i]);
  }
  add_part(*member, part, block);
}

void MemberWriter::add_part(Written& member, const CrcPart& part, std::uint64_t block) {
  if (part.length == 0) return;
  // If header and data are in one block, this thread has yet to write the header.
  if (part.length == member.record.size && member.record.header_offset >= block) {
    set_crc(member.header, part.crc);
    member.has_crc = true;
  }
  const std::lock_guard<std::mutex> lock(mutex_);
  member.parts.push_back(part);
}

Status MemberWriter::finish(const io::File& file) {
  for (Written& member : members_) {
    member.record.crc = join_crcs(member.parts, member.record.size);
    if (member.has_crc) continue;
    set_crc(member.header, member.record.crc);
    Status status = file.write_at(member.record.header_offset, member.header.data(), member.header.size());
    if (!status) return status;
  }
  return Status();
}

void MemberWriter::append_entries(std::string& directory) const {
  for (const Written& member : members_) append_central_entry(member.record, directory);
}

ArchiveEnd make_end(std::uint64_t offset, std::uint64_t entries, std::string directory) {
  ArchiveEnd end;
  end.records = end_records(offset, directory.size(), entries);
  end.directory = std::move(directory);
  return end;
}

}  // namespace onnxgen::archive
