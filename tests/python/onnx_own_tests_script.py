"""onnx_own_tests_script.py onnxgen|protobuf FOLDER: runs the onnx package's own tests and prints the outcome of each.

Uses pytest if installed, for which the tests of newer releases are written. Otherwise uses unittest, which runs only
its own test cases.
"""

import importlib
import importlib.util
import pathlib
import sys
import types
import unittest

if sys.argv[1] == "onnxgen":
    import onnxgen.protobuf_shim

    onnxgen.protobuf_shim.install()

import onnx

FOLDER = pathlib.Path(sys.argv[2])


def files():
    """Returns the test files that need only the package. Backend tests run operators and are excluded."""
    return [file for file in sorted(FOLDER.glob("*.py")) if "test" in file.stem and "backend" not in file.stem]


def modules():
    package = types.ModuleType("onnx.test")
    package.__path__ = [str(FOLDER)]
    sys.modules["onnx.test"] = onnx.test = package
    for file in files():
        try:
            yield importlib.import_module(f"onnx.test.{file.stem}")
        except Exception as error:  # equal for both libraries, or a visible difference
            print(f"onnx.test.{file.stem}: {type(error).__name__}")


class Outcomes(unittest.TestResult):
    def stopTest(self, test):
        failed = any(test is each for each, _ in self.errors + self.failures)
        print(f"{test.id()}: {'failed' if failed else 'passed'}")
        super().stopTest(test)


def run_by_unittest():
    for module in modules():
        unittest.defaultTestLoader.loadTestsFromModule(module).run(Outcomes())


class PytestOutcomes:
    """A pytest plugin that records the outcomes."""

    def __init__(self):
        self.outcomes = {}

    def pytest_collectreport(self, report):
        if report.failed:
            self.outcomes[report.nodeid] = "failed"

    def pytest_runtest_logreport(self, report):
        if report.when == "call" or report.outcome != "passed":  # setup and teardown are also reported
            if self.outcomes.get(report.nodeid) != "failed":
                self.outcomes[report.nodeid] = report.outcome


def run_by_pytest(pytest):
    plugin = PytestOutcomes()
    options = ["-q", "--import-mode=importlib", "--continue-on-collection-errors", "-p", "no:cacheprovider",
               f"--rootdir={FOLDER}"]
    pytest.main([*options, *map(str, files())], plugins=[plugin])
    for name, outcome in plugin.outcomes.items():
        print(f"onnx.test.{name}: {outcome}")


if importlib.util.find_spec("pytest") is None:
    run_by_unittest()
else:
    run_by_pytest(importlib.import_module("pytest"))
