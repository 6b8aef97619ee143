"""The onnx package's own tests: all that pass with python3-protobuf must pass with onnxgen's classes.

Debian's package has no tests. They are searched next to the installed package and in the folder given by the
environment variable ONNXGEN_ONNX_TESTS: onnx/test of the package's sources.
"""

import importlib.util
import os
import pathlib
import subprocess
import sys

SCRIPT = pathlib.Path(__file__).with_name("onnx_own_tests_script.py")


def folder():
    if "ONNXGEN_ONNX_TESTS" in os.environ:
        return pathlib.Path(os.environ["ONNXGEN_ONNX_TESTS"])
    package = importlib.util.find_spec("onnx")
    return pathlib.Path(package.origin).with_name("test") if package is not None else None


def outcomes(classes, tests):
    result = subprocess.run([sys.executable, SCRIPT, classes, tests], capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"FAILED: {result.stderr[-4000:]}")
    return dict(line.rsplit(": ", 1) for line in result.stdout.splitlines() if line.startswith("onnx.test."))


def main():
    tests = folder()
    if tests is None or not (tests / "helper_test.py").exists():
        print("SKIPPED: no tests of the onnx package; set ONNXGEN_ONNX_TESTS to their folder")
        return 77
    expected, found = outcomes("protobuf", tests), outcomes("onnxgen", tests)
    passing = [name for name, outcome in expected.items() if outcome == "passed"]
    worse = [name for name in passing if found.get(name) != "passed"]
    print(f"{len(passing)} of {len(expected)} pass with protobuf, and {len(passing) - len(worse)} of these here")
    for name in worse:
        print(f"FAILED: {name}")
    return 1 if worse or not passing else 0


if __name__ == "__main__":
    sys.exit(main())
