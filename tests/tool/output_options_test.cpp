// Options of convert and edit that do not fit the format of OUT are refused, so that no wish is silently ignored.
#include <gtest/gtest.h>

#include "models.h"
#include "run_tool.h"
#include "temporary_folder.h"

namespace onnx_tool::tests {
namespace {

using onnxgen::io::tests::TemporaryFolder;

class OutputOptions : public testing::Test {
 protected:
  // Expects wrong usage with this reason, and no output.
  void expect_refused(const std::string& command, const std::string& out, const std::vector<std::string>& options,
                      const std::string& reason) {
    std::vector<std::string> arguments = {command, path_, folder_ / out};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const Outcome run = run_tool(arguments);
    EXPECT_EQ(run.status, 2) << out << reason;
    EXPECT_TRUE(has(run.err, reason)) << run.err;
    EXPECT_EQ(folder_.files(), before_);
  }

  TemporaryFolder folder_;
  const std::string path_ = folder_.write("m.onnx", encoded(small_model(1000)));
  const std::string passphrase_ = folder_.write("passphrase", "secret\n");
  const std::vector<std::string> before_ = folder_.files();
};

TEST_F(OutputOptions, EncryptionNeedsAnEncryptedFormat) {
  const std::string missing = folder_ / "missing";
  for (const char* const command : {"convert", "edit"}) {
    for (const char* const out : {"o.onnx", "o.zip", "o.json", "o/"}) {
      expect_refused(command, out, {"--output-passphrase-file", passphrase_},
                     "--output-passphrase-file applies only to encrypted output; use .onnxc or --to encrypted");
      expect_refused(command, out, {"--output-passphrase-file", missing}, "applies only to encrypted output");
      expect_refused(command, out, {"--output-passphrase-fd", "3"}, "--output-passphrase-fd applies only to encrypted");
      expect_refused(command, out, {"--chacha"}, "--chacha applies only to encrypted output");
    }
    expect_refused(command, "o.onnxc", {"--external", "--output-passphrase-file", passphrase_},
                   "o.onnxc: --external requires a name that ends with .onnx");
  }
}

TEST_F(OutputOptions, DataFilesNeedABinaryModel) {
  for (const char* const out : {"o.json", "o.txt", "o.pbtxt", "o.zip", "o.onnxtxt", "o.onnxc", "o.npy", "o/", "o"}) {
    expect_refused("convert", out, {"--external"},
                   "--external requires a name that ends with .onnx; change the name, or use --to external");
    expect_refused("edit", out, {"--split", "1KiB"}, "--split requires a name that ends with .onnx");
  }
  EXPECT_EQ(run_tool({"convert", path_, folder_ / "o.pb", "--to", "external", "--split", "1KiB"}).status, 0);
  EXPECT_EQ(folder_.files(), (std::vector<std::string>{"m.onnx", "o.pb", "o.pb.data", "passphrase"}));
}

TEST_F(OutputOptions, LayoutNeedsTensorsOutsideTheModel) {
  for (const char* const out : {"o.onnx", "o.json", "o.onnxc"}) {
    expect_refused("convert", out, {"--align", "4096"}, "--align applies only to data files; use it with --external");
    expect_refused("convert", out, {"--threshold", "0"}, "--threshold applies only to data files and archives;");
    expect_refused("convert", out, {"--attributes"}, "--attributes applies only to data files and archives;");
  }
  expect_refused("convert", "o.zip", {"--align", "4096"}, "--align applies only to data files");
  expect_refused("convert", "o.txt", {"--leave-out"}, "--leave-out applies only to ONNX's textual syntax");
}

TEST_F(OutputOptions, NumPyFilesHaveNoReport) {
  std::string bytes;
  ASSERT_TRUE(small_model(2).graph().initializer(0).SerializeToString(&bytes));
  const std::string tensor = folder_.write("input_0.pb", bytes);
  for (const char* const option : {"--dry-run", "--json", "--chacha", "--external", "--allow-missing-data"}) {
    EXPECT_EQ(run_tool({"convert", tensor, folder_ / "o.npy", option}).status, 2) << option;
  }
  EXPECT_EQ(folder_.files(), (std::vector<std::string>{"input_0.pb", "m.onnx", "passphrase"}));
}

}  // namespace
}  // namespace onnx_tool::tests
