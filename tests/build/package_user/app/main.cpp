#include <string>

#include "onnxgen/io/index.h"
#include "onnxgen/text/print.h"
#include "shop.pb.h"

int main(int, char** arguments) {
  shop::Offer offer;
  offer.set_name("bread");
  offer.add_prices(3);
  shop::Offer copy;
  if (!copy.ParseFromString(offer.SerializeAsString())) return 1;
  if (onnxgen::text::debug_string(copy) != "name: \"bread\"\nprices: 3\n") return 2;
  onnxgen::io::TensorIndex index;
  return onnxgen::io::try_index(arguments[0], index).ok() ? 3 : 0;  // a program is not a model
}
