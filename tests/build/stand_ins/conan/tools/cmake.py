import os
import subprocess


def cmake_layout(recipe):
    recipe.source_folder = recipe.base_source_folder
    recipe.build_folder = os.path.join(recipe.base_build_folder, recipe.settings.build_type)
    recipe.cpp.build.bindir = recipe.build_folder


class CMakeToolchain:
    """Collects cache variables. Disables optimization, because the tests would not gain from it."""

    def __init__(self, recipe):
        self.cache_variables = {}
        self._recipe = recipe

    def generate(self):
        self._recipe.cache_variables = self.cache_variables


class CMakeDeps:
    """Does nothing: CMake finds packages on this machine or by their own config files."""

    def __init__(self, _recipe):
        pass

    def generate(self):
        pass


# Libraries that a package may omit and that other tests build. Omitting them halves the time of this test.
OTHER_LIBRARIES = ("PROTOBUF", "CHECK", "BUILDERS", "GRAPH")


class CMake:
    def __init__(self, recipe):
        self._recipe = recipe

    def configure(self, variables=None):
        recipe = self._recipe
        variables = {
            "BUILD_SHARED_LIBS": bool(getattr(recipe.options, "shared", False)),
            "CMAKE_BUILD_TYPE": recipe.settings.build_type,
            "CMAKE_CXX_FLAGS_RELEASE": "-O0",
            "CMAKE_UNITY_BUILD": True,
            "ONNXGEN_PRECOMPILE": True,
            "CMAKE_INSTALL_PREFIX": recipe.package_folder,
            "CMAKE_PREFIX_PATH": ";".join(recipe.required_folders),
            "CMAKE_PROGRAM_PATH": ";".join(recipe.program_folders),
            **{f"ONNXGEN_{name}": False for name in OTHER_LIBRARIES},
            **recipe.cache_variables,
            **(variables or {}),
        }
        if recipe.is_cross_built:
            variables.update(CMAKE_SYSTEM_NAME="Linux", CMAKE_SYSTEM_PROCESSOR="other")
        defined = [f"-D{name}={'ON' if value is True else 'OFF' if value is False else value}"
                   for name, value in variables.items()]
        folders = ["-S", recipe.source_folder, "-B", recipe.build_folder]
        subprocess.run(["cmake", "-G", "Ninja", *folders, *defined], check=True)

    def build(self):
        subprocess.run(["cmake", "--build", self._recipe.build_folder, "--parallel", "2"], check=True)

    def install(self):
        subprocess.run(["cmake", "--install", self._recipe.build_folder], check=True)
