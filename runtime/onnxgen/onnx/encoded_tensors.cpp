#include "onnxgen/onnx/encoded_tensors.h"

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "onnxgen/file/error.h"
#include "onnxgen/wire/tag.h"

namespace onnxgen::io {
namespace {

// Maximum nesting depth of the messages that are searched recursively. Unknown fields of a class are kept as they were
// read and may be nested to any depth.
constexpr int kDeepestMessage = 1000;

TensorOwner owner_below(TensorOwner owner, WireKind parent, const WireField& field) {
  if (owner == TensorOwner::kOther) return owner;
  if (field.kind == WireKind::kSparseTensor || field.kind == WireKind::kFunction ||
      field.kind == WireKind::kTrainingInfo) {
    return TensorOwner::kOther;
  }
  const bool is_attribute = parent == WireKind::kAttribute && field.kind == WireKind::kTensor;
  return is_attribute ? TensorOwner::kAttribute : TensorOwner::kInitializer;
}

// A message as a parse makes it. The value of a singular field may occur several times; each occurrence continues where
// the previous one ended.
struct MergedMessage {
  std::array<std::uint64_t, kHighestWireField + 1> counts = {};  // elements of repeated fields, by number
  std::vector<std::pair<const WireField*, std::unique_ptr<MergedMessage>>> singular;
  std::size_t tensor = kNoIndex;  // index of the tensor, once an occurrence of it was found

  MergedMessage& child(const WireField& field) {
    for (const auto& [known, message] : singular) {
      if (known == &field) return *message;
    }
    return *singular.emplace_back(&field, std::make_unique<MergedMessage>()).second;
  }
};

enum class Wanted : std::uint8_t { kAllTensors, kExternalTensors };

// Key of the entry of external_data that names the data file. It is stored as plain bytes.
constexpr std::string_view kLocationKey = "location";

class Finder {
 public:
  Finder(const EncodedInput& input, std::size_t first_window, Wanted wanted, WalkLimits& limits, EncodedTensors& found)
      : cursor_(input.cursor(first_window)),
        enums_(input.form.enums),
        wanted_(wanted),
        limits_(limits),
        found_(found) {}

  Status run(WireKind kind) {
    MergedMessage root;
    if (kind != WireKind::kTensor) {
      return read_message(kind, TensorOwner::kInitializer, kNoIndex, root, cursor_.size(), limits_.max_depth);
    }
    found_.messages.push_back({kNoIndex, nullptr, 0, 0, 0, cursor_.size(), kNoIndex});
    return read_occurrence(TensorOwner::kInitializer, root, limits_.max_depth);
  }

 private:
  Status read_message(WireKind kind, TensorOwner owner, std::size_t self, MergedMessage& merged, std::uint64_t end,
                      int depth) {
    while (cursor_.position() < end) {
      std::uint32_t tag = 0;
      Status status = cursor_.read_tag(end, tag);
      if (!status) return status;
      const bool is_delimited = wire::tag_type(tag) == static_cast<std::uint32_t>(wire::WireType::kLengthDelimited);
      const WireField* const field = is_delimited ? find_wire_field(kind, wire::tag_number(tag)) : nullptr;
      if (field == nullptr) {
        status = cursor_.skip_value(end, tag, limits_.group_depth(depth));
      } else if (field->repeated) {
        const std::uint64_t index = merged.counts[field->number]++;
        bool is_passed = false;
        status = skip_unwanted(end, is_passed);
        if (status && !is_passed) {
          MergedMessage element;
          status = read_child({self, field, index}, owner_below(owner, kind, *field), element, end, depth);
        }
      } else {
        status = read_child({self, field, 0}, owner_below(owner, kind, *field), merged.child(*field), end, depth);
      }
      if (!status) return status;
    }
    return Status();
  }

  // Skips an element of a repeated field if it is small and its bytes do not contain the key. Values of singular fields
  // are never skipped: they may be one occurrence of a tensor whose location is in another occurrence.
  Status skip_unwanted(std::uint64_t end, bool& is_passed) {
    if (wanted_ == Wanted::kAllTensors) return Status();
    std::string_view value;
    Status status = cursor_.peek_delimited(end, value);
    is_passed = status && !value.empty() && value.find(kLocationKey) == std::string_view::npos;
    if (is_passed) cursor_.skip(value.size());
    return status;
  }

  Status read_child(EncodedMessage child, TensorOwner owner, MergedMessage& merged, std::uint64_t end, int depth) {
    if (depth <= 0) return Status(ErrorCode::kDepthExceeded, cursor_.position());
    child.length_at = cursor_.position();
    std::uint64_t length = 0;
    Status status = cursor_.read_length(end, length);
    if (status) status = limits_.charge(2 * sizeof(EncodedMessage));  // a vector may have as much unused capacity
    if (!status) return status;
    child.begin = cursor_.position();
    child.end = child.begin + length;
    const std::size_t self = found_.messages.size();
    found_.messages.push_back(child);
    if (child.field->kind == WireKind::kTensor) return read_occurrence(owner, merged, depth - 1);
    const std::uint64_t occurrences_before = occurrences_;
    status = read_message(child.field->kind, owner, self, merged, child.end, depth - 1);
    if (occurrences_ == occurrences_before) {  // no tensor is below it
      found_.messages.resize(self);
      limits_.used_memory -= 2 * sizeof(EncodedMessage);
    }
    return status;
  }

  // Reads the message that was found last, which is a tensor or an occurrence of one.
  Status read_occurrence(TensorOwner owner, MergedMessage& merged, int depth) {
    ++occurrences_;
    if (merged.tensor == kNoIndex) {
      Status status = add_tensor(owner, merged);
      if (!status) return status;
    }
    EncodedMessage& message = found_.messages.back();
    EncodedTensor& tensor = found_.tensors[merged.tensor];
    message.tensor = merged.tensor;
    tensor.occurrences.push_back(found_.messages.size() - 1);
    return read_tensor(cursor_, message.end, depth, enums_, limits_, tensor);
  }

  Status add_tensor(TensorOwner owner, MergedMessage& merged) {
    if (found_.tensors.size() >= limits_.max_tensors) {
      return failure(ErrorCode::kInputTooLarge, {},
                     "the model has more than " + std::to_string(limits_.max_tensors) + " tensors");
    }
    Status status = limits_.charge(2 * sizeof(EncodedTensor));
    if (!status) return status;
    merged.tensor = found_.tensors.size();
    found_.tensors.emplace_back().owner = owner;
    return Status();
  }

  WireCursor cursor_;
  const EnumRule enums_;
  const Wanted wanted_;
  WalkLimits& limits_;
  EncodedTensors& found_;
  std::uint64_t occurrences_ = 0;  // number of occurrences of tensors found so far
};

}  // namespace

Status find_tensors(const EncodedInput& input, WalkLimits& limits, EncodedTensors& found, std::size_t first_window) {
  return Finder(input, first_window, Wanted::kAllTensors, limits, found).run(input.form.kind);
}

Status find_external_tensors(const EncodedInput& input, WalkLimits& limits, EncodedTensors& found) {
  return Finder(input, WireCursor::kSmallestWindow, Wanted::kExternalTensors, limits, found).run(input.form.kind);
}

Status find_tensors(const EncodedInput& input, EncodedTensors& found) {
  WalkLimits limits;
  limits.max_depth = kDeepestMessage;
  limits.counts_groups = false;
  return find_tensors(input, limits, found);
}

}  // namespace onnxgen::io
