#include "onnxgen/io/index.h"

#include <gtest/gtest.h>

#include <cstring>
#include <filesystem>
#include <random>
#include <string>
#include <vector>

#include "corpora.h"
#include "onnx/onnx-data.pb.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/save.h"
#include "onnxgen/tensor/tensor_view.h"
#include "sample_models.h"
#include "temporary_folder.h"
#include "tier.h"

namespace onnxgen::io {
namespace {

using tests::pattern;

ReadFunction from(const std::string& bytes) {
  return [&bytes](std::uint64_t offset, void* to, std::size_t count) {
    EXPECT_LE(offset + count, bytes.size());
    std::memcpy(to, bytes.data() + offset, count);
    return Status();
  };
}

template <class M>
TensorIndex index_of(const M& message) {
  const std::string bytes = message.SerializeAsString();
  return index(from(bytes), bytes.size(), {}, wire_kind_of<M>());
}

bool has_external(const onnx::ModelProto& model) {
  bool found = false;
  for_each_tensor(model, [&found](const onnx::TensorProto& tensor, const TensorSite&) {
    found = found || tensor.external_data_size() != 0 || is_external(tensor);
  });
  return found;
}

TEST(Index, ListsEveryTensorWithItsLocation) {
  tests::TemporaryFolder folder;
  const onnx::ModelProto model = tests::model_with_tensors_everywhere();
  const std::string path = folder.write("m.onnx", model.SerializeAsString());
  const TensorIndex found = index(path);
  ASSERT_EQ(found.tensors.size(), tests::kTensorsEverywhere);
  for_each_tensor(model, [&](const onnx::TensorProto& tensor, const TensorSite&) {
    const IndexedTensor* const entry = found.find(tensor.name());
    ASSERT_NE(entry, nullptr) << tensor.name();
    EXPECT_EQ(entry->type, ElementType::kUint8);
    EXPECT_EQ(entry->dims, std::vector<std::int64_t>{tensor.dims(0)});
    EXPECT_EQ(entry->storage, TensorStorage::kRaw);
    EXPECT_EQ(entry->file, path);
    EXPECT_EQ(entry->length, tensor.raw_data().size());
    EXPECT_EQ(read_tensor(found, *entry), tensor.raw_data());
  });
  EXPECT_EQ(found.find("initializer")->path.text(), "graph.initializer[0]");
  EXPECT_EQ(found.find("attribute.t")->path.text(), "graph.node[0].attribute[0].t");
  EXPECT_EQ(found.find("attribute.tensors")->path.text(), "graph.node[0].attribute[1].tensors[0]");
  EXPECT_EQ(found.find("attribute.sparse.indices")->path.text(), "graph.node[0].attribute[2].sparse_tensor.indices");
  EXPECT_EQ(found.find("subgraphs")->path.text(), "graph.node[0].attribute[5].graphs[0].initializer[0]");
  EXPECT_EQ(found.find("training")->path.text(), "training_info[0].initialization.initializer[0]");
  EXPECT_EQ(found.find("function default")->path.text(), "functions[0].attribute_proto[0].t");
  EXPECT_EQ(found.find("no such"), nullptr);
}

TEST(Index, KindsOfStorage) {
  onnx::GraphProto graph;
  onnx::TensorProto* tensor = graph.add_initializer();
  tensor->set_name("floats");
  tensor->set_data_type(onnx::TensorProto::FLOAT);
  tensor->add_dims(2);
  tensor->add_float_data(1);
  tensor->add_float_data(2);
  tensor = graph.add_initializer();
  tensor->set_name("strings");
  tensor->set_data_type(onnx::TensorProto::STRING);
  tensor->add_string_data("ab");
  tensor->add_string_data("c");
  tensor = graph.add_initializer();
  tensor->set_name("none");
  tensor->set_data_type(99);
  tests::fill_external(*graph.add_initializer(), "external", "sub/w.bin", 7, 4096, 7);
  tests::fill_external(*graph.add_initializer(), "to the end", "w.bin", 11);
  const std::string bytes = graph.SerializeAsString();
  const TensorIndex found = index_of(graph);
  ASSERT_EQ(found.tensors.size(), 5u);
  EXPECT_EQ(found.tensors[0].storage, TensorStorage::kTyped);
  EXPECT_EQ(found.tensors[0].data_field, tensor_field::kFloatData);
  float values[2];
  std::memcpy(values, bytes.data() + found.tensors[0].offset, sizeof values);
  EXPECT_EQ(values[1], 2);
  EXPECT_EQ(found.tensors[1].storage, TensorStorage::kScattered);
  EXPECT_EQ(found.tensors[1].length, 3u);
  EXPECT_EQ(found.tensors[2].storage, TensorStorage::kNone);
  EXPECT_EQ(found.tensors[2].type, ElementType::kUndefined);
  EXPECT_EQ(found.tensors[2].type_number, 99);
  EXPECT_EQ(found.tensors[3].storage, TensorStorage::kExternal);
  EXPECT_EQ(found.tensors[3].offset, 4096u);
  EXPECT_EQ(found.tensors[3].length, 7u);
  EXPECT_EQ(found.tensors[3].external.location, "sub/w.bin");
  EXPECT_EQ(found.tensors[3].file, "sub/w.bin");
  EXPECT_EQ(found.tensors[4].length, 11u) << "what type and shape take";
}

TEST(Index, ExternalTensorsAreReadUnderThePolicy) {
  tests::TemporaryFolder folder;
  folder.write("secret", "12345");
  folder.write("model/sub/w.bin", "__12345__");
  onnx::ModelProto model = tests::external_model("sub/w.bin", 5, 2, 5);
  tests::fill_external(*model.mutable_graph()->add_initializer(), "escape", "../secret", 5);
  tests::fill_external(*model.mutable_graph()->add_initializer(), "long", "sub/w.bin", 5, 2, 100);
  const std::string path = folder.write("model/m.onnx", model.SerializeAsString());
  IndexOptions any_size;
  any_size.allow_size_mismatch = true;
  const TensorIndex found = index(path, any_size);
  ASSERT_EQ(found.tensors.size(), 3u);
  EXPECT_EQ(found.tensors[0].file, folder / "model/sub/w.bin");
  EXPECT_EQ(read_tensor(found, found.tensors[0]), "12345");
  EXPECT_EQ(found.tensors[1].file, "") << "no path that a program might open unwarily";
  std::string bytes;
  EXPECT_EQ(try_read_tensor(found, found.tensors[1], bytes).code(), ErrorCode::kPathRefused);
  EXPECT_EQ(try_read_tensor(found, found.tensors[2], bytes).code(), ErrorCode::kOutOfFile);
}

// For an external tensor without a length, the index reports the length that a load uses.
TEST(Index, UnstatedLengthsEqualThoseOfALoad) {
  tests::TemporaryFolder folder;
  folder.write("w.bin", "__12345__");
  onnx::ModelProto model = tests::external_model("w.bin", 5, 2);
  onnx::TensorProto& untyped = *model.mutable_graph()->add_initializer();
  tests::fill_external(untyped, "untyped", "w.bin", 5, 2);
  untyped.set_data_type(onnx::TensorProto::UNDEFINED);
  const std::string path = folder.write("m.onnx", model.SerializeAsString());
  const TensorIndex found = index(path);
  const auto loaded = load<onnx::ModelProto>(path);
  EXPECT_EQ(loaded.graph().initializer(0).raw_data(), "12345") << "what its type and shape take";
  EXPECT_EQ(found.tensors[0].length, 5u);
  EXPECT_EQ(loaded.graph().initializer(1).raw_data(), "12345__") << "to the end of the file";
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_EQ(read_tensor(found, found.tensors[i]), loaded.graph().initializer(i).raw_data());
  }
}

TEST(Index, RefusesToReadAModelThatWasSavedSince) {
  tests::TemporaryFolder folder;
  const std::string path = folder / "m.onnx";
  const auto write = [&](unsigned seed) {
    onnx::ModelProto model;
    tests::fill_raw(*model.mutable_graph()->add_initializer(), "inside", tests::pattern(100, seed));
    tests::fill_raw(*model.mutable_graph()->add_initializer(), "beside", tests::pattern(2000, seed));
    SaveOptions options;
    options.placement = DataPlacement::kOneFile;
    save(model, path, options);
  };
  write(1);
  const TensorIndex old = index(path);
  EXPECT_EQ(read_tensor(old, *old.find("inside")), tests::pattern(100, 1));
  EXPECT_EQ(read_tensor(old, *old.find("beside")), tests::pattern(2000, 1));
  write(2);
  std::string bytes;
  for (const char* const name : {"inside", "beside"}) {
    const Status status = try_read_tensor(old, *old.find(name), bytes);
    EXPECT_EQ(status.code(), ErrorCode::kFileChanged) << name;
    EXPECT_EQ(status.file(), path);
    EXPECT_EQ(bytes, "");
  }
  const TensorIndex now = index(path);
  EXPECT_EQ(read_tensor(now, *now.find("beside")), tests::pattern(2000, 2));
}

TEST(Index, IndexesOtherMessageTypes) {
  const onnx::ModelProto model = tests::model_with_tensors_everywhere();
  EXPECT_EQ(index_of(model.graph()).tensors.size(), 9u);
  EXPECT_EQ(index_of(model.functions(0)).tensors.size(), 2u);
  const TensorIndex one = index_of(model.graph().initializer(0));
  ASSERT_EQ(one.tensors.size(), 1u);
  EXPECT_EQ(one.tensors[0].path.text(), "");
  onnx::SequenceProto sequence;
  sequence.add_map_values()->mutable_values()->add_tensor_values()->set_name("t");
  ASSERT_EQ(index_of(sequence).tensors.size(), 1u);
  EXPECT_EQ(index_of(sequence).tensors[0].path.text(), "map_values[0].values.tensor_values[0]");
}

// The index skips the weights and reads few bytes.
TEST(Index, ReadsTheStructureOnly) {
  onnx::ModelProto model;
  for (unsigned i = 0; i < 20; ++i) {
    tests::fill_raw(*model.mutable_graph()->add_initializer(), "w" + std::to_string(i), pattern(1'000'000, i));
  }
  const std::string bytes = model.SerializeAsString();
  std::size_t reads = 0;
  std::uint64_t total = 0;
  std::uint64_t last = 0;
  const ReadFunction counting = [&](std::uint64_t offset, void* to, std::size_t count) {
    ++reads;
    total += count;
    EXPECT_GE(offset, last) << "forward only";
    last = offset;
    std::memcpy(to, bytes.data() + offset, count);
    return Status();
  };
  const TensorIndex found = index(counting, bytes.size());
  ASSERT_EQ(found.tensors.size(), 20u);
  EXPECT_LE(reads, 21u);
  EXPECT_LE(total, bytes.size() / 100);
  for (unsigned i = 0; i < 20; ++i) {
    EXPECT_EQ(bytes.substr(found.tensors[i].offset, found.tensors[i].length), pattern(1'000'000, i));
  }
}

TEST(Index, ReturnsFailuresOfTheReadFunction) {
  TensorIndex found;
  const ReadFunction failing = [](std::uint64_t, void*, std::size_t) {
    return failure(ErrorCode::kReadFailed, "s3://m");
  };
  const Status status = try_index(failing, 100, found);
  EXPECT_EQ(status.message(), "s3://m: reading failed");
  EXPECT_THROW((void)index(failing, 100), Error);
}

TEST(Index, TruncatedAndDamagedFilesGiveErrors) {
  const std::string bytes = tests::model_with_tensors_everywhere().SerializeAsString();
  std::size_t complete = 0;
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    const std::string cut = bytes.substr(0, size);
    TensorIndex found;
    const Status status = try_index(from(cut), cut.size(), found);
    onnx::ModelProto model;
    EXPECT_EQ(status.ok(), model.ParseFromString(cut).ok()) << size;
    complete += status.ok() ? 1 : 0;
  }
  EXPECT_GT(complete, 0u);
  EXPECT_LT(complete, 10u);
}

// Files with bytes randomly changed, removed and inserted. Each parser returns a message or an error.
TEST(Index, MutatedFilesDoNotCrash) {
  const std::string bytes = tests::model_with_tensors_everywhere().SerializeAsString();
  std::mt19937 random(5);
  LoadOptions skip;
  skip.holding = Holding::kSkipped;
  for (int i = 0; i < onnxgen::tests::by_tier(2000, 20000); ++i) {
    std::string mutated = bytes;
    for (unsigned changes = random() % 4 + 1; changes != 0; --changes) {
      const std::size_t at = random() % mutated.size();
      const auto byte = static_cast<char>(random() % 3 == 0 ? 0xFF : random());
      if (random() % 3 != 0) {
        mutated[at] = byte;
      } else if (random() % 2 == 0) {
        mutated.insert(at, 1, byte);
      } else {
        mutated.erase(at, 1);
      }
    }
    TensorIndex found;
    onnx::ModelProto whole;
    onnx::ModelProto structure;
    const bool is_model = whole.ParseFromString(mutated).ok();
    const bool has_index = try_index(from(mutated), mutated.size(), found).ok();
    const bool has_structure = try_load_from_memory(mutated, structure, skip).ok();
    // The index and the structure loader inspect less than a full parse, so they accept everything that it accepts,
    // except contradictory external data entries.
    ASSERT_LE(is_model, has_structure);
    for_each_tensor(whole, [](const onnx::TensorProto& tensor, const TensorSite&) {
      TensorView view;
      std::vector<float> values;
      if (TensorView::make(tensor, view)) (void)view.copy_as_float(values).ok();
    });
    ASSERT_TRUE(has_index || !is_model || has_external(whole));
  }
}

TEST(Index, DepthAndCountAreLimited) {
  onnx::GraphProto graph;
  graph.add_initializer();
  for (int i = 0; i < 60; ++i) {
    onnx::GraphProto outer;
    *outer.add_node()->add_attribute()->mutable_g() = graph;
    graph = outer;
  }
  const std::string bytes = graph.SerializeAsString();
  TensorIndex found;
  EXPECT_EQ(try_index(from(bytes), bytes.size(), found, {}, WireKind::kGraph).code(), ErrorCode::kDepthExceeded);
  IndexOptions options;
  options.max_depth = 1000;
  EXPECT_TRUE(try_index(from(bytes), bytes.size(), found, options, WireKind::kGraph));
  EXPECT_EQ(found.tensors.size(), 1u);
  options.max_tensors = 0;
  EXPECT_EQ(try_index(from(bytes), bytes.size(), found, options, WireKind::kGraph).code(), ErrorCode::kInputTooLarge);
}

// Thousands of tensors in deeply nested graphs. The common prefix of their paths is stored once.
TEST(Index, MemoryIsBounded) {
  constexpr std::size_t kTensors = 20'000;
  onnx::GraphProto graph;
  for (std::size_t i = 0; i < kTensors; ++i) graph.add_initializer();
  for (int i = 0; i < 30; ++i) {
    onnx::GraphProto outer;
    *outer.add_node()->add_attribute()->mutable_g() = graph;
    graph = std::move(outer);
  }
  const std::string bytes = graph.SerializeAsString();
  IndexOptions options;
  options.max_memory = 1000 * kTensors;
  TensorIndex found;
  ASSERT_TRUE(try_index(from(bytes), bytes.size(), found, options, WireKind::kGraph));
  ASSERT_EQ(found.tensors.size(), kTensors);
  const std::string way = found.tensors[kTensors - 1].path.text();
  EXPECT_EQ(way.substr(0, 48), "node[0].attribute[0].g.node[0].attribute[0].g.no");
  EXPECT_EQ(way.substr(way.size() - 20), "g.initializer[19999]");
  options.max_memory = 300 * kTensors;
  const Status status = try_index(from(bytes), bytes.size(), found, options, WireKind::kGraph);
  EXPECT_EQ(status.message(),
            "needs more memory than the limit: the records of the model's tensors need more than 6000000 bytes");
  EXPECT_TRUE(found.tensors.empty());
}

TEST(Index, NamesAndShapesCountAsMemory) {
  onnx::TensorProto named;
  named.set_name(std::string(2'000'000, 'x'));
  onnx::TensorProto shaped;
  for (int i = 0; i < 200'000; ++i) shaped.add_dims(1);
  for (const onnx::TensorProto& tensor : {named, shaped}) {
    const std::string bytes = tensor.SerializeAsString();
    IndexOptions options;
    options.max_memory = 1'000'000;
    TensorIndex found;
    EXPECT_EQ(try_index(from(bytes), bytes.size(), found, options, WireKind::kTensor).code(),
              ErrorCode::kAllocationLimit);
    options.max_memory = 4'000'000;
    EXPECT_TRUE(try_index(from(bytes), bytes.size(), found, options, WireKind::kTensor));
  }
}

// Compares the index with loaded models, for all models of the corpora.
TEST(Index, AgreesWithLoadingOnRealModels) {
  std::size_t models = 0;
  std::size_t tensors = 0;
  const auto corpora = onnxgen::tests::find_corpora();
  if (!corpora) GTEST_SKIP() << onnxgen::tests::kNoCorpora;
  std::vector<std::string> paths;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(*corpora / "models")) {
    if (entry.path().extension() == ".onnx") paths.push_back(entry.path().string());
  }
  std::sort(paths.begin(), paths.end());
  constexpr std::size_t kStep = 5;
  for (const std::string& path : onnxgen::tests::sample_by_tier(paths, kStep)) {
    LoadOptions options;
    options.load_external_data = false;
    const auto model = load<onnx::ModelProto>(path, options);
    const TensorIndex found = index(path);
    std::size_t count = 0;
    for_each_tensor(model, [&](const onnx::TensorProto&, const TensorSite&) { ++count; });
    ASSERT_EQ(found.tensors.size(), count) << path;
    for (const IndexedTensor& tensor : found.tensors) {
      std::size_t same = 0;
      for_each_tensor(model, [&](const onnx::TensorProto& loaded, const TensorSite&) {
        if (loaded.name() != tensor.name || loaded.raw_data().size() != tensor.length) return;
        if (tensor.storage == TensorStorage::kRaw && read_tensor(found, tensor) == loaded.raw_data()) ++same;
      });
      EXPECT_TRUE(same >= 1 || tensor.storage != TensorStorage::kRaw) << path << ": " << tensor.path.text();
    }
    ++models;
    tensors += count;
  }
  EXPECT_GT(models, 400u / onnxgen::tests::by_tier(kStep, std::size_t{1}));
  EXPECT_GT(tensors, 1000u / onnxgen::tests::by_tier(kStep, std::size_t{1}));
}

}  // namespace
}  // namespace onnxgen::io
