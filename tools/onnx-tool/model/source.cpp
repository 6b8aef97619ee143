#include "model/source.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <cstddef>
#include <limits>
#include <memory>
#include <system_error>
#include <utility>

#include "failure.h"
#include "onnxgen/file/buffer.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/system/error.h"
#include "onnxgen/file/system/folder_entries.h"
#include "onnxgen/io/load/recognize.h"
#include "output/names.h"
#include "system/stream.h"

namespace onnx_tool {
namespace {

namespace io = onnxgen::io;

[[noreturn]] void fail(const std::string& shown, std::string_view what) {
  throw Failure(fmt::format("{}: {}", shown, what));
}

std::string read_first_bytes(const std::string& path) {
  const io::File file(io::system::open_to_read(path), path);
  if (!file.is_open()) {
    fail(shown_path(path), fmt::format("cannot be opened: {}", io::system::error_text(io::system::last_error())));
  }
  std::array<char, io::kRecognizedBytes> bytes;
  std::size_t size = 0;
  check(file.read_some_at(0, bytes.data(), bytes.size(), size));
  return {bytes.data(), size};
}

Format format_of_folder(const std::string& path) {
  io::FileAttributes graph;
  if (io::attributes_of(path + "/__MODEL_PROTO", graph)) return Format::kFolder;
  fail(shown_path(path), "this is a folder; specify the model file in it");
}

}  // namespace

std::string_view format_text(Format format) noexcept {
  switch (format) {
    case Format::kOnnx:
      return "ONNX";
    case Format::kArchive:
      return "zip archive";
    case Format::kFolder:
      return "archive folder";
    case Format::kEncrypted:
      return "encrypted";
    case Format::kText:
      return "text format";
    case Format::kJson:
      return "JSON";
    case Format::kSyntax:
      return "ONNX's textual syntax";
    case Format::kRemote:
      return "on a server";
  }
  return "";
}

bool is_url(std::string_view name) noexcept {
  for (const std::string_view scheme : {"https://", "http://", "s3://"}) {
    if (name.substr(0, scheme.size()) == scheme) return true;
  }
  return false;
}

void check_has_known_scheme(std::string_view name) {
  const std::size_t end = name.find("://");
  const auto is_letter = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
  // Valid URLs with file:// were replaced by paths when the command line was read.
  if (is_url(name) || end == std::string_view::npos || end == 0 || name.substr(0, end) == "file") return;
  if (!std::all_of(name.begin(), name.begin() + static_cast<std::ptrdiff_t>(end), is_letter)) return;
  throw WrongUsage(fmt::format("{}: URLs with {}:// are not supported; use https:// or s3://, or a local file",
                               shown_path(name), shown(name.substr(0, end))));
}

Format format_of(std::string_view first_bytes, std::uint64_t size, const std::string& shown) {
  if (size == 0) fail(shown, "the file is empty; a copy or download may have failed, get it again");
  const io::Recognized found = io::recognize(first_bytes, size);
  switch (found.kind) {
    case io::FileKind::kMessage:
      break;
    case io::FileKind::kArchive:
      return Format::kArchive;
    case io::FileKind::kEncrypted:
      return Format::kEncrypted;
    case io::FileKind::kText:
      return Format::kText;
    case io::FileKind::kJson:
      return Format::kJson;
    case io::FileKind::kSyntax:
      return Format::kSyntax;
    case io::FileKind::kOther:
      if (found.may_be_message) break;  // reading it decides
      fail(shown, "this is " + found.description);
  }
  return Format::kOnnx;
}

Source::Source(std::string name) : name_(std::move(name)) {
  if (name_.empty()) throw WrongUsage("the name of the model is empty; specify a file or a URL");
  if (is_url(name_)) {
    format_ = Format::kRemote;
    return;
  }
  io::FileAttributes attributes;
  if (name_ == kStandardStream) {
    read_stream();
    return;
  }
  if (!io::attributes_of(name_, attributes)) {
    const int error = io::system::last_error();
    if (io::system::cause_of(error) == io::system::Cause::kMissing) {
      check_has_known_scheme(name_);
      fail(shown(), "no such file; check the path");
    }
    fail(shown(), fmt::format("cannot be opened: {}", io::system::error_text(error)));
  }
  if (attributes.is_folder) {
    format_ = format_of_folder(name_);
  } else if (attributes.is_regular) {
    first_bytes_ = read_first_bytes(name_);
    format_ = format_of(first_bytes_, attributes.size, shown());
  } else {
    read_stream();
  }
}

std::string Source::shown() const {
  return shown_input(name_);
}

bool Source::has_external_files() const noexcept {
  switch (format_) {
    case Format::kOnnx:
    case Format::kText:
    case Format::kJson:
    case Format::kSyntax:
      return !is_stream_;
    case Format::kArchive:
    case Format::kFolder:
    case Format::kEncrypted:
    case Format::kRemote:
      return false;
  }
  return false;
}

void Source::read_stream() {
  constexpr std::size_t kFirst = 64 * 1024;
  is_stream_ = true;
  const system::InputStream stream(name_);
  if (stream.is_terminal()) {
    throw WrongUsage("standard input is a terminal; redirect a file to it, or specify the path of a model");
  }
  std::shared_ptr<io::Buffer> buffer;
  std::size_t size = 0;
  check(io::Buffer::allocate(0, buffer));
  while (true) {
    if (size == buffer->size()) {
      if (size > std::numeric_limits<std::size_t>::max() / 2) throw std::bad_alloc();
      check(buffer->resize(std::max(kFirst, 2 * size)));
    }
    const std::int64_t got = stream.read(buffer->data() + size, buffer->size() - size);
    if (got < 0) fail(shown(), "cannot be read: " + std::generic_category().message(errno));
    if (got == 0) break;
    size += static_cast<std::size_t>(got);
  }
  held_.bytes = buffer->bytes().substr(0, size);
  held_.memory = std::move(buffer);
  first_bytes_ = held_.bytes.substr(0, io::kRecognizedBytes);
  format_ = format_of(first_bytes_, size, shown());
}

}  // namespace onnx_tool
