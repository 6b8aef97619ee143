#include "onnxgen/onnx/span_input.h"

#include <algorithm>
#include <cstring>

namespace onnxgen::io {

SpanInput::SpanInput(const Span* spans, std::size_t count) : spans_(spans) {
  ends_.reserve(count);
  std::uint64_t end = 0;
  for (std::size_t i = 0; i < count; ++i) ends_.push_back(end += spans[i].size());
}

EncodedInput SpanInput::encoded(WireForm form) const {
  if (ends_.size() == 1) return encoded_input(spans_[0], form);
  const auto read = [this, views = std::vector<std::string_view>()](std::uint64_t offset, void* to,
                                                                    std::size_t count) mutable {
    views.clear();
    append_views(offset, count, views);
    auto* bytes = static_cast<char*>(to);
    for (const std::string_view view : views) {
      std::memcpy(bytes, view.data(), view.size());
      bytes += view.size();
    }
    return Status();
  };
  return {read, size(), form, {}};
}

void SpanInput::append_views(std::uint64_t offset, std::uint64_t length, std::vector<std::string_view>& views) const {
  auto i = static_cast<std::size_t>(std::upper_bound(ends_.begin(), ends_.end(), offset) - ends_.begin());
  for (; length != 0; ++i) {
    const auto skipped = static_cast<std::size_t>(offset - (ends_[i] - spans_[i].size()));
    const std::string_view view = spans_[i].substr(skipped).substr(0, static_cast<std::size_t>(length));
    if (!view.empty()) views.push_back(view);
    offset += view.size();
    length -= view.size();
  }
}

}  // namespace onnxgen::io
