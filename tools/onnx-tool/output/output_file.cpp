#include "output/output_file.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

#include "failure.h"
#include "model/source.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/folder_lock.h"
#include "onnxgen/file/system/device_links.h"
#include "onnxgen/io/save/single_file.h"
#include "output/interrupt.h"
#include "output/names.h"
#include "output/output.h"
#include "system/stream.h"

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
  status_ = write_(offset_, bytes);
  offset_ += bytes.size();
  if (status_ && !progress_.report(offset_, total_)) {
    status_ = onnxgen::Status(onnxgen::ErrorCode::kCancelled);
  }
}

bool is_stream_output(const std::string& path) {
  io::FileAttributes attributes;
  if (path == kStandardStream) return true;
  if (is_url(path)) return false;
  if (io::system::device_link_of(path).own != io::kNoDescriptor) return true;
  return io::attributes_of(path, attributes) && !attributes.is_regular && !attributes.is_folder;
}

bool is_standard_error(const std::string& path) {
  return path != kStandardStream && io::system::device_link_of(path).own == STDERR_FILENO;
}

void check_is_no_terminal(const std::string& path) {
  if (!is_stream_output(path) || !system::OutputStream(path).is_terminal()) return;
  throw WrongUsage("the output is binary, but goes to a terminal; redirect it to a file or a program");
}

void write_file(const std::string& path, std::uint64_t total,
                const std::function<onnxgen::Status(FileSink& sink)>& write) {
  const InterruptGuard guard;
  ProgressBar progress("writing " + shown_output(path));
  const auto write_all = [&](FileSink sink) {
    const onnxgen::Status made = write(sink);
    const onnxgen::Status written = sink.finish();
    return written ? made : written;  // the status of the sink is more specific than kWriteFailed
  };
  if (is_stream_output(path)) {
    const system::OutputStream stream(path);
    const auto write_block = [&](std::uint64_t, std::string_view bytes) {
      if (!stream.write(bytes)) throw Failure(write_failure_text(errno));
      return onnxgen::Status();
    };
    return check(write_all(FileSink(write_block, progress, total)));
  }
  const auto write_regular = [&](const io::File& file) {
    const auto write_block = [&](std::uint64_t offset, std::string_view bytes) {
      return file.write_at(offset, bytes.data(), bytes.size());
    };
    return write_all(FileSink(write_block, progress, total));
  };
  check(io::save_single_file({path, file_exists(path), io::kLockTimeout}, write_regular).in_file(path));
}

void check_is_not_input(const std::string& output, const std::string& input) {
  io::FileAttributes a;
  io::FileAttributes b;
  if (output == kStandardStream || input == kStandardStream) return;
  if (!io::attributes_of(output, a) || !io::attributes_of(input, b) || a.identity != b.identity) return;
  throw Failure(fmt::format("{}: the output file is the input file; choose another file", shown_path(output)));
}

bool file_exists(const std::string& path) {
  std::error_code error;
  return std::filesystem::exists(std::filesystem::symlink_status(std::filesystem::u8path(path), error));
}

}  // namespace onnx_tool
