// What the shared library exports without saying so, as most libraries do: functions that take our containers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

// As programs declare them that want few headers.
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
