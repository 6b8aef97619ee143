// expect: (use of deleted function|call to (implicitly-)?deleted)
#include <onnxgen/storage/map.h>

std::size_t count(const onnxgen::Map<int, std::string_view>& values) {
#ifdef WRONG
  auto copy = values;
#else
  const auto& copy = values;
#endif
  return copy.size();
}
