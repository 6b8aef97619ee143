// main.cpp [LIST]: prints the client's results for each model listed in the file LIST, one path per line. Without LIST,
// prints the results that need no model.
#include <google/protobuf/stubs/common.h>

#include <fstream>
#include <iostream>
#include <sstream>

#include "onnx/onnx-ml.pb.h"
#include "passes.h"

static std::string read_file(const std::string& path) {
  std::ifstream stream(path, std::ios::binary);
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

static void use_model(const std::string& path) {
  std::cout << "==== " << path << "\n";
  onnx::ModelProto model;
  if (!client::parse_from_text_of_file(path.c_str(), &model)) {
    std::cout << "not a model\n";
    return;
  }
  client::write_every_way(model, std::cout);
  {
    onnx::ModelProto scratch;
    client::read_every_way(model.SerializeAsString(), &scratch, std::cout);
  }
  client::dump_text(model, std::cout);
  client::dump_json(model, std::cout);
  client::convert(model, std::cout);
  client::use_as_values(model, std::cout);
  client::walk_model(model, std::cout);
  client::diff_model(model, std::cout);

  onnx::ModelProto inferred = model;
  std::cout << client::infer_shapes(inferred.mutable_graph(), std::cout) << " types\n";
  std::cout << inferred.SerializeAsString() << "\n";
  onnx::ModelProto optimized(model);
  client::optimize(&optimized, std::cout);
  std::cout << optimized.SerializeAsString() << "\n";
  client::rewrite(&model, std::cout);
  std::cout << model.SerializeAsString() << "\n";
}

int main(int argc, char** argv) {
  GOOGLE_PROTOBUF_VERIFY_VERSION;
  static_assert(GOOGLE_PROTOBUF_VERSION >= 3011000, "as new as programs ask for");
  std::ios::sync_with_stdio(false);
  google::protobuf::SetLogHandler(nullptr);
  if (argc < 2) {
    client::build_models(std::cout);
    client::use_streams("some bytes", std::cout);
    client::use_included_names(std::cout);
    client::use_other_schemas("", std::cout);
    client::use_as_values(onnx::ModelProto(), std::cout);
    client::read_texts(std::cout);
    client::walk_types(std::cout);
    client::describe_files(std::cout);
    client::use_services(std::cout);
    client::diff_values(std::cout);
    client::use_extensions(std::cout);
    client::use_extension_accessors(std::cout);
    client::log_and_check(std::cout);
    client::check_everything(std::cout);
    client::use_everyday_functions(std::cout);
    client::use_unknown_fields(std::cout);
    client::use_callbacks(std::cout);
    client::use_repeated_fields(std::cout);
    client::use_text_printers(std::cout);
    client::use_text_tools(std::cout);
    client::use_type_resolvers(std::cout);
    client::use_utilities(std::cout);
  } else {
    std::ifstream list(argv[1]);
    for (std::string path; std::getline(list, path);) {
      use_model(path);
      client::use_other_schemas(read_file(path), std::cout);
    }
  }
  google::protobuf::ShutdownProtobufLibrary();
  return std::cout.good() ? 0 : 1;
}
