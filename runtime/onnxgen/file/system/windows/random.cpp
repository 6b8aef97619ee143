#include "onnxgen/file/system/random.h"

#include "onnxgen/file/system/windows/win32.h"
// Required by the next header.
#include <bcrypt.h>

namespace onnxgen::io::system {

bool fill_random(void* bytes, std::size_t count) noexcept {
  return ::BCryptGenRandom(nullptr, static_cast<PUCHAR>(bytes), static_cast<ULONG>(count),
                           BCRYPT_USE_SYSTEM_PREFERRED_RNG) >= 0;
}

}  // namespace onnxgen::io::system
