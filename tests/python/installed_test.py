"""installed_test.py CMAKE BUILD SOURCE: tests the package as installed by `cmake --install --component python` and by
pip.

Nothing is built again: the wheel is made of the files installed from BUILD.
"""

import importlib.util
import pathlib
import subprocess
import sys
import tempfile
import unittest
import zipfile

CMAKE, BUILD, SOURCE = sys.argv.pop(1), sys.argv.pop(1), sys.argv.pop(1)
USE = ("import sys; sys.path.insert(0, {!r}); import onnxgen, onnxgen.onnx, onnxgen.protobuf_shim; "
       "print(onnxgen.__file__, onnxgen.onnx.NodeProto(op_type='Relu').op_type)")


def install(prefix):
    subprocess.run([CMAKE, "--install", BUILD, "--component", "python", "--prefix", prefix], check=True,
                   capture_output=True)


def use(folder):
    return subprocess.run([sys.executable, "-I", "-c", USE.format(str(folder))], check=True, capture_output=True,
                          text=True).stdout


class Installed(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def test_the_component_is_the_package_and_its_license(self):
        install(self.folder)
        packages = self.folder / "lib/python3/dist-packages"
        self.assertEqual(use(packages), f"{packages}/onnxgen/__init__.py Relu\n")
        files = {str(path.relative_to(self.folder)) for path in self.folder.rglob("*") if path.is_file()}
        package = "lib/python3/dist-packages/onnxgen"
        self.assertLessEqual({f"{package}/_core.abi3.so", f"{package}/_onnx.pyi", f"{package}/py.typed",
                              f"{package}/protobuf_shim/stand_in/internal/builder.py",
                              "share/doc/onnxgen-python/LICENSE"}, files)
        self.assertFalse([file for file in files if file.endswith((".h", ".a", ".cpp"))])

    def test_pip_installs_the_wheel_without_a_network(self):
        place = pathlib.Path(SOURCE) / "runtime/python/packaging/build_wheel.py"
        spec = importlib.util.spec_from_file_location("build_wheel", place)
        backend = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(backend)

        def installed_from_the_build(folder):
            install(folder)
            (pathlib.Path(folder) / "lib/python3/dist-packages/onnxgen").rename(pathlib.Path(folder) / "onnxgen")

        backend._build = installed_from_the_build
        described = self.folder / backend.prepare_metadata_for_build_wheel(self.folder)
        wheel = self.folder / backend.build_wheel(self.folder)
        with zipfile.ZipFile(wheel) as archive:
            self.assertIsNone(archive.testzip())
            record = next(name for name in archive.namelist() if name.endswith(".dist-info/RECORD"))
            recorded = {line.split(",")[0] for line in archive.read(record).decode().splitlines()}
            self.assertEqual(recorded, set(archive.namelist()))
            for file in described.iterdir():
                self.assertEqual(archive.read(f"{described.name}/{file.name}"), file.read_bytes())
            self.assertTrue((described / "METADATA").exists())
        target = self.folder / "target"
        if importlib.util.find_spec("pip") is None:
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(target)
        else:
            subprocess.run([sys.executable, "-m", "pip", "install", "--no-index", "--no-deps", "--target", target, wheel],
                           check=True, capture_output=True)
        self.assertEqual(use(target), f"{target}/onnxgen/__init__.py Relu\n")


if __name__ == "__main__":
    unittest.main()
