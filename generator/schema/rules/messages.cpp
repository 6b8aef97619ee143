// Rules for messages, oneofs and enums as a whole.
#include <algorithm>
#include <cstddef>
#include <unordered_map>
#include <unordered_set>
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
    if (visits_[&start].state == State::kNew) enter(start);
    while (!path_.empty()) {
      Step& step = path_.back();
      if (step.next == step.message->fields.size()) {
        visits_[step.message].state = State::kDone;
        path_.pop_back();
        continue;
      }
      const Field& field = *step.message->fields[step.next++];
      if (field.label != Label::kRequired || field.message == nullptr) continue;
      const Visit visit = visits_[field.message];
      if (visit.state == State::kNew) enter(*field.message);
      if (visit.state == State::kOnPath) report(visit.position);
    }
  }

 private:
  enum class State { kNew, kOnPath, kDone };

  struct Visit {
    State state = State::kNew;
    std::size_t position = 0;  // in the path
  };

  struct Step {
    const Message* message;
    std::size_t next;  // index of the next field to visit

    const Field& field() const { return *message->fields[next - 1]; }
  };

  void enter(const Message& message) {
    visits_[&message] = {State::kOnPath, path_.size()};
    path_.push_back({&message, 0});
  }

  // Reports the cycle that consists of the end of the path. Many cycles may begin with the same field; one is enough.
  void report(std::size_t begin) {
    const Step& first = path_[begin];
    if (!reported_.insert(&first.field()).second) return;
    auto report = diagnostics_.remark(
        first.field().name_span, "message '{}' contains itself through required fields, so it can never be complete",
        first.message->name);
    const std::size_t end = std::min(path_.size(), begin + 1 + source::kMaxCycleNotes);
    for (std::size_t i = begin + 1; i < end; ++i) {
      const Field& field = path_[i].field();
      report.note(field.name_span, "'{}' requires '{}' here", path_[i].message->name, field.message->name);
    }
    if (end < path_.size()) {
      report.note(path_[end].field().name_span, "{} more steps of the cycle are not shown", path_.size() - end);
    }
  }

  Diagnostics& diagnostics_;
  std::unordered_map<const Message*, Visit> visits_;
  std::vector<Step> path_;
  std::unordered_set<const Field*> reported_;  // first fields of the reported cycles
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
    if (message.fields.size() > kMaxMessageFields) {
      diagnostics.error(message.name_span, "message '{}' has more than {} fields", message.name, kMaxMessageFields);
    }
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
