#include "onnxgen/syntax/print.h"

#include "onnxgen/error/try_allocating.h"
#include "onnxgen/syntax/print/parts.h"

namespace onnxgen::syntax {
namespace {

Status unsupported(std::string what) {
  FileContext context;
  context.detail = std::move(what);
  return Status(ErrorCode::kUnsupported, std::move(context));
}

std::string text_of(const Omissions& omissions) {
  std::string text = "the textual syntax cannot express " + omissions.paths.front();
  if (omissions.count > 1) text += " and " + std::to_string(omissions.count - 1) + " more";
  return text;
}

// Returns the name of the message's type without its package.
std::string_view type_of(const ConstMessage& message) {
  const std::string_view name = message.descriptor().full_name;
  return name.substr(name.rfind('.') + 1);
}

// Returns false for messages that cannot be printed on their own.
bool print_message(const LocatedMessage& root, detail::Output& out) {
  const std::string_view type = type_of(root.message());
  if (type == "ModelProto") {
    detail::print_model(root, out);
  } else if (type == "GraphProto") {
    detail::print_graph(root, detail::GraphSite::kModel, out);
  } else if (type == "FunctionProto") {
    detail::print_function(root, out);
  } else if (type == "NodeProto") {
    detail::print_node(root, out);
  } else if (type == "TypeProto") {
    detail::print_type(root, out);
  } else {
    return false;
  }
  if (type != "TypeProto") out.new_line();
  return true;
}

Status print_to_sink(const ConstMessage& message, text::Sink& sink, const PrintOptions& options, Omissions* wanted) {
  return or_out_of_memory([&] {
    Omissions omissions;
    detail::Output out(sink, options, omissions);
    if (!print_message(LocatedMessage(message), out)) {
      return unsupported(std::string(message.descriptor().full_name) + " cannot be printed on its own");
    }
    sink.flush();
    Status status;
    if (out.was_too_deep()) {
      status = Status(ErrorCode::kDepthExceeded);
    } else if (sink.failed()) {
      status = Status(ErrorCode::kWriteFailed);
    } else if (!options.leave_out && omissions.count != 0) {
      status = unsupported(text_of(omissions));
    }
    if (wanted != nullptr) *wanted = std::move(omissions);
    return status;
  });
}

}  // namespace

Status print(ConstMessage message, std::string& out, const PrintOptions& options, Omissions* omissions) {
  text::Sink sink(out);
  return print_to_sink(message, sink, options, omissions);
}

Status print_to(ConstMessage message, void* context, bool (*write)(void* context, std::string_view chunk),
                const PrintOptions& options, Omissions* omissions) {
  std::string buffer;
  text::Sink sink(buffer, context, write);
  return print_to_sink(message, sink, options, omissions);
}

}  // namespace onnxgen::syntax
