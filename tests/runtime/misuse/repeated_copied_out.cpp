// expect: (use of deleted function|call to (implicitly-)?deleted)
#include <onnxgen/storage/repeated.h>

std::size_t count(const onnxgen::Repeated<int>& values) {
#ifdef WRONG
  auto copy = values;
#else
  const auto& copy = values;
#endif
  return copy.size();
}
