// Models whose files are symbolic links, laid out as in the caches of model hubs and data-versioning tools.
#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <string>
#include <thread>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/check/check.h"
#include "onnxgen/io/index.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/load/model_watch.h"
#include "sample_models.h"
#include "temporary_folder.h"
#include "tier.h"

namespace onnxgen::io {
namespace {

namespace fs = std::filesystem;
using tests::add_entry;
using tests::TemporaryFolder;

constexpr const char* kWeights = "0123456789abcdef";

std::string model_naming(const std::string& location) {
  onnx::ModelProto model;
  model.set_ir_version(8);
  (*model.add_opset_import()).set_version(18);
  model.mutable_graph()->set_name("g");
  onnx::TensorProto& tensor = *model.mutable_graph()->add_initializer();
  tensor.set_name("w");
  tensor.set_data_type(onnx::TensorProto::FLOAT);
  tensor.add_dims(4);
  tensor.set_data_location(onnx::TensorProto::EXTERNAL);
  add_entry(tensor, "location", location);
  return model.SerializeAsString();
}

class LinkedModel : public testing::Test {
 protected:
  void link(const fs::path& target, const std::string& name) const {
    fs::create_directories(fs::path(folder_ / name).parent_path());
    fs::create_symlink(target, folder_ / name);
  }

  // Checks that every reader loads the weights of the model at this path.
  void expect_opens(const std::string& name, const PathPolicy& policy = {}) const {
    const std::string path = folder_ / name;
    for (const Holding holding : {Holding::kMapped, Holding::kOwned}) {
      LoadOptions options;
      options.holding = holding;
      options.paths = policy;
      EXPECT_EQ(load<onnx::ModelProto>(path, options).graph().initializer(0).raw_data(), kWeights);
    }
    IndexOptions options;
    options.paths = policy;
    const TensorIndex index = io::index(path);
    EXPECT_EQ(read_tensor(index, index.tensors.front(), options), kWeights);
    check::Options rules;
    rules.paths = policy;
    rules.external_alignment = 0;
    const check::Report report = check::check<onnx::ModelProto>(path, rules);
    EXPECT_TRUE(report.ok()) << (report.findings.empty() ? "" : report.findings.front().message());
  }

  // Checks that every reader rejects the weights for this reason.
  void expect_refused(const std::string& name, const std::string& reason, const PathPolicy& policy = {}) const {
    const std::string path = folder_ / name;
    LoadOptions options;
    options.paths = policy;
    onnx::ModelProto model;
    const Status status = try_load(path, model, options);
    EXPECT_NE(status.message().find(reason), std::string::npos) << status.message();
    IndexOptions reading;
    reading.paths = policy;
    const TensorIndex index = io::index(path);
    std::string bytes;
    const Status read = try_read_tensor(index, index.tensors.front(), bytes, reading);
    EXPECT_EQ(read.code(), status.code());
    EXPECT_NE(read.message().find(reason), std::string::npos) << read.message();
    check::Options rules;
    rules.paths = policy;
    EXPECT_FALSE(check::check<onnx::ModelProto>(path, rules).ok());
  }

  TemporaryFolder folder_;
};

TEST_F(LinkedModel, HubCacheWithRelativeLinks) {
  folder_.write("blobs/aa01", model_naming("model.onnx_data"));
  folder_.write("blobs/bb02", kWeights);
  link("../../blobs/aa01", "snapshots/rev/model.onnx");
  link("../../blobs/bb02", "snapshots/rev/model.onnx_data");
  expect_opens("snapshots/rev/model.onnx");
}

TEST_F(LinkedModel, HubCacheWithAbsoluteLinks) {
  link(folder_.write("blobs/aa01", model_naming("weights/w.bin")), "snapshots/rev/model.onnx");
  link(folder_.write("blobs/bb02", kWeights), "snapshots/rev/weights/w.bin");
  expect_opens("snapshots/rev/model.onnx");
}

TEST_F(LinkedModel, HubCacheWithNestedFolders) {
  folder_.write("blobs/aa01", model_naming("model.onnx_data"));
  folder_.write("blobs/bb02", kWeights);
  link("../../../blobs/aa01", "snapshots/rev/onnx/model.onnx");
  link("../../../blobs/bb02", "snapshots/rev/onnx/model.onnx_data");
  expect_opens("snapshots/rev/onnx/model.onnx");
}

TEST_F(LinkedModel, HubCacheOfCopiesAsOnWindows) {
  folder_.write("snapshots/rev/model.onnx", model_naming("model.onnx_data"));
  folder_.write("snapshots/rev/model.onnx_data", kWeights);
  expect_opens("snapshots/rev/model.onnx");
}

TEST_F(LinkedModel, GitAnnex) {
  folder_.write(".git/annex/objects/J1/x9/SHA256E-s99--aa.onnx/SHA256E-s99--aa.onnx", model_naming("w.bin"));
  folder_.write(".git/annex/objects/Qm/0z/SHA256E-s16--bb.bin/SHA256E-s16--bb.bin", kWeights);
  link(".git/annex/objects/J1/x9/SHA256E-s99--aa.onnx/SHA256E-s99--aa.onnx", "model.onnx");
  link(".git/annex/objects/Qm/0z/SHA256E-s16--bb.bin/SHA256E-s16--bb.bin", "w.bin");
  expect_opens("model.onnx");
}

// git-annex stores each file in a folder of its own, so a model in a subfolder of the repository needs an allowed root.
TEST_F(LinkedModel, GitAnnexInAFolderNeedsARoot) {
  folder_.write(".git/annex/objects/J1/aa/aa", model_naming("w.bin"));
  folder_.write(".git/annex/objects/Qm/bb/bb", kWeights);
  link("../.git/annex/objects/J1/aa/aa", "models/model.onnx");
  link("../.git/annex/objects/Qm/bb/bb", "models/w.bin");
  expect_refused("models/model.onnx", "allow its folder with PathPolicy::allowed_roots (--data-root)");
  PathPolicy policy;
  policy.allowed_roots = {folder_ / ".git/annex/objects"};
  expect_opens("models/model.onnx", policy);
}

TEST_F(LinkedModel, DvcCacheOfLinks) {
  link(folder_.write(".dvc/cache/files/md5/aa/0001", model_naming("w.bin")), "model.onnx");
  link(folder_.write(".dvc/cache/files/md5/bb/0002", kWeights), "w.bin");
  expect_opens("model.onnx");
}

TEST_F(LinkedModel, DvcCacheOfHardLinksNeedsAnOption) {
  folder_.write("model.onnx", model_naming("w.bin"));
  fs::create_hard_link(folder_.write(".dvc/cache/files/md5/bb/0002", kWeights), folder_ / "w.bin");
  expect_refused("model.onnx", "set PathPolicy::allow_hard_links (--allow-hard-links) to accept it");
  PathPolicy policy;
  policy.allow_hard_links = true;
  expect_opens("model.onnx", policy);
}

TEST_F(LinkedModel, ChainsOfLinksAreJudgedByTheirTarget) {
  folder_.write("blobs/aa01", model_naming("w.bin"));
  folder_.write("blobs/bb02", kWeights);
  link("../blobs/aa01", "elsewhere/model");
  link("../blobs/bb02", "elsewhere/data");
  link("../elsewhere/model", "models/model.onnx");
  link("../elsewhere/data", "models/w.bin");
  expect_opens("models/model.onnx");
}

TEST_F(LinkedModel, AllowedRootsMayBeLinksThemselves) {
  folder_.write("models/model.onnx", model_naming("w.bin"));
  link(folder_.write("store/bb02", kWeights), "models/w.bin");
  link("store", "root");
  PathPolicy policy;
  policy.allowed_roots = {folder_ / "none", folder_ / "root"};
  expect_opens("models/model.onnx", policy);
}

TEST_F(LinkedModel, LinksThatLeadElsewhereAreRefused) {
  folder_.write("secret", kWeights);
  folder_.write("blobs/aa01", model_naming("w.bin"));
  fs::create_directories(folder_ / "blobs/folder");
  link("../../blobs/aa01", "snapshots/rev/model.onnx");
  const auto refused = [this](const fs::path& target, const char* reason) {
    SCOPED_TRACE(target);
    link(target, "snapshots/rev/w.bin");
    expect_refused("snapshots/rev/model.onnx", reason);
    fs::remove(folder_ / "snapshots/rev/w.bin");
  };
  refused("/etc/passwd", "the file is a symbolic link to '/etc/passwd', outside the model's folder");
  refused("/dev/zero", "outside the model's folder");
  refused("../../secret", "outside the model's folder");
  refused("../../blobs/folder", "not a regular file");
  refused("../../blobs/none", "the file is a symbolic link that does not lead to a file");
  refused("w.bin", "the file is a symbolic link that does not lead to a file: Too many levels of symbolic links");
  PathPolicy strict = no_links();
  link("../../blobs/aa01", "snapshots/rev/w.bin");
  expect_refused("snapshots/rev/model.onnx", "PathPolicy::allow_symlinks is off", strict);
}

TEST_F(LinkedModel, AFolderThatIsALinkIsFollowedBeneathTheRoots) {
  folder_.write("blobs/aa01", model_naming("data/w.bin"));
  folder_.write("blobs/data/w.bin", kWeights);
  folder_.write("outside/w.bin", kWeights);
  link("../../blobs/aa01", "snapshots/rev/model.onnx");
  link("../../blobs/data", "snapshots/rev/data");
  expect_opens("snapshots/rev/model.onnx");
  fs::remove(folder_ / "snapshots/rev/data");
  link("../../outside", "snapshots/rev/data");
  expect_refused("snapshots/rev/model.onnx", "the path contains the symbolic link 'data'");
}

// If the model's path is not a link, links of its data may not leave its folder.
TEST_F(LinkedModel, OnlyALinkedModelMayUseItsTargetsFolder) {
  folder_.write("models/model.onnx", model_naming("w.bin"));
  folder_.write("blobs/bb02", kWeights);
  link("../blobs/bb02", "models/w.bin");
  expect_refused("models/model.onnx", "outside the model's folder");
}

TEST_F(LinkedModel, AWatchOpensOnlyItsOwnFileAgain) {
  folder_.write("first", "1");
  folder_.write("second", "2");
  link("first", "model.onnx");
  ModelWatch watch;
  ASSERT_TRUE(watch.begin(folder_ / "model.onnx"));
  File file;
  fs::remove(folder_ / "model.onnx");
  link("second", "model.onnx");
  EXPECT_EQ(watch.open_again(file).code(), ErrorCode::kFileChanged);
  fs::remove(folder_ / "model.onnx");
  link("first", "model.onnx");
  EXPECT_TRUE(watch.open_again(file));
}

// During the load, an attacker redirects the model's path to a folder with a secret, and the data's path to the secret.
// A load that began with the original model must not treat the secret's folder as the model's.
TEST_F(LinkedModel, ModelSwappedDuringTheLoad) {
  folder_.write("blobs/aa01", model_naming("w.bin"));
  folder_.write("blobs/bb02", kWeights);
  folder_.write("private/aa01", "no model");
  folder_.write("private/secret", "a secret of 16 b");
  link("../blobs/aa01", "models/model.onnx");
  link("../blobs/bb02", "models/w.bin");
  const auto swap = [this](const fs::path& target, const std::string& name) {
    std::error_code ignored;
    fs::create_symlink(target, folder_ / "models/next", ignored);
    fs::rename(folder_ / "models/next", folder_ / name, ignored);
  };
  std::atomic<bool> stop{false};
  std::thread attacker([&] {
    while (!stop) {
      swap("../private/aa01", "models/model.onnx");
      swap("../private/secret", "models/w.bin");
      swap("../blobs/aa01", "models/model.onnx");
      swap("../blobs/bb02", "models/w.bin");
    }
  });
  int loaded = 0;
  const int wanted = onnxgen::tests::by_tier(20, 500);
  for (int tries = 0; tries < 1000 && loaded < wanted; ++tries) {
    onnx::ModelProto model;
    if (!try_load(folder_ / "models/model.onnx", model)) continue;
    ++loaded;
    ASSERT_EQ(model.graph().initializer(0).raw_data(), kWeights);
  }
  stop = true;
  attacker.join();
  // After the last swap, or one more, the original model is back in place.
  expect_opens("models/model.onnx");
}

}  // namespace
}  // namespace onnxgen::io
