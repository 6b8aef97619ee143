// Finds the messages that must be searched for unset `required` fields.
#pragma once

#include <unordered_set>

#include "schema/schema.h"

namespace onnxgen::plan {

// The messages that have `required` fields or extension ranges, directly or in a message reachable through their
// fields. Considers all messages of one file and everything reachable from them and from the file's extensions.
class RequiredMessages {
 public:
  explicit RequiredMessages(const schema::File& file);

  bool contains(const schema::Message& message) const { return messages_.count(&message) != 0; }

 private:
  std::unordered_set<const schema::Message*> messages_;
};

}  // namespace onnxgen::plan
