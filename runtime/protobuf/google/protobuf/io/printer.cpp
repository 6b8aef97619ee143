#include "google/protobuf/io/printer.h"

#include <algorithm>
#include <cstring>

#include "google/protobuf/io/zero_copy_stream.h"
#include "google/protobuf/stubs/logging.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace io {

Printer::~Printer() {
  if (room_ > 0 && !failed_) output_->BackUp(static_cast<int>(room_));
}

void Printer::Print(const std::map<std::string, std::string>& variables, const char* text) {
  ranges_.clear();
  std::string_view rest(text);
  const char ends[] = {'\n', delimiter_};
  while (!rest.empty()) {
    const std::size_t plain = std::min(rest.find_first_of(std::string_view(ends, sizeof ends)), rest.size());
    write(rest.substr(0, plain));
    rest.remove_prefix(plain);
    if (rest.empty()) return;
    const bool is_newline = rest.front() == '\n';
    rest.remove_prefix(1);
    if (is_newline) {
      write("\n");
      at_line_start_ = true;
      continue;
    }
    const std::size_t end = rest.find(delimiter_);
    if (end == std::string_view::npos) {
      GOOGLE_LOG(DFATAL) << " Unclosed variable name.";
      return;
    }
    write_variable(variables, std::string(rest.substr(0, end)));
    rest.remove_prefix(end + 1);
  }
}

void Printer::write_variable(const std::map<std::string, std::string>& variables, const std::string& name) {
  if (name.empty()) return write({&delimiter_, 1});
  const auto found = variables.find(name);
  if (found == variables.end()) {
    GOOGLE_LOG(DFATAL) << " Undefined variable: " << name;
    return;
  }
  if (at_line_start_ && found->second.empty() && annotations_ != nullptr) {
    // The empty value counts as placed after the indentation, which is written with the next text of the line.
    ranges_[name] = {written_ + indentation_.size(), written_ + indentation_.size()};
    return;
  }
  write(found->second);
  const Range range(written_ - found->second.size(), written_);
  const auto [place, is_first] = ranges_.emplace(name, range);
  if (!is_first) place->second = {1, 0};
}

void Printer::Outdent() {
  if (indentation_.empty()) {
    GOOGLE_LOG(DFATAL) << " Outdent() without matching Indent().";
    return;
  }
  indentation_.resize(indentation_.size() - 2);
}

void Printer::write(std::string_view text) {
  if (text.empty()) return;
  if (at_line_start_ && text.front() != '\n') {
    at_line_start_ = false;
    write_to_stream(indentation_);
  }
  write_to_stream(text);
}

void Printer::write_to_stream(std::string_view text) {
  while (!text.empty() && !failed_) {
    if (room_ == 0) {
      void* data = nullptr;
      int size = 0;
      failed_ = !output_->Next(&data, &size);
      next_ = static_cast<char*>(data);
      room_ = failed_ ? 0 : static_cast<std::size_t>(size);
      continue;
    }
    const std::size_t count = std::min(text.size(), room_);
    std::memcpy(next_, text.data(), count);
    next_ += count;
    room_ -= count;
    written_ += count;
    text.remove_prefix(count);
  }
}

const Printer::Range* Printer::range_of(const char* name) const {
  const auto found = ranges_.find(name);
  if (found == ranges_.end()) {
    GOOGLE_LOG(DFATAL) << " Undefined variable in annotation: " << name;
    return nullptr;
  }
  if (found->second.first > found->second.second) {
    GOOGLE_LOG(DFATAL) << " Variable used for annotation used multiple times: " << name;
    return nullptr;
  }
  return &found->second;
}

void Printer::Annotate(const char* first_name, const char* last_name, const std::string& file_path) {
  if (annotations_ == nullptr) return;
  const Range* const first = range_of(first_name);
  const Range* const last = range_of(last_name);
  if (first == nullptr || last == nullptr) return;
  if (first->first > last->second) {
    GOOGLE_LOG(DFATAL) << "  Annotation has negative length from " << first_name << " to " << last_name;
    return;
  }
  annotations_->AddAnnotation(first->first, last->second, file_path, {});
}

}  // namespace io
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
