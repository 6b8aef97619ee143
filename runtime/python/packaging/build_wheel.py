"""Makes the wheel that pip installs (PEP 517): configures and builds the project with CMake, installs its Python part into
a folder, and packs that. Needs CMake, a compiler and Python's headers, and no other package."""

import base64
import hashlib
import os
import pathlib
import re
import shlex
import subprocess
import sys
import sysconfig
import tempfile
import zipfile

_SOURCE = pathlib.Path(__file__).resolve().parents[3]


def _setting(name):
    text = (_SOURCE / "pyproject.toml").read_text()
    return re.search(rf'^{name} = "(.*)"$', text, re.MULTILINE)[1]


def _platform():
    return sysconfig.get_platform().replace("-", "_").replace(".", "_")


def _build(folder):
    """Installs the package below `folder`. More options of CMake come from the environment's CMAKE_ARGS."""
    with tempfile.TemporaryDirectory() as build:
        subprocess.run(["cmake", "-S", _SOURCE, "-B", build, "-DCMAKE_BUILD_TYPE=Release", "-DONNXGEN_PYTHON=ON",
                        "-DONNXGEN_BUILD_GENERATOR=OFF", "-DONNXGEN_BUILD_TESTS=OFF", "-DONNXGEN_BUILD_TOOLS=OFF",
                        "-DBUILD_SHARED_LIBS=OFF", f"-DPython3_EXECUTABLE={sys.executable}",
                        f"-DPython3_INCLUDE_DIR={sysconfig.get_paths()['include']}",
                        "-DONNXGEN_PYTHON_INSTALL_DIR=.", *shlex.split(os.environ.get("CMAKE_ARGS", ""))], check=True)
        subprocess.run(["cmake", "--build", build, "--parallel", str(os.cpu_count()), "--target", "onnxgen_python"],
                       check=True)
        subprocess.run(["cmake", "--install", build, "--component", "python", "--strip", "--prefix", folder], check=True)


def _metadata():
    return (f"Metadata-Version: 2.1\nName: onnxgen\nVersion: {_setting('version')}\n"
            f"Summary: {_setting('description')}\nLicense: Apache-2.0\nRequires-Python: {_setting('requires-python')}\n"
            "Provides-Extra: numpy\nRequires-Dist: numpy; extra == 'numpy'\n")


def _record(path, data):
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{path},sha256={digest},{len(data)}\n"


_NAME = f"onnxgen-{_setting('version')}"
_TAG = f"cp39-abi3-{_platform()}"


def _info():
    """The files that describe the wheel, but for the record of all."""
    wheel = f"Wheel-Version: 1.0\nGenerator: onnxgen\nRoot-Is-Purelib: false\nTag: {_TAG}\n"
    return {
        f"{_NAME}.dist-info/LICENSE": (_SOURCE / "LICENSE").read_bytes(),
        f"{_NAME}.dist-info/METADATA": _metadata().encode(),
        f"{_NAME}.dist-info/WHEEL": wheel.encode(),
    }


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    """What pip asks first: without this it would build everything twice."""
    for path, data in _info().items():
        file = pathlib.Path(metadata_directory) / path
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(data)
    return f"{_NAME}.dist-info"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    with tempfile.TemporaryDirectory() as installed:
        _build(installed)
        package = pathlib.Path(installed) / "onnxgen"
        files = {str(path.relative_to(installed)): path.read_bytes()
                 for path in sorted(package.rglob("*")) if path.is_file()}
    files.update(_info())
    record_path = f"{_NAME}.dist-info/RECORD"
    files[record_path] = ("".join(_record(path, data) for path, data in files.items()) + f"{record_path},,\n").encode()
    wheel = f"{_NAME}-{_TAG}.whl"
    with zipfile.ZipFile(pathlib.Path(wheel_directory) / wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, data in files.items():
            archive.writestr(path, data)
    return wheel


def build_sdist(sdist_directory, config_settings=None):
    raise RuntimeError("onnxgen has no source package of its own: install it from a checkout of the whole project")
