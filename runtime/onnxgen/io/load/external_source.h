// One data file during the load of external tensors.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/held_bytes.h"
#include "onnxgen/io/load/external_files.h"
#include "onnxgen/io/load_options.h"

namespace onnxgen::io {

// Bytes of a data file that are held together.
struct HeldPart {
  std::uint64_t begin = 0;  // offset in the file
  HeldBytes held;
};

// Data file that tensors refer to, or the buffer that replaces it.
struct ExternalSource {
  std::string path;  // for error messages
  File file;
  std::uint64_t size = 0;
  std::string stamp;  // stamp of the file; see stamp_of()
  const NamedBuffer* buffer = nullptr;
  std::vector<std::size_t> requests;  // indices of the requests for bytes of this file
  std::vector<HeldPart> parts;        // ascending and disjoint; one part if the file is mapped or read as a whole
};

// Returns the number of bytes that the request covers. Its offset must not exceed the size of the source.
std::uint64_t length_of(const ExternalRequest& request, const ExternalSource& source);

// Returns the bytes of the request, which must be held.
std::string_view bytes_of(const ExternalRequest& request, const ExternalSource& source);

Status failure_of(const ExternalRequest& request, const ExternalSource& source, ErrorCode code, std::string detail);

// Allocates memory for the requested parts of the source, or for all of it if a checksum is needed. Appends the reads
// to do to `ranges` and adds their bytes to `total`. Large gaps between the parts need no memory.
Status plan_reads(ExternalSource& source, const std::vector<ExternalRequest>& requests, bool verifies_checksums,
                  std::vector<ReadRange>& ranges, std::uint64_t& total);

// Compares the source with the checksums that its requests state. Uses the held bytes if they were read, otherwise the
// file.
Status verify_checksums(const ExternalSource& source, const std::vector<ExternalRequest>& requests);

}  // namespace onnxgen::io
