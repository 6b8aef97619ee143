// write_model FILE: writes a model that uses everything in the newer schema.
#include <fstream>

#include "model.pb.h"

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  net::Model model;
  model.set_version(2);
  for (const char* name : {"first", "second"}) {
    net::Layer* layer = model.add_layer();
    layer->set_name(name);
    layer->add_weights(0.5F);
    layer->set_kind(net::FANCY);
    layer->mutable_notes()->Set("origin", "tests");
  }
  model.set_producer("regeneration test");
  model.mutable_teacher()->set_version(1);
  std::ofstream out(argv[1], std::ios::binary);
  return model.SerializeToOstream(&out) && out.flush() ? 0 : 1;
}
