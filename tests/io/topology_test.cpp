// Compares the table of tensor locations with the classes and with the schemas.
#include "onnxgen/onnx/topology.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "onnx/onnx-data.pb.h"
#include "onnx/onnx-operators-ml.pb.h"
#include "onnxgen/wire/tag.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen::io {
namespace {

// Returns the number of the only field that is set.
template <class M>
std::uint32_t number_in(const M& message) {
  const std::string bytes = message.SerializePartialAsString();
  std::uint64_t tag = 0;
  EXPECT_NE(wire::read_varint(bytes.data(), bytes.data() + bytes.size(), tag), nullptr);
  return wire::tag_number(static_cast<std::uint32_t>(tag));
}

TEST(Topology, NumbersAndNamesMatchTheClasses) {
#define ONNXGEN_SET_SINGULAR(message, accessor) message.mutable_##accessor()
#define ONNXGEN_SET_REPEATED(message, accessor) message.add_##accessor()
#define ONNXGEN_ROW(parent, number, accessor, child, count, role)                   \
  {                                                                                 \
    onnx::parent##Proto message;                                                    \
    onnx::child##Proto* const set = ONNXGEN_SET_##count(message, accessor);         \
    EXPECT_NE(set, nullptr);                                                        \
    EXPECT_EQ(number_in(message), std::uint32_t{number}) << #parent "." #accessor;  \
    EXPECT_EQ(wire_kind_of<onnx::parent##Proto>(), WireKind::k##parent) << #parent; \
    const WireField* const field = find_wire_field(WireKind::k##parent, number);    \
    ASSERT_NE(field, nullptr);                                                      \
    EXPECT_STREQ(field->name, #accessor);                                           \
    EXPECT_EQ(field->kind, WireKind::k##child);                                     \
  }
  ONNXGEN_ONNX_TOPOLOGY(ONNXGEN_ROW)
#undef ONNXGEN_ROW
#undef ONNXGEN_SET_REPEATED
#undef ONNXGEN_SET_SINGULAR
}

struct SchemaField {
  std::string message;
  std::string type;
  std::string name;
  std::uint32_t number = 0;
};

std::vector<SchemaField> message_fields(const std::string& schema) {
  std::vector<SchemaField> fields;
  std::ifstream input(std::string(ONNXGEN_SCHEMAS "/onnx/") + schema);
  EXPECT_TRUE(input) << schema;
  const std::regex message("^message (\\w+)Proto \\{.*");
  const std::regex field("^ +(?:optional |repeated )?(\\w+)Proto (\\w+) = (\\d+);.*");
  std::string inside;
  std::smatch found;
  for (std::string line; std::getline(input, line);) {
    if (std::regex_match(line, found, message)) inside = found[1];
    if (std::regex_match(line, found, field)) {
      fields.push_back({inside, found[1], found[2], static_cast<std::uint32_t>(std::stoul(found[3]))});
    }
  }
  return fields;
}

// The table must list every field that leads to tensors, including fields added by new releases.
TEST(Topology, HasEveryFieldOfTheSchemas) {
  std::vector<SchemaField> fields;
  for (const char* schema : {"onnx-ml.proto", "onnx-data.proto", "onnx-operators-ml.proto"}) {
    for (SchemaField& field : message_fields(schema)) fields.push_back(std::move(field));
  }
  std::set<std::string> leading = {"Tensor"};
  for (std::size_t before = 0; before != leading.size();) {
    before = leading.size();
    for (const SchemaField& field : fields) {
      if (leading.count(field.type) != 0) leading.insert(field.message);
    }
  }
  const std::map<std::string, WireKind> kinds = {
      {"Model", WireKind::kModel},       {"Graph", WireKind::kGraph},
      {"Node", WireKind::kNode},         {"Attribute", WireKind::kAttribute},
      {"Function", WireKind::kFunction}, {"TrainingInfo", WireKind::kTrainingInfo},
      {"Tensor", WireKind::kTensor},     {"SparseTensor", WireKind::kSparseTensor},
      {"Sequence", WireKind::kSequence}, {"Map", WireKind::kMap},
      {"Optional", WireKind::kOptional}, {"OperatorSet", WireKind::kOperatorSet},
  };
  std::size_t checked = 0;
  for (const SchemaField& field : fields) {
    if (leading.count(field.type) == 0) continue;
    const auto kind = kinds.find(field.message);
    ASSERT_NE(kind, kinds.end()) << field.message << " leads to tensors";
    const WireField* const known = find_wire_field(kind->second, field.number);
    ASSERT_NE(known, nullptr) << field.message << "." << field.name;
    EXPECT_EQ(known->name, field.name);
    ++checked;
  }
  std::size_t rows = 0;
#define ONNXGEN_ROW(parent, number, accessor, child, count, role) ++rows;
  ONNXGEN_ONNX_TOPOLOGY(ONNXGEN_ROW)
#undef ONNXGEN_ROW
  EXPECT_EQ(checked, rows);
}

}  // namespace
}  // namespace onnxgen::io
