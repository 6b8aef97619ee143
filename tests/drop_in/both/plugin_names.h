// Functions that the shared library exports by default, as most libraries do. Their parameters are drop-in containers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

// Forward declarations, as in programs that include few headers.
namespace google {
namespace protobuf {
template <typename T>
class RepeatedField;
template <typename T>
class RepeatedPtrField;
}  // namespace protobuf
}  // namespace google

namespace plugin {

std::size_t total_length(const google::protobuf::RepeatedPtrField<std::string>& names);
void append_squares(int count, google::protobuf::RepeatedField<std::int64_t>* numbers);

}  // namespace plugin
