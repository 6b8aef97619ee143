// Conversion of POSIX stat results to FileFacts.
#pragma once

#include <sys/stat.h>

#include "onnxgen/file/file.h"

namespace onnxgen::io::system {

FileFacts facts_from(const struct stat& found);

}  // namespace onnxgen::io::system
