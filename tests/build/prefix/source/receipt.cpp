// Prints an order as text and as JSON, after it was serialized and parsed.
#include <google/protobuf/text_format.h>
#include <google/protobuf/util/json_util.h>
#include <google/protobuf/util/time_util.h>

#include <iostream>
#include <string>

#include "order.pb.h"

int main() {
  GOOGLE_PROTOBUF_VERIFY_VERSION;
  shop::Order order;
  const std::string text = R"(
      customer: "Ada" items { name: "bread" count: 2 price: 1.5 } notes { key: "door" value: "left" })";
  if (!google::protobuf::TextFormat::ParseFromString(text, &order)) return 1;
  *order.mutable_placed() = google::protobuf::util::TimeUtil::SecondsToTimestamp(1600000000);

  shop::Order parsed;
  if (!parsed.ParseFromString(order.SerializeAsString())) return 2;
  std::string json;
  if (!google::protobuf::util::MessageToJsonString(parsed, &json).ok()) return 3;
  std::cout << parsed.GetDescriptor()->full_name() << '\n' << parsed.DebugString() << json << '\n';
  google::protobuf::ShutdownProtobufLibrary();
}
