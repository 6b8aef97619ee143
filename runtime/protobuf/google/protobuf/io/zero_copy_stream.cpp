#include "google/protobuf/io/zero_copy_stream.h"

namespace google {
namespace protobuf {
namespace io {

bool ZeroCopyOutputStream::WriteAliasedRaw(const void*, int) {
  return false;
}

}  // namespace io
}  // namespace protobuf
}  // namespace google
