"""onnx_cc_library: a C++ library of the classes that onnxgen makes of .proto files."""

load("@rules_cc//cc:defs.bzl", "cc_library")

OnnxSchemaInfo = provider(
    doc = "Schemas, for others that import them.",
    fields = {
        "files": "depset of the .proto files",
        "folders": "depset of the folders that imports are looked up in",
    },
)

def _schemas_of(targets):
    infos = [target[OnnxSchemaInfo] for target in targets if OnnxSchemaInfo in target]
    return OnnxSchemaInfo(
        files = depset(transitive = [info.files for info in infos]),
        folders = depset(transitive = [info.folders for info in infos]),
    )

# Through these attributes the schemas of a library get to those that depend on it: generated headers are among its hdrs,
# and the schemas of ready-made classes among its textual_hdrs.
_CARRIERS = ["hdrs", "textual_hdrs", "deps"]

def _through_libraries(target, context):
    if OnnxSchemaInfo in target:
        return []
    targets = []
    for carrier in _CARRIERS:
        targets += getattr(context.rule.attr, carrier, [])
    return [_schemas_of(targets)]

_schemas_aspect = aspect(
    implementation = _through_libraries,
    attr_aspects = _CARRIERS,
)

def _folder_of(label, subfolder):
    return "/".join([part for part in [label.workspace_root, label.package, subfolder] if part]) or "."

def _schemas_impl(context):
    return [
        DefaultInfo(files = depset(context.files.srcs)),
        OnnxSchemaInfo(files = depset(context.files.srcs), folders = depset([_folder_of(context.label, "")])),
    ]

# Schemas of this package, of which nothing is made.
onnx_schemas = rule(
    implementation = _schemas_impl,
    attrs = {"srcs": attr.label_list(allow_files = True)},
)

def _generate_impl(context):
    folder = _folder_of(context.label, context.attr.strip_import_prefix)
    imported = _schemas_of(context.attr.deps)
    schemas = OnnxSchemaInfo(
        files = depset(context.files.srcs, transitive = [imported.files]),
        folders = depset([folder], transitive = [imported.folders]),
    )
    suffixes = [".pb.h", ".pb.cc"]
    if context.attr.profile == "native":
        suffixes += [".pb.fwd.h", ".pb.descriptor.cc"]
    names = []
    outputs = []
    for file in context.files.srcs:
        name = file.path if folder == "." else file.path[len(folder) + 1:]
        names.append(name)
        stem = name[:name.rindex(".")]
        outputs += [context.actions.declare_file(context.label.name + "/" + stem + suffix) for suffix in suffixes]
    arguments = context.actions.args()
    arguments.add_all(schemas.folders, format_each = "-I%s")
    output_folder = "/".join([context.bin_dir.path, _folder_of(context.label, context.label.name)])
    options = ["profile=" + context.attr.profile] + context.attr.options
    arguments.add("--cpp_out=%s:%s" % (",".join(options), output_folder))
    arguments.add_all(names)
    context.actions.run(
        executable = context.executable.generator,
        arguments = [arguments],
        inputs = schemas.files,
        outputs = outputs,
        mnemonic = "OnnxGenerate",
        progress_message = "Generating C++ classes of %s" % context.label,
    )
    headers = [file for file in outputs if file.extension == "h"]
    return [
        schemas,
        DefaultInfo(files = depset(headers)),
        OutputGroupInfo(sources = depset([file for file in outputs if file.extension == "cc"])),
    ]

_generate = rule(
    implementation = _generate_impl,
    attrs = dict(
        srcs = attr.label_list(allow_files = [".proto", ".proto3"]),
        deps = attr.label_list(aspects = [_schemas_aspect]),
        strip_import_prefix = attr.string(),
        profile = attr.string(values = ["native", "protobuf"], default = "native"),
        options = attr.string_list(),
        generator = attr.label(allow_files = True, executable = True, cfg = "exec"),
    ),
)

def onnx_cc_library(
        name,
        srcs,
        deps = [],
        profile = "native",
        options = [],
        strip_import_prefix = "",
        generator = Label("//generator:onnxgen"),
        **kwargs):
    """A cc_library of the classes of .proto files.

    Args:
      name: of the library
      srcs: .proto files of this package
      deps: libraries of this rule whose schemas they import, and what else the library needs
      profile: the kind of classes: native, or protobuf for code that was written for libprotobuf
      options: more options of onnxgen's --cpp_out, such as namespace=a::b
      strip_import_prefix: the folder of this package that the names of imports begin in
      generator: the program onnxgen; by default it is built for the machine that builds
      **kwargs: passed on to cc_library
    """
    files = name + ".onnxgen"
    _generate(
        name = files,
        srcs = srcs,
        deps = deps,
        profile = profile,
        options = options,
        strip_import_prefix = strip_import_prefix,
        generator = generator,
        tags = ["manual"],
    )
    native.filegroup(name = name + ".sources", srcs = [files], output_group = "sources", tags = ["manual"])
    runtime = "runtime" if profile == "native" else "protobuf"
    cc_library(
        name = name,
        srcs = [name + ".sources"],
        hdrs = [files],
        includes = [files],
        deps = deps + [Label("//runtime:" + runtime)],
        **kwargs
    )
