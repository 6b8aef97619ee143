"""Checks that each script in behaviours/ prints the same lines with protobuf's classes and with onnxgen's."""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

try:
    import onnx.onnx_ml_pb2
except ImportError:
    print("skipped: python3-onnx is not there")
    sys.exit(77)

if shutil.which("protoc") is None:
    print("skipped: protoc is not there")
    sys.exit(77)

HERE = pathlib.Path(__file__).parent
SCRIPTS = HERE / "behaviours"


def lines(script, classes):
    result = subprocess.run([sys.executable, SCRIPTS / script, classes], capture_output=True, text=True)
    if result.returncode != 0:
        raise AssertionError(f"{script} with the classes of {classes}: {result.stderr}")
    return result.stdout.splitlines()


class Behaviours(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        made = tempfile.TemporaryDirectory()
        cls.addClassCleanup(made.cleanup)
        schemas = HERE.parent / "generated"
        subprocess.run(["protoc", "-I", schemas, "-I", HERE / "schemas", "--python_out", made.name, "kinds.proto",
                        "extensions.proto", "more_extensions.proto"], check=True)
        os.environ["PYTHONPATH"] += os.pathsep + made.name

    def compare(self, script, at_least):
        expected, actual = lines(script, "protobuf"), lines(script, "onnxgen")
        self.assertGreater(len(expected), at_least)
        self.assertEqual([pair for pair in zip(expected, actual) if pair[0] != pair[1]], [])
        self.assertEqual(len(expected), len(actual))

    def test_descriptors(self):
        self.compare("descriptors.py", 100)

    def test_encoding(self):
        self.compare("encoding.py", 30)

    def test_enums(self):
        self.compare("enums.py", 15)

    def test_extensions(self):
        self.compare("with_extensions.py", 450)

    def test_fields(self):
        self.compare("fields.py", 170)

    def test_foreign_extensions(self):
        self.compare("foreign_extensions.py", 200)

    def test_json(self):
        self.compare("to_json.py", 200)

    def test_lists(self):
        self.compare("lists.py", 90)

    def test_maps(self):
        self.compare("maps.py", 40)

    def test_messages(self):
        self.compare("messages.py", 40)

    def test_pool(self):
        self.compare("pool.py", 110)

    def test_proto2(self):
        self.compare("of_proto2.py", 1800)

    def test_submessages(self):
        self.compare("submessages.py", 25)

    def test_text(self):
        self.compare("to_text.py", 350)

    def test_well_known_types(self):
        self.compare("of_well_known_types.py", 200)


if __name__ == "__main__":
    unittest.main()
