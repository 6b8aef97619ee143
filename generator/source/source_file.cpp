#include "source/source_file.h"

#include <algorithm>
#include <utility>

namespace onnxgen::source {

SourceFile::SourceFile(std::string name, std::string path, std::string bytes)
    : name_(std::move(name)), path_(std::move(path)), bytes_(std::move(bytes)) {}

SourceFile::SourceFile(std::string name, std::string bytes)
    : name_(std::move(name)), path_("<built in>/" + name_), bytes_(std::move(bytes)), built_in_(true) {}

SourceFile::SourceFile(Decompiled file)
    : name_(std::move(file.name)),
      path_(name_),
      bytes_(std::move(file.text)),
      locations_(std::move(file.locations)),
      descriptor_(std::move(file.descriptor)) {}

std::uint32_t SourceFile::text_begin() const {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  const bool has_mark = bytes().substr(0, kByteOrderMark.size()) == kByteOrderMark;
  return has_mark ? static_cast<std::uint32_t>(kByteOrderMark.size()) : 0;
}

void SourceFile::build_line_table() const {
  line_begins_.push_back(0);
  for (std::size_t i = 0; i < bytes_.size(); ++i) {
    if (bytes_[i] == '\n') line_begins_.push_back(static_cast<std::uint32_t>(i + 1));
  }
}

std::size_t SourceFile::line_of(std::uint32_t offset) const {
  if (line_begins_.empty()) build_line_table();
  const auto after = std::upper_bound(line_begins_.begin(), line_begins_.end(), offset);
  return static_cast<std::size_t>(after - line_begins_.begin()) - 1;
}

std::uint32_t SourceFile::line_begin(std::size_t index) const {
  if (line_begins_.empty()) build_line_table();
  return line_begins_[index];
}

std::string_view SourceFile::line(std::size_t index) const {
  const std::size_t begin = line_begin(index);
  std::size_t end = std::min(bytes_.find('\n', begin), bytes_.size());
  if (end > begin && bytes_[end - 1] == '\r') --end;
  return bytes().substr(begin, end - begin);
}

std::string_view text_of(const Span& span) {
  if (span.file == nullptr) return {};
  return span.file->bytes().substr(span.begin, span.end - span.begin);
}

}  // namespace onnxgen::source
