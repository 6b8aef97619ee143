#include "google/protobuf/containers/repeated_index.h"

#include <cstdlib>

#include "google/protobuf/stubs/logging.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

// The texts begin like those of libprotobuf.
void fail_index(int index, int size) {
  const char* const condition = index < 0 ? "(index) >= (0)" : "(index) < (current_size_)";
  GOOGLE_LOG(FATAL) << "CHECK failed: " << condition << ": index " << index << " is out of range in a list of size "
                    << size;
  std::abort();  // unreachable: the line above does not return
}

void fail_range(int start, int count, int size) {
  const char* const condition = start < 0   ? "(start) >= (0)"
                                : count < 0 ? "(num) >= (0)"
                                            : "(start + num) <= (current_size_)";
  GOOGLE_LOG(FATAL) << "CHECK failed: " << condition << ": " << count << " elements from index " << start
                    << " are out of range in a list of size " << size;
  std::abort();  // unreachable: the line above does not return
}

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
