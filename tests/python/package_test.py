"""The package as a whole: its version, its exceptions, its help, and interpreters in which it cannot be used."""

import ast
import inspect
import pydoc
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import onnxgen
from onnxgen import _core, _onnx
from onnxgen.onnx import ModelProto, TensorProto

FOLDER = Path(onnxgen.__file__).parent

# Failing calls, each with the documented class of its exception.
FAILURES = {
    "bytes": (onnxgen.DecodeError, lambda: ModelProto.FromString(b"\xff")),
    "text": (onnxgen.DecodeError, lambda: onnxgen.load_model_from_string("graph {", format="textproto")),
    "JSON": (onnxgen.DecodeError, lambda: onnxgen.load_model_from_string("{", format="json")),
    "text that is not UTF-8": (onnxgen.DecodeError, lambda: onnxgen.load_model_from_string(b"\xff", format="json")),
    "data that does not match its shape": (
        onnxgen.ModelError, lambda: onnxgen.to_array(TensorProto(name="t", data_type=1, dims=[2], raw_data=b"1234"))),
    "data that is not loaded": (
        onnxgen.ModelError, lambda: onnxgen.to_array(TensorProto(name="t", data_type=1, dims=[2], data_location=1))),
    "external data without a location": (onnxgen.ModelError, lambda: onnxgen.load_external_data(
        ModelProto(graph={"initializer": [{"name": "t", "data_type": 1, "data_location": 1}]}), ".")),
}


def signatures(stub_class):
    """Yields the names of a class's methods in a stub, with the names of their parameters."""
    for function in stub_class.body:
        is_method = isinstance(function, ast.FunctionDef) and not function.name.startswith("__")
        if not is_method or any(getattr(each, "id", "") == "property" for each in function.decorator_list):
            continue
        given = function.args
        last = [given.kwarg] if given.kwarg else []
        yield function.name, [each.arg for each in given.posonlyargs + given.args + given.kwonlyargs + last][1:]


def comments(body, owner):
    """Yields the messages and fields of a stub, each with its comment in the stub and its help."""
    fields = owner.DESCRIPTOR.fields_by_name if isinstance(owner, type) else {}
    for each, following in zip(body, [*body[1:], None]):
        name = getattr(each, "name", "") or getattr(getattr(each, "target", None), "id", "")
        if isinstance(each, ast.ClassDef) and isinstance(getattr(owner, name), type):
            yield name, ast.get_docstring(each), getattr(owner, name).__doc__
            yield from comments(each.body, getattr(owner, name))
        elif name in fields and isinstance(each, ast.FunctionDef):
            yield name, ast.get_docstring(each), getattr(owner, name).__doc__
        elif name in fields:
            comment = following.value.value if isinstance(following, ast.Expr) else None
            yield name, comment and inspect.cleandoc(comment), getattr(owner, name).__doc__


class Package(unittest.TestCase):
    def test_the_version(self):
        self.assertRegex(onnxgen.__version__, r"^\d+\.\d+\.\d+$")

    def test_every_error_is_an_error_of_the_package_and_a_value_error(self):
        for name, (expected, function) in FAILURES.items():
            with self.subTest(name), self.assertRaises(onnxgen.Error) as raised:
                function()
            self.assertIs(type(raised.exception), expected)
            self.assertIsInstance(raised.exception, ValueError)
            self.assertEqual(f"{type(raised.exception).__module__}.{type(raised.exception).__name__}",
                             f"onnxgen.{expected.__name__}")

    def test_a_file_error_states_path_and_reason_once(self):
        with tempfile.TemporaryDirectory() as folder:
            missing = str(Path(folder) / "missing.onnx")
            for function in (onnxgen.load, onnxgen.index, onnxgen.load_tensor):
                with self.assertRaises(FileNotFoundError) as raised:
                    function(missing)
                self.assertEqual(str(raised.exception), f"[Errno 2] No such file or directory: '{missing}'")

    def test_a_wrong_argument_is_named_by_its_type(self):
        large = bytes(1 << 20)
        for expected, function in [
                ("expected a path or an object with read\\(\\), not int", lambda: onnxgen.load(5)),
                ("expected a path or an object with write\\(\\), not int",
                 lambda: onnxgen.save(ModelProto(ir_version=8), 5)),
                ("expected a ModelProto or the bytes of one, not list", lambda: onnxgen.save([large], "nowhere.onnx")),
                ("expected a TensorProto, not ModelProto", lambda: onnxgen.to_array(ModelProto()))]:
            with self.assertRaisesRegex(TypeError, f"^{expected}$"):
                function()

    def test_the_help_describes_every_public_function(self):
        text = re.sub(".\b", "", pydoc.render_doc(onnxgen))
        for name in onnxgen.__all__:
            self.assertIn(name, text)
        self.assertNotIn("__getattr__", text)
        self.assertIn("read-only view of raw data", text)  # of to_array()

    def test_the_help_of_messages_has_the_comments_of_the_schema(self):
        stub = ast.parse((FOLDER / "_onnx.pyi").read_text())
        compared = list(comments(stub.body, _onnx))
        self.assertGreater(len(compared), 150)
        for name, expected, found in compared:
            self.assertEqual(found, expected, name)

    def test_the_help_of_methods_has_their_parameters(self):
        stub = ast.parse((FOLDER / "_core.pyi").read_text())
        classes = {each.name: each for each in stub.body if isinstance(each, ast.ClassDef)}
        for name in ("Message", "RepeatedScalarContainer", "RepeatedCompositeContainer", "ScalarMapContainer",
                     "MessageMapContainer", "EnumTypeWrapper"):
            for method, expected in signatures(classes[name]):
                found = list(inspect.signature(getattr(getattr(_core, name), method)).parameters)
                self.assertEqual([each for each in found if each != "self"], expected, f"{name}.{method}")

    def test_messages_are_in_the_package_after_one_import(self):
        code = "import onnxgen; print(onnxgen.onnx.ModelProto(ir_version=8).ir_version)"
        self.assertEqual(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout, "8\n")


class Subinterpreters(unittest.TestCase):
    """Types and messages belong to the process, so only its main interpreter can use them."""

    def import_in_subinterpreter(self, statement, first=""):
        code = f"""
try:
    import _interpreters as interpreters
except ImportError:
    import _xxsubinterpreters as interpreters
{first}
made = interpreters.create()
try:
    result = interpreters.run_string(made, "{statement}")
except Exception as error:
    result = error
print(result)
"""
        return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)

    def test_the_import_fails_with_a_reason(self):
        for first in ("", "import onnxgen"):
            result = self.import_in_subinterpreter("import onnxgen", first)
            if "ModuleNotFoundError: No module named '_xxsubinterpreters'" in result.stderr:
                self.skipTest("this Python lacks the module _xxsubinterpreters")
            self.assertRegex(result.stdout, r"ImportError.*(onnxgen does not support subinterpreters; use threads or "
                             r"processes|_core does not support loading in subinterpreters)")

    def test_so_does_the_import_of_a_generated_module(self):
        result = self.import_in_subinterpreter("import kinds")
        if "ModuleNotFoundError: No module named '_xxsubinterpreters'" in result.stderr:
            self.skipTest("this Python lacks the module _xxsubinterpreters")
        self.assertRegex(result.stdout, "ImportError.*does not support")


if __name__ == "__main__":
    unittest.main()
