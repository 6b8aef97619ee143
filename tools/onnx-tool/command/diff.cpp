#include "command/diff.h"

#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "failure.h"
#include "model/open.h"
#include "model/raw_tensor.h"
#include "model/tensor_difference.h"
#include "onnxgen/onnx/tensor_walk.h"
#include "onnxgen/text/differences.h"
#include "output/names.h"
#include "output/numbers.h"

namespace onnx_tool {
namespace {

namespace io = onnxgen::io;
using onnxgen::Difference;
using onnxgen::DifferenceKind;

// Longer text is cut. A difference may be a whole graph.
constexpr std::size_t kLongestText = 80;
constexpr std::size_t kLongestLine = 400;

// A model with all tensor data in raw_data, regardless of how it was stored, so that only contents are compared.
class ComparedModel {
 public:
  ComparedModel(const std::string& source, const Access& access) : opened_(open_model(source, Weights::kAll, access)) {
    io::for_each_tensor(opened_.model, [this](onnx::TensorProto& tensor, const io::TensorSite&) {
      make_raw(tensor);
      by_elements_.emplace(std::string_view(tensor.raw_data()).data(), &tensor);
    });
  }

  const onnx::ModelProto& model() const noexcept { return opened_.model; }

  // Returns the tensor that owns this raw_data.
  const onnx::TensorProto* owner_of(std::string_view raw_data) const {
    const auto found = by_elements_.find(raw_data.data());
    return found == by_elements_.end() ? nullptr : found->second;
  }

 private:
  OpenedModel opened_;
  std::unordered_map<const char*, const onnx::TensorProto*> by_elements_;
};

const onnxgen::FieldDescriptor& raw_data_field() {
  const onnxgen::MessageDescriptor& tensor = onnxgen::descriptor_of<onnx::TensorProto>();
  for (std::uint32_t i = 0; i < tensor.field_count; ++i) {
    if (tensor.fields[i].number == static_cast<std::int32_t>(io::tensor_field::kRawData)) return tensor.fields[i];
  }
  throw Failure("TensorProto has no raw_data");
}

class Comparison {
 public:
  Comparison(const DiffOptions& options, Output& output)
      : options_(options),
        output_(output),
        first_(options.first, options.access),
        second_(options.second, options.access) {}

  bool run() {
    onnxgen::CompareOptions how;
    how.floats = onnxgen::CompareOptions::Floats::kByValue;
    how.margin = options_.tolerance;
    how.equal_nans = true;
    for (const Difference& difference : onnxgen::diff(first_.model(), second_.model(), how)) report(difference);
    if (found_ > printed_) {
      output_.print("{} more not shown; use --limit 0 to print all\n", count_text(found_ - printed_));
    }
    return found_ != 0;
  }

 private:
  void report(const Difference& difference) {
    std::string line;
    if (difference.field == &raw_data_ && difference.kind == DifferenceKind::kModified) {
      const std::optional<std::string> text = tensor_text(difference);
      if (!text) return;
      line = *text;
    }
    ++found_;
    if (options_.limit != 0 && printed_ == options_.limit) return;
    ++printed_;
    if (line.empty()) line = onnxgen::text::to_string(difference, kLongestText);
    if (line.size() > kLongestLine) line.replace(kLongestLine, std::string::npos, " ...");
    output_.print("{}\n", output_.coloured(colour_of(difference.kind), line));
  }

  // Describes how the elements of two tensors differ. Returns nullopt if they are equal within the tolerance.
  std::optional<std::string> tensor_text(const Difference& difference) const {
    const onnx::TensorProto* const a = first_.owner_of(difference.first.text);
    const onnx::TensorProto* const b = second_.owner_of(difference.second.text);
    io::TensorView view_a;
    io::TensorView view_b;
    TensorDifference found;
    const bool are_readable =
        a != nullptr && b != nullptr && io::TensorView::make(*a, view_a) && io::TensorView::make(*b, view_b);
    const std::string path = difference.path.substr(0, difference.path.rfind('.'));
    const std::string where =
        "modified: " + path + (a != nullptr && !a->name().empty() ? " '" + shown(a->name()) + "'" : "");
    if (!are_readable || !compare_elements(view_a, view_b, options_.tolerance, found)) {
      return fmt::format("{}: data differs, {} -> {}", where, size_text(difference.first.text.size()),
                         size_text(difference.second.text.size()));
    }
    if (found.different == 0) return std::nullopt;
    return fmt::format("{}: {} of {} differ by at most {:g}; first difference at {}: {:g} -> {:g}", where,
                       count_text(found.different), counted(found.elements, "element"), found.largest,
                       index_text(found.first, view_a.dims()), found.first_a, found.first_b);
  }

  static Colour colour_of(DifferenceKind kind) {
    switch (kind) {
      case DifferenceKind::kAdded:
        return Colour::kGreen;
      case DifferenceKind::kDeleted:
        return Colour::kRed;
      case DifferenceKind::kModified:
        return Colour::kYellow;
      case DifferenceKind::kIgnored:
      case DifferenceKind::kMoved:
        break;
    }
    return Colour::kPlain;
  }

  const DiffOptions& options_;
  Output& output_;
  const ComparedModel first_;
  const ComparedModel second_;
  const onnxgen::FieldDescriptor& raw_data_ = raw_data_field();
  std::uint64_t found_ = 0;
  std::uint64_t printed_ = 0;
};

}  // namespace

bool run_diff(const DiffOptions& options, Output& output) {
  return Comparison(options, output).run();
}

}  // namespace onnx_tool
