#include "output/output_file.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include "failure.h"
#include "onnxgen/file/folder_lock.h"
#include "onnxgen/io/save/single_file.h"
#include "output/interrupt.h"
#include "output/names.h"

namespace onnx_tool {
namespace {

namespace io = onnxgen::io;

constexpr std::size_t kBlock = std::size_t{1} << 20;

}  // namespace

bool FileSink::write(std::string_view bytes) {
  if (buffer_.size() + bytes.size() < kBlock) {
    buffer_ += bytes;
    return status_;
  }
  write_block(buffer_);
  buffer_.clear();
  for (; bytes.size() >= kBlock; bytes.remove_prefix(kBlock)) write_block(bytes.substr(0, kBlock));
  buffer_ = bytes;
  return status_;
}

onnxgen::Status FileSink::finish() {
  write_block(buffer_);
  buffer_.clear();
  return status_;
}

void FileSink::write_block(std::string_view bytes) {
  if (!status_) return;
  status_ = file_.write_at(offset_, bytes.data(), bytes.size());
  offset_ += bytes.size();
  if (status_ && !progress_.report(offset_, total_)) {
    status_ = onnxgen::Status(onnxgen::ErrorCode::kCancelled);
  }
}

void write_file(const std::string& path, std::uint64_t total,
                const std::function<onnxgen::Status(FileSink& sink)>& write) {
  const InterruptGuard guard;
  ProgressBar progress("writing " + shown_path(path));
  const auto write_all = [&](const io::File& file) {
    FileSink sink(file, progress, total);
    const onnxgen::Status made = write(sink);
    const onnxgen::Status written = sink.finish();
    return written ? made : written;  // the reason is more specific than kWriteFailed
  };
  check(io::save_single_file({path, file_exists(path), io::kLockTimeout}, write_all).in_file(path));
}

void check_is_not_input(const std::string& output, const std::string& input) {
  struct stat a = {};
  struct stat b = {};
  if (::stat(output.c_str(), &a) != 0 || ::stat(input.c_str(), &b) != 0) return;
  if (a.st_dev != b.st_dev || a.st_ino != b.st_ino) return;
  throw Failure(fmt::format("{}: the output is the input: name another file", shown_path(output)));
}

bool file_exists(const std::string& path) {
  struct stat facts = {};
  return ::lstat(path.c_str(), &facts) == 0;
}

}  // namespace onnx_tool
