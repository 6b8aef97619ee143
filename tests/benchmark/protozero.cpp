#include <benchmark/benchmark.h>

#include <protozero/pbf_reader.hpp>
#include <string_view>

#include "protozero_values.h"
#include "suite.h"

namespace onnxgen::bench {
namespace {

// Messages that contain graphs, and therefore each other.
class ProtozeroModel : public ProtozeroValues {
 public:
  static constexpr const char* kName = "protozero";

  bool parse(std::string_view bytes) {
    model(pbf_reader(bytes.data(), bytes.size()));
    benchmark::DoNotOptimize(sum());
    return true;
  }

 private:
  void attribute(pbf_reader message) {
    each_field(message, [this](pbf_reader& field) {
      switch (field.tag()) {
        case 1:
        case 4:
        case 9:
        case 13:
        case 21:
          return text(field);
        case 2:
          return number(field.get_float());
        case 3:
          return number(field.get_int64());
        case 5:
        case 10:
          return tensor(field.get_message());
        case 6:
        case 11:
          return graph(field.get_message());
        case 7:
          return floats(field);
        case 8:
          return int64s(field);
        case 14:
        case 15:
          return type(field.get_message());
        case 20:
          return number(field.get_enum());
        case 22:
        case 23:
          return sparse_tensor(field.get_message());
        default:
          return field.skip();
      }
    });
  }

  void node(pbf_reader message) {
    each_field(message, [this](pbf_reader& field) {
      switch (field.tag()) {
        case 1:
        case 2:
        case 3:
        case 4:
        case 6:
        case 7:
        case 8:
          return text(field);
        case 5:
          return attribute(field.get_message());
        case 9:
          return string_string_entry(field.get_message());
        case 10:
          return node_device_configuration(field.get_message());
        default:
          return field.skip();
      }
    });
  }

  void graph(pbf_reader message) {
    each_field(message, [this](pbf_reader& field) {
      switch (field.tag()) {
        case 1:
          return node(field.get_message());
        case 2:
        case 10:
          return text(field);
        case 5:
          return tensor(field.get_message());
        case 11:
        case 12:
        case 13:
          return value_info(field.get_message());
        case 14:
          return tensor_annotation(field.get_message());
        case 15:
          return sparse_tensor(field.get_message());
        case 16:
          return string_string_entry(field.get_message());
        default:
          return field.skip();
      }
    });
  }

  void training_info(pbf_reader message) {
    each_field(message, [this](pbf_reader& field) {
      switch (field.tag()) {
        case 1:
        case 2:
          return graph(field.get_message());
        case 3:
        case 4:
          return string_string_entry(field.get_message());
        default:
          return field.skip();
      }
    });
  }

  void function(pbf_reader message) {
    each_field(message, [this](pbf_reader& field) {
      switch (field.tag()) {
        case 1:
        case 4:
        case 5:
        case 6:
        case 8:
        case 10:
        case 13:
          return text(field);
        case 7:
          return node(field.get_message());
        case 9:
          return operator_set_id(field.get_message());
        case 11:
          return attribute(field.get_message());
        case 12:
          return value_info(field.get_message());
        case 14:
          return string_string_entry(field.get_message());
        default:
          return field.skip();
      }
    });
  }

  void model(pbf_reader message) {
    each_field(message, [this](pbf_reader& field) {
      switch (field.tag()) {
        case 1:
        case 5:
          return number(field.get_int64());
        case 2:
        case 3:
        case 4:
        case 6:
          return text(field);
        case 7:
          return graph(field.get_message());
        case 8:
          return operator_set_id(field.get_message());
        case 14:
          return string_string_entry(field.get_message());
        case 20:
          return training_info(field.get_message());
        case 25:
          return function(field.get_message());
        case 26:
          return device_configuration(field.get_message());
        default:
          return field.skip();
      }
    });
  }
};

}  // namespace

void add_protozero(Suite& suite) {
  for (const char* corpus : {"structure", "medium", "small", "typed", "unpacked", "weights"}) {
    suite.add_pass("parse", corpus, ProtozeroModel::kName, parse_pass<ProtozeroModel>);
  }
}

}  // namespace onnxgen::bench
