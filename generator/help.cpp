#include "help.h"

namespace onnxgen {

std::string help_text() {
  return R"(Usage: onnxgen [OPTION...] FILE...
Reads .proto files (proto2 and proto3) and writes C++ classes and Python modules.

  -I DIR, --proto_path=DIR     where imports and FILEs are looked up; may be given several times, the first folder
                               that has a file wins; PREFIX=DIR maps imports that begin with PREFIX; the default is
                               the current folder
  --cpp_out=[OPTION,...:]DIR   write the classes to DIR; the options are
                                 namespace=NS        the namespace instead of the package's, a::b
                                 export_macro=M      a macro to stand before each class
                                 profile=native      the kind of classes; this is the default
                                 profile=protobuf    classes for code that was written for libprotobuf; the
                                                     default where this program is called protoc or onnxgen-protoc
                                 code_size           of profile=native: less code, as option optimize_for =
                                                     CODE_SIZE in the schema asks for; speed is the opposite, and
                                                     the default
                                 parse_only          of profile=native: classes that cannot be serialized
                                 lite                of profile=protobuf: classes without text and JSON
                                 visibility=hidden   of profile=protobuf, without export_macro: other shared
                                                     objects do not see the classes; this is the default
                                 visibility=default  they do, as they see those of libprotobuf; the default
                                                     where this program is called protoc or onnxgen-protoc
                               options of protoc's that make no difference here are accepted
  --cpp_opt=OPTION[,...]       more of these options
  --python_out=[module=NAME:]DIR
                               write Python modules to DIR: for a/b.proto the module a.b_pb2, or one of that name for
                               all FILEs; each is a C++ file, to be compiled with the classes of profile=native, and
                               a stub for editors and type checkers
  -o FILE, --descriptor_set_out=FILE
                               write the FILEs as a google.protobuf.FileDescriptorSet, without source info
  --include_imports            in that set, also what the FILEs import, imports first
  --decode=TYPE                read an encoded message of this type, which the FILEs declare, from the standard input
                               and write it as text to the standard output
  --encode=TYPE                the other way round; --deterministic_output, protoc's, changes nothing
  --decode_raw                 as --decode, by the numbers of the fields, without FILEs
  --dependency_out=FILE        write what the output depends on, in make's format
  --dependency_target=NAME     what stands left of the colon in that file, instead of the files written
  --direct_dependencies=NAME[:NAME...]
                               it is an error if a FILE imports another file; an empty list allows no import
  --direct_dependencies_violation_msg=TEXT
                               what is said then; %s stands for the file
  --fatal_warnings             write nothing and exit with status 1 if there are warnings
  --error_format=gcc|msvs      how the place of an error is printed; gcc is the default
  --check                      write nothing; exit with status 1 if a file on disk is not what would be written
  --version, --help
  @FILE                        more arguments, one a line
)";
}

std::string version_text(Role role) {
  // Build scripts parse the first number after "libprotoc".
  return role == Role::kProtoc ? "libprotoc 3.21.12 (onnxgen " ONNXGEN_VERSION ")\n" : "onnxgen " ONNXGEN_VERSION "\n";
}

}  // namespace onnxgen
