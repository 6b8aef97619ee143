#include "model_file.h"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <memory>
#include <sstream>

LoadedModel load_model(const std::string& path) {
  LoadedModel loaded;
  std::ifstream in(path, std::ios::binary);
  std::ostringstream content;
  if (in.peek() != std::ifstream::traits_type::eof()) content << in.rdbuf();
  if (!in.is_open() || in.bad() || content.bad()) {
    loaded.error = errno != 0 ? std::strerror(errno) : "cannot be read";
    return loaded;
  }

  // The weights stay where they are: the model points into the bytes of the file, and keeps them alive.
  const auto bytes = std::make_shared<const std::string>(content.str());
  const onnxgen::Status status = loaded.model.ParseBorrowed(bytes, *bytes);
  if (!status) {
    loaded.error = "not an ONNX model: " + status.message();
  } else if (!loaded.model.has_ir_version() || !loaded.model.has_graph()) {
    loaded.error = "not an ONNX model: it has no ir_version or no graph";
  }
  return loaded;
}
