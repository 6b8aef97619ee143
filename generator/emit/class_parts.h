// The parts of a class that do not depend on how it stores its fields.
#pragma once

#include <string>
#include <vector>

#include "plan/cpp_file.h"

namespace onnxgen::emit {

// The aliases of nested messages and enums.
std::string nested_types(const plan::Message& message, plan::Profile profile);

// The enums that tell which member of a oneof is set.
std::string case_types(const plan::Message& message);

// kXFieldNumber of every field and extension.
std::string field_numbers(const plan::Message& message);

// The members of the class's data, or of its rare members.
std::string data_members(const std::vector<plan::MemberGroup>& data);

}  // namespace onnxgen::emit
