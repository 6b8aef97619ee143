"""protobuf_tests_script.py FOLDER NAME: runs one of protobuf's test files on onnxgen's classes.

The file is google/protobuf/internal/NAME.py in FOLDER. It can import only the tests' own helpers from FOLDER. All other
imports come from onnxgen.protobuf_shim.
"""

import importlib
import importlib.util
import pathlib
import sys
import unittest

import onnxgen.protobuf_shim

FOLDER, NAME = pathlib.Path(sys.argv[1]), sys.argv[2]
PACKAGE = "google.protobuf.internal."
HELPERS = {PACKAGE + name for name in ("_parameterized", "testing_refleaks", "test_util", "import_test_package", NAME)}


class TestFinder:
    """Finds the tests and their helpers."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        if name not in HELPERS:
            return None
        place = FOLDER.joinpath(*name.split("."))
        if place.is_dir():
            # The shim finds the modules of its .proto files.
            return importlib.util.spec_from_file_location(name, place / "__init__.py", submodule_search_locations=[])
        return importlib.util.spec_from_file_location(name, place.with_suffix(".py"))


class Outcomes(unittest.TextTestResult):
    """Prints a line for each test. A test passes if it fails as expected."""

    def stopTest(self, test):
        bad = any(test is each or getattr(each, "test_case", None) is test for each, _ in self.errors + self.failures)
        skipped = any(test is each for each, _ in self.skipped)
        print(f"= {test.id()}: {'failed' if bad else 'skipped' if skipped else 'passed'}")
        super().stopTest(test)


def main():
    onnxgen.protobuf_shim.install()
    sys.meta_path.insert(0, TestFinder())
    module = importlib.import_module(PACKAGE + NAME)
    suite = unittest.defaultTestLoader.loadTestsFromModule(module)
    unittest.TextTestRunner(stream=sys.stdout, resultclass=Outcomes, verbosity=0).run(suite)


if __name__ == "__main__":
    main()
