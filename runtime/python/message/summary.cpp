#include "message/summary.h"

#include <algorithm>
#include <string_view>

#include "containers/list_methods.h"
#include "message/python_reals.h"
#include "onnxgen/text/print.h"

namespace onnxgen::python {
namespace {

// Limits of the text. Sizes are in bytes.
constexpr std::size_t kShortMessage = 512;  // encoded; longer messages are never shown in full
constexpr std::size_t kShortText = 1500;
constexpr std::ptrdiff_t kShortTextLines = 24;
constexpr std::size_t kLongestLine = 160;
constexpr std::size_t kLongestString = 80;
constexpr std::size_t kFewMessages = 3;
constexpr std::size_t kFewNumbers = 12;
constexpr std::size_t kLabels = 4;
constexpr int kDeepestBlock = 1;

std::size_t encoded_size(ConstMessage message) {
  return message.data() != nullptr ? message.descriptor().info->byte_size(message.data()) : 0;
}

// Returns the estimated length of a value's text, in bytes. The text of a message is about three times as long as its
// encoding.
std::size_t text_size(const FieldDescriptor& field, const FieldValue& value) {
  constexpr std::size_t kNumber = 5;
  if (is_message(field)) return 3 * (1 + encoded_size({value.message, *field.descriptor.message}));
  return is_text(field) ? 4 + value.text.size() : kNumber;
}

bool is_short_list(ConstMessage message, const FieldDescriptor& list) {
  const ConstList elements = message.list(list);
  std::size_t size = 0;
  for (std::size_t i = 0; i < elements.size() && size <= kShortText; ++i) size += text_size(list, elements[i]);
  return size <= kShortText;
}

bool is_short_map(ConstMessage message, const FieldDescriptor& map) {
  const MessageDescriptor& entry = *map.descriptor.message;
  std::size_t size = 0;
  return message.VisitMap(map, [&](const FieldValue& key, const FieldValue& value) {
    size += text_size(entry.fields[0], key) + text_size(entry.fields[1], value);
    return size <= kShortText;
  });
}

class Summary {
 public:
  explicit Summary(PythonReals& reals) noexcept : reals_(reals) {}

  // Returns the whole text in protobuf's format. It ends with a newline unless it is empty.
  std::string whole(ConstMessage message) const { return printed(message, false); }

  void add_fields(ConstMessage message, int depth) {
    message.ListFields([&](const FieldDescriptor& field) { add_field(message, field, depth); });
  }

  // Returns `66 NodeProto: "Conv_0", "Relu_1", ...`, or the first messages if they have no names.
  std::string list_line(ConstMessage message, const FieldDescriptor& field) const {
    const std::size_t size = message.FieldSize(field);
    std::string line = std::to_string(size) + " " + std::string(last_name(field.descriptor.message->full_name));
    const FieldDescriptor* const name = name_field(*field.descriptor.message);
    std::size_t shown = 0;
    for (; shown < size && shown < kLabels; ++shown) {
      const ConstMessage element = message.GetRepeatedMessage(field, shown);
      const std::string label = name != nullptr ? value_text(*name, element.value(*name)) : line_of(element);
      if (label.empty() || line.size() + label.size() > kLongestLine) break;
      line += (shown == 0 ? ": " : ", ") + label;
    }
    return shown != 0 && shown < size ? line + ", ..." : line;
  }

  // Returns the first values of a list: `0.5, 0.25, ...`.
  std::string first_values(ConstMessage message, const FieldDescriptor& field) const {
    const ConstList list = message.list(field);
    std::string line;
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (!add_value(line, i, field, list[i])) break;
    }
    return line;
  }

  // Returns the first keys of a map, as first_values() does.
  std::string first_keys(ConstMessage message, const FieldDescriptor& map) const {
    std::string line;
    std::size_t index = 0;
    message.VisitMap(map, [&](const FieldValue& key, const FieldValue&) {
      return add_value(line, index++, map.descriptor.message->fields[0], key);
    });
    return line;
  }

  const std::string& text() const noexcept { return text_; }

 private:
  // Appends a value to a line. If the line is full, appends "..." and returns false.
  bool add_value(std::string& line, std::size_t index, const FieldDescriptor& field, const FieldValue& value) const {
    const bool fits = index < kFewNumbers && line.size() < kLongestLine;
    if (index != 0) line += ", ";
    line += fits ? value_text(field, value) : "...";
    return fits;
  }

  text::PrintTextOptions options() const {
    text::PrintTextOptions options;
    options.hide_unknown_fields = true;
    options.short_repeated = true;
    options.longest_text = kLongestString;
    options.reals = reals_.writer();
    return options;
  }

  std::string printed(ConstMessage message, bool single_line) const {
    text::PrintTextOptions chosen = options();
    chosen.single_line = single_line;
    if (!single_line) {
      chosen.short_repeated = false;
      chosen.longest_text = 0;
    }
    std::string out;
    if (text::print_text(message, out, chosen).code() == text::TextError::kOutOfMemory) throw std::bad_alloc();
    return out;
  }

  std::string value_text(const FieldDescriptor& field, const FieldValue& value) const {
    std::string out;
    const text::TextStatus status = text::print_text_value(&field, value, out, options());
    if (status.code() == text::TextError::kOutOfMemory) throw std::bad_alloc();
    return out;
  }

  // Returns the message on one line, or an empty string if it is too long for that.
  std::string line_of(ConstMessage message) const {
    if (encoded_size(message) > kLongestLine) return {};
    const std::string fields = printed(message, true);
    return fields.size() > kLongestLine ? std::string() : fields.empty() ? "{ }" : "{ " + fields + "}";
  }

  // Returns the field that names messages of a type, or null.
  static const FieldDescriptor* name_field(const MessageDescriptor& descriptor) noexcept {
    const FieldDescriptor* const field = find_field(descriptor, "name");
    return field != nullptr && !is_repeated(*field) && field->type == FieldType::kString ? field : nullptr;
  }

  void add_line(const FieldDescriptor& field, int depth, std::string_view separator, std::string_view value) {
    text_.append(static_cast<std::size_t>(depth) * 2, ' ');
    text_.append(is_extension(field) ? "[" : "").append(field.name).append(is_extension(field) ? "]" : "");
    text_.append(separator).append(value).push_back('\n');
  }

  void add_field(ConstMessage message, const FieldDescriptor& field, int depth) {
    if (is_map(field)) {
      add_line(field, depth, ": ", std::to_string(message.FieldSize(field)) + " entries");
    } else if (is_repeated(field)) {
      is_message(field) ? add_messages(message, field, depth) : add_values(message, field, depth);
    } else if (is_message(field)) {
      add_message(message.GetMessage(field), field, depth);
    } else if (field.type == FieldType::kBytes && message.GetString(field).size() > kLongestString) {
      add_line(field, depth, ": ", std::to_string(message.GetString(field).size()) + " bytes");
    } else {
      add_line(field, depth, ": ", value_text(field, message.value(field)));
    }
  }

  void add_message(ConstMessage message, const FieldDescriptor& field, int depth) {
    const std::string line = line_of(message);
    if (!line.empty()) return add_line(field, depth, " ", line);
    if (depth >= kDeepestBlock) return add_line(field, depth, " ", "{ ... }");
    add_line(field, depth, " ", "{");
    add_fields(message, depth + 1);
    text_.append(static_cast<std::size_t>(depth) * 2, ' ').append("}\n");
  }

  void add_messages(ConstMessage message, const FieldDescriptor& field, int depth) {
    std::string lines[kFewMessages];
    const std::size_t size = message.FieldSize(field);
    for (std::size_t i = 0; i < size; ++i) {
      const bool is_one_of_few = size <= kFewMessages;
      if (is_one_of_few) lines[i] = line_of(message.GetRepeatedMessage(field, i));
      if (!is_one_of_few || lines[i].empty()) return add_line(field, depth, ": ", list_line(message, field));
    }
    for (std::size_t i = 0; i < size; ++i) add_line(field, depth, " ", lines[i]);
  }

  void add_values(ConstMessage message, const FieldDescriptor& field, int depth) {
    const std::string values = first_values(message, field);
    const bool are_all = values.empty() || values.back() != '.';
    const std::string count = are_all ? "" : " (" + std::to_string(message.FieldSize(field)) + " values)";
    add_line(field, depth, ": ", "[" + values + "]" + count);
  }

  PythonReals& reals_;
  std::string text_;
};

Ref unicode(const std::string& text) {
  return checked(PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), "replace"));
}

bool is_short(const std::string& text) {
  return text.size() <= kShortText && std::count(text.begin(), text.end(), '\n') <= kShortTextLines;
}

}  // namespace

Ref summary_of(MessageObject& message) {
  const ConstMessage shown = view(message);  // before the guard, because it may keep a decoded extension
  const ReadGuard guard(root_of(message));   // formatting numbers calls Python, which may run finalizers
  PythonReals reals(PythonReals::Floats::kAsDoubles);
  Summary summary(reals);
  const bool may_be_short = encoded_size(shown) <= kShortMessage;
  std::string text = may_be_short ? summary.whole(shown) : std::string();
  if (!may_be_short || !is_short(text)) {
    summary.add_fields(shown, 0);
    text = "<" + std::string(last_name(shown.descriptor().full_name)) + ", shortened; str() returns the whole text>\n" +
           summary.text();
  }
  reals.check_printed();
  return unicode(text);
}

Ref summary_of(ListObject& list) {
  const FieldDescriptor& field = list.descriptor();
  const ConstMessage parent = view(list.parent());
  if (is_short_list(parent, field)) return checked(PyObject_Repr(to_list(reinterpret_cast<PyObject*>(&list)).get()));
  const ReadGuard guard(root_of(list.parent()));
  PythonReals reals(PythonReals::Floats::kAsDoubles);
  const Summary summary(reals);
  const std::string text =
      is_message(field) ? summary.list_line(parent, field)
                        : std::to_string(parent.FieldSize(field)) + " values: " + summary.first_values(parent, field);
  reals.check_printed();
  return unicode("<" + text + ">");
}

Ref summary_of_long_map(MessageObject& message, const FieldDescriptor& map) {
  const ConstMessage parent = view(message);
  if (is_short_map(parent, map)) return {};
  PythonReals reals(PythonReals::Floats::kAsDoubles);
  const std::string keys = Summary(reals).first_keys(parent, map);
  return unicode("<" + std::to_string(parent.FieldSize(map)) + " entries with keys " + keys + ">");
}

}  // namespace onnxgen::python
