#include "google/protobuf/io/gzip_stream.h"

#if __has_include(<zlib.h>)  // without zlib, these classes have no functions
#include <zlib.h>

#include <algorithm>
#include <cassert>

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace io {
namespace {

constexpr int kDefaultSize = 64 * 1024;
// Parameters of inflateInit2() and deflateInit2(): the window size, flags for the format, and the memory level.
constexpr int kWindow = 15;
constexpr int kGzip = 16;
constexpr int kDetect = 32;
constexpr int kMemory = 8;

int window_bits(GzipInputStream::Format format) {
  switch (format) {
    case GzipInputStream::AUTO:
      return kWindow | kDetect;
    case GzipInputStream::GZIP:
      return kWindow | kGzip;
    case GzipInputStream::ZLIB:
      return kWindow;
  }
  return kWindow | kDetect;
}

std::unique_ptr<uint8[]> make_buffer(int size) {
  return std::unique_ptr<uint8[]>(new uint8[static_cast<std::size_t>(size)]);
}

}  // namespace

// ---- input ---------------------------------------------------------------------------------------------------------

GzipInputStream::GzipInputStream(ZeroCopyInputStream* input, Format format, int buffer_size)
    : input_(input),
      format_(format),
      zlib_(new z_stream_s()),
      code_(Z_OK),
      buffer_size_(buffer_size > 0 ? buffer_size : kDefaultSize) {}

GzipInputStream::~GzipInputStream() {
  if (is_started_) inflateEnd(zlib_.get());
}

const char* GzipInputStream::ZlibErrorMessage() const {
  return zlib_->msg;
}

// Passes the next compressed bytes to zlib if it has none left. Returns false at the end of the input.
bool GzipInputStream::feed() {
  while (zlib_->avail_in == 0) {
    const void* data = nullptr;
    int size = 0;
    if (!input_->Next(&data, &size)) return false;
    zlib_->next_in = static_cast<Bytef*>(const_cast<void*>(data));
    zlib_->avail_in = static_cast<uInt>(size);
  }
  return true;
}

bool GzipInputStream::start() {
  if (!is_started_) {
    buffer_ = make_buffer(buffer_size_);
    code_ = inflateInit2(zlib_.get(), window_bits(format_));
    is_started_ = code_ == Z_OK;
  } else if (code_ == Z_STREAM_END) {  // another compressed stream follows
    code_ = inflateReset(zlib_.get());
  }
  return code_ == Z_OK;
}

void GzipInputStream::inflate_block() {
  zlib_->next_out = buffer_.get();
  zlib_->avail_out = static_cast<uInt>(buffer_size_);
  while (zlib_->avail_out > 0) {
    if (!feed()) {
      if (code_ == Z_OK) code_ = Z_BUF_ERROR;  // the input ends within a compressed stream
      break;
    }
    if (code_ == Z_STREAM_END && !start()) break;
    code_ = inflate(zlib_.get(), Z_NO_FLUSH);
    if (code_ != Z_OK && code_ != Z_STREAM_END) break;
  }
  filled_ = buffer_size_ - static_cast<int>(zlib_->avail_out);
}

bool GzipInputStream::Next(const void** data, int* size) {
  if (provided_ == filled_) {
    const bool can_continue = code_ == Z_OK || code_ == Z_STREAM_END;
    if (!can_continue || !feed()) return false;
    if (!start()) return false;
    count_ += filled_;
    provided_ = 0;
    filled_ = 0;
    inflate_block();
    if (filled_ == 0) return false;
  }
  *data = buffer_.get() + provided_;
  *size = filled_ - provided_;
  provided_ = filled_;
  return true;
}

void GzipInputStream::BackUp(int count) {
  assert(count >= 0 && count <= provided_);
  provided_ -= count;
}

bool GzipInputStream::Skip(int count) {
  const void* data = nullptr;
  int size = 0;
  while (count > 0 && Next(&data, &size)) {
    if (size > count) BackUp(size - count);
    count -= std::min(size, count);
  }
  return count == 0;
}

int64 GzipInputStream::ByteCount() const {
  return count_ + provided_;
}

// ---- output --------------------------------------------------------------------------------------------------------

GzipOutputStream::GzipOutputStream(ZeroCopyOutputStream* output) : GzipOutputStream(output, Options()) {}

GzipOutputStream::GzipOutputStream(ZeroCopyOutputStream* output, const Options& options)
    : output_(output),
      zlib_(new z_stream_s()),
      buffer_size_(options.buffer_size > 0 ? options.buffer_size : kDefaultSize) {
  const int window = options.format == ZLIB ? kWindow : kWindow | kGzip;
  code_ =
      deflateInit2(zlib_.get(), options.compression_level, Z_DEFLATED, window, kMemory, options.compression_strategy);
  is_open_ = code_ == Z_OK;
}

GzipOutputStream::~GzipOutputStream() {
  Close();
}

const char* GzipOutputStream::ZlibErrorMessage() const {
  return zlib_->msg;
}

// Compresses the buffer. Returns unused space to `output_`.
bool GzipOutputStream::deflate_all(int flush) {
  zlib_->next_in = buffer_.get();
  zlib_->avail_in = static_cast<uInt>(used_);
  count_ += used_;
  used_ = 0;
  do {
    void* data = nullptr;
    int size = 0;
    if (!output_->Next(&data, &size)) {
      code_ = Z_BUF_ERROR;
      return false;
    }
    zlib_->next_out = static_cast<Bytef*>(data);
    zlib_->avail_out = static_cast<uInt>(size);
    code_ = deflate(zlib_.get(), flush);
    output_->BackUp(static_cast<int>(zlib_->avail_out));
    if (code_ == Z_BUF_ERROR) code_ = Z_OK;  // not an error: nothing was left to compress
  } while (code_ == Z_OK && (flush == Z_FINISH || zlib_->avail_out == 0));
  return code_ == Z_OK || code_ == Z_STREAM_END;
}

bool GzipOutputStream::Flush() {
  return is_open_ && code_ == Z_OK && deflate_all(Z_FULL_FLUSH);
}

bool GzipOutputStream::Close() {
  if (!is_open_) return false;
  is_open_ = false;
  const bool is_written = code_ == Z_OK && deflate_all(Z_FINISH);
  const int end = deflateEnd(zlib_.get());
  if (is_written && end != Z_OK) code_ = end;
  return is_written && end == Z_OK;
}

bool GzipOutputStream::Next(void** data, int* size) {
  if (!is_open_ || code_ != Z_OK) return false;
  if (buffer_ == nullptr) buffer_ = make_buffer(buffer_size_);
  if (used_ == buffer_size_ && !deflate_all(Z_NO_FLUSH)) return false;
  *data = buffer_.get() + used_;
  *size = buffer_size_ - used_;
  used_ = buffer_size_;
  return true;
}

void GzipOutputStream::BackUp(int count) {
  assert(count >= 0 && count <= used_);
  used_ -= count;
}

int64 GzipOutputStream::ByteCount() const {
  return count_ + used_;
}

}  // namespace io
}  // namespace ONNXGEN_HIDDEN
}  // namespace google

#endif
