// Options of loading an archive.
#pragma once

#include <cstdint>
#include <optional>

#include "onnxgen/io/load_options.h"

namespace onnxgen::archive {

// The options are those for files, with these differences. The graph is always read into memory of its own, so that
// replace_model may write over it in the file; kMapped is about the tensors. The tensors are in the archive, so options
// that name external files have no effect, except `paths`, which guards the files of the folder form. verify_checksums
// compares the CRC-32 of stored members that are mapped; the CRC-32 of everything that is read or inflated is always
// compared. max_external_bytes limits what kOwned reads of the archive. lock_timeout is how long to wait for
// replace_model.
struct LoadOptions : io::LoadOptions {
  // How many bytes all deflated members together may take when they are inflated; more is kInputTooLarge. The default
  // is 64 MiB plus sixteen times the size of the archive, so that a small file cannot ask for much memory.
  std::optional<std::uint64_t> max_inflated_bytes;
};

}  // namespace onnxgen::archive
