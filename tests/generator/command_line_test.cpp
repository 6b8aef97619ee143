#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "../io/temporary_folder.h"
#include "help.h"
#include "options.h"

namespace onnxgen {

// For comparing whole lists.
namespace source {
bool operator==(const ImportPath& a, const ImportPath& b) {
  return a.prefix == b.prefix && a.disk == b.disk;
}
}  // namespace source

namespace tests {
namespace {

using ImportPaths = std::vector<source::ImportPath>;
using Strings = std::vector<std::string>;

Options accepted(const Strings& arguments) {
  const CommandLine line = read_command_line(arguments);
  EXPECT_EQ(line.errors, Strings()) << testing::PrintToString(arguments);
  return line.options;
}

Strings errors_of(const Strings& arguments) {
  return read_command_line(arguments).errors;
}

TEST(CommandLine, AcceptsTheCommonOptionsOfProtoc) {
  const Options options = accepted({"-I", "a", "-Ib", "--proto_path=c", "--proto_path", "d", "--cpp_out=out",
                                    "--dependency_out=x.d", "x.proto", "y.proto"});
  EXPECT_EQ(options.import_paths, (ImportPaths{{"", "a"}, {"", "b"}, {"", "c"}, {"", "d"}}));
  EXPECT_EQ(options.out_dir, "out");
  EXPECT_EQ(options.dependency_out, "x.d");
  EXPECT_EQ(options.inputs, (Strings{"x.proto", "y.proto"}));
  EXPECT_FALSE(options.check);
}

TEST(CommandLine, AsProtocShowsTheHelpWithoutArguments) {
  const CommandLine as_protoc = read_command_line({}, Role::kProtoc);
  EXPECT_EQ(as_protoc.errors, Strings());
  EXPECT_EQ(as_protoc.options.action, Options::Action::kShowHelp);
  EXPECT_EQ(errors_of({}).front(), "no input file; see onnxgen --help");
}

TEST(CommandLine, AcceptsASecondHeader) {
  EXPECT_TRUE(accepted({"--cpp_out=proto_h:out", "x.proto"}).cpp.proto_h);
  EXPECT_FALSE(accepted({"--cpp_out=out", "x.proto"}).cpp.proto_h);
}

TEST(CommandLine, AcceptsOptionsInAnyOrder) {
  const Options options = accepted({"x.proto", "--check", "--cpp_out", "out", "--dependency_out", "x.d", "-I."});
  EXPECT_EQ(options.out_dir, "out");
  EXPECT_EQ(options.dependency_out, "x.d");
  EXPECT_TRUE(options.check);
}

TEST(CommandLine, NamesTheTargetOfTheDependencies) {
  const Options options = accepted({"--cpp_out=out", "--dependency_out=x.d", "--dependency_target=stamp", "x.proto"});
  EXPECT_EQ(options.dependency_target, "stamp");
}

TEST(CommandLine, LooksInTheCurrentFolderByDefault) {
  EXPECT_EQ(accepted({"--cpp_out=.", "x.proto"}).import_paths, (ImportPaths{{"", "."}}));
}

TEST(CommandLine, AcceptsListsAndMappingsOfImportPaths) {
  const Options options = accepted({"-Ia:b", "-Ivirtual/x=disk/y", "-Ia", "--cpp_out=.", "x.proto"});
  EXPECT_EQ(options.import_paths, (ImportPaths{{"", "a"}, {"", "b"}, {"virtual/x", "disk/y"}, {"", "a"}}));
}

TEST(CommandLine, TakesAWholePathWithAnEqualsSignForAFolderIfOnlyThatExists) {
  const io::tests::TemporaryFolder folder;
  const std::string whole = folder / "x=y";
  const auto paths_of = [](const std::string& path) {
    return accepted({"-I" + path, "--cpp_out=.", "x.proto"}).import_paths;
  };
  EXPECT_EQ(paths_of(whole), (ImportPaths{{folder / "x", "y"}}));
  std::filesystem::create_directory(whole);
  EXPECT_EQ(paths_of(whole), (ImportPaths{{"", whole}}));
  EXPECT_EQ(paths_of("x=" + whole), (ImportPaths{{"x", whole}}));
  EXPECT_EQ(errors_of({"-Ix=", "--cpp_out=.", "x.proto"}), Strings{"'-Ix=' names no folder"});
}

TEST(CommandLine, AcceptsOptionsOfCppOut) {
  const plan::CppOptions cpp =
      accepted({"--cpp_out=namespace=a::b,export_macro=MY_API,profile=native,lite:out/dir", "x.proto"}).cpp;
  EXPECT_EQ(cpp.name_space, "a::b");
  EXPECT_EQ(cpp.export_macro, "MY_API");
  EXPECT_EQ(cpp.profile, plan::Profile::kNative);
  const Options options = accepted({"--cpp_out=dllexport_decl=M:out", "x.proto"});
  EXPECT_EQ(options.cpp.export_macro, "M");
  EXPECT_EQ(options.out_dir, "out");
}

TEST(CommandLine, RefusesUnknownOptionsOfCppOut) {
  EXPECT_EQ(errors_of({"--cpp_out=nonsense:out", "x.proto"}),
            Strings{"unknown option 'nonsense' in --cpp_out; see onnxgen --help"});
  EXPECT_EQ(errors_of({"--cpp_out=profile=java:out", "x.proto"}),
            Strings{"unknown profile 'java'; use native or protobuf"});
  EXPECT_EQ(errors_of({"--cpp_out=namespace=a..b:out", "x.proto"}), Strings{"'a..b' is not a C++ namespace"});
  EXPECT_EQ(errors_of({"--cpp_out=namespace=:out", "x.proto"}), Strings{"'' is not a C++ namespace"});
  EXPECT_EQ(errors_of({"--cpp_out=export_macro=1M:out", "x.proto"}), Strings{"'1M' is not the name of a C++ macro"});
}

TEST(CommandLine, SelectsTheInterfaceOfProtobuf) {
  const auto api_of = [](const char* cpp_out) { return accepted({cpp_out, "x.proto"}).cpp.protobuf_api; };
  EXPECT_EQ(api_of("--cpp_out=profile=protobuf:out"), plan::ProtobufApi::k21);
  EXPECT_EQ(api_of("--cpp_out=profile=protobuf,protobuf_api=21:out"), plan::ProtobufApi::k21);
  EXPECT_EQ(api_of("--cpp_out=profile=protobuf,protobuf_api=30:out"), plan::ProtobufApi::k30);
  EXPECT_EQ(errors_of({"--cpp_out=profile=protobuf,protobuf_api=29:out", "x.proto"}),
            Strings{"unknown protobuf_api '29'; use 21 or 30"});
  EXPECT_EQ(errors_of({"--cpp_out=protobuf_api=30:out", "x.proto"}),
            Strings{"'protobuf_api' in --cpp_out requires profile=protobuf"});
}

TEST(CommandLine, MakesNativeClassesUnlessCalledProtoc) {
  const Strings plain = {"--cpp_out=out", "x.proto"};
  const Strings native = {"--cpp_out=profile=native:out", "x.proto"};
  EXPECT_EQ(accepted(plain).cpp.profile, plan::Profile::kNative);
  EXPECT_EQ(accepted({"--cpp_out=profile=protobuf:out", "x.proto"}).cpp.profile, plan::Profile::kProtobuf);
  EXPECT_EQ(read_command_line(plain, Role::kProtoc).options.cpp.profile, plan::Profile::kProtobuf);
  EXPECT_EQ(read_command_line(native, Role::kProtoc).options.cpp.profile, plan::Profile::kNative);
}

TEST(CommandLine, ShowsTheClassesToOtherLibrariesAsProtocDoes) {
  const auto is_visible = [](Role role, const std::string& cpp_out) {
    const CommandLine line = read_command_line({"--cpp_out=" + cpp_out, "x.proto"}, role);
    EXPECT_EQ(line.errors, Strings());
    return line.options.cpp.visible;
  };
  EXPECT_TRUE(is_visible(Role::kProtoc, "out"));
  EXPECT_FALSE(is_visible(Role::kProtoc, "visibility=hidden:out"));
  EXPECT_FALSE(is_visible(Role::kOnnxgen, "profile=protobuf:out"));
  EXPECT_TRUE(is_visible(Role::kOnnxgen, "visibility=default,profile=protobuf:out"));
  EXPECT_EQ(errors_of({"--cpp_out=visibility=none:out", "x.proto"}),
            Strings{"unknown visibility 'none'; use default or hidden"});
}

TEST(CommandLine, KnowsProtocByTheProgramsName) {
  for (const char* name : {"protoc", "onnxgen-protoc", "/usr/bin/protoc", "./protoc-3.21", "C:\\bin\\protoc.exe"}) {
    EXPECT_EQ(role_of(name), Role::kProtoc) << name;
  }
  EXPECT_EQ(role_of("/usr/bin/protoc-gen-onnxgen"), Role::kPlugin);
  for (const char* name : {"", "onnxgen", "/protoc/onnxgen", "protocol", "my-protoc", "protoc/"}) {
    EXPECT_EQ(role_of(name), Role::kOnnxgen) << name;
  }
  EXPECT_EQ(version_text(Role::kProtoc).rfind("libprotoc 3.21.12 ", 0), 0U);
  EXPECT_EQ(version_text(Role::kOnnxgen).rfind("onnxgen ", 0), 0U);
}

TEST(CommandLine, AcceptsProtocsOptionsOfCppOut) {
  using plan::OptimizeFor;
  EXPECT_EQ(accepted({"--cpp_out=speed:out", "x.proto"}).cpp.optimize_for, OptimizeFor::kSpeed);
  EXPECT_EQ(accepted({"--cpp_out=lite:out", "x.proto"}).cpp.optimize_for, OptimizeFor::kLite);
  EXPECT_EQ(accepted({"--cpp_out=out", "--cpp_opt=lite,dllexport_decl=M", "x.proto"}).cpp.optimize_for,
            OptimizeFor::kLite);
  const Options separate = accepted({"x.proto", "-I", "in", "--cpp_out", "lite,speed:out", "--cpp_opt", "code_size"});
  EXPECT_EQ(separate.cpp.optimize_for, OptimizeFor::kSize) << "the last one counts";
  EXPECT_EQ(separate.out_dir, "out");
  accepted({"--experimental_allow_proto3_optional", "--error_format=gcc", "--cpp_out=out", "x.proto"});
}

TEST(CommandLine, AcceptsOptimizationOptions) {
  using plan::OptimizeFor;
  EXPECT_EQ(accepted({"--cpp_out=out", "x.proto"}).cpp.optimize_for, OptimizeFor::kFromFile);
  EXPECT_EQ(accepted({"--cpp_out=speed:out", "x.proto"}).cpp.optimize_for, OptimizeFor::kSpeed);
  const Options options = accepted({"--cpp_out=code_size,parse_only:out", "x.proto"});
  EXPECT_EQ(options.cpp.optimize_for, OptimizeFor::kSize);
  EXPECT_TRUE(options.cpp.parse_only);
  EXPECT_EQ(errors_of({"--cpp_out=parse_only,profile=protobuf:out", "x.proto"}),
            Strings{"'parse_only' in --cpp_out requires the native profile"});
}

TEST(CommandLine, ReportsOptionsOfProtocWithoutEffect) {
  const CommandLine line = read_command_line({"--cpp_out=annotate_headers,annotation_guard_name=G:out", "x.proto"});
  EXPECT_EQ(line.errors, Strings());
  EXPECT_EQ(line.warnings, (Strings{"'annotate_headers' in --cpp_out has no effect",
                                    "'annotation_guard_name' in --cpp_out has no effect"}));
  EXPECT_EQ(read_command_line({"--cpp_out=lite:out", "x.proto"}).warnings, Strings());
}

TEST(CommandLine, AcceptsOtherOptionsOfProtoc) {
  const Options options =
      accepted({"--fatal_warnings", "--error_format=msvs", "--direct_dependencies=a.proto:b.proto", "-oset.bin",
                "--include_imports", "--include_source_info", "--experimental_editions", "x.proto"});
  EXPECT_TRUE(options.fatal_warnings);
  EXPECT_EQ(options.error_format, source::ErrorFormat::kMsvs);
  EXPECT_EQ(options.direct_dependencies.files, (Strings{"a.proto", "b.proto"}));
  EXPECT_EQ(options.descriptor_set_out, "set.bin");
  EXPECT_TRUE(options.include_imports);
  EXPECT_TRUE(options.include_source_info);
  EXPECT_TRUE(options.experimental_editions);
  EXPECT_EQ(accepted({"--direct_dependencies=", "--cpp_out=.", "x.proto"}).direct_dependencies.files, Strings());
  EXPECT_EQ(accepted({"--cpp_out=.", "x.proto"}).direct_dependencies.files, std::nullopt);
}

TEST(CommandLine, AcceptsOptionsOfNewerReleasesOfProtoc) {
  const Options options =
      accepted({"--option_dependencies=a.proto:b.proto", "--option_dependencies_violation_msg=no %s",
                "--disallow_services", "--cpp_out=.", "x.proto"});
  EXPECT_EQ(options.option_dependencies.files, (Strings{"a.proto", "b.proto"}));
  EXPECT_EQ(options.option_dependencies.violation, "no %s");
  EXPECT_EQ(options.direct_dependencies.files, std::nullopt);
  EXPECT_TRUE(options.disallow_services);
  const CommandLine traced = read_command_line({"--enable_codegen_trace", "--cpp_out=.", "x.proto"});
  EXPECT_EQ(traced.errors, Strings());
  EXPECT_EQ(traced.warnings, Strings{"--enable_codegen_trace has no effect"});
}

TEST(CommandLine, AcceptsDefaultsOfEditions) {
  const Options options = accepted({"--edition_defaults_out=x.bin", "x.proto"});
  EXPECT_EQ(options.edition_defaults_out, "x.bin");
  const Options limited = accepted({"--edition_defaults_out=x.bin", "--edition_defaults_minimum", "2023",
                                    "--edition_defaults_maximum=2024", "x.proto"});
  EXPECT_EQ(limited.edition_defaults_minimum, "2023");
  EXPECT_EQ(limited.edition_defaults_maximum, "2024");
  EXPECT_EQ(errors_of({"--edition_defaults_out=x", "--edition_defaults_out=y", "x.proto"}),
            Strings{"--edition_defaults_out is given twice"});
}

TEST(CommandLine, SuggestsReplacementsOfUnsupportedOptions) {
  const auto error = [](const std::string& argument) {
    const Strings errors = errors_of({argument, "--cpp_out=out", "x.proto"});
    return errors.size() == 1 ? errors.front() : "";
  };
  EXPECT_EQ(error("--print_free_field_numbers"), "'--print_free_field_numbers' is not supported: use protoc");
  EXPECT_EQ(errors_of({"--cpp_out=out.zip", "x.proto"}),
            Strings{"'out.zip': onnxgen does not write archives; specify a folder"});
  EXPECT_EQ(error("--nonsense"), "unknown option '--nonsense'; see onnxgen --help");
  EXPECT_EQ(error("--error_format=xml"), "unknown error format 'xml'; use gcc or msvs");
}

TEST(CommandLine, WarnsOfOptionsWithoutEffect) {
  for (const std::string option : {"--include_imports", "--include_source_info", "--retain_options"}) {
    const CommandLine command_line = read_command_line({option, "--cpp_out=out", "x.proto"});
    EXPECT_EQ(command_line.errors, Strings());
    EXPECT_EQ(command_line.warnings, Strings{option + " has no effect without --descriptor_set_out=FILE"});
  }
  for (const std::string option : {"--edition_defaults_minimum", "--edition_defaults_maximum"}) {
    const CommandLine command_line = read_command_line({option + "=2023", "--cpp_out=out", "x.proto"});
    EXPECT_EQ(command_line.errors, Strings());
    EXPECT_EQ(command_line.warnings, Strings{option + " has no effect without --edition_defaults_out=FILE"});
  }
}

TEST(CommandLine, TwoOutputsCannotBeOneFile) {
  EXPECT_EQ(errors_of({"--descriptor_set_out=x.bin", "--edition_defaults_out=x.bin", "x.proto"}),
            Strings{"--descriptor_set_out and --edition_defaults_out name the same file, x.bin"});
}

TEST(CommandLine, OptionsOfThePluginAreNamedAsItsCallerGivesThem) {
  const CommandLine command_line =
      read_command_line({"--cpp_out=.", "--cpp_opt=,annotate_headers,,nope", "x.proto"}, Role::kPlugin);
  EXPECT_EQ(command_line.warnings, Strings{"'annotate_headers' in --onnxgen_opt has no effect"});
  EXPECT_EQ(command_line.errors, Strings{"unknown option 'nope' in --onnxgen_opt; see onnxgen --help"});
}

TEST(CommandLine, AcceptsDescriptorSetsAsInput) {
  const Options options = accepted({"--descriptor_set_in=a.bin:sub/b.bin", "--cpp_out=out", "a.proto"});
  EXPECT_EQ(options.descriptor_sets_in, (Strings{"a.bin", "sub/b.bin"}));
  EXPECT_TRUE(options.import_paths.empty()) << "the current folder is not searched";
  EXPECT_EQ(accepted({"--descriptor_set_in=a.bin", "-I.", "--cpp_out=out", "a.proto"}).import_paths.size(), 1U);
}

TEST(CommandLine, AcceptsPlugins) {
  const Options options = accepted({"--go_opt=b", "--plugin=bin/protoc-gen-x", "--x_out", "a=1,b:out/x",
                                    "--plugin=protoc-gen-go=/opt/go", "--go_out=out", "--go_opt", "c", "a.proto"});
  ASSERT_EQ(options.plugins.size(), 2U);
  EXPECT_EQ(options.plugins[0].name, "protoc-gen-x");
  EXPECT_EQ(options.plugins[0].option, "--x_out");
  EXPECT_EQ(options.plugins[0].path, "bin/protoc-gen-x");
  EXPECT_EQ(options.plugins[0].parameter, "a=1,b");
  EXPECT_EQ(options.plugins[0].out_dir, "out/x");
  EXPECT_EQ(options.plugins[1].name, "protoc-gen-go");
  EXPECT_EQ(options.plugins[1].path, "/opt/go");
  EXPECT_EQ(options.plugins[1].parameter, "b,c");
  EXPECT_EQ(accepted({"--x_out=out", "a.proto"}).plugins[0].path, "") << "searched in PATH";
  EXPECT_EQ(errors_of({"--x_opt=a", "--cpp_out=out", "a.proto"}), Strings{"--x_opt requires --x_out=DIR"});
  EXPECT_EQ(errors_of({"--x_out=out.zip", "a.proto"}),
            Strings{"'out.zip': onnxgen does not write archives; specify a folder"});
  EXPECT_EQ(errors_of({"--x_out=a:", "a.proto"}), Strings{"--x_out requires a folder"});
}

TEST(CommandLine, IgnoresPluginsThatProtocIgnores) {
  EXPECT_TRUE(accepted({"--x_opt=a", "--plugin=protoc-gen-x=bin/x", "--cpp_out=out", "a.proto"}).plugins.empty());
  const CommandLine line = read_command_line({"--plugin=other=x", "--x_out=out", "a.proto"});
  EXPECT_EQ(line.errors, Strings());
  EXPECT_EQ(line.warnings, Strings{"--plugin=other=x has no effect: the name does not begin with protoc-gen-"});
}

TEST(CommandLine, AcceptsAFolderForPythonModules) {
  const Options each = accepted({"--python_out=out", "x.proto"});
  EXPECT_EQ(each.python_out, "out");
  EXPECT_EQ(each.python_module, "");
  EXPECT_EQ(each.out_dir, "");
  const Options one = accepted({"--cpp_out=cpp", "--python_out=module=a.b_c:out", "x.proto", "y.proto"});
  EXPECT_EQ(one.out_dir, "cpp");
  EXPECT_EQ(one.python_out, "out");
  EXPECT_EQ(one.python_module, "a.b_c");
}

TEST(CommandLine, RefusesInvalidNamesOfPythonModules) {
  EXPECT_EQ(errors_of({"--python_out=module=a-b:out", "x.proto"}), Strings{"'a-b' is not the name of a Python module"});
  EXPECT_EQ(errors_of({"--python_out=module=:out", "x.proto"}), Strings{"'' is not the name of a Python module"});
  EXPECT_EQ(errors_of({"--python_out=module=a", "x.proto"}).front(), "--python_out requires a folder");
  EXPECT_EQ(errors_of({"--python_out=a", "--python_out=b", "x.proto"}), Strings{"--python_out is given twice"});
  EXPECT_EQ(errors_of({"--python_out=out", "--cpp_out=profile=protobuf:out", "x.proto"}),
            Strings{"--python_out requires the native profile"});
  EXPECT_EQ(errors_of({"--python_out=out", "--decode=T", "x.proto"}),
            Strings{"--decode, --decode_raw and --encode write no files; remove the options for output files"});
}

TEST(CommandLine, ReportsMissingArguments) {
  EXPECT_EQ(errors_of({"--cpp_out=."}), Strings{"no input file; see onnxgen --help"});
  EXPECT_EQ(
      errors_of({"x.proto"}),
      Strings{"no output requested; use --cpp_out=DIR, --python_out=DIR, --NAME_out=DIR or --descriptor_set_out=FILE"});
  EXPECT_EQ(errors_of({"--cpp_out=lite:", "x.proto"}).front(), "--cpp_out requires a folder");
  EXPECT_EQ(errors_of({"--proto_path=", "--cpp_out=.", "x.proto"}), Strings{"--proto_path requires a value"});
  EXPECT_EQ(errors_of({"--cpp_out=.", "x.proto", "-I"}), Strings{"-I requires a value"});
  EXPECT_EQ(errors_of({"--cpp_out=a", "--cpp_out=b", "x.proto"}), Strings{"--cpp_out is given twice"});
  EXPECT_EQ(errors_of({"-oa", "--descriptor_set_out=b", "x.proto"}), Strings{"--descriptor_set_out is given twice"});
}

TEST(CommandLine, HelpAndVersionTakePrecedence) {
  EXPECT_EQ(accepted({"--help"}).action, Options::Action::kShowHelp);
  EXPECT_EQ(accepted({"--version", "x.proto"}).action, Options::Action::kShowVersion);
}

TEST(CommandLine, ReadsArgumentsFromAFile) {
  const io::tests::TemporaryFolder folder;
  const std::string path = folder.write("arguments.txt", "-Iwith space\n\n--cpp_out=out\nx.proto\n");
  const Options options = accepted({"@" + path, "y.proto"});
  EXPECT_EQ(options.import_paths, (ImportPaths{{"", "with space"}}));
  EXPECT_EQ(options.inputs, (Strings{"x.proto", "y.proto"}));
  EXPECT_EQ(errors_of({"@/nowhere/at/all"}).front(), "cannot read '/nowhere/at/all'");
  EXPECT_EQ(errors_of({"@" + folder.path().string()}).front(), "cannot read '" + folder.path().string() + "'");
}

}  // namespace
}  // namespace tests
}  // namespace onnxgen
