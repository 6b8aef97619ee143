"""Checks that the onnx package behaves the same on onnxgen's classes as on python3-protobuf's: onnx_package_script.py
prints the same lines."""

import difflib
import importlib.util
import os
import pathlib
import subprocess
import sys
import unittest

MISSING = [name for name in ("onnx", "google", "numpy") if importlib.util.find_spec(name) is None]

SCRIPT = pathlib.Path(__file__).with_name("onnx_package_script.py")
MODELS = "/usr/share/libonnx-testdata"


def lines(classes):
    result = subprocess.run([sys.executable, SCRIPT, classes, MODELS], capture_output=True, text=True)
    if result.returncode != 0:
        raise AssertionError(result.stderr[-4000:])
    return result.stdout.splitlines()


@unittest.skipIf(MISSING, f"nothing to compare with: no {MISSING}")
class OnnxPackage(unittest.TestCase):
    maxDiff = None

    def test_it_does_the_same(self):
        expected, found = lines("protobuf"), lines("onnxgen")
        self.assertGreater(len(expected), 5000 if os.path.isdir(MODELS) else 300)
        self.assertLess(sum("raises" in line for line in expected), 50)
        differences = [line[:400] for line in difflib.unified_diff(expected, found, "protobuf", "onnxgen", n=0)]
        self.assertEqual(differences[:40], [])


if __name__ == "__main__":
    unittest.main()
