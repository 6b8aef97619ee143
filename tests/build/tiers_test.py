#!/usr/bin/env python3
"""tiers_test.py FOLDER BUILD SOURCE CMAKE CTEST [PRESET...]: checks that some command of ./bootstrap runs each test.

Each test of the build folder BUILD must be in one tier. With PRESETs, BUILD is that of the preset dev, whose tests the
full tier runs. Tests that another preset assigns to the full tier must then be among them, or among the benchmarks,
which the full tier runs elsewhere. FOLDER is for files of this test.
"""
import json
import pathlib
import shutil
import subprocess
import sys

TIERS = {"quick", "full", "soak"}


def labels_of_tests(build, folder, ctest):
    """Returns the labels of each test in a build folder. Runs ctest elsewhere, because it writes a log even for this."""
    folder.mkdir(parents=True)
    (folder / "CTestTestfile.cmake").write_text(f'subdirs("{build}")\n')
    listed = subprocess.run([ctest, "--show-only=json-v1"], cwd=folder, check=True, capture_output=True).stdout
    return {test["name"]: {label for item in test["properties"] if item["name"] == "LABELS" for label in item["value"]}
            for test in json.loads(listed)["tests"]}


def configure(preset, build, source, cmake, protobuf):
    if protobuf.exists():  # sources that would otherwise be downloaded again
        (build / "tests/conformance").mkdir(parents=True)
        (build / "tests/conformance/protobuf").symlink_to(protobuf)
    subprocess.run([cmake, "--preset", preset, "-B", build], cwd=source, check=True, stdout=subprocess.DEVNULL)


def main(folder, build, source, cmake, ctest, *presets):
    folder, build = pathlib.Path(folder), pathlib.Path(build)
    shutil.rmtree(folder, ignore_errors=True)
    own = labels_of_tests(build, folder / "own", ctest)
    errors = [f"{name} is in {len(labels & TIERS)} tiers; add it by onnxgen_add_test() or onnxgen_discover_tests()"
              for name, labels in own.items()
              if len(labels & TIERS) != 1 and not name.endswith("_NOT_BUILT")]
    for preset in presets:
        configure(preset, folder / preset, source, cmake, build / "tests/conformance/protobuf")
        tests = labels_of_tests(folder / preset, folder / f"{preset}_tests", ctest)
        errors += [f"./bootstrap test full does not run {name}, which only the preset {preset} has"
                   for name, labels in tests.items()
                   if "full" in labels and "benchmark" not in labels and name not in own]
    print(f"{len(own)} tests", *errors, sep="\n")
    return 1 if errors else 0


sys.exit(main(*sys.argv[1:]))
