"""python3 -m onnxgen --cmake-dir: prints the folder by which CMake's find_package(onnxgen) finds the package."""

import pathlib
import sys

folder = pathlib.Path(__file__).resolve().parent / "sdk/lib/cmake/onnxgen"
if sys.argv[1:] != ["--cmake-dir"]:
    sys.exit("usage: python3 -m onnxgen --cmake-dir")
if not folder.exists():
    sys.exit(f"onnxgen: {folder} does not exist: this Python package was not installed from a wheel. Elsewhere the CMake "
             "package is installed apart from it, on Debian by onnxgen-dev")
print(folder)
