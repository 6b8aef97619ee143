// Names of missing required fields.
#include <string>
#include <vector>

#include "google/protobuf/message.h"
#include "onnxgen/reflection/const_message.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace {

std::string name_of(const FieldDescriptor& field) {
  return field.is_extension() ? "(" + std::string(field.full_name()) + ")" : std::string(field.name());
}

// Adds the paths of missing fields of a message to `errors`. `path` is that of the message, with a dot at its end.
void find_missing(const Message& message, const std::string& path, std::vector<std::string>& errors);

void find_in_elements(const Message& message, const FieldDescriptor& field, const std::string& path,
                      std::vector<std::string>& errors) {
  const Reflection& reflection = *message.GetReflection();
  const int count = reflection.FieldSize(message, &field);
  for (int i = 0; i < count; ++i) {
    const Message& element = reflection.GetRepeatedMessage(message, &field, i);
    find_missing(element, path + "[" + std::to_string(i) + "].", errors);
  }
}

// Entries are numbered in ascending order of their keys.
void find_in_map(const Message& message, const FieldDescriptor& field, const std::string& path,
                 std::vector<std::string>& errors) {
  const Descriptor* const type = field.message_type()->map_value()->message_type();
  if (type == nullptr) return;
  int index = 0;
  const auto find = [&](const onnxgen::FieldValue&, const onnxgen::FieldValue& value) {
    const Message& found = internal::message_of({value.message, internal::data_of(*type)});
    find_missing(found, path + "[" + std::to_string(index++) + "].value.", errors);
    return true;
  };
  internal::view_of(message).VisitMap(internal::data_of(field), find);
}

void find_missing(const Message& message, const std::string& path, std::vector<std::string>& errors) {
  const Descriptor& type = *message.GetDescriptor();
  const Reflection& reflection = *message.GetReflection();
  for (int i = 0; i < type.field_count(); ++i) {
    const FieldDescriptor& field = *type.field(i);
    if (field.is_required() && !reflection.HasField(message, &field)) errors.push_back(path + name_of(field));
  }
  std::vector<const FieldDescriptor*> present;
  reflection.ListFields(message, &present);
  for (const FieldDescriptor* const field : present) {
    if (field->message_type() == nullptr) continue;
    const std::string field_path = path + name_of(*field);
    if (field->is_map()) {
      find_in_map(message, *field, field_path, errors);
    } else if (field->is_repeated()) {
      find_in_elements(message, *field, field_path, errors);
    } else {
      find_missing(reflection.GetMessage(message, field), field_path + ".", errors);
    }
  }
}

}  // namespace

void internal::MessageBody::FindInitializationErrors(std::vector<std::string>* errors) const {
  if (!IsInitialized()) find_missing(static_cast<const Message&>(*this), "", *errors);
}

std::string internal::MessageBody::InitializationErrorString() const {
  std::vector<std::string> errors;
  FindInitializationErrors(&errors);
  std::string text;
  for (const std::string& error : errors) text.append(text.empty() ? "" : ", ").append(error);
  return text;
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
