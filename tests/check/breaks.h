// Descriptions of broken models: what is broken, and where.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "broken_models.h"
#include "onnx/onnx-ml.pb.h"
#include "sound_model.h"

namespace onnxgen::check::tests {

// Differences of onnx.checker. docs/check.md says which checker is right.
inline constexpr std::string_view kSizes = "It does not compare data with type and shape.";
inline constexpr std::string_view kNegativeDims = "It accepts negative dimensions.";
inline constexpr std::string_view kRawTypes = "It accepts any number as the element type of raw data.";
inline constexpr std::string_view kTypeNumbers = "It accepts any number as the element type of a value.";
inline constexpr std::string_view kEntries = "Of external data it looks at the location only.";
inline constexpr std::string_view kLocations = "It follows locations out of the model's folder.";
inline constexpr std::string_view kInnerTypes = "It does not look into sequences, optionals and maps.";
inline constexpr std::string_view kAttributeNames = "It accepts attributes of the same name.";
inline constexpr std::string_view kNoValue = "It accepts attributes without the message that is their value.";
inline constexpr std::string_view kReferences =
    "It accepts references to attributes outside of functions, and to none.";
inline constexpr std::string_view kOutputs = "It accepts outputs that nothing produces.";
inline constexpr std::string_view kImports = "It uses the last of several imports of a domain.";
inline constexpr std::string_view kFeatures = "It does not compare features with the IR version.";
inline constexpr std::string_view kCalls = "It does not compare calls of functions with their definitions.";
inline constexpr std::string_view kFunctionIds = "It accepts functions of the same name.";
inline constexpr std::string_view kTraining = "It does not look at training information.";
inline constexpr std::string_view kValueInfos = "It does not look at value_info.";
inline constexpr std::string_view kNewer = "It does not know what came after IR version 8.";
inline constexpr std::string_view kAlias = "It treats ai.onnx and the empty domain as different.";

template <class Message>
struct Break {
  std::string name;
  std::optional<Rule> rule;
  std::string_view difference;
  std::function<void(Message&)> apply;
};

template <class Message>
struct Site {
  std::string name;
  std::function<Message&(onnx::ModelProto&)> find;
};

// Returns a subgraph of the valid model.
inline onnx::GraphProto& then_branch(onnx::ModelProto& model) {
  return *model.mutable_graph()->mutable_node(1)->mutable_attribute(0)->mutable_g();
}

template <class Message>
void add_all(std::vector<BrokenModel>& models, const std::vector<Site<Message>>& sites,
             const std::vector<Break<Message>>& breaks) {
  for (const Site<Message>& site : sites) {
    for (const Break<Message>& each : breaks) {
      BrokenModel& added = models.emplace_back();
      added.name = site.name + ", " + each.name;
      added.rule = each.rule;
      added.difference = each.difference;
      added.model = sound_model<onnx::ModelProto>();
      each.apply(site.find(added.model));
    }
  }
}

// Appends models with broken dense and sparse tensors in every place that can hold one.
void add_broken_tensors(std::vector<BrokenModel>& models);

}  // namespace onnxgen::check::tests
