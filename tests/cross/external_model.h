// Writes a model file with one tensor whose elements are declared to be in another file.
#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>

#include "onnx/onnx-ml.pb.h"

namespace cross {

// The tensor has `length` one-byte elements at `offset` in the file `location`, which this function does not access.
inline void write_external_model(const std::filesystem::path& path, const std::string& location, std::uint64_t offset,
                                 std::uint64_t length) {
  onnx::ModelProto model;
  model.set_ir_version(8);
  onnx::TensorProto& tensor = *model.mutable_graph()->add_initializer();
  tensor.set_name("w");
  tensor.set_data_type(onnx::TensorProto::UINT8);
  tensor.add_dims(static_cast<std::int64_t>(length));
  tensor.set_data_location(onnx::TensorProto::EXTERNAL);
  const auto add = [&tensor](const char* key, const std::string& value) {
    onnx::StringStringEntryProto& entry = *tensor.add_external_data();
    entry.set_key(key);
    entry.set_value(value);
  };
  add("location", location);
  add("offset", std::to_string(offset));
  add("length", std::to_string(length));
  const std::string bytes = model.SerializeAsString();
  std::ofstream(path, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

}  // namespace cross
