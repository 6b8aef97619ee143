// Options for loading an archive.
#pragma once

#include <cstdint>
#include <optional>

#include "onnxgen/io/load_options.h"

namespace onnxgen::archive {

// Options of io::LoadOptions, with these differences:
//
// - The graph is always read into its own memory, so that replace_model() may overwrite it in the file. `holding`
//   applies to the tensors.
// - The options that name external files have no effect, because the archive contains the data. `paths` applies to the
//   files of the folder form.
// - verify_checksums verifies the CRC-32 of stored members that are mapped. The CRC-32 of everything that is read or
//   inflated is always verified.
// - max_external_bytes limits the bytes that Holding::kOwned reads from stored members, and the bytes that a message of
//   the protobuf profile copies.
// - lock_timeout is the time to wait for replace_model(); afterwards the load fails with kOpenFailed.
struct LoadOptions : io::LoadOptions {
  // Maximum total size of all deflated members after inflating, in bytes; exceeding it is kInputTooLarge. The default
  // is 64 MiB plus 16 times the size of the archive, so that a small file cannot cause large allocations.
  std::optional<std::uint64_t> max_inflated_bytes;
};

}  // namespace onnxgen::archive
