#include "onnxgen/tensor/npy_header.h"

#include <optional>

#include "onnxgen/error/printable.h"
#include "onnxgen/file/error.h"
#include "onnxgen/onnx/external_data.h"

namespace onnxgen::io {
namespace {

constexpr std::string_view kMagic = "\x93NUMPY";
constexpr std::size_t kAlignment = 64;         // of the data
constexpr std::size_t kLongestHeader = 65536;  // more than any array needs; NumPy's own limit is 10,000

struct Description {
  ElementType type;
  std::string_view text;  // kind and width, without the byte order
};

constexpr Description kDescriptions[] = {
    {ElementType::kBool, "b1"},      {ElementType::kInt8, "i1"},        {ElementType::kUint8, "u1"},
    {ElementType::kInt16, "i2"},     {ElementType::kUint16, "u2"},      {ElementType::kInt32, "i4"},
    {ElementType::kUint32, "u4"},    {ElementType::kInt64, "i8"},       {ElementType::kUint64, "u8"},
    {ElementType::kFloat16, "f2"},   {ElementType::kFloat, "f4"},       {ElementType::kDouble, "f8"},
    {ElementType::kComplex64, "c8"}, {ElementType::kComplex128, "c16"},
};

// Parses a Python dictionary literal: {'descr': '<f4', 'fortran_order': False, 'shape': (3, 4), }
class HeaderParser {
 public:
  explicit HeaderParser(std::string_view text) : rest_(text) {}

  Status parse(NpyHeader& header) {
    if (!take('{')) return unexpected();
    while (!take('}')) {
      std::string_view key;
      if (!take_text(key) || !take(':')) return unexpected();
      Status status = parse_value(key, header);
      if (!status) return status;
      if (!take(',') && !is_next('}')) return unexpected();
    }
    skip_space();
    if (!rest_.empty()) return unexpected();
    return has_type_ && has_order_ && has_shape_ ? Status()
                                                 : invalid_npy("the header lacks 'descr', 'fortran_order' or 'shape'");
  }

 private:
  Status unexpected() const {
    return invalid_npy("the header cannot be parsed at " + quoted(rest_.substr(0, kLongestName)));
  }

  Status parse_value(std::string_view key, NpyHeader& header) {
    if (key == "descr") {
      std::string_view description;
      if (!take_text(description)) return failure(ErrorCode::kUnsupported, {}, "arrays of records");
      has_type_ = true;
      return parse_description(description, header);
    }
    if (key == "fortran_order") {
      has_order_ = true;
      header.is_fortran_order = take_word("True");
      return header.is_fortran_order || take_word("False") ? Status() : unexpected();
    }
    if (key == "shape") {
      has_shape_ = true;
      return parse_shape(header.dims);
    }
    return invalid_npy("the header has the unknown key " + quoted(key));
  }

  static Status parse_description(std::string_view text, NpyHeader& header) {
    const char order = text.empty() ? '\0' : text.front();
    const bool has_order = order == '<' || order == '>' || order == '|' || order == '=';
    header.is_big_endian = order == '>';
    for (const Description& each : kDescriptions) {
      if (has_order && text.substr(1) == each.text) header.type = each.type;
    }
    if (header.type != ElementType::kUndefined) return Status();
    return failure(ErrorCode::kUnsupported, {}, "arrays of " + quoted(text) + ", which tensors cannot hold");
  }

  Status parse_shape(std::vector<std::int64_t>& dims) {
    dims.clear();
    if (!take('(')) return unexpected();
    while (!take(')')) {
      skip_space();
      const std::size_t digits = std::min(rest_.find_first_not_of("0123456789"), rest_.size());
      const std::optional<std::uint64_t> dim = parse_decimal(rest_.substr(0, digits));
      if (!dim || *dim > static_cast<std::uint64_t>(INT64_MAX)) return unexpected();
      dims.push_back(static_cast<std::int64_t>(*dim));
      rest_.remove_prefix(digits);
      if (!take(',') && !is_next(')')) return unexpected();
    }
    return Status();
  }

  void skip_space() {
    while (!rest_.empty() && (rest_.front() == ' ' || rest_.front() == '\n')) rest_.remove_prefix(1);
  }
  bool is_next(char c) {
    skip_space();
    return !rest_.empty() && rest_.front() == c;
  }
  bool take(char c) {
    const bool is_present = is_next(c);
    if (is_present) rest_.remove_prefix(1);
    return is_present;
  }
  bool take_word(std::string_view word) {
    skip_space();
    const bool is_present = rest_.substr(0, word.size()) == word;
    if (is_present) rest_.remove_prefix(word.size());
    return is_present;
  }
  // Parses text between quotes of either kind. None of the expected texts contains a backslash.
  bool take_text(std::string_view& text) {
    skip_space();
    const char quote = rest_.empty() ? '\0' : rest_.front();
    if (quote != '\'' && quote != '"') return false;
    const std::size_t end = rest_.find(quote, 1);
    if (end == std::string_view::npos) return false;
    text = rest_.substr(1, end - 1);
    rest_.remove_prefix(end + 1);
    return true;
  }

  std::string_view rest_;
  bool has_type_ = false;
  bool has_order_ = false;
  bool has_shape_ = false;
};

std::size_t load_length(std::string_view bytes) noexcept {
  std::size_t length = 0;
  for (std::size_t i = bytes.size(); i > 0; --i) length = length << 8 | static_cast<unsigned char>(bytes[i - 1]);
  return length;
}

// Returns the number of bytes before the dictionary. Its length occupies two bytes in version 1 and four in later
// versions.
std::size_t preamble_size(char major) noexcept {
  return kMagic.size() + (major == 1 ? 4 : 6);
}

}  // namespace

Status invalid_npy(std::string detail) {
  return failure(ErrorCode::kInvalidTensor, {}, std::move(detail));
}

Status npy_header_size(std::string_view beginning, std::size_t& size) {
  const std::size_t version = kMagic.size();
  if (beginning.size() < kNpyPreamble || beginning.substr(0, version) != kMagic) {
    return invalid_npy("this is not a NumPy file");
  }
  const char major = beginning[version];
  if (major < 1 || major > 3)
    return failure(ErrorCode::kUnsupported, {},
                   "version " + std::to_string(static_cast<unsigned char>(major)) + " of the NumPy file format");
  const std::size_t preamble = preamble_size(major);
  const std::size_t length = load_length(beginning.substr(version + 2, preamble - version - 2));
  if (length > kLongestHeader)
    return invalid_npy("the header has " + std::to_string(length) + " bytes; the limit is " +
                       std::to_string(kLongestHeader));
  size = preamble + length;
  return Status();
}

Status parse_npy_header(std::string_view bytes, NpyHeader& header) {
  return HeaderParser(bytes.substr(preamble_size(bytes[kMagic.size()]))).parse(header);
}

std::string print_npy_header(ElementType type, const std::vector<std::int64_t>& dims, std::size_t string_size) {
  std::string text = "{'descr': '";
  const bool is_string = type == ElementType::kString;
  text += is_string || element_bits(type) == 8 ? '|' : '<';
  if (is_string) text += 'S' + std::to_string(string_size);
  for (const Description& each : kDescriptions) {
    if (each.type == type) text += each.text;
  }
  text += "', 'fortran_order': False, 'shape': (";
  for (const std::int64_t dim : dims) text += std::to_string(dim) + ", ";
  if (dims.size() > 1) text.resize(text.size() - 2);
  if (dims.size() == 1) text.pop_back();  // keeps the comma, which makes it a tuple in Python
  text += "), }";
  const bool is_long = text.size() + kAlignment > 0xFFFF;
  const std::size_t preamble = preamble_size(is_long ? 2 : 1);
  text.append(kAlignment - 1 - (preamble + text.size()) % kAlignment, ' ');
  text += '\n';
  std::string header(kMagic);
  header += is_long ? '\2' : '\1';
  header += '\0';
  for (std::size_t i = 0; i < (is_long ? 4u : 2u); ++i) header += static_cast<char>(text.size() >> (8 * i) & 0xFF);
  return header + text;
}

}  // namespace onnxgen::io
