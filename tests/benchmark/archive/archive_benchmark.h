// Benchmarks of onnxgen::archive and its peers.
#pragma once

#include <cstdint>
#include <string>

namespace onnxgen::bench {

struct ArchiveFiles {
  std::string folder;         // for output files
  std::string model;          // one model file with all weights
  std::string archive;        // the model as an archive
  std::string many;           // an archive of many small members
  std::uint64_t members = 0;  // number of these members
};

// Creates the files with this number of bytes of weights, and flushes them to disk.
void make_archives(const ArchiveFiles& files, std::uint64_t weight_bytes);

void add_archive_benchmarks(const ArchiveFiles& files);
// Adds cp of the same bytes, and minizip reading and writing them.
void add_archive_peers(const ArchiveFiles& files);

}  // namespace onnxgen::bench
