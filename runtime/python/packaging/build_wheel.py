"""PEP 517 build backend for the wheel that pip installs. Configures and builds the project with CMake, installs its
Python part into a temporary folder, with the programs and the sources of the libraries in the subfolder `sdk`, and packs
that folder. Requires CMake, a compiler, Python's headers and the libraries of the generator, but no Python packages.

build_wheel.py TREE FOLDER [PLATFORM] packs an installed tree, whose package is TREE/onnxgen, into a wheel in FOLDER. The
wheel also has the bills of materials in TREE/share/doc/onnxgen-python.
"""

import base64
import hashlib
import os
import pathlib
import re
import shlex
import stat
import subprocess
import sys
import sysconfig
import tempfile
import time
import zipfile

_SOURCE = pathlib.Path(__file__).resolve().parents[3]


def _setting(name):
    text = (_SOURCE / "pyproject.toml").read_text()
    return re.search(rf'^{name} = "(.*)"$', text, re.MULTILINE)[1]


def _homepage():
    return re.search(r"^project\(.* HOMEPAGE_URL (\S+)", (_SOURCE / "CMakeLists.txt").read_text(), re.MULTILINE)[1]


def _platform():
    return sysconfig.get_platform().replace("-", "_").replace(".", "_")


_HINT = ("onnxgen: the build failed; the lines above say why. The generator and onnx-tool need ANTLR's C++ runtime, fmt and "
         "CLI11 (Debian: libantlr4-runtime-dev libfmt-dev libcli11-dev). Set CMAKE_ARGS=-DONNXGEN_FETCH_DEPENDENCIES=ON to "
         "have these downloaded, or CMAKE_ARGS=-DONNXGEN_BUILD_GENERATOR=OFF for a package without programs.")


def _build(folder):
    """Builds the package and installs it below `folder`. Additional CMake options come from CMAKE_ARGS."""
    with tempfile.TemporaryDirectory() as build:
        try:
            subprocess.run(["cmake", "-S", _SOURCE, "-B", build, "-DCMAKE_BUILD_TYPE=Release", "-DONNXGEN_PYTHON=ON",
                            "-DONNXGEN_BUILD_TESTS=OFF", "-DBUILD_SHARED_LIBS=OFF",
                            f"-DPython3_EXECUTABLE={sys.executable}",
                            f"-DPython3_INCLUDE_DIR={sysconfig.get_paths()['include']}",
                            "-DONNXGEN_PYTHON_INSTALL_DIR=.", *shlex.split(os.environ.get("CMAKE_ARGS", ""))], check=True)
            subprocess.run(["cmake", "--build", build, "--parallel", str(os.cpu_count()), "--target", "onnxgen_python",
                            *_programs((pathlib.Path(build) / "CMakeCache.txt").read_text())], check=True)
        except subprocess.CalledProcessError:
            sys.exit(_HINT)
        for component, prefix in _COMPONENTS.items():
            subprocess.run(["cmake", "--install", build, "--component", component, "--strip", "--prefix",
                            pathlib.Path(folder) / prefix], check=True)


def _programs(cache):
    """Returns the targets of the programs that a build with this CMakeCache.txt has."""
    targets = {"ONNXGEN_BUILD_GENERATOR": "onnxgen", "ONNXGEN_BUILD_TOOLS": "onnx-tool"}
    off = "0|OFF|NO|FALSE|N"
    return [target for option, target in targets.items()
            if not re.search(f"^{option}:[A-Z]+=({off})$", cache, re.MULTILINE | re.IGNORECASE)]


# Installation components, and the folders of the wheel that they are installed in.
_COMPONENTS = {"python": ".", "tools": "onnxgen/sdk", "sources": "onnxgen/sdk"}


def _metadata():
    return (f"Metadata-Version: 2.1\nName: onnxgen\nVersion: {_setting('version')}\n"
            f"Summary: {_setting('description')}\nLicense: Apache-2.0\n"
            f"Project-URL: Homepage, {_homepage()}\nRequires-Python: {_setting('requires-python')}\n"
            "Provides-Extra: numpy\nRequires-Dist: numpy; extra == 'numpy'\n")


def _record(path, data):
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{path},sha256={digest},{len(data)}\n"


_NAME = f"onnxgen-{_setting('version')}"
# Names of the installed scripts, and the programs in sdk/bin that they run.
_SCRIPTS = {"onnxgen": "onnxgen", "onnxgen-protoc": "onnxgen", "protoc-gen-onnxgen": "onnxgen", "onnx-tool": "onnx-tool"}
_SCRIPT = """#!python
# Becomes the program {program}, without loading the Python package.
import importlib.util
import os
import sys

package = importlib.util.find_spec("onnxgen").submodule_search_locations[0]
os.execv(os.path.join(package, "sdk", "bin", "{program}"), ["{name}", *sys.argv[1:]])
"""


def _info(platform):
    """Returns the metadata files of the wheel, except RECORD."""
    wheel = f"Wheel-Version: 1.0\nGenerator: onnxgen\nRoot-Is-Purelib: false\nTag: cp39-abi3-{platform}\n"
    return {
        f"{_NAME}.dist-info/LICENSE": (_SOURCE / "LICENSE").read_bytes(),
        f"{_NAME}.dist-info/METADATA": _metadata().encode(),
        f"{_NAME}.dist-info/NOTICE": (_SOURCE / "NOTICE").read_bytes(),
        f"{_NAME}.dist-info/WHEEL": wheel.encode(),
    }


def _entry(path, mode):
    """Returns a zip member whose metadata depends only on the arguments and on SOURCE_DATE_EPOCH, its time."""
    earliest = 315532800  # 1980, the earliest time in zip files
    date = time.gmtime(max(int(os.environ.get("SOURCE_DATE_EPOCH", "0")), earliest))
    entry = zipfile.ZipInfo(path, date[:6])
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.create_system = 3  # POSIX, so that the permissions apply
    entry.external_attr = (stat.S_IFREG | mode) << 16
    return entry


def pack(tree, wheel_directory, platform):
    """Packs the package in `tree`/onnxgen into a wheel and returns its name. Scripts replace links, the second names
    of programs."""
    tree = pathlib.Path(tree)
    paths = [path for path in sorted((tree / "onnxgen").rglob("*")) if path.is_file() and not path.is_symlink()]
    members = [(str(path.relative_to(tree)), path.read_bytes(), 0o755 if os.access(path, os.X_OK) else 0o644)
               for path in paths]
    members += [(f"{_NAME}.data/scripts/{name}", _SCRIPT.format(name=name, program=program).encode(), 0o755)
                for name, program in _SCRIPTS.items() if (tree / "onnxgen/sdk/bin" / program).exists()]
    members += [(path, data, 0o644) for path, data in _info(platform).items()]
    members += [(f"{_NAME}.dist-info/sboms/{path.name}", path.read_bytes(), 0o644)
                for path in sorted((tree / "share/doc/onnxgen-python").glob("*.json"))]
    record_path = f"{_NAME}.dist-info/RECORD"
    record = "".join(_record(path, data) for path, data, _ in members) + f"{record_path},,\n"
    members.append((record_path, record.encode(), 0o644))
    wheel = f"{_NAME}-cp39-abi3-{platform}.whl"
    with zipfile.ZipFile(pathlib.Path(wheel_directory) / wheel, "w") as archive:
        for path, data, mode in members:
            archive.writestr(_entry(path, mode), data, compresslevel=9)
    return wheel


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    """Writes the metadata, which pip needs first. Without this function, pip would build everything twice."""
    for path, data in _info(_platform()).items():
        file = pathlib.Path(metadata_directory) / path
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(data)
    return f"{_NAME}.dist-info"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    with tempfile.TemporaryDirectory() as installed:
        _build(installed)
        return pack(installed, wheel_directory, _platform())


def build_sdist(sdist_directory, config_settings=None):
    raise RuntimeError("onnxgen cannot build a source distribution; install it from a checkout of the whole project")


if __name__ == "__main__":
    print(pack(sys.argv[1], sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else _platform()))
