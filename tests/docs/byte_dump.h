// The bytes of an encoded message with their meaning, as docs/format.md shows them.
#pragma once

#include <string>
#include <string_view>

#include "onnxgen/reflection/descriptor.h"

// A line for each field: the offset of its first byte, its bytes, and what they say. Of a submessage the line has tag
// and length, and its fields follow. Messages have fields of varints and length-delimited ones only.
std::string byte_dump(std::string_view encoded, const onnxgen::MessageDescriptor& type);

// The lines of the first block of `language` in the page docs/NAME.
std::string block_of_page(const std::string& name, const std::string& language);
