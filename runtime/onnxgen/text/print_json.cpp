#include "onnxgen/text/print_json.h"

#include "onnxgen/error/try_allocating.h"
#include "onnxgen/text/json/defaults.h"
#include "onnxgen/text/json/walk.h"
#include "onnxgen/text/json/writer.h"

namespace onnxgen::text {
namespace {

// `message` are the arguments of JsonWalk::run().
template <class... Message>
TextStatus print_to(Sink& sink, const MessageDescriptor& table, const PrintJsonOptions& options, Message... message) {
  TextStatus status;
  const bool had_memory = try_allocating([&] {
    JsonWriter writer(sink, options);
    if (options.always_print_primitive_fields || options.always_print_fields_with_no_presence) {
      JsonDefaults defaults(table, options, writer);
      status = JsonWalk(table, options, defaults).run(message...);
    } else {
      status = JsonWalk(table, options, writer).run(message...);
    }
    sink.flush();
  });
  if (!had_memory) return TextStatus::of_printing(Status(ErrorCode::kOutOfMemory));
  return sink.failed() ? TextStatus::of_printing(Status(ErrorCode::kWriteFailed)) : status;
}

}  // namespace

TextStatus print_json(ConstMessage message, std::string& out, const PrintJsonOptions& options) {
  Sink sink(out);
  // Base64 turns three bytes into four. Names and digits add further characters.
  if (options.longest_text == 0) sink.make_room(message, 2);
  return print_to(sink, message.descriptor(), options, message);
}

TextStatus print_json(ConstMessage message, std::ostream& out, const PrintJsonOptions& options) {
  std::string buffer;
  Sink sink(buffer, out);
  return print_to(sink, message.descriptor(), options, message);
}

TextStatus print_json(std::string_view bytes, const MessageDescriptor& descriptor, std::string& out,
                      const PrintJsonOptions& options) {
  Sink sink(out);
  return print_to<std::string_view, const MessageDescriptor&>(sink, descriptor, options, bytes, descriptor);
}

}  // namespace onnxgen::text
