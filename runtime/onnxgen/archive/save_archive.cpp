#include <memory>
#include <utility>

#include "onnxgen/archive/archive_plan.h"
#include "onnxgen/archive/encoded_archive.h"
#include "onnxgen/archive/member_writer.h"
#include "onnxgen/file/data_folders.h"
#include "onnxgen/file/error.h"
#include "onnxgen/file/folder.h"
#include "onnxgen/file/folder_lock.h"
#include "onnxgen/file/pending_file.h"
#include "onnxgen/file/publish.h"
#include "onnxgen/io/save/other_models.h"

namespace onnxgen::archive {
namespace {

Status write_archive(const io::File& file, const ArchivePlan& plan, const io::Mappings& mappings,
                     const SaveOptions& options) {
  MemberWriter writer(plan.members, 0);
  io::Progress progress(options.progress, writer.end());
  Status status = progress.report();
  if (status) status = writer.write(file, 0, mappings, options.num_threads, progress);
  if (!status) return status;
  std::string directory;
  writer.append_entries(directory);
  const ArchiveEnd end = make_end(writer.end(), plan.members.size(), std::move(directory));
  status = file.write_at(writer.end(), end.directory.data(), end.directory.size());
  if (!status) return status;
  return file.write_at(writer.end() + end.directory.size(), end.records.data(), end.records.size());
}

}  // namespace

Status save_archive(const Span* spans, std::size_t count, io::WireForm form, const io::Mappings& mappings,
                    const std::string& path, const SaveOptions& options) {
  const std::string name = path.substr(path.rfind('/') + 1);
  if (name.empty()) return io::failure(ErrorCode::kOpenFailed, path, "it names no file");
  const io::SpanInput input(spans, count);
  ArchivePlan plan;
  Status status = plan_archive(input, form, options, {}, plan);
  if (!status) return status.in_file(path);
  io::Folder opened;
  status = io::Folder::open(io::folder_of(path), opened);
  if (!status) return status;
  const auto folder = std::make_shared<const io::Folder>(std::move(opened));
  io::Publication files;
  io::WriteMode mode;
  mode.flush = options.flush;
  status = io::PendingFile::create(folder, name, mode, files.model);
  if (status) status = write_archive(files.model.file(), plan, mappings, options);
  if (status) status = files.model.complete(options.flush);
  io::FolderLock lock;
  if (status) status = lock.take(*folder, io::FolderLock::Kind::kExclusive, io::kLockTimeout);
  if (status) status = io::OtherModels(folder, name).check_not_owned({name});
  status = status ? io::publish(files, io::DataFolders(folder), options.flush) : io::discard(files, status);
  return status.in_file(path);
}

}  // namespace onnxgen::archive
