#include "onnxgen/io/model_content.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

#include "onnxgen/wire/varint.h"

namespace onnxgen::io {
namespace {

using Entries = std::vector<std::pair<std::string, std::string>>;

// Entries of `moved`, those that mean nothing here being kept.
Entries entries_of(const EncodedTensor& tensor, const MovedTensor& moved, const DataName& name) {
  Entries entries = {{"location", name.location},
                     {"offset", std::to_string(moved.place.offset)},
                     {"length", std::to_string(moved.length)}};
  if (!name.checksum.empty()) entries.emplace_back("checksum", name.checksum);
  for (const auto& [key, value] : tensor.entries) {
    if (key == "location" || key == "offset" || key == "length" || key == "checksum" || key == "basepath") continue;
    entries.emplace_back(key, value);
  }
  return entries;
}

// `basepath` says where a model came from and is never written.
Entries without_basepath(Entries entries) {
  const auto is_basepath = [](const auto& entry) { return entry.first == "basepath"; };
  entries.erase(std::remove_if(entries.begin(), entries.end(), is_basepath), entries.end());
  return entries;
}

std::string varint(std::uint64_t value) {
  char bytes[wire::kMaxVarintBytes];
  char* const end = bytes + sizeof bytes;
  return std::string(wire::write_varint_before(end, value), end);
}

// Puts new contents in place of tensors and mends the lengths of everything around them.
class Rewriter {
 public:
  Rewriter(const SpanInput& input, const EncodedTensors& found) : input_(input), found_(found) {}

  void replace(std::size_t tensor, std::string content) { contents_.emplace(tensor, std::move(content)); }

  void write(ModelContent& model) {
    measure();
    std::uint64_t copied = 0;
    for (std::size_t i = 0; i < found_.messages.size(); ++i) {
      const EncodedMessage& message = found_.messages[i];
      const bool has_length = message.length_at != message.begin;  // not so for a root
      if (growth_[i] != 0 && has_length) {
        copy(copied, message.length_at, model);
        append(varint(new_size(i)), model);
        copied = message.begin;
      }
      const auto content = contents_.find(message.tensor);
      if (content == contents_.end()) continue;
      copy(copied, message.begin, model);
      append(std::move(content->second), model);
      copied = message.end;
    }
    copy(copied, input_.size(), model);
  }

 private:
  // From the innermost messages outwards: each message stands after the one that holds it.
  void measure() {
    growth_.assign(found_.messages.size(), 0);
    for (std::size_t i = found_.messages.size(); i-- > 0;) {
      const EncodedMessage& message = found_.messages[i];
      const auto content = contents_.find(message.tensor);
      if (content != contents_.end()) growth_[i] = content->second.size() - (message.end - message.begin);
      if (growth_[i] == 0 || message.parent == kNone) continue;
      growth_[message.parent] += growth_[i] + wire::varint_size(new_size(i)) - (message.begin - message.length_at);
    }
  }

  std::uint64_t new_size(std::size_t i) const noexcept {
    return found_.messages[i].end - found_.messages[i].begin + growth_[i];
  }

  void copy(std::uint64_t begin, std::uint64_t end, ModelContent& model) {
    views_.clear();
    input_.append_views(begin, end - begin, views_);
    for (const std::string_view view : views_) model.content.append(view);
  }

  static void append(std::string text, ModelContent& model) {
    model.text.push_back(std::move(text));
    model.content.append(model.text.back());
  }

  const SpanInput& input_;
  const EncodedTensors& found_;
  std::map<std::size_t, std::string> contents_;  // by tensor
  std::vector<std::uint64_t> growth_;            // of each message's content, modulo 2^64: it may shrink
  std::vector<std::string_view> views_;
};

}  // namespace

Status encode_model(const SpanInput& input, const EncodedTensors& found, const SavePlan& plan,
                    const std::vector<DataName>& names, ModelContent& model) {
  Rewriter rewriter(input, found);
  auto moved = plan.moved.begin();
  for (std::size_t i = 0; i < found.tensors.size(); ++i) {
    const EncodedTensor& tensor = found.tensors[i];
    const bool is_moved = moved != plan.moved.end() && moved->tensor == i;
    if (!is_moved && (!tensor.is_external || tensor.entry("basepath").empty())) continue;
    const Entries entries =
        is_moved ? entries_of(tensor, *moved, names[moved->place.file]) : without_basepath(tensor.entries);
    if (is_moved) ++moved;
    std::string content;
    Status status = encode_as_external(input, tensor, entries, content);
    if (!status) return status.in_tensor(tensor.name);
    rewriter.replace(i, std::move(content));
  }
  rewriter.write(model);
  return Status();
}

}  // namespace onnxgen::io
