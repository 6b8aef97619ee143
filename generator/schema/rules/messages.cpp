// Rules for messages, oneofs and enums as a whole.
#include <algorithm>
#include <cstddef>
#include <unordered_map>
#include <vector>

#include "schema/limits.h"
#include "schema/options/options.h"
#include "schema/rules/rules.h"
#include "schema/visit.h"

namespace onnxgen::schema::rules {
namespace {

// Searches for cycles of messages along required fields.
class RequiredCycles {
 public:
  explicit RequiredCycles(Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

  // Depth-first search without recursion, because a chain of messages may be long.
  void search(const Message& start) {
    if (states_[&start] != State::kNew) return;
    enter(start);
    while (!path_.empty()) {
      Step& step = path_.back();
      if (step.next == step.message->fields.size()) {
        states_[step.message] = State::kDone;
        path_.pop_back();
        continue;
      }
      const Field& field = *step.message->fields[step.next++];
      if (field.label != Label::kRequired || field.message == nullptr) continue;
      const State state = states_[field.message];
      if (state == State::kNew) enter(*field.message);
      if (state == State::kOnPath) report(*field.message);
    }
  }

 private:
  enum class State { kNew, kOnPath, kDone };

  struct Step {
    const Message* message;
    std::size_t next;  // index of the next field to visit
  };

  void enter(const Message& message) {
    states_[&message] = State::kOnPath;
    path_.push_back({&message, 0});
  }

  void report(const Message& first) {
    const auto begin =
        std::find_if(path_.begin(), path_.end(), [&](const Step& step) { return step.message == &first; });
    const auto field_of = [](const Step& step) -> const Field& { return *step.message->fields[step.next - 1]; };
    auto report = diagnostics_.warning(
        field_of(*begin).name_span, "message '{}' contains itself through required fields, so it can never be complete",
        first.name);
    for (auto step = begin + 1; step != path_.end(); ++step) {
      const Field& field = field_of(*step);
      report.note(field.name_span, "'{}' requires '{}' here", step->message->name, field.message->name);
    }
  }

  Diagnostics& diagnostics_;
  std::unordered_map<const Message*, State> states_;
  std::vector<Step> path_;
};

void check_count(const Element& element, const char* noun, std::size_t count, std::size_t max, const char* parts,
                 Diagnostics& diagnostics) {
  if (element.features.limits == ProtoLimits::kNone || count <= max) return;
  diagnostics.error(element.name_span,
                    "{} '{}' has more than {} {}; features.enforce_proto_limits = LEGACY_NO_EXPLICIT_LIMITS permits it",
                    noun, element.name, max, parts);
}

}  // namespace

void sizes_are_within_limits(const File& file, Diagnostics& diagnostics) {
  for_each_message(file, [&](const Message& message) {
    check_count(message, message.kNoun, message.fields.size(), kMaxFields, "fields", diagnostics);
    check_count(message, message.kNoun, message.oneofs.size(), kMaxOneofs, "oneofs", diagnostics);
    for (const auto& oneof : message.oneofs) {
      check_count(*oneof, oneof->kNoun, oneof->fields.size(), kMaxOneofFields, "fields", diagnostics);
    }
  });
  for_each_enum(file, [&](const Enum& enumeration) {
    check_count(enumeration, enumeration.kNoun, enumeration.values.size(), kMaxValues, "values", diagnostics);
  });
}

void oneof_has_fields(const Oneof& oneof, Diagnostics& diagnostics) {
  if (!oneof.fields.empty() || !oneof.complete) return;
  const Span closing_brace{oneof.span.file, oneof.span.end - 1, oneof.span.end};
  diagnostics.error(closing_brace, "oneof '{}' has no fields", oneof.name);
}

void message_set_is_valid(const Message& message, Diagnostics& diagnostics) {
  if (!message.message_set_wire_format) return;
  for (const auto& field : message.fields) {
    diagnostics.error(field->name_span, "a MessageSet cannot have fields, only extensions");
  }
}

void message_fits_proto3(const Message& message, Diagnostics& diagnostics) {
  if (message.file->edition != Edition::kProto3) return;
  for (const NumberRange& range : message.extension_ranges) {
    diagnostics.error(range.span, "proto3 has no extension ranges");
  }
  if (message.message_set_wire_format) {
    diagnostics.error(message.name_span, "proto3 has no MessageSets")
        .note(find_option(message.options, "message_set_wire_format")->span, "message_set_wire_format is set here");
  }
}

void enum_has_values(const Enum& enumeration, Diagnostics& diagnostics) {
  if (!enumeration.complete) return;
  if (enumeration.values.empty()) {
    diagnostics.error(enumeration.name_span, "enum '{}' has no values", enumeration.name);
  } else if (!enumeration.closed && enumeration.values.front()->number != 0) {
    diagnostics.error(enumeration.values.front()->number_span, "the first value of an open enum must be zero");
  }
}

void required_fields_are_not_recursive(const Schema& schema, Diagnostics& diagnostics) {
  RequiredCycles cycles(diagnostics);
  for (const auto& file : schema.files) {
    for_each_message(*file, [&](const Message& message) { cycles.search(message); });
  }
}

}  // namespace onnxgen::schema::rules
