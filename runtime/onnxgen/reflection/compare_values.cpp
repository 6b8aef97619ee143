#include "onnxgen/reflection/compare_values.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "onnxgen/wire/fixed.h"

namespace onnxgen::reflection {
namespace {

bool is_signed(FieldType type) {
  return type == FieldType::kInt32 || type == FieldType::kSint32 || type == FieldType::kSfixed32 ||
         type == FieldType::kInt64 || type == FieldType::kSint64 || type == FieldType::kSfixed64;
}

bool is_floating(FieldType type) {
  return type == FieldType::kFloat || type == FieldType::kDouble;
}

double number_of(FieldType type, std::uint64_t bits) {
  return type == FieldType::kFloat ? wire::bit_cast<float>(static_cast<std::uint32_t>(bits))
                                   : wire::bit_cast<double>(bits);
}

// Computes in the arithmetic of the type.
bool are_near(FieldType type, double x, double y) {
  constexpr int kEpsilons = 32;
  if (type == FieldType::kDouble) return std::abs(x - y) < kEpsilons * std::numeric_limits<double>::epsilon();
  return std::abs(static_cast<float>(x) - static_cast<float>(y)) < kEpsilons * std::numeric_limits<float>::epsilon();
}

}  // namespace

int compare_keys(FieldType type, const FieldValue& a, const FieldValue& b) {
  if (type == FieldType::kString) return a.text.compare(b.text);
  if (a.bits == b.bits) return 0;
  const bool is_less =
      is_signed(type) ? static_cast<std::int64_t>(a.bits) < static_cast<std::int64_t>(b.bits) : a.bits < b.bits;
  return is_less ? -1 : 1;
}

bool are_equal_numbers(FieldType type, std::uint64_t a, std::uint64_t b, const CompareOptions& options) {
  if (!is_floating(type) || options.floats == CompareOptions::Floats::kByBits) return a == b;
  const double x = number_of(type, a);
  const double y = number_of(type, b);
  if (x == y || (options.same_nans && a == b)) return true;
  if (options.equal_nans && std::isnan(x) && std::isnan(y)) return true;
  if (!std::isfinite(x) || !std::isfinite(y)) return false;
  if (options.floats == CompareOptions::Floats::kNearly) return are_near(type, x, y);
  return std::abs(x - y) <= std::max(options.margin, options.fraction * std::max(std::abs(x), std::abs(y)));
}

bool are_opposite_zeros(FieldType type, std::uint64_t a, std::uint64_t b) {
  return a != b && is_floating(type) && number_of(type, a) == 0 && number_of(type, b) == 0;
}

}  // namespace onnxgen::reflection
