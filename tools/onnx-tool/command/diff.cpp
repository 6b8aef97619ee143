#include "command/diff.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "failure.h"
#include "model/identity.h"
#include "model/open.h"
#include "model/raw_tensor.h"
#include "model/tensor_difference.h"
#include "onnxgen/graph/for_each_node.h"
#include "onnxgen/onnx/tensor_walk.h"
#include "onnxgen/text/differences.h"
#include "output/activity.h"
#include "output/json_text.h"
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

// Returns text such as "1 of 6 elements differs".
std::string differing_text(std::uint64_t different, std::uint64_t elements) {
  return fmt::format("{} of {} {}", count_text(different), counted(elements, "element"),
                     different == 1 ? "differs" : "differ");
}

// A model with all tensor data in raw_data, regardless of how it was stored, so that only contents are compared.
class ComparedModel {
 public:
  ComparedModel(const std::string& source, const Access& access)
      : opened_(open_model(Source(source), Weights::kAll, access)) {
    io::for_each_tensor(opened_.model, [this](onnx::TensorProto& tensor, const io::TensorSite&) {
      make_raw(tensor);
      // Without elements, an empty raw_data has no meaning. The textual syntax, for example, cannot express it.
      if (tensor.raw_data().empty()) tensor.clear_raw_data();
      if (!io::is_external(tensor)) tensor.clear_data_location();
      by_data_.emplace(onnxgen::ConstMessage(tensor).data(), &tensor);
    });
    onnx::ModelProto& model = opened_.model;
    clear_empty_domains(*model.mutable_opset_import());
    for (auto& function : *model.mutable_functions()) clear_empty_domains(*function.mutable_opset_import());
    onnxgen::graph::for_each_node_of_model(model, clear_empty_domain<onnx::NodeProto>);
  }

  const onnx::ModelProto& model() const noexcept { return opened_.model; }

  // Returns the tensor whose ConstMessage has this data. Several tensors can have the same bytes as raw_data.
  const onnx::TensorProto* tensor(const void* data) const {
    const auto found = by_data_.find(data);
    return found == by_data_.end() ? nullptr : found->second;
  }

 private:
  // An empty domain is equivalent to an unset one.
  template <class M>
  static void clear_empty_domain(M& message) {
    if (message.has_domain() && message.domain().empty()) message.clear_domain();
  }
  static void clear_empty_domains(onnxgen::RepeatedMessage<onnx::OperatorSetIdProto>& opsets) {
    for (auto& opset : opsets) clear_empty_domain(opset);
  }

  OpenedModel opened_;
  std::unordered_map<const void*, const onnx::TensorProto*> by_data_;
};

const onnxgen::FieldDescriptor& raw_data_field() {
  const onnxgen::MessageDescriptor& tensor = onnxgen::descriptor_of<onnx::TensorProto>();
  for (std::uint32_t i = 0; i < tensor.field_count; ++i) {
    if (tensor.fields[i].number == static_cast<std::int32_t>(io::tensor_field::kRawData)) return tensor.fields[i];
  }
  throw Failure("TensorProto has no raw_data");
}

// One difference, or a remark about a tensor whose elements are equal but represented differently.
struct Entry {
  Difference difference;
  std::uint64_t moved = 0;       // number of moved elements, if the order of a list differs
  std::string first_move;        // indices of the first of them
  std::string tensor;            // name of the tensor, if its elements differ
  std::uint64_t zero_signs = 0;  // number of elements of a list that differ only in the sign of 0
  std::optional<TensorDifference> elements;
  std::string text;  // as one line
};

class Comparison {
 public:
  Comparison(const DiffOptions& options, Output& output)
      : options_(options),
        output_(output),
        first_(options.first, options.access),
        second_(options.second, for_second_model(options.access)) {}

  bool run() {
    onnxgen::CompareOptions how;
    how.floats = onnxgen::CompareOptions::Floats::kByValue;
    how.margin = options_.tolerance;
    how.same_nans = true;
    how.report_zero_signs = true;
    how.repeated_of = comparison_of;
    how.identity_of = identity_of;
    {
      const Activity activity("comparing " + shown_input(options_.first) + " and " + shown_input(options_.second));
      for (Difference& difference : onnxgen::diff(first_.model(), second_.model(), how)) add(std::move(difference));
    }
    options_.json ? output_.write(as_json()) : print();
    return !differences_.empty();
  }

 private:
  void add(Difference difference) {
    if (difference.kind == DifferenceKind::kMoved) return add_move(difference);
    if (difference.kind == DifferenceKind::kZeroSign) return add_zero_sign(std::move(difference));
    Entry entry;
    entry.difference = std::move(difference);
    const bool has_elements =
        entry.difference.field == &raw_data_ && entry.difference.kind == DifferenceKind::kModified;
    if (has_elements) compare_tensors(entry);
    if (!has_elements) entry.text = onnxgen::text::to_string(entry.difference, kLongestText);
    if (entry.text.size() > kLongestLine) entry.text.replace(kLongestLine, std::string::npos, " ...");
    const bool are_equal = entry.elements && entry.elements->different == 0;
    if (!are_equal) differences_.push_back(std::move(entry));
    if (are_equal && !entry.text.empty()) remarks_.push_back(std::move(entry));
  }

  // Adds a remark about a number, outside of tensor data, that is 0 in one model and -0 in the other: one for all
  // elements of a list.
  void add_zero_sign(Difference difference) {
    if (!onnxgen::is_repeated(*difference.field)) {
      Entry& remark = remarks_.emplace_back();
      remark.text = "equal: " + difference.path + ": differs only in the sign of 0";
      remark.difference = std::move(difference);
      return;
    }
    difference.path.resize(difference.path.rfind('['));
    if (remarks_.empty() || remarks_.back().difference.path != difference.path) {
      remarks_.emplace_back().difference = std::move(difference);
    }
    Entry& remark = remarks_.back();
    const std::uint64_t count = ++remark.zero_signs;
    remark.text = fmt::format("equal: {}: {} {} only in the sign of 0", remark.difference.path,
                              counted(count, "element"), count == 1 ? "differs" : "differ");
  }

  // Adds one entry for all elements of a list that were moved, because moving one part of a graph moves many nodes.
  void add_move(const Difference& moved) {
    const auto index_in = [](const std::string& path) { return path.substr(path.rfind('[')); };
    const std::string list = moved.path.substr(0, moved.path.rfind('['));
    const auto [known, is_new] = reordered_.emplace(list, differences_.size());
    if (is_new) {
      Entry& entry = differences_.emplace_back();
      entry.difference = moved;
      entry.difference.kind = DifferenceKind::kModified;
      entry.difference.path = list;
      entry.difference.second_path.clear();
      entry.first_move =
          index_in(moved.path) + " -> " + index_in(moved.second_path.empty() ? moved.path : moved.second_path);
    }
    Entry& entry = differences_[known->second];
    entry.text = fmt::format("modified: {}: the order differs; {} moved, first {}", list,
                             counted(++entry.moved, "element"), entry.first_move);
  }

  // Describes how the elements of two tensors differ. Leaves the text empty if they do not.
  void compare_tensors(Entry& entry) const {
    const Difference& difference = entry.difference;
    const onnx::TensorProto* const a = first_.tensor(difference.first_message);
    const onnx::TensorProto* const b = second_.tensor(difference.second_message);
    io::TensorView view_a;
    io::TensorView view_b;
    TensorDifference found;
    const bool are_readable =
        a != nullptr && b != nullptr && io::TensorView::make(*a, view_a) && io::TensorView::make(*b, view_b);
    if (a != nullptr) entry.tensor = a->name();
    const std::string where = difference.path.substr(0, difference.path.rfind('.')) +
                              (entry.tensor.empty() ? "" : " '" + shown(entry.tensor) + "'");
    if (!are_readable || !compare_elements(view_a, view_b, options_.tolerance, found)) {
      entry.text = fmt::format("modified: {}: data differs, {} -> {}", where, size_text(difference.first.text.size()),
                               size_text(difference.second.text.size()));
      return;
    }
    if (found.different != 0) {
      entry.text = fmt::format("modified: {}: {} by at most {}; first difference at {}: {} -> {}", where,
                               differing_text(found.different, found.elements), found.largest_text,
                               index_text(found.first, view_a.dims()), found.first_a, found.first_b);
    } else if (found.zero_signs != 0) {
      entry.text =
          fmt::format("equal: {}: {} only in the sign of 0", where, differing_text(found.zero_signs, found.elements));
    }
    entry.elements = std::move(found);
  }

  void print() {
    const std::size_t printed =
        options_.limit == 0 ? differences_.size() : std::min(options_.limit, differences_.size());
    for (std::size_t i = 0; i < printed; ++i) {
      output_.print("{}\n", output_.coloured(colour_of(differences_[i].difference.kind), differences_[i].text));
    }
    if (differences_.size() > printed) {
      output_.print("{} more not shown; use --limit 0 to print all\n", count_text(differences_.size() - printed));
    }
    for (const Entry& remark : remarks_) output_.print("{}\n", output_.coloured(Colour::kDim, remark.text));
  }

  std::string as_json() const {
    JsonText json = begin_json("diff");
    json.member("first", options_.first).member("second", options_.second).member("tolerance", options_.tolerance);
    json.member("equal", differences_.empty()).key("differences").begin_array();
    for (const Entry& entry : differences_) add_entry(entry, json);
    json.end_array().key("remarks").begin_array();
    for (const Entry& entry : remarks_) add_entry(entry, json);
    json.end_array().end_object();
    return json.text();
  }

  static void add_entry(const Entry& entry, JsonText& json) {
    json.begin_object().member("kind", entry.text.substr(0, entry.text.find(':')));
    json.member("path", entry.difference.path).member("text", entry.text);
    if (!entry.difference.second_path.empty()) json.member("second_path", entry.difference.second_path);
    if (entry.elements) {
      json.member("tensor", entry.tensor).member("elements", entry.elements->elements);
      json.member("different_elements", entry.elements->different);
      json.member("largest_difference", entry.elements->largest);
      json.member("zero_signs", entry.elements->zero_signs);
    }
    json.end_object();
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
      case DifferenceKind::kZeroSign:
        break;
    }
    return Colour::kPlain;
  }

  const DiffOptions& options_;
  Output& output_;
  const ComparedModel first_;
  const ComparedModel second_;
  const onnxgen::FieldDescriptor& raw_data_ = raw_data_field();
  std::vector<Entry> differences_;
  std::vector<Entry> remarks_;
  std::unordered_map<std::string, std::size_t> reordered_;  // by path of a list: index in differences_
};

}  // namespace

bool run_diff(const DiffOptions& options, Output& output) {
  if (options.first == kStandardStream && options.second == kStandardStream) {
    throw WrongUsage("standard input can be read only once; use it for A or for B");
  }
  return Comparison(options, output).run();
}

}  // namespace onnx_tool
