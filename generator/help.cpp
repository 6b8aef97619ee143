#include "help.h"

namespace onnxgen {

std::string help_text() {
  return R"(Usage: onnxgen [OPTION...] FILE...
Generates C++ classes and Python modules from .proto files (proto2, proto3, and editions 2023 to 2026).

  -I DIR, --proto_path=DIR     search imports and FILEs in DIR; can be repeated, the first folder that contains a file
                               is used; PREFIX=DIR maps imports that begin with PREFIX; default: the current folder
  --descriptor_set_in=FILE[:FILE...]
                               read FILEs and imports from descriptor sets; folders of -I take precedence
  --cpp_out=[OPTION,...:]DIR   write C++ classes to DIR; the options are
                                 namespace=NS        C++ namespace, for example a::b (default: the .proto file's
                                                     option (pb.file.cpp).namespace or package)
                                 export_macro=M      macro to place before each class name
                                 profile=native      onnxgen's own classes (default)
                                 profile=protobuf    classes for code written for libprotobuf (default if this
                                                     program is called protoc or onnxgen-protoc)
                                 speed               optimize for speed, regardless of optimize_for in the schema
                                 code_size           profile=native: optimize for code size, like
                                                     option optimize_for = CODE_SIZE in the schema
                                 parse_only          profile=native: omit serialization
                                 lite                profile=protobuf: omit descriptors, text format and JSON, like
                                                     option optimize_for = LITE_RUNTIME in the schema
                                 proto_h             also write NAME.proto.h, which includes NAME.pb.h
                                 protobuf_api=30     profile=protobuf: interface of protobuf 30 instead of 3.21
                                 visibility=hidden   profile=protobuf without export_macro: hide the classes from
                                                     other shared objects (default)
                                 visibility=default  export them, like libprotobuf (default if this program is called
                                                     protoc or onnxgen-protoc)
                               other options of protoc that have no effect here are accepted
  --cpp_opt=OPTION[,...]       additional options for --cpp_out
  --python_out=[module=NAME:]DIR
                               write Python modules to DIR: module a.b_pb2 for a/b.proto, or one module NAME for all
                               FILEs; each is a C++ file to compile with the classes of profile=native, and a stub for
                               editors and type checkers
  --NAME_out=[PARAMETER:]DIR   run protoc's plugin protoc-gen-NAME and write its files to DIR
  --NAME_opt=PARAMETER         additional parameter for the plugin
  --plugin=[protoc-gen-NAME=]PATH
                               path of the plugin (default: search protoc-gen-NAME in PATH)
  -o FILE, --descriptor_set_out=FILE
                               write a google.protobuf.FileDescriptorSet of the FILEs
  --include_imports            include all imported files in the descriptor set, imports first
  --include_source_info        include the locations and comments of all declarations
  --retain_options             include options whose retention is RETENTION_SOURCE
  --edition_defaults_out=FILE  write a google.protobuf.FeatureSetDefaults: the values that features have by default, for
                               generators of code; --edition_defaults_minimum=EDITION and --edition_defaults_maximum
                               limit the editions (default: PROTO2 to 2026)
  --decode=TYPE                convert an encoded message of TYPE, declared in the FILEs, from standard input to text on
                               standard output
  --encode=TYPE                convert a message of TYPE from text on standard input to encoded form on standard output;
                               --deterministic_output is accepted: output is always deterministic
  --decode_raw                 like --decode, but without FILEs; prints field numbers
  --dependency_out=FILE        write the dependencies of the output to FILE, as a makefile rule
  --dependency_target=NAME     target of that rule (default: the files written)
  --direct_dependencies=NAME[:NAME...]
                               report an error if a FILE imports any other file; an empty list allows no imports
  --direct_dependencies_violation_msg=TEXT
                               text of that error; %s is replaced by the name of the imported file
  --option_dependencies=NAME[:NAME...]
                               report an error if a FILE names any other file in `import option`
  --option_dependencies_violation_msg=TEXT
                               text of that error
  --disallow_services          report an error if a FILE declares a service
  --fatal_warnings             treat warnings as errors: write nothing and exit with status 1
  --error_format=gcc|msvs      format of error locations (default: gcc)
  --check                      write nothing; exit with status 1 if a file on disk differs from the output
  --version, --help            print the version, or this help
  @FILE                        read more arguments from FILE, one per line
)";
}

std::string version_text(Role role) {
  // Build scripts parse the first number after "libprotoc".
  return role == Role::kProtoc ? "libprotoc 3.21.12 (onnxgen " ONNXGEN_VERSION ")\n" : "onnxgen " ONNXGEN_VERSION "\n";
}

}  // namespace onnxgen
