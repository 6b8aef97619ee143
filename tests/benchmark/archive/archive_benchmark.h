// The benchmarks of onnxgen::archive and their peers.
#pragma once

#include <cstdint>
#include <string>

namespace onnxgen::bench {

struct ArchiveFiles {
  std::string folder;         // for what a benchmark writes
  std::string model;          // one model file, all weights in it
  std::string archive;        // the same as an archive
  std::string many;           // an archive of many small members
  std::uint64_t members = 0;  // how many
};

// Makes the files, with so many bytes of weights, flushed to the disk.
void make_archives(const ArchiveFiles& files, std::uint64_t weight_bytes);

void add_archive_benchmarks(const ArchiveFiles& files);
// cp of the same bytes; minizip reading and writing them.
void add_archive_peers(const ArchiveFiles& files);

}  // namespace onnxgen::bench
