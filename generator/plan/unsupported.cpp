#include "plan/unsupported.h"

namespace onnxgen::plan {
namespace {

void report_extension(const schema::Field& extension, source::Diagnostics& diagnostics) {
  diagnostics.error(extension.name_span, "no code can be generated for extension '{}' yet", extension.name);
}

void report_in_message(const schema::Message& message, source::Diagnostics& diagnostics) {
  if (message.message_set_wire_format) {
    diagnostics.error(message.name_span, "no code can be generated for '{}' yet: it has the message set wire format",
                      message.name);
  }
  for (const auto& extension : message.extensions) report_extension(*extension, diagnostics);
  for (const auto& nested : message.messages) report_in_message(*nested, diagnostics);
}

}  // namespace

void report_unsupported(const schema::File& file, source::Diagnostics& diagnostics) {
  for (const auto& message : file.messages) report_in_message(*message, diagnostics);
  for (const auto& extension : file.extensions) report_extension(*extension, diagnostics);
}

}  // namespace onnxgen::plan
