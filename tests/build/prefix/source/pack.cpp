// Compresses an order and reads it again.
#include <google/protobuf/io/gzip_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>

#include <iostream>
#include <string>

#include "order.pb.h"

int main() {
  shop::Order order;
  order.set_customer(std::string(10000, 'a'));
  std::string packed;
  {
    google::protobuf::io::StringOutputStream bytes(&packed);
    google::protobuf::io::GzipOutputStream gzip(&bytes);
    if (!order.SerializeToZeroCopyStream(&gzip)) return 1;
  }
  google::protobuf::io::ArrayInputStream bytes(packed.data(), static_cast<int>(packed.size()));
  google::protobuf::io::GzipInputStream gzip(&bytes);
  shop::Order parsed;
  if (!parsed.ParseFromZeroCopyStream(&gzip) || packed.size() > 1000) return 2;
  std::cout << parsed.customer().size() << " bytes\n";
}
