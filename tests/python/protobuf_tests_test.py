"""protobuf_tests_test.py CMAKE GENERATOR ONNXGEN RUNTIME SOURCE PYTHON WORK COMPILER FLAGS: runs protobuf's own tests.

Runs protobuf's unmodified unittest files on onnxgen's classes through onnxgen.protobuf_shim. Prints how many pass and
which fail. ONNXGEN_PROTOBUF_PYTHON names the folder `python` of protobuf 3.21's sources, next to `src`. ONNXGEN
generates modules for the .proto files that the tests import. CMAKE builds them in WORK with the library RUNTIME, the
headers of SOURCE, and those of the folder PYTHON.

PROTOBUF_TESTS_ONLY=json_format_test,message_test restricts a run to these files.
"""

import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys

SCRIPT = pathlib.Path(__file__).with_name("protobuf_tests_script.py")
LEAST = 892  # of 911 tests of protobuf 3.21.12; docs/python.md explains the others
MODULE = re.compile(r"^\s*(?:from google\.protobuf(\S*) )?import (\w+)_pb2", re.MULTILINE)
IMPORT = re.compile(r'^import (?:public |weak )?"([^"]+)"', re.MULTILINE)
PROJECT = """
cmake_minimum_required(VERSION 3.20)
project(protobuf_tests CXX)
set(CMAKE_CXX_STANDARD 17)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
include_directories("{source}/runtime" "{source}/runtime/python" "{generated}")
include_directories(SYSTEM "{python}")
add_compile_definitions(Py_LIMITED_API=0x03090000)
add_library(classes STATIC {classes})
"""
TARGET = """
add_library({target} MODULE "{generated}/{name}_pb2.cc")
set_target_properties({target} PROPERTIES
  PREFIX "" OUTPUT_NAME {base}_pb2 SUFFIX .abi3.so LIBRARY_OUTPUT_DIRECTORY "{modules}/{folder}")
target_link_libraries({target} PRIVATE classes "{runtime}")
"""


# The tools do not need the libraries preloaded for sanitized extensions.
TOOLS = {name: value for name, value in os.environ.items() if name != "LD_PRELOAD"}


def test_files(folder):
    return sorted((folder / "google/protobuf/internal").glob("*_test.py"))


def find_proto(name, roots):
    return next((root / name for root in roots if (root / name).exists()), None)


def imported_protos(folder, roots):
    """Returns the .proto files that the tests import directly."""
    sources = test_files(folder) + [folder / "google/protobuf/internal/test_util.py"]
    names = set()
    for source in sources:
        for package, name in MODULE.findall(source.read_text()):
            names.add("google/protobuf" + package.replace(".", "/") + f"/{name}.proto")
    return names | {f"google/protobuf/{name}.proto" for name in ("any", "duration", "empty", "wrappers", "api", "type")}


def all_protos(folder, roots):
    """Returns the import names of all .proto files, including indirect imports."""
    waiting, found = imported_protos(folder, roots), set()
    while waiting:
        name = waiting.pop()
        path = find_proto(name, roots)
        if path is not None and name not in found:
            found.add(name)
            waiting |= set(IMPORT.findall(path.read_text()))
    return sorted(found)


def write_if_changed(path, text):
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def generate(onnxgen, roots, names, folder):
    fresh = folder.with_name("fresh")
    fresh.mkdir(parents=True, exist_ok=True)
    options = [f"--proto_path={root}" for root in roots]
    subprocess.run([onnxgen, *options, f"--cpp_out={fresh}", f"--python_out={fresh}", *names], check=True, env=TOOLS)
    for file in fresh.rglob("*.*"):  # unchanged files are not compiled again
        if file.is_file():
            kept = folder / file.relative_to(fresh)
            kept.parent.mkdir(parents=True, exist_ok=True)
            write_if_changed(kept, file.read_text())


def project(names, source, runtime, python, work):
    generated, modules = work / "generated", work / "modules"
    stems = [name[:-len(".proto")] for name in names]
    classes = "\n  ".join(f'"{generated}/{stem}.pb{part}.cc"' for stem in stems for part in ("", ".descriptor"))
    text = PROJECT.format(source=source, python=python, generated=generated, classes=classes)
    for stem in stems:
        path = pathlib.Path(stem)
        text += TARGET.format(target=stem.replace("/", "_"), generated=generated, name=stem, base=path.name,
                              folder=path.parent, modules=modules, runtime=runtime)
    return text


def build(cmake, generator, compiler, flags, work):
    subprocess.run([cmake, "-S", work, "-B", work / "build", "-G", generator, f"-DCMAKE_CXX_COMPILER={compiler}",
                    f"-DCMAKE_CXX_FLAGS={flags}"], check=True, stdout=subprocess.DEVNULL, env=TOOLS)
    subprocess.run([cmake, "--build", work / "build", "--parallel", "2"], check=True, stdout=subprocess.DEVNULL,
                   env=TOOLS)


def outcomes(folder, file, modules):
    """Returns the outcome of each test in the file."""
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join([str(modules), os.environ.get("PYTHONPATH", "")]))
    result = subprocess.run([sys.executable, SCRIPT, folder, file.stem], capture_output=True, text=True, cwd=folder,
                            env=environment, timeout=600)
    lines = [line[2:].rsplit(": ", 1) for line in result.stdout.splitlines() if line.startswith("= ")]
    if result.returncode != 0:
        lines.append((file.stem, f"ended with {result.returncode}"))
    write_if_changed(modules.with_name(f"{file.stem}.log"), result.stdout + result.stderr)
    return lines


def main():
    cmake, generator, onnxgen, runtime, source, python, work, compiler, flags = sys.argv[1:]
    if "ONNXGEN_PROTOBUF_PYTHON" not in os.environ:
        print("SKIPPED: no tests of protobuf; set ONNXGEN_PROTOBUF_PYTHON to the folder `python` of its sources")
        return 77
    folder, work = pathlib.Path(os.environ["ONNXGEN_PROTOBUF_PYTHON"]).resolve(), pathlib.Path(work)
    roots = [folder, folder.parent / "src"]
    if not test_files(folder):
        print(f"SKIPPED: {folder} has no google/protobuf/internal/*_test.py")
        return 77
    names = all_protos(folder, roots)
    generate(onnxgen, roots, names, work / "generated")
    write_if_changed(work / "CMakeLists.txt", project(names, source, runtime, python, work))
    build(cmake, generator, compiler, flags, work)
    only = os.environ.get("PROTOBUF_TESTS_ONLY")
    files = [file for file in test_files(folder) if only is None or file.stem in only.split(",")]
    passed = total = 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for file, found in zip(files, pool.map(lambda file: outcomes(folder, file, work / "modules"), files)):
            good = sum(outcome == "passed" for _, outcome in found)
            print(f"{file.stem}: {good} of {len(found)}")
            for name, outcome in found:
                if outcome != "passed":
                    print(f"  {outcome}: {name}")
            passed, total = passed + good, total + len(found)
    print(f"{passed} of {total} passed")
    return 0 if only is not None or passed >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
