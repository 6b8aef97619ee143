"""python3 -m onnxgen --cmake-dir: prints the folder by which CMake's find_package(onnxgen) finds the package."""

import pathlib
import sys

folder = pathlib.Path(__file__).resolve().parent / "sdk/lib/cmake/onnxgen"
if sys.argv[1:] != ["--cmake-dir"]:
    sys.exit("usage: python3 -m onnxgen --cmake-dir")
if not folder.exists():
    sys.exit(f"onnxgen: {folder} does not exist: only the wheel contains the CMake package; install it "
             "separately, on Debian with the package onnxgen-dev")
print(folder)
