#include "reference_json.h"

#include <google/protobuf/util/type_resolver_util.h>

#include <memory>

#include "reference_pool.h"

namespace onnxgen::tests {
namespace {

namespace util = google::protobuf::util;

util::TypeResolver& resolver() {
  static const std::unique_ptr<util::TypeResolver> made(
      util::NewTypeResolverForDescriptorPool("type.googleapis.com", &reference_pool().pool()));
  return *made;
}

}  // namespace

text::PrintJsonOptions json_options(unsigned bits) {
  text::PrintJsonOptions options;
  options.add_whitespace = (bits & 1) != 0;
  options.always_print_primitive_fields = (bits & 2) != 0;
  options.always_print_enums_as_ints = (bits & 4) != 0;
  options.preserve_proto_field_names = (bits & 8) != 0;
  return options;
}

util::Status reference_json(const std::string& bytes, const std::string& type, const text::PrintJsonOptions& options,
                            std::string& out) {
  util::JsonPrintOptions result;
  result.add_whitespace = options.add_whitespace;
  result.always_print_primitive_fields = options.always_print_primitive_fields;
  result.always_print_enums_as_ints = options.always_print_enums_as_ints;
  result.preserve_proto_field_names = options.preserve_proto_field_names;
  return util::BinaryToJsonString(&resolver(), "type.googleapis.com/" + type, bytes, &out, result);
}

util::Status reference_bytes(const std::string& json, const std::string& type, std::string& out) {
  return util::JsonToBinaryString(&resolver(), "type.googleapis.com/" + type, json, &out);
}

}  // namespace onnxgen::tests
