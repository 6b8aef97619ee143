// Replaces the graph of an archive in place, in steps. Whatever part of a step has reached the disk, the file is an
// archive with the old graph or the new one. The final file is what a save would have written:
//
//   0  members | old graph, directory, end
//   1  members | old graph, directory, end | room                       | zeros, mark     the mark names the old end
//   2  members | old graph, directory, end | new graph, directory, end  | zeros, mark
//   3  members | old graph, directory, end | new graph, directory, end                    truncated: this end counts
//   4  members | new graph, directory, end | new graph, directory, end                    written over the old ones
//   5  members | new graph, directory, end                                                truncated
//
// Each of the steps 1 to 4 is flushed to disk before the next begins. In step 1 only zeros and the mark, in any partial
// state, follow the old end (end_record.h). In step 2 the mark is on disk, so the other contents do not matter. Steps 3
// and 5 each change the file size once. Step 4 does not touch the data that then counts.
//
// If new tensors become members, steps 4 and 5 are omitted, because a program that has already mapped the new archive
// could refer to them.
#include <algorithm>
#include <memory>
#include <utility>

#include "onnxgen/archive/archive_plan.h"
#include "onnxgen/archive/encoded_archive.h"
#include "onnxgen/archive/end_record.h"
#include "onnxgen/archive/member_writer.h"
#include "onnxgen/archive/own_references.h"
#include "onnxgen/archive/zip_format.h"
#include "onnxgen/file/error.h"
#include "onnxgen/file/file_lock.h"
#include "onnxgen/file/folder.h"
#include "onnxgen/file/publish.h"
#include "onnxgen/file/system/error.h"
#include "onnxgen/file/system/folder_entries.h"
#include "onnxgen/file/system/open_file.h"

namespace onnxgen::archive {
namespace {

// Maximum growth of a graph, its directory and its end record at another offset, due to padding and ZIP64.
constexpr std::uint64_t kMoveRoom = 256;

// Opens the file to be changed. It must be a regular file with a single name and not a symbolic link.
Status open_to_change(const std::string& path, io::File& file) {
  io::Folder folder;
  Status status = io::check_no_nul(path);
  if (status) status = io::Folder::open(io::folder_of(path), folder);
  if (!status) return status;
  const io::Descriptor descriptor =
      io::system::open_entry(folder.descriptor(), io::name_of(path), io::system::Access::kChange);
  if (descriptor == io::kNoDescriptor) {
    const int error = io::system::last_error();
    if (io::system::cause_of(error) == io::system::Cause::kLink) {
      return io::failure(ErrorCode::kPathRefused, path, "the file is a symbolic link");
    }
    return io::system_failure(ErrorCode::kOpenFailed, path, error);
  }
  io::File opened(descriptor, path);
  io::FileAttributes attributes;
  status = io::attributes_of(opened, attributes);
  if (!status) return status;
  if (!attributes.is_regular) return io::failure(ErrorCode::kOpenFailed, path, "not a regular file");
  if (attributes.links != 1)
    return io::failure(ErrorCode::kPathRefused, path,
                       "the file has " + std::to_string(attributes.links) + " hard links");
  file = std::move(opened);
  return Status();
}

class Replacement {
 public:
  Replacement(const io::File& file, const OpenArchive& archive, const io::Mappings& mappings,
              const SaveOptions& options)
      : file_(file),
        directory_(archive.directory()),
        mappings_(mappings),
        options_(options),
        progress_(options.progress, 0) {
    for (const Member& member : directory_.members()) {
      if (member.key == kModelKey) continue;
      kept_.append(member.entry);
      ++kept_count_;
      const std::uint64_t descriptor = (member.flags & kDescriptorFlag) != 0 ? kLongestDescriptor : 0;
      kept_end_ = std::max(kept_end_, member.data_offset + member.stored_size + descriptor);
    }
    kept_end_ = std::min(kept_end_, directory_.end().directory_offset);
  }

  Status run(const ArchivePlan& plan) {
    const std::uint64_t old_end = directory_.end().end;
    MemberWriter final_place(plan.members, kept_end_);
    const std::uint64_t room = tail_size(plan, final_place) + kMoveRoom;
    const bool has_new_members = plan.members.size() > 1;
    const std::uint64_t begin = has_new_members ? old_end : std::max(old_end, kept_end_ + room);
    const std::uint64_t marked_size = (begin + room + kShieldSize) / kMarkAlignment * kMarkAlignment + kMarkAlignment;
    if (marked_size - old_end > kLongestTail) {
      return io::failure(ErrorCode::kUnsupported, file_.path(),
                         "the new graph and tensors are too large to be added in place; save a new archive");
    }
    MemberWriter behind(plan.members, begin);
    progress_.add_total((behind.end() - begin) * (has_new_members ? 1 : 2));
    Status status = progress_.report();
    if (status) status = truncate_to(old_end);  // remove what an interruption may have left
    if (status) status = write_mark(old_end, marked_size);
    if (status) status = write_tail(behind);
    if (status) status = truncate_to(new_end_);
    if (!status) {
      (void)file_.resize(old_end);
      return status;
    }
    // The new graph now counts. Later failures do not change that.
    if (has_new_members) return status;
    status = write_tail(final_place);
    if (status) status = file_.resize(new_end_);
    return io::with_note(status, io::kSavedNote);
  }

 private:
  std::uint64_t tail_size(const ArchivePlan& plan, const MemberWriter& writer) const {
    constexpr std::size_t kLargestEntry = kCentralSize + 32;  // without the key
    std::uint64_t size = writer.end() - kept_end_ + kept_.size() + kEndSize + kEnd64Size + kLocator64Size;
    for (const NewMember& member : plan.members) size += kLargestEntry + member.key.size();
    return size;
  }

  // Truncates the file. Flushes so that the disk never has the larger size together with what is written next.
  Status truncate_to(std::uint64_t end) const {
    std::uint64_t size = 0;
    Status status = file_.size(size);
    if (!status || size == end) return status;
    status = file_.resize(end);
    return status ? flush() : status;
  }

  Status write_mark(std::uint64_t old_end, std::uint64_t size) const {
    const std::string mark = end_mark(old_end, size);
    Status status = file_.resize(size);  // extends the file
    if (status) status = file_.write_at(size - mark.size(), mark.data(), mark.size());
    return status ? flush() : status;
  }

  Status write_tail(MemberWriter& writer) {
    std::uint64_t size = 0;
    Status status = file_.size(size);
    if (status) status = writer.write(file_, size, mappings_, options_.num_threads, progress_);
    if (!status) return status;
    std::string directory = kept_;
    writer.append_entries(directory);
    const ArchiveEnd end = make_end(writer.end(), kept_count_ + writer.count(), std::move(directory));
    const std::string both = end.directory + end.records;
    new_end_ = writer.end() + both.size();
    status = file_.write_at(writer.end(), both.data(), both.size());
    return status ? flush() : status;
  }

  Status flush() const {
    if (!options_.flush || io::system::flush(file_.descriptor(), io::system::Flush::kContents)) return Status();
    return io::system_failure(ErrorCode::kWriteFailed, file_.path(), io::system::last_error());
  }

  const io::File& file_;
  const Directory& directory_;
  const io::Mappings& mappings_;
  const SaveOptions& options_;
  io::Progress progress_;
  std::string kept_;  // entries of the members that are kept
  std::uint64_t kept_count_ = 0;
  std::uint64_t kept_end_ = 0;
  std::uint64_t new_end_ = 0;
};

}  // namespace

Status replace_graph(const Span* spans, std::size_t count, io::WireForm form, const io::Mappings& mappings,
                     const std::string& path, const SaveOptions& options) {
  io::File file;
  io::FileLock lock;
  const auto open = [&path](io::File& opened) { return open_to_change(path, opened); };
  Status status = io::open_locked(path, open, io::FileLock::Kind::kExclusive, options.lock_timeout, file, lock);
  if (!status) return status;
  io::FileAttributes attributes;
  status = io::attributes_of(file, attributes);
  OpenArchive archive;
  // Duplicate the descriptor, since the archive takes ownership of it.
  if (status) status = OpenArchive::open(io::File(io::system::duplicate(file.descriptor()), path), {}, archive);
  if (!status) return status.in_file(path);
  ExistingMembers existing;
  existing.archive = &archive;
  for (const std::shared_ptr<const io::Mapping>& mapping : mappings) {
    if (mapping->follows_file() && mapping->identity() == attributes.identity) existing.mapping = mapping.get();
  }
  const io::SpanInput given(spans, count);
  ResolvedModel resolved;
  status = resolve_own_references(given, form, archive, resolved);
  if (!status) return status.in_file(path);
  const io::SpanInput input(resolved.spans.data(), resolved.spans.size());
  ArchivePlan plan;
  status = plan_archive(input, form, options, existing, plan);
  if (status) status = Replacement(file, archive, mappings, options).run(plan);
  lock.release();
  if (status) status = io::with_note(file.close(), io::kSavedNote);
  return status.in_file(path);
}

}  // namespace onnxgen::archive
