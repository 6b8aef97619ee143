"""wheel_test.py SOURCE: checks the contents of wheels. tests/build/wheel_test.sh installs one."""

import importlib.util
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest
import zipfile

SOURCE = pathlib.Path(sys.argv.pop(1))


def load_backend():
    sys.dont_write_bytecode = True
    spec = importlib.util.spec_from_file_location("build_wheel", SOURCE / "runtime/python/packaging/build_wheel.py")
    backend = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(backend)
    return backend


class Wheel(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.programs = self.folder / "tree/onnxgen/sdk/bin"
        self.programs.mkdir(parents=True)
        (self.folder / "tree/onnxgen/__init__.py").write_text("")

    def pack(self, folder):
        (self.folder / folder).mkdir()
        return self.folder / folder / load_backend().pack(self.folder / "tree", self.folder / folder, "any")

    def add_program(self, name):
        (self.programs / name).write_text("#!/bin/sh\n")
        (self.programs / name).chmod(0o755)

    def test_programs_can_be_run_and_have_scripts(self):
        self.add_program("onnxgen")
        for name in "onnxgen-protoc", "protoc-gen-onnxgen":
            (self.programs / name).symlink_to("onnxgen")
        with zipfile.ZipFile(self.pack("wheel")) as wheel:
            names = wheel.namelist()
            program = wheel.getinfo("onnxgen/sdk/bin/onnxgen")
            scripts = {pathlib.Path(name).name: wheel.read(name).decode() for name in names if ".data/scripts/" in name}
        self.assertEqual(program.external_attr >> 16 & 0o777, 0o755)
        self.assertFalse({"onnxgen/sdk/bin/onnxgen-protoc", "onnxgen/sdk/bin/protoc-gen-onnxgen"} & set(names))
        self.assertEqual(set(scripts), {"onnxgen", "onnxgen-protoc", "protoc-gen-onnxgen"})
        self.assertIn('"bin", "onnxgen"), ["onnxgen-protoc", *sys.argv[1:]]', scripts["onnxgen-protoc"])

    def test_without_programs_there_are_no_scripts(self):
        with zipfile.ZipFile(self.pack("wheel")) as wheel:
            self.assertFalse([name for name in wheel.namelist() if "scripts" in name])

    def test_pip_builds_the_programs_that_cmake_configured(self):
        programs = load_backend()._programs
        self.assertEqual(programs("ONNXGEN_BUILD_GENERATOR:BOOL=ON\nONNXGEN_BUILD_TOOLS:STRING=AUTO\n"), ["onnxgen", "onnx-tool"])
        self.assertEqual(programs("ONNXGEN_BUILD_GENERATOR:BOOL=ON\nONNXGEN_BUILD_TOOLS:UNINITIALIZED=no\n"), ["onnxgen"])
        self.assertEqual(programs("ONNXGEN_BUILD_GENERATOR:BOOL=0\nONNXGEN_BUILD_TOOLS:STRING=OFF\n"), [])

    def test_the_record_names_every_file(self):
        self.add_program("onnx-tool")
        with zipfile.ZipFile(self.pack("wheel")) as wheel:
            record = next(name for name in wheel.namelist() if name.endswith("/RECORD"))
            recorded = {line.split(",")[0] for line in wheel.read(record).decode().splitlines()}
            self.assertEqual(recorded, set(wheel.namelist()))

    def test_its_bytes_depend_on_contents_alone(self):
        first = self.pack("first").read_bytes()
        os.utime(self.folder / "tree/onnxgen/__init__.py", (2**30, 2**30))
        self.assertEqual(self.pack("second").read_bytes(), first)

    def test_a_package_without_sdk_says_so(self):
        missing = subprocess.run([sys.executable, "-m", "onnxgen", "--cmake-dir"], capture_output=True, text=True)
        self.assertEqual(missing.returncode, 1)
        self.assertIn("only the wheel contains", missing.stderr)
        usage = subprocess.run([sys.executable, "-m", "onnxgen"], capture_output=True, text=True)
        self.assertEqual(usage.stderr, "usage: python3 -m onnxgen --cmake-dir\n")


if __name__ == "__main__":
    unittest.main()
