#include "output/output_file.h"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>

#include "failure.h"
#include "onnxgen/file/file.h"
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
    return written ? made : written;  // the status of the sink is more specific than kWriteFailed
  };
  check(io::save_single_file({path, file_exists(path), io::kLockTimeout}, write_all).in_file(path));
}

void check_is_not_input(const std::string& output, const std::string& input) {
  io::FileAttributes a;
  io::FileAttributes b;
  if (!io::attributes_of(output, a) || !io::attributes_of(input, b) || a.identity != b.identity) return;
  throw Failure(fmt::format("{}: the output file is the input file; choose another file", shown_path(output)));
}

bool file_exists(const std::string& path) {
  std::error_code error;
  return std::filesystem::exists(std::filesystem::symlink_status(std::filesystem::u8path(path), error));
}

}  // namespace onnx_tool
