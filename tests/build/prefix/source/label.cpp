// Prints a message of the lite runtime.
#include <google/protobuf/message_lite.h>

#include <iostream>
#include <string>

#include "label.pb.h"

int main() {
  shop::Label label;
  label.set_text("fragile");
  for (int size : {3, 150, 20000}) label.add_sizes(size);
  shop::Label parsed;
  const google::protobuf::MessageLite& message = label;
  if (!parsed.ParseFromString(message.SerializeAsString())) return 1;
  std::cout << parsed.GetTypeName() << ' ' << parsed.text() << ' ' << parsed.sizes(2) << '\n';
}
