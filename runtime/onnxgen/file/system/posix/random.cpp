#include "onnxgen/file/system/random.h"

#include <stdlib.h>      // which the next one needs on macOS, and does not include
#include <sys/random.h>  // where macOS has it
#include <unistd.h>      // where others have it

namespace onnxgen::io::system {

bool fill_random(void* bytes, std::size_t count) noexcept {
  return ::getentropy(bytes, count) == 0;
}

}  // namespace onnxgen::io::system
