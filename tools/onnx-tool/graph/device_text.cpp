#include "graph/device_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstdint>

namespace onnx_tool {
namespace {

std::string shards_text(const onnx::SimpleShardedDimProto& sharding) {
  const std::int64_t count = sharding.num_shards();  // negative in an invalid model
  std::string text = fmt::format("{} shard{}", count, count == 1 ? "" : "s");
  if (sharding.has_dim_value()) text += fmt::format(" of {}", sharding.dim_value());
  if (sharding.has_dim_param()) text += fmt::format(" of {}", sharding.dim_param());
  return text;
}

std::string sharding_text(const onnx::ShardingSpecProto& spec) {
  std::string text = fmt::format("{} on devices [{}]", spec.tensor_name(), fmt::join(spec.device(), ", "));
  for (const auto& group : spec.index_to_device_group_map()) {
    text += fmt::format(", {} = [{}]", group.key(), fmt::join(group.value(), ", "));
  }
  for (const auto& dim : spec.sharded_dim()) {
    text += fmt::format(": axis {} in ", dim.axis());
    for (std::size_t i = 0; i < dim.simple_sharding_size(); ++i) {
      text.append(i == 0 ? "" : " and ").append(shards_text(dim.simple_sharding(i)));
    }
  }
  return text;
}

}  // namespace

std::string device_text(const onnx::NodeDeviceConfigurationProto& configuration) {
  std::string text(configuration.configuration_id());
  if (configuration.has_pipeline_stage()) text += fmt::format(", pipeline stage {}", configuration.pipeline_stage());
  for (const auto& spec : configuration.sharding_spec()) text += "; " + sharding_text(spec);
  return text;
}

}  // namespace onnx_tool
