#include "onnxgen/archive/archive_plan.h"
#include "onnxgen/archive/encoded_archive.h"
#include "onnxgen/archive/member_writer.h"
#include "onnxgen/io/save/single_file.h"

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
  const io::SpanInput input(spans, count);
  ArchivePlan plan;
  Status status = plan_archive(input, form, options, {}, plan);
  if (status) {
    const auto write = [&](const io::File& file) { return write_archive(file, plan, mappings, options); };
    status = io::save_single_file({path, options.flush, options.lock_timeout}, write);
  }
  return status.in_file(path);
}

}  // namespace onnxgen::archive
