#include "plan/required_messages.h"

#include <algorithm>
#include <cstddef>
#include <unordered_map>
#include <vector>

#include "schema/visit.h"

namespace onnxgen::plan {
namespace {

bool needs_search(const schema::Message& message) {
  return !message.extension_ranges.empty() ||
         std::any_of(message.fields.begin(), message.fields.end(),
                     [](const auto& field) { return field->label == schema::Label::kRequired; });
}

using Messages = std::vector<const schema::Message*>;

// Returns the messages of the file and all messages that fields of these messages or extensions of the file lead to,
// each once. Adds to `users` the messages that have fields of each of them.
Messages reachable_from(const schema::File& file, std::unordered_map<const schema::Message*, Messages>& users) {
  Messages reached;
  const auto add = [&](const schema::Message& message) {
    if (users.try_emplace(&message).second) reached.push_back(&message);
  };
  schema::for_each_message(file, add);
  schema::for_each_extension(file, [&](const schema::Field& extension) {
    if (extension.message != nullptr) add(*extension.message);
  });
  for (std::size_t i = 0; i < reached.size(); ++i) {  // NOLINT(modernize-loop-convert): add() appends
    const schema::Message& message = *reached[i];
    for (const auto& field : message.fields) {
      if (field->message == nullptr) continue;
      add(*field->message);
      users[field->message].push_back(&message);
    }
  }
  return reached;
}

}  // namespace

RequiredMessages::RequiredMessages(const schema::File& file) {
  std::unordered_map<const schema::Message*, Messages> users;
  Messages pending;
  const auto add = [&](const schema::Message* message) {
    if (messages_.insert(message).second) pending.push_back(message);
  };
  for (const schema::Message* message : reachable_from(file, users)) {
    if (needs_search(*message)) add(message);
  }
  while (!pending.empty()) {
    const schema::Message* const message = pending.back();
    pending.pop_back();
    for (const schema::Message* user : users[message]) add(user);
  }
}

}  // namespace onnxgen::plan
