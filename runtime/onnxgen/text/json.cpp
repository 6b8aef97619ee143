#include "onnxgen/text/json.h"

#include "onnxgen/error/try_allocating.h"
#include "onnxgen/text/json/defaults.h"
#include "onnxgen/text/json/walk.h"
#include "onnxgen/text/json/writer.h"

namespace onnxgen::text {
namespace {

// `message`: what JsonWalk::run takes.
template <class... Message>
JsonStatus print_json(Sink& sink, const MessageDescriptor& table, const JsonOptions& options, Message... message) {
  JsonStatus status;
  const bool had_memory = try_allocating([&] {
    JsonWriter writer(sink, options.add_whitespace);
    if (options.always_print_primitive_fields) {
      JsonDefaults defaults(table, options.always_print_enums_as_ints, options.preserve_proto_field_names, writer);
      status = JsonWalk(table, options, defaults).run(message...);
    } else {
      status = JsonWalk(table, options, writer).run(message...);
    }
    sink.pass_on();
  });
  if (!had_memory) return JsonStatus(JsonError::kOutOfMemory, "out of memory");
  return sink.failed() ? JsonStatus(JsonError::kWriteFailed, "the output cannot be written") : status;
}

}  // namespace

JsonStatus to_json(ConstMessage message, std::string& out, const JsonOptions& options) {
  Sink sink(out);
  return print_json(sink, message.descriptor(), options, message);
}

JsonStatus to_json(ConstMessage message, std::ostream& out, const JsonOptions& options) {
  std::string buffer;
  Sink sink(buffer, out);
  return print_json(sink, message.descriptor(), options, message);
}

JsonStatus to_json(std::string_view bytes, const MessageDescriptor& descriptor, std::string& out,
                   const JsonOptions& options) {
  Sink sink(out);
  return print_json<std::string_view, const MessageDescriptor&>(sink, descriptor, options, bytes, descriptor);
}

}  // namespace onnxgen::text
