"""The repository @onnxgen_generator: the program onnxgen, installed on this machine.

Bazel does not build it: it is made by ANTLR, which runs on Java. ONNXGEN_EXECUTABLE says which program it is; otherwise
the first one in PATH.
"""

def _find_generator(context):
    path = context.os.environ.get("ONNXGEN_EXECUTABLE", "") or context.which("onnxgen")
    if path:
        context.symlink(path, "onnxgen")
        context.file("BUILD.bazel", 'exports_files(["onnxgen"])\n')
    else:
        # Only projects that make classes of their own need the program, and only they shall hear of it.
        context.file("BUILD.bazel", """genrule(
    name = "missing",
    outs = ["onnxgen"],
    cmd = "echo 'no program onnxgen: install it, or set ONNXGEN_EXECUTABLE' >&2; exit 1",
    executable = True,
    visibility = ["//visibility:public"],
)
""")

onnxgen_generator = repository_rule(
    implementation = _find_generator,
    environ = ["ONNXGEN_EXECUTABLE", "PATH"],
    local = True,
)
