// The graph is replaced in place, and in three steps, so that the file is an archive with the old graph or the new one
// at every byte that is written, and in the end what a save would have made:
//
//   0  members | old graph, directory, end
//   1  members | old graph, directory, end | new graph, directory, end      written behind, out of the way
//   2  members | new graph, directory, end | new graph, directory, end      written over the old ones
//   3  members | new graph, directory, end                                  the rest is cut off
//
// Step 1 counts with the last byte of the new end record; until then a reader finds the old end before what looks like
// the beginning of a member (find_end). Step 2 leaves the end of the file alone. Step 3 is one system call. Between the
// steps the disk is told to keep their order.
//
// Where new tensors become members, steps 2 and 3 are left out: a program that has mapped the new archive by then could
// point to them.
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <memory>
#include <utility>

#include "onnxgen/archive/archive_plan.h"
#include "onnxgen/archive/encoded_archive.h"
#include "onnxgen/archive/member_writer.h"
#include "onnxgen/archive/own_references.h"
#include "onnxgen/archive/zip_format.h"
#include "onnxgen/file/error.h"

namespace onnxgen::archive {
namespace {

// How much more a graph, its directory and its end may take at another offset: padding and ZIP64.
constexpr std::uint64_t kMoveRoom = 256;

// The file to be changed: a regular one with one name, which is no link. Waits until no other replace_graph has it.
Status open_to_change(const std::string& path, io::File& file) {
  int descriptor = -1;
  do {
    descriptor = ::open(path.c_str(), O_RDWR | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  } while (descriptor < 0 && errno == EINTR);
  if (descriptor < 0) {
    if (errno == ELOOP) return io::failure(ErrorCode::kPathRefused, path, "it is a symbolic link");
    return io::system_failure(ErrorCode::kOpenFailed, path, errno);
  }
  io::File opened(descriptor, path);
  io::FileFacts facts;
  Status status = io::facts_of(opened, facts);
  if (!status) return status;
  if (!facts.is_regular) return io::failure(ErrorCode::kOpenFailed, path, "not a regular file");
  if (facts.links != 1) return io::failure(ErrorCode::kPathRefused, path, "it is a hard link");
  while (::flock(descriptor, LOCK_EX) != 0 && errno == EINTR) {
  }  // some file systems have no locks; then it is up to the caller
  file = std::move(opened);
  return Status();
}

Status cut(const io::File& file, std::uint64_t size) {
  if (::ftruncate(file.descriptor(), static_cast<off_t>(size)) == 0) return Status();
  return io::system_failure(ErrorCode::kWriteFailed, file.path(), errno);
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
    if (begin + room - old_end > kLongestTail) {
      return io::failure(ErrorCode::kUnsupported, file_.path(),
                         "the new graph and new tensors take more than can be added safely; save the archive anew");
    }
    MemberWriter behind(plan.members, begin);
    progress_.add_total((behind.end() - begin) * (has_new_members ? 1 : 2));
    Status status = progress_.report();
    if (status) status = cut(file_, old_end);  // what a crash may have left
    if (status) status = write_tail(behind);
    if (!status) {
      (void)cut(file_, old_end);
      return status;
    }
    // The new graph is there. What fails from here on leaves it so.
    if (has_new_members) return status;
    status = write_tail(final_place);
    return status ? cut(file_, new_end_) : status;
  }

 private:
  std::uint64_t tail_size(const ArchivePlan& plan, const MemberWriter& writer) const {
    constexpr std::size_t kLargestEntry = kCentralSize + 32;  // without the key
    std::uint64_t size = writer.end() - kept_end_ + kept_.size() + kEndSize + kEnd64Size + kLocator64Size;
    for (const NewMember& member : plan.members) size += kLargestEntry + member.key.size();
    return size;
  }

  // The end record comes last, when all that it stands for is on the disk.
  Status write_tail(MemberWriter& writer) {
    std::uint64_t size = 0;
    Status status = file_.size(size);
    if (status) status = writer.write(file_, size, mappings_, options_.num_threads, progress_);
    if (!status) return status;
    std::string directory = kept_;
    writer.append_entries(directory);
    const ArchiveEnd end = make_end(writer.end(), kept_count_ + writer.count(), std::move(directory));
    status = file_.write_at(writer.end(), end.directory.data(), end.directory.size());
    if (status) status = flush();
    if (!status) return status;
    const std::uint64_t records_at = writer.end() + end.directory.size();
    new_end_ = records_at + end.records.size();
    status = file_.write_at(records_at, end.records.data(), end.records.size());
    return status ? flush() : status;
  }

  Status flush() const {
    int result = 0;
    do {
      result = options_.flush ? ::fdatasync(file_.descriptor()) : 0;
    } while (result != 0 && errno == EINTR);
    return result == 0 ? Status() : io::system_failure(ErrorCode::kWriteFailed, file_.path(), errno);
  }

  const io::File& file_;
  const Directory& directory_;
  const io::Mappings& mappings_;
  const SaveOptions& options_;
  io::Progress progress_;
  std::string kept_;  // entries of the members that stay
  std::uint64_t kept_count_ = 0;
  std::uint64_t kept_end_ = 0;
  std::uint64_t new_end_ = 0;
};

}  // namespace

Status replace_graph(const Span* spans, std::size_t count, io::WireForm form, const io::Mappings& mappings,
                     const std::string& path, const SaveOptions& options) {
  io::File file;
  Status status = open_to_change(path, file);
  if (!status) return status;
  io::FileFacts facts;
  status = io::facts_of(file, facts);
  OpenArchive archive;
  // A descriptor of its own, since the archive takes it over.
  if (status) status = OpenArchive::open(io::File(::fcntl(file.descriptor(), F_DUPFD_CLOEXEC, 0), path), archive);
  if (!status) return status.in_file(path);
  ExistingMembers existing;
  existing.archive = &archive;
  for (const std::shared_ptr<const io::Mapping>& mapping : mappings) {
    if (mapping->identity() == facts.identity) existing.mapping = mapping.get();
  }
  const io::SpanInput given(spans, count);
  ResolvedModel resolved;
  status = resolve_own_references(given, form, archive, resolved);
  if (!status) return status.in_file(path);
  const io::SpanInput input(resolved.spans.data(), resolved.spans.size());
  ArchivePlan plan;
  status = plan_archive(input, form, options, existing, plan);
  if (status) status = Replacement(file, archive, mappings, options).run(plan);
  if (status) status = file.close();
  return status.in_file(path);
}

}  // namespace onnxgen::archive
