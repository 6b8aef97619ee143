#include "cpp_options.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace onnxgen {
namespace {

bool is_cpp_name(std::string_view name, bool qualified) {
  return is_name(name, qualified ? "::" : "");
}

// Returns whether `name` is a protoc --cpp_out option that has no effect on these classes.
bool is_idle(std::string_view name) {
  constexpr std::string_view kIdle[] = {
      "annotate_headers",          "annotation_guard_name", "annotation_pragma_name",     "eagerly_verified_lazy",
      "lite_implicit_weak_fields", "table_driven_parsing",  "table_driven_serialization", "text_tables"};
  return std::find(std::begin(kIdle), std::end(kIdle), name) != std::end(kIdle);
}

void read_cpp_option(const std::string& text, std::string_view option, plan::CppOptions& cpp,
                     std::vector<std::string>& errors, std::vector<std::string>& warnings) {
  const auto fail = [&errors](const std::string& problem) { errors.push_back(problem); };
  const std::size_t equals = std::min(text.find('='), text.size());
  const std::string name = text.substr(0, equals);
  const std::string value = equals < text.size() ? text.substr(equals + 1) : "";
  if (name == "namespace") {
    cpp.name_space = value;
    if (!is_cpp_name(value, true)) fail(fmt::format("'{}' is not a C++ namespace", value));
  } else if (name == "export_macro" || name == "dllexport_decl") {
    cpp.export_macro = value;
    if (!is_cpp_name(value, false)) fail(fmt::format("'{}' is not the name of a C++ macro", value));
  } else if (name == "profile" && value == "native") {
    cpp.profile = plan::Profile::kNative;
  } else if (name == "profile" && value == "protobuf") {
    cpp.profile = plan::Profile::kProtobuf;
  } else if (name == "profile") {
    fail(fmt::format("unknown profile '{}'; use native or protobuf", value));
  } else if (name == "protobuf_api") {
    if (value != "21" && value != "30") fail(fmt::format("unknown protobuf_api '{}'; use 21 or 30", value));
    cpp.protobuf_api = value == "30" ? plan::ProtobufApi::k30 : plan::ProtobufApi::k21;
  } else if (name == "proto_h") {
    cpp.proto_h = true;
  } else if (name == "lite") {
    cpp.optimize_for = plan::OptimizeFor::kLite;
  } else if (name == "visibility" && (value == "default" || value == "hidden")) {
    cpp.visible = value == "default";
  } else if (name == "visibility") {
    fail(fmt::format("unknown visibility '{}'; use default or hidden", value));
  } else if (is_idle(name)) {
    warnings.push_back(fmt::format("'{}' in {} has no effect", name, option));
  } else if (name == "speed") {
    cpp.optimize_for = plan::OptimizeFor::kSpeed;
  } else if (name == "code_size") {
    cpp.optimize_for = plan::OptimizeFor::kSize;
  } else if (name == "parse_only") {
    cpp.parse_only = true;
  } else {
    fail(fmt::format("unknown option '{}' in {}; see onnxgen --help", text, option));
  }
}

}  // namespace

bool is_name(std::string_view name, std::string_view separator) {
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_";
  while (true) {
    const std::size_t end = separator.empty() ? std::string_view::npos : name.find(separator);
    const std::string_view part = name.substr(0, end);
    const bool good = !part.empty() && kLetters.find(part.front()) != std::string_view::npos;
    if (!good || part.find_first_not_of(std::string(kLetters) + "0123456789") != std::string_view::npos) return false;
    if (end == std::string_view::npos) return true;
    name.remove_prefix(end + separator.size());
  }
}

void read_cpp_options(const std::string& text, std::string_view option, plan::CppOptions& cpp,
                      std::vector<std::string>& errors, std::vector<std::string>& warnings) {
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    if (end != begin) read_cpp_option(text.substr(begin, end - begin), option, cpp, errors, warnings);
    begin = end + 1;
  }
}

}  // namespace onnxgen
