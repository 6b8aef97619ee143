#include "plan/required_messages.h"

#include <algorithm>
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

// All messages reachable through fields, and for each message the messages that use it.
class FieldGraph {
 public:
  void add(const schema::Message& message) {
    if (users_.try_emplace(&message).second) messages_.push_back(&message);
  }

  // Returns all reachable messages, each once, and records their users.
  const std::vector<const schema::Message*>& messages() {
    for (std::size_t i = 0; i < messages_.size(); ++i) {  // NOLINT(modernize-loop-convert): add() appends
      const schema::Message& message = *messages_[i];
      for (const auto& field : message.fields) {
        if (field->message == nullptr) continue;
        add(*field->message);
        users_[field->message].push_back(&message);
      }
    }
    return messages_;
  }

  const std::vector<const schema::Message*>& users_of(const schema::Message& message) { return users_[&message]; }

 private:
  std::vector<const schema::Message*> messages_;
  std::unordered_map<const schema::Message*, std::vector<const schema::Message*>> users_;
};

}  // namespace

RequiredMessages::RequiredMessages(const schema::File& file) {
  FieldGraph graph;
  schema::for_each_message(file, [&](const schema::Message& message) { graph.add(message); });
  schema::for_each_extension(file, [&](const schema::Field& extension) {
    if (extension.message != nullptr) graph.add(*extension.message);
  });
  std::vector<const schema::Message*> pending;
  for (const schema::Message* message : graph.messages()) {
    if (needs_search(*message) && messages_.insert(message).second) pending.push_back(message);
  }
  while (!pending.empty()) {
    const schema::Message& message = *pending.back();
    pending.pop_back();
    for (const schema::Message* user : graph.users_of(message)) {
      if (messages_.insert(user).second) pending.push_back(user);
    }
  }
}

}  // namespace onnxgen::plan
