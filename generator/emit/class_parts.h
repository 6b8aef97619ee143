// The parts of a class that do not depend on how fields are stored.
#pragma once

#include <string>
#include <vector>

#include "plan/cpp_file.h"

namespace onnxgen::emit {

// Returns the aliases of nested messages and enums.
std::string nested_types(const plan::Message& message, const plan::CppFile& file);

// Returns the enums that name the active member of each oneof.
std::string case_types(const plan::Message& message);

// Returns kXFieldNumber for every field and extension.
std::string field_numbers(const plan::Message& message, const plan::CppFile& file);

// Returns the members of the class's data or of its block of cold fields.
std::string data_members(const std::vector<plan::MemberGroup>& data);

}  // namespace onnxgen::emit
