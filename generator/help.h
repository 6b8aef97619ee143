// Text printed by --help and --version.
#pragma once

#include <string>

#include "options.h"

namespace onnxgen {

std::string help_text();
std::string version_text(Role role);

}  // namespace onnxgen
