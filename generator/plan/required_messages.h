// Which messages must be searched for unset `required` fields.
#pragma once

#include <unordered_set>

#include "schema/schema.h"

namespace onnxgen::plan {

// Those that have `required` fields or extension ranges, or whose fields lead to such messages: of the messages that
// stand in one file, and of all that these and the file's extensions lead to.
class RequiredMessages {
 public:
  explicit RequiredMessages(const schema::File& file);

  bool contains(const schema::Message& message) const { return messages_.count(&message) != 0; }

 private:
  std::unordered_set<const schema::Message*> messages_;
};

}  // namespace onnxgen::plan
