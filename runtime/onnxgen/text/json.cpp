#include "onnxgen/text/json.h"

#include "onnxgen/error/try_allocating.h"
#include "onnxgen/text/json/defaults.h"
#include "onnxgen/text/json/walk.h"
#include "onnxgen/text/json/writer.h"

namespace onnxgen::text {

namespace {

JsonStatus print_json(std::string_view bytes, const MessageDescriptor& table, std::string& out, const JsonOptions& options) {
  JsonWriter writer(out, options.add_whitespace);
  if (!options.always_print_primitive_fields) return JsonWalk(table, options, writer).run(bytes, table);
  JsonDefaults defaults(table, options.always_print_enums_as_ints, options.preserve_proto_field_names, writer);
  return JsonWalk(table, options, defaults).run(bytes, table);
}

}  // namespace

JsonStatus to_json(std::string_view bytes, const MessageDescriptor& table, std::string& out, const JsonOptions& options) {
  JsonStatus status;
  if (try_allocating([&] { status = print_json(bytes, table, out, options); })) return status;
  return JsonStatus(JsonError::kOutOfMemory, "out of memory");
}

}  // namespace onnxgen::text
