// The parts of the client, written like programs that read ONNX through libprotobuf. The sources use only libprotobuf's
// names. They are compiled with libprotobuf and with the drop-in classes, and both must print the same output. Standard
// headers that *.pb.h includes are deliberately not included, because such programs omit them.
#pragma once

#include <iosfwd>
#include <string>

namespace onnx {
class ModelProto;
class GraphProto;
class TypeProto;
class TypeProto_Tensor;
}  // namespace onnx

namespace google {
namespace protobuf {
class FieldDescriptor;
class Message;
class MessageLite;
}  // namespace protobuf
}  // namespace google

namespace client {

// message_io.cpp: uses messages through their base classes only.
bool parse_from_text_of_file(const char* path, google::protobuf::MessageLite* message);
bool parse_with_limit(const std::string& bytes, int limit, google::protobuf::Message* message);
bool parse_from_block(const void* data, int size, google::protobuf::Message* message);
void write_every_way(const google::protobuf::Message& message, std::ostream& out);
void read_every_way(const std::string& bytes, google::protobuf::Message* scratch, std::ostream& out);

// dumper.cpp
void dump_text(const google::protobuf::Message& message, std::ostream& out);
void dump_json(const google::protobuf::Message& message, std::ostream& out);
void dump_shape(const onnx::TypeProto_Tensor& tensor, std::ostream& out);

// converter.cpp: writes a text of the layers, and their weights as one block.
void convert(const onnx::ModelProto& model, std::ostream& out);

// shape_inference.cpp: fills in value_info.
int infer_shapes(onnx::GraphProto* graph, std::ostream& out);
std::string type_text(const onnx::TypeProto& type);

// optimizer.cpp and rewrites.cpp: change the model in place.
void optimize(onnx::ModelProto* model, std::ostream& out);
void rewrite(onnx::ModelProto* model, std::ostream& out);

// values.cpp: uses messages and containers as values.
void use_as_values(const onnx::ModelProto& model, std::ostream& out);

// builder.cpp: creates models from scratch.
void build_models(std::ostream& out);

// streams.cpp: uses coded and zero-copy streams directly.
void use_streams(const std::string& bytes, std::ostream& out);

// included_names.cpp
void use_included_names(std::ostream& out);

// text_reader.cpp
void read_texts(std::ostream& out);
void log_and_check(std::ostream& out);

// walker.cpp: descriptors and reflection.
void walk_types(std::ostream& out);
void walk_model(const onnx::ModelProto& model, std::ostream& out);
// Prints everything in a field's descriptor; the value of one field, set or not; and the values of all fields and of
// the extensions that are set.
void describe(const google::protobuf::FieldDescriptor* field, std::ostream& out);
void print_values(const google::protobuf::Message& message, const google::protobuf::FieldDescriptor* field,
                  std::ostream& out);
void walk(const google::protobuf::Message& message, std::ostream& out);

// differ.cpp
void diff_values(std::ostream& out);
void diff_model(const onnx::ModelProto& model, std::ostream& out);

// extensions.cpp
void use_extensions(std::ostream& out);

// extension_accessors.cpp
void use_extension_accessors(std::ostream& out);

// checks.cpp: errors of the program.
void check_everything(std::ostream& out);

// descriptors.cpp: files, their elements and options.
void describe_files(std::ostream& out);

// services.cpp
void use_services(std::ostream& out);

// everyday.cpp, unknown_fields.cpp and so on: other functions and headers of the library.
void use_everyday_functions(std::ostream& out);
void use_unknown_fields(std::ostream& out);
void use_callbacks(std::ostream& out);
void use_repeated_fields(std::ostream& out);
void use_text_printers(std::ostream& out);
void use_text_tools(std::ostream& out);
void use_type_resolvers(std::ostream& out);
void use_utilities(std::ostream& out);

// other_schemas.cpp: uses more than one ONNX schema in one program.
void use_other_schemas(const std::string& bytes, std::ostream& out);

}  // namespace client
