// Explains the bytes of an encoded message, as docs/format.md shows them.
#pragma once

#include <string>
#include <string_view>

#include "onnxgen/reflection/descriptor.h"

// Returns a line for each field: the offset of its first byte, its bytes, and their meaning. For a submessage, the line
// has its tag and length, and the lines of its fields follow. Supports only messages with varint and length-delimited
// fields.
std::string byte_dump(std::string_view encoded, const onnxgen::MessageDescriptor& type);

// Returns the lines of the first block of `language` in the page docs/NAME.
std::string block_of_page(const std::string& name, const std::string& language);
