// The messages of all broken models, in messages.txt: each message once, with the first model that shows it.
// UPDATE_GOLDEN=1 writes that file.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include "broken_models.h"
#include "onnxgen/check/check.h"
#include "temporary_folder.h"

namespace onnxgen::check::tests {
namespace {

// Lists the messages that differ in more than their paths. Paths in `folder` are written without it.
std::string catalog_of_messages(const io::tests::TemporaryFolder& folder) {
  Options options;
  options.external_data_folder = folder / "models";
  std::set<std::string> seen;
  const std::string prefix = folder / "";
  std::string catalog;
  for (const BrokenModel& broken : broken_models()) {
    const Report report = check(broken.model, options);
    for (const Finding& finding : report.findings) {
      if (!seen.insert(finding.text).second) continue;
      std::string message = finding.message();
      for (std::size_t at = 0; (at = message.find(prefix)) != std::string::npos;) message.erase(at, prefix.size());
      catalog += broken.name + "\n  " + message + "\n";
    }
  }
  return catalog;
}

TEST(Messages, OfBrokenModels) {
  const io::tests::TemporaryFolder folder;
  folder.write("models/data.bin", std::string(4096, '\0'));
  folder.write("outside.bin", std::string(4096, '\0'));
  std::filesystem::create_symlink("../outside.bin", folder / "models/link.bin");
  const std::string catalog = catalog_of_messages(folder);
  const std::string golden = ONNXGEN_CHECK_TESTS "/messages.txt";
  if (std::getenv("UPDATE_GOLDEN") != nullptr) std::ofstream(golden, std::ios::binary) << catalog;
  std::ifstream in(golden, std::ios::binary);
  EXPECT_EQ(catalog, std::string(std::istreambuf_iterator<char>(in), {}));
}

}  // namespace
}  // namespace onnxgen::check::tests
