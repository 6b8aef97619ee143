// minizip reads the archives that this library writes, and vice versa, including ZIP64.
#include <gtest/gtest.h>
#include <minizip/unzip.h>
#include <minizip/zip.h>

#include <cstdint>
#include <string>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/archive/load.h"
#include "onnxgen/archive/save.h"
#include "sample_models.h"
#include "temporary_folder.h"

namespace onnxgen::archive {
namespace {

using io::tests::fill_raw;
using io::tests::pattern;
using io::tests::TemporaryFolder;

TEST(Minizip, ReadsOurs) {
  onnx::ModelProto model;
  for (unsigned i = 0; i < 50; ++i) {
    fill_raw(*model.mutable_graph()->add_initializer(), "w" + std::to_string(i), pattern(1024 + 700 * i, i));
  }
  const TemporaryFolder folder;
  const std::string path = folder / "model.zip";
  save(model, path);
  const unzFile zip = ::unzOpen64(path.c_str());
  ASSERT_NE(zip, nullptr);
  for (unsigned i = 0; i < 50; ++i) {
    ASSERT_EQ(::unzLocateFile(zip, ("w" + std::to_string(i)).c_str(), 1), UNZ_OK);
    ASSERT_EQ(::unzOpenCurrentFile(zip), UNZ_OK);
    EXPECT_EQ(::unzGetCurrentFileZStreamPos64(zip) % 64, 0u);
    std::string bytes(1024 + 700 * i, '\0');
    EXPECT_EQ(::unzReadCurrentFile(zip, bytes.data(), static_cast<unsigned>(bytes.size())),
              static_cast<int>(bytes.size()));
    EXPECT_EQ(bytes, pattern(bytes.size(), i));
    EXPECT_EQ(::unzCloseCurrentFile(zip), UNZ_OK) << "the CRC-32 differs";
  }
  EXPECT_EQ(::unzClose(zip), UNZ_OK);
}

TEST(Minizip, OursReadsIt) {
  const TemporaryFolder folder;
  for (const bool is_64 : {false, true}) {
    for (const int method : {0, Z_DEFLATED}) {
      const std::string path = folder / "model.zip";
      const zipFile zip = ::zipOpen64(path.c_str(), APPEND_STATUS_CREATE);
      ASSERT_NE(zip, nullptr);
      const auto add = [&](const char* name, const std::string& bytes) {
        ASSERT_EQ(::zipOpenNewFileInZip64(zip, name, nullptr, nullptr, 0, nullptr, 0, nullptr, method, 9, is_64),
                  ZIP_OK);
        ASSERT_EQ(::zipWriteInFileInZip(zip, bytes.data(), static_cast<unsigned>(bytes.size())), ZIP_OK);
        ASSERT_EQ(::zipCloseFileInZip(zip), ZIP_OK);
      };
      add("__MODEL_PROTO", io::tests::external_model("w", 5000).SerializeAsString());
      add("w", pattern(5000));
      ASSERT_EQ(::zipClose(zip, nullptr), ZIP_OK);
      EXPECT_EQ(load<onnx::ModelProto>(path).graph().initializer(0).raw_data(), pattern(5000));
      std::filesystem::remove(path);
    }
  }
}

}  // namespace
}  // namespace onnxgen::archive
