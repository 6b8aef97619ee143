// Conversion of POSIX stat results to FileAttributes.
#pragma once

#include <sys/stat.h>

#include "onnxgen/file/file.h"

namespace onnxgen::io::system {

FileAttributes attributes_from(const struct stat& found);

}  // namespace onnxgen::io::system
