// Options and editions of declarations as text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "google/protobuf/descriptor.h"
#include "google/protobuf/message.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

// Returns the text as a string literal of the .proto language.
std::string quoted(std::string_view text);

std::string indentation(int depth);

// Returns the name of the file's edition, for example "2023", or an empty string for proto2 and proto3.
std::string edition_of(const FileDescriptor& file);

// Returns "name = value" for each option that is set. `depth` is the depth of nesting of the element.
std::vector<std::string> option_list(const Message& options, int depth);

// Returns the options as one text, separated by commas, for an element that is declared on one line.
std::string joined_options(const Message& options, int depth);

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
