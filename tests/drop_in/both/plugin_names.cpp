#include "plugin_names.h"

#include <google/protobuf/repeated_field.h>

namespace plugin {

std::size_t total_length(const google::protobuf::RepeatedPtrField<std::string>& names) {
  std::size_t length = 0;
  for (const std::string& name : names) length += name.size();
  return length;
}

void append_squares(int count, google::protobuf::RepeatedField<std::int64_t>* numbers) {
  for (std::int64_t i = 0; i < count; ++i) numbers->Add(i * i);
}

}  // namespace plugin
