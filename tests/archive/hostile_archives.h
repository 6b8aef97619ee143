// Archives with false information, made from a valid one by changing a few fields.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <ostream>
#include <string>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/archive/load.h"
#include "sample_models.h"
#include "temporary_folder.h"
#include "zip_builder.h"

namespace onnxgen::archive::tests {

// Offsets of fields.
inline constexpr std::size_t kLocalFlags = 6;
inline constexpr std::size_t kLocalMethod = 8;
inline constexpr std::size_t kLocalCrc = 14;
inline constexpr std::size_t kLocalStored = 18;
inline constexpr std::size_t kLocalSize = 22;
inline constexpr std::size_t kLocalNameSize = 26;
inline constexpr std::size_t kLocalExtraSize = 28;
inline constexpr std::size_t kLocalName = 30;
inline constexpr std::size_t kCentralFlags = 8;
inline constexpr std::size_t kCentralMethod = 10;
inline constexpr std::size_t kCentralCrc = 16;
inline constexpr std::size_t kCentralStored = 20;
inline constexpr std::size_t kCentralSize = 24;
inline constexpr std::size_t kCentralNameSize = 28;
inline constexpr std::size_t kCentralVersion = 6;
inline constexpr std::size_t kCentralExtraSize = 30;
inline constexpr std::size_t kCentralAttributes = 38;
inline constexpr std::size_t kCentralDisk = 34;
inline constexpr std::size_t kCentralOffset = ZipBuilder::kCentralOffset;
inline constexpr std::size_t kEndDisk = 4;
inline constexpr std::size_t kEndEntries = 10;
inline constexpr std::size_t kEndDirectorySize = 12;
inline constexpr std::size_t kEndDirectoryOffset = 16;
inline constexpr std::size_t kEndSize = 22;

inline const std::string& graph() {
  static const std::string bytes = io::tests::external_model("w", 3000).SerializeAsString();
  return bytes;
}

// Returns an archive with a graph and one member, "w", whose records are changed.
inline ZipBuilder archive_with(const ZipBuilder::Change& change, std::uint16_t method = ZipBuilder::kStored) {
  ZipBuilder zip;
  zip.add("__MODEL_PROTO", graph()).add("w", std::string(3000, 'w'), method, change);
  return zip;
}

inline std::string with_end(std::size_t at, std::uint64_t value, int width) {
  std::string zip = archive_with({}).finish();
  overwrite(zip, zip.size() - kEndSize + at, value, width);
  return zip;
}

// An archive and the error that loading it must return.
struct Case {
  const char* name;
  std::function<std::string()> make;
  ErrorCode code;
  const char* detail;

  friend std::ostream& operator<<(std::ostream& out, const Case& c) { return out << c.name; }
};

inline ZipBuilder::Change both(std::size_t local, std::size_t central, std::uint64_t value, int width) {
  return [=](Records& records) {
    overwrite(records.local, local, value, width);
    overwrite(records.central, central, value, width);
  };
}
inline ZipBuilder::Change local(std::size_t at, std::uint64_t value, int width) {
  return [=](Records& records) { overwrite(records.local, at, value, width); };
}
inline ZipBuilder::Change central(std::size_t at, std::uint64_t value, int width) {
  return [=](Records& records) { overwrite(records.central, at, value, width); };
}

// Checks that every way of loading rejects the archive.
inline void expect_refused(const Case& hostile) {
  const std::string zip = hostile.make();
  const io::tests::TemporaryFolder folder;
  const std::string path = folder.write("a.zip", zip);
  const auto bytes = std::make_shared<const std::string>(zip);
  for (const io::Holding holding : {io::Holding::kMapped, io::Holding::kOwned}) {
    LoadOptions options;
    options.holding = holding;
    onnx::ModelProto model = io::tests::external_model("before", 1);
    const Status of_file = try_load(path, model, options);
    EXPECT_EQ(of_file.code(), hostile.code) << of_file.message();
    EXPECT_NE(of_file.message().find(hostile.detail), std::string::npos) << of_file.message();
    EXPECT_EQ(of_file.file(), path);
    EXPECT_EQ(model, onnx::ModelProto());
    const Status of_memory = try_load_from_memory(bytes, *bytes, model, options);
    EXPECT_EQ(of_memory.code(), hostile.code) << of_memory.message();
  }
}

}  // namespace onnxgen::archive::tests
