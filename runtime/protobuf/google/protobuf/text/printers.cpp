// Printers of values and messages, from which programs derive classes, and their registration with a Printer.
#include "google/protobuf/message.h"
#include "google/protobuf/text/walk.h"
#include "google/protobuf/text_format.h"
#include "onnxgen/text/scalar_text.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace {

using FastPrinter = TextFormat::FastFieldValuePrinter;
using Generator = TextFormat::BaseTextGenerator;

template <class Value>
std::string text_of(void (*append)(std::string&, Value), Value value) {
  std::string text;
  append(text, value);
  return text;
}

// Returns the text that `print` writes to a generator.
template <class Print>
std::string printed(Print print) {
  internal::IndentedText out(0);
  print(static_cast<const FastPrinter&>(FastPrinter()), &out);
  return std::move(out.text());
}

// Adapts a FieldValuePrinter to the interface of FastFieldValuePrinter.
class Adapter final : public FastPrinter {
 public:
  explicit Adapter(const TextFormat::FieldValuePrinter* printer) : printer_(printer) {}

  void PrintBool(bool value, Generator* out) const override { out->PrintString(printer_->PrintBool(value)); }
  void PrintInt32(int32 value, Generator* out) const override { out->PrintString(printer_->PrintInt32(value)); }
  void PrintUInt32(uint32 value, Generator* out) const override { out->PrintString(printer_->PrintUInt32(value)); }
  void PrintInt64(int64 value, Generator* out) const override { out->PrintString(printer_->PrintInt64(value)); }
  void PrintUInt64(uint64 value, Generator* out) const override { out->PrintString(printer_->PrintUInt64(value)); }
  void PrintFloat(float value, Generator* out) const override { out->PrintString(printer_->PrintFloat(value)); }
  void PrintDouble(double value, Generator* out) const override { out->PrintString(printer_->PrintDouble(value)); }
  void PrintString(const std::string& value, Generator* out) const override {
    out->PrintString(printer_->PrintString(value));
  }
  void PrintBytes(const std::string& value, Generator* out) const override {
    out->PrintString(printer_->PrintBytes(value));
  }
  void PrintEnum(int32 value, const std::string& name, Generator* out) const override {
    out->PrintString(printer_->PrintEnum(value, name));
  }
  void PrintFieldName(const Message& message, int, int, const Reflection* reflection, const FieldDescriptor* field,
                      Generator* out) const override {
    out->PrintString(printer_->PrintFieldName(message, reflection, field));
  }
  void PrintFieldName(const Message& message, const Reflection* reflection, const FieldDescriptor* field,
                      Generator* out) const override {
    out->PrintString(printer_->PrintFieldName(message, reflection, field));
  }
  void PrintMessageStart(const Message& message, int index, int count, bool single_line,
                         Generator* out) const override {
    out->PrintString(printer_->PrintMessageStart(message, index, count, single_line));
  }
  void PrintMessageEnd(const Message& message, int index, int count, bool single_line, Generator* out) const override {
    out->PrintString(printer_->PrintMessageEnd(message, index, count, single_line));
  }

 private:
  std::unique_ptr<const TextFormat::FieldValuePrinter> printer_;
};

// Adds owned(printer) to the map. Returns false, without calling it, if a pointer is null or the map already contains
// the key.
template <class Map, class Key, class Printer, class Owned>
bool add(Map& map, const Key* key, const Printer* printer, Owned owned) {
  if (key == nullptr || printer == nullptr || map.count(key) != 0) return false;
  map[key] = owned(printer);
  return true;
}

template <class Printer>
std::unique_ptr<const Printer> own(const Printer* printer) {
  return std::unique_ptr<const Printer>(printer);
}
std::unique_ptr<const FastPrinter> adapt(const TextFormat::FieldValuePrinter* printer) {
  return std::make_unique<const Adapter>(printer);
}

}  // namespace

// ---- FastFieldValuePrinter -----------------------------------------------------------------------------------------

void FastPrinter::PrintBool(bool value, BaseTextGenerator* generator) const {
  generator->PrintString(value ? "true" : "false");
}
void FastPrinter::PrintInt32(int32 value, BaseTextGenerator* generator) const {
  generator->PrintString(std::to_string(value));
}
void FastPrinter::PrintUInt32(uint32 value, BaseTextGenerator* generator) const {
  generator->PrintString(std::to_string(value));
}
void FastPrinter::PrintInt64(int64 value, BaseTextGenerator* generator) const {
  generator->PrintString(std::to_string(value));
}
void FastPrinter::PrintUInt64(uint64 value, BaseTextGenerator* generator) const {
  generator->PrintString(std::to_string(value));
}
void FastPrinter::PrintFloat(float value, BaseTextGenerator* generator) const {
  generator->PrintString(text_of(onnxgen::text::append_float, value));
}
void FastPrinter::PrintDouble(double value, BaseTextGenerator* generator) const {
  generator->PrintString(text_of(onnxgen::text::append_double, value));
}

void FastPrinter::PrintString(const std::string& value, BaseTextGenerator* generator) const {
  std::string text = "\"";
  onnxgen::text::append_escaped(text, value);
  generator->PrintString(text + "\"");
}

void FastPrinter::PrintBytes(const std::string& value, BaseTextGenerator* generator) const {
  PrintString(value, generator);
}

void FastPrinter::PrintEnum(int32, const std::string& name, BaseTextGenerator* generator) const {
  generator->PrintString(name);
}

void FastPrinter::PrintFieldName(const Message& message, int, int, const Reflection* reflection,
                                 const FieldDescriptor* field, BaseTextGenerator* generator) const {
  PrintFieldName(message, reflection, field, generator);
}

void FastPrinter::PrintFieldName(const Message&, const Reflection*, const FieldDescriptor* field,
                                 BaseTextGenerator* generator) const {
  if (field->is_extension()) {
    generator->PrintString("[" + field->PrintableNameForExtension() + "]");
  } else if (field->type() == FieldDescriptor::TYPE_GROUP) {
    generator->PrintString(field->message_type()->name());
  } else {
    generator->PrintString(field->name());
  }
}

void FastPrinter::PrintMessageStart(const Message&, int, int, bool single_line_mode,
                                    BaseTextGenerator* generator) const {
  generator->PrintString(single_line_mode ? " { " : " {\n");
}

bool FastPrinter::PrintMessageContent(const Message&, int, int, bool, BaseTextGenerator*) const {
  return false;
}

void FastPrinter::PrintMessageEnd(const Message&, int, int, bool single_line_mode, BaseTextGenerator* generator) const {
  generator->PrintString(single_line_mode ? "} " : "}\n");
}

// ---- FieldValuePrinter ---------------------------------------------------------------------------------------------

std::string TextFormat::FieldValuePrinter::PrintBool(bool value) const {
  return printed([&](const FastPrinter& printer, Generator* out) { printer.PrintBool(value, out); });
}
std::string TextFormat::FieldValuePrinter::PrintInt32(int32 value) const {
  return printed([&](const FastPrinter& printer, Generator* out) { printer.PrintInt32(value, out); });
}
std::string TextFormat::FieldValuePrinter::PrintUInt32(uint32 value) const {
  return printed([&](const FastPrinter& printer, Generator* out) { printer.PrintUInt32(value, out); });
}
std::string TextFormat::FieldValuePrinter::PrintInt64(int64 value) const {
  return printed([&](const FastPrinter& printer, Generator* out) { printer.PrintInt64(value, out); });
}
std::string TextFormat::FieldValuePrinter::PrintUInt64(uint64 value) const {
  return printed([&](const FastPrinter& printer, Generator* out) { printer.PrintUInt64(value, out); });
}
std::string TextFormat::FieldValuePrinter::PrintFloat(float value) const {
  return printed([&](const FastPrinter& printer, Generator* out) { printer.PrintFloat(value, out); });
}
std::string TextFormat::FieldValuePrinter::PrintDouble(double value) const {
  return printed([&](const FastPrinter& printer, Generator* out) { printer.PrintDouble(value, out); });
}
std::string TextFormat::FieldValuePrinter::PrintString(const std::string& value) const {
  return printed([&](const FastPrinter& printer, Generator* out) { printer.PrintString(value, out); });
}
std::string TextFormat::FieldValuePrinter::PrintBytes(const std::string& value) const {
  return PrintString(value);
}
std::string TextFormat::FieldValuePrinter::PrintEnum(int32 value, const std::string& name) const {
  return printed([&](const FastPrinter& printer, Generator* out) { printer.PrintEnum(value, name, out); });
}
std::string TextFormat::FieldValuePrinter::PrintFieldName(const Message& message, const Reflection* reflection,
                                                          const FieldDescriptor* field) const {
  return printed(
      [&](const FastPrinter& printer, Generator* out) { printer.PrintFieldName(message, reflection, field, out); });
}
std::string TextFormat::FieldValuePrinter::PrintMessageStart(const Message& message, int index, int count,
                                                             bool single_line) const {
  return printed([&](const FastPrinter& printer, Generator* out) {
    printer.PrintMessageStart(message, index, count, single_line, out);
  });
}
std::string TextFormat::FieldValuePrinter::PrintMessageEnd(const Message& message, int index, int count,
                                                           bool single_line) const {
  return printed([&](const FastPrinter& printer, Generator* out) {
    printer.PrintMessageEnd(message, index, count, single_line, out);
  });
}

// ---- Printer -------------------------------------------------------------------------------------------------------

void TextFormat::Printer::SetUseUtf8StringEscaping(bool as_utf8) {
  options_.utf8_strings = as_utf8;
  default_printer_.reset();
}

void TextFormat::Printer::SetDefaultFieldValuePrinter(const FieldValuePrinter* printer) {
  default_printer_ = adapt(printer);
}

bool TextFormat::Printer::RegisterFieldValuePrinter(const FieldDescriptor* field,
                                                    const FastFieldValuePrinter* printer) {
  return add(field_printers_, field, printer, own<FastFieldValuePrinter>);
}

bool TextFormat::Printer::RegisterFieldValuePrinter(const FieldDescriptor* field, const FieldValuePrinter* printer) {
  return add(field_printers_, field, printer, adapt);
}

bool TextFormat::Printer::RegisterMessagePrinter(const Descriptor* descriptor, const MessagePrinter* printer) {
  return add(message_printers_, descriptor, printer, own<MessagePrinter>);
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
