#pragma once

#include <cstdint>
#include <protozero/pbf_reader.hpp>

namespace onnxgen::bench {

// Reads every field of the messages that contain no graph. Adds the values up so that the compiler cannot omit a read.
// Field numbers are those of onnx-ml.proto.
class ProtozeroValues {
 public:
  double sum() const { return sum_; }

 protected:
  using pbf_reader = protozero::pbf_reader;

  template <class Visit>
  void each_field(pbf_reader& message, Visit visit) {
    while (message.next()) visit(message);
  }

  template <class Number>
  void number(Number value) {
    sum_ += static_cast<double>(value);
  }

  void text(pbf_reader& field) { sum_ += static_cast<double>(field.get_view().size()); }

  template <class Range>
  void numbers(const Range& range) {
    for (const auto value : range) number(value);
  }

  void int32s(pbf_reader& field) {
    if (field.wire_type() == protozero::pbf_wire_type::length_delimited) return numbers(field.get_packed_int32());
    number(field.get_int32());
  }

  void int64s(pbf_reader& field) {
    if (field.wire_type() == protozero::pbf_wire_type::length_delimited) return numbers(field.get_packed_int64());
    number(field.get_int64());
  }

  void uint64s(pbf_reader& field) {
    if (field.wire_type() == protozero::pbf_wire_type::length_delimited) return numbers(field.get_packed_uint64());
    number(field.get_uint64());
  }

  void floats(pbf_reader& field) {
    if (field.wire_type() == protozero::pbf_wire_type::length_delimited) return numbers(field.get_packed_float());
    number(field.get_float());
  }

  void doubles(pbf_reader& field) {
    if (field.wire_type() == protozero::pbf_wire_type::length_delimited) return numbers(field.get_packed_double());
    number(field.get_double());
  }

  void value_info(pbf_reader message) {
    each_field(message, [this](pbf_reader& field) {
      switch (field.tag()) {
        case 1:
        case 3:
          return text(field);
        case 2:
          return type(field.get_message());
        case 4:
          return string_string_entry(field.get_message());
        default:
          return field.skip();
      }
    });
  }

  void int_int_list_entry(pbf_reader message) {
    each_field(message, [this](pbf_reader& field) {
      switch (field.tag()) {
        case 1:
          return number(field.get_int64());
        case 2:
          return int64s(field);
        default:
          return field.skip();
      }
    });
  }

  void node_device_configuration(pbf_reader message) {
    each_field(message, [this](pbf_reader& field) {
      switch (field.tag()) {
        case 1:
          return text(field);
        case 2:
          return sharding_spec(field.get_message());
        case 3:
          return number(field.get_int32());
        default:
          return field.skip();
      }
    });
  }

  void sharding_spec(pbf_reader message) {
    each_field(message, [this](pbf_reader& field) {
      switch (field.tag()) {
        case 1:
          return text(field);
        case 2:
          return int64s(field);
        case 3:
          return int_int_list_entry(field.get_message());
        case 4:
          return sharded_dim(field.get_message());
        default:
          return field.skip();
      }
    });
  }

  void sharded_dim(pbf_reader message) {
    each_field(message, [this](pbf_reader& field) {
      switch (field.tag()) {
        case 1:
          return number(field.get_int64());
        case 2:
          return simple_sharded_dim(field.get_message());
        default:
          return field.skip();
      }
    });
  }

  void simple_sharded_dim(pbf_reader message) {
    each_field(message, [this](pbf_reader& field) {
      switch (field.tag()) {
        case 1:
        case 3:
          return number(field.get_int64());
        case 2:
          return text(field);
        default:
          return field.skip();
      }
    });
  }

  void device_configuration(pbf_reader message) {
    each_field(message, [this](pbf_reader& field) {
      switch (field.tag()) {
        case 1:
        case 3:
          return text(field);
        case 2:
          return number(field.get_int32());
        default:
          return field.skip();
      }
    });
  }

  void string_string_entry(pbf_reader message) {
    each_field(message, [this](pbf_reader& field) {
      switch (field.tag()) {
        case 1:
        case 2:
          return text(field);
        default:
          return field.skip();
      }
    });
  }

  void tensor_annotation(pbf_reader message) {
    each_field(message, [this](pbf_reader& field) {
      switch (field.tag()) {
        case 1:
          return text(field);
        case 2:
          return string_string_entry(field.get_message());
        default:
          return field.skip();
      }
    });
  }

  void tensor(pbf_reader message) {
    each_field(message, [this](pbf_reader& field) {
      switch (field.tag()) {
        case 1:
        case 7:
          return int64s(field);
        case 2:
          return number(field.get_int32());
        case 3:
          return tensor_segment(field.get_message());
        case 4:
          return floats(field);
        case 5:
          return int32s(field);
        case 6:
        case 8:
        case 9:
        case 12:
          return text(field);
        case 10:
          return doubles(field);
        case 11:
          return uint64s(field);
        case 13:
        case 16:
          return string_string_entry(field.get_message());
        case 14:
          return number(field.get_enum());
        default:
          return field.skip();
      }
    });
  }

  void tensor_segment(pbf_reader message) {
    each_field(message, [this](pbf_reader& field) {
      switch (field.tag()) {
        case 1:
        case 2:
          return number(field.get_int64());
        default:
          return field.skip();
      }
    });
  }

  void sparse_tensor(pbf_reader message) {
    each_field(message, [this](pbf_reader& field) {
      switch (field.tag()) {
        case 1:
        case 2:
          return tensor(field.get_message());
        case 3:
          return int64s(field);
        default:
          return field.skip();
      }
    });
  }

  void tensor_shape(pbf_reader message) {
    each_field(message, [this](pbf_reader& field) {
      switch (field.tag()) {
        case 1:
          return tensor_shape_dimension(field.get_message());
        default:
          return field.skip();
      }
    });
  }

  void tensor_shape_dimension(pbf_reader message) {
    each_field(message, [this](pbf_reader& field) {
      switch (field.tag()) {
        case 1:
          return number(field.get_int64());
        case 2:
        case 3:
          return text(field);
        default:
          return field.skip();
      }
    });
  }

  void type(pbf_reader message) {
    each_field(message, [this](pbf_reader& field) {
      switch (field.tag()) {
        case 1:
          return type_tensor(field.get_message());
        case 4:
          return type_sequence(field.get_message());
        case 5:
          return type_map(field.get_message());
        case 6:
          return text(field);
        case 7:
          return type_opaque(field.get_message());
        case 8:
          return type_sparse_tensor(field.get_message());
        case 9:
          return type_optional(field.get_message());
        default:
          return field.skip();
      }
    });
  }

  void type_tensor(pbf_reader message) {
    each_field(message, [this](pbf_reader& field) {
      switch (field.tag()) {
        case 1:
          return number(field.get_int32());
        case 2:
          return tensor_shape(field.get_message());
        default:
          return field.skip();
      }
    });
  }

  void type_sequence(pbf_reader message) {
    each_field(message, [this](pbf_reader& field) {
      switch (field.tag()) {
        case 1:
          return type(field.get_message());
        default:
          return field.skip();
      }
    });
  }

  void type_map(pbf_reader message) {
    each_field(message, [this](pbf_reader& field) {
      switch (field.tag()) {
        case 1:
          return number(field.get_int32());
        case 2:
          return type(field.get_message());
        default:
          return field.skip();
      }
    });
  }

  void type_optional(pbf_reader message) {
    each_field(message, [this](pbf_reader& field) {
      switch (field.tag()) {
        case 1:
          return type(field.get_message());
        default:
          return field.skip();
      }
    });
  }

  void type_sparse_tensor(pbf_reader message) {
    each_field(message, [this](pbf_reader& field) {
      switch (field.tag()) {
        case 1:
          return number(field.get_int32());
        case 2:
          return tensor_shape(field.get_message());
        default:
          return field.skip();
      }
    });
  }

  void type_opaque(pbf_reader message) {
    each_field(message, [this](pbf_reader& field) {
      switch (field.tag()) {
        case 1:
        case 2:
          return text(field);
        default:
          return field.skip();
      }
    });
  }

  void operator_set_id(pbf_reader message) {
    each_field(message, [this](pbf_reader& field) {
      switch (field.tag()) {
        case 1:
          return text(field);
        case 2:
          return number(field.get_int64());
        default:
          return field.skip();
      }
    });
  }

 private:
  double sum_ = 0;
};

}  // namespace onnxgen::bench
