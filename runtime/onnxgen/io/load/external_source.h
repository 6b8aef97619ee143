// One file that external tensors want bytes of, while they are loaded.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/held_bytes.h"
#include "onnxgen/io/load/external_files.h"
#include "onnxgen/io/load_options.h"

namespace onnxgen::io {

// A file that tensors want bytes of, or the buffer that stands for it.
struct ExternalSource {
  std::string path;  // for messages
  File file;
  std::uint64_t size = 0;
  std::string stamp;  // of the file
  const NamedBuffer* buffer = nullptr;
  std::vector<std::size_t> requests;  // that want bytes of it, in all that there are
  HeldBytes held;
  std::uint64_t held_from = 0;  // where in the file the held bytes begin
};

// Bytes that the request wants; its offset must lie in the source.
std::uint64_t length_of(const ExternalRequest& request, const ExternalSource& source);

Status failure_of(const ExternalRequest& request, const ExternalSource& source, ErrorCode code, std::string detail);

// Makes room for what `requests` want of the source, or for all of it where a checksum is wanted, and adds what is to
// be read and where to. `total` grows by its bytes.
Status plan_reads(ExternalSource& source, const std::vector<ExternalRequest>& requests, bool verifies_checksums,
                  std::vector<ReadRange>& ranges, std::uint64_t& total);

// Compares the source with the checksums that its requests state, of the bytes that are held if they were read, else of
// the file.
Status verify_checksums(const ExternalSource& source, const std::vector<ExternalRequest>& requests);

}  // namespace onnxgen::io
