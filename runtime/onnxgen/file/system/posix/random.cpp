#include "onnxgen/file/system/random.h"

#include <stdlib.h>      // declares what the next header needs on macOS
#include <sys/random.h>  // declares getentropy() on macOS
#include <unistd.h>      // declares it elsewhere

namespace onnxgen::io::system {

bool fill_random(void* bytes, std::size_t count) noexcept {
  return ::getentropy(bytes, count) == 0;
}

}  // namespace onnxgen::io::system
