// What a caller can say about loading an archive.
#pragma once

#include <cstdint>
#include <optional>

#include "onnxgen/io/load_options.h"

namespace onnxgen::archive {

// As for files, with these differences. The graph is always read into memory of its own, so that replace_model may
// write over it in the file; kMapped is about the tensors. The tensors are in the archive: what names external files
// does not apply, but for `paths`, which guards the files of the folder form. verify_checksums compares the CRC-32 of
// stored members that are mapped; that of everything that is read or inflated is compared always. max_external_bytes
// limits what kOwned reads of the archive. lock_timeout is how long to wait for replace_model.
struct LoadOptions : io::LoadOptions {
  // Bytes that deflated members may take together once they are inflated; more is kInputTooLarge. Without it, 64 MiB
  // and sixteen times the size of the archive, so that a small file cannot ask for much memory.
  std::optional<std::uint64_t> max_inflated_bytes;
};

}  // namespace onnxgen::archive
