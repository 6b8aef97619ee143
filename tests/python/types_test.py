"""types_test.py mypy|pyright: checks that the type checker finds no error in the annotations of the package's stubs and
modules, and in a program that uses them. $MYPY or $PYRIGHT is its path. Skipped if it is not installed."""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import onnxgen

PACKAGE = pathlib.Path(onnxgen.__file__).parent
MODULES = ["__init__", "_core", "_dlpack", "_onnx", "_types", "io", "numpy", "onnx", "protobuf_shim/__init__"]
PROGRAM = pathlib.Path(__file__).with_name("typed_program.py")


def command_of(checker, folder, program):
    """Returns the command that checks the package and the program, both in a folder."""
    if checker == "mypy":
        names = ["onnxgen" if name == "__init__" else f"onnxgen.{name}".replace("/__init__", "") for name in MODULES]
        modules = [part for name in [*names, PROGRAM.stem] for part in ("-m", name)]
        return [program, "--strict", "--follow-imports=silent", f"--python-executable={sys.executable}", *modules]
    files = [f"onnxgen/{name}" + (".pyi" if (folder / f"onnxgen/{name}.pyi").exists() else ".py") for name in MODULES]
    return [program, "--warnings", "--pythonpath", sys.executable, *files, PROGRAM.name]


def main(checker):
    path = shutil.which(os.environ.get(checker.upper(), checker))
    if path is None:
        print(f"skipped: {checker} is not installed")
        return 77
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        shutil.copytree(PACKAGE, folder / "onnxgen", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(PROGRAM, folder)
        subprocess.run([sys.executable, str(PROGRAM), name], check=True)
        return subprocess.run(command_of(checker, folder, path), cwd=folder).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
