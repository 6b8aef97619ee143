"""run_conan.py RECIPE-FOLDER WORK-FOLDER OPTION...: runs the steps of `conan create` for a recipe, in the same order.

Exports the sources, builds and packages them in another folder, then builds the recipe's test_package with the package
and runs it. Repeats the test as a cross build, with the package in tool_requires(). Turns on OPTIONs. Conan is not
needed: the folder of this file contains a stand-in for its module.
"""

import importlib.util
import os
import shutil
import sys
from types import SimpleNamespace


class Options:
    """The options of a recipe, which its methods may change or delete."""

    def __init__(self, declared, defaults, chosen):
        assert set(defaults) == set(declared) and set(chosen) <= set(declared)
        self.__dict__.update(defaults)
        self.__dict__.update({name: True for name in chosen})

    def rm_safe(self, name):
        self.__dict__.pop(name, None)


class CppInfo:
    def __init__(self):
        self.properties = {}

    def set_property(self, name, value):
        self.properties[name] = value


def load_recipe(folder):
    """Creates an object of the recipe class in conanfile.py, which must contain exactly one."""
    path = os.path.join(folder, "conanfile.py")
    spec = importlib.util.spec_from_file_location(f"recipe_{len(sys.modules)}", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    classes = [value for value in vars(module).values() if isinstance(value, type) and value.__module__ == spec.name]
    assert len(classes) == 1, classes
    recipe = classes[0]()
    recipe.recipe_folder = os.path.abspath(folder)
    recipe.settings = SimpleNamespace(os="Linux", arch="x86_64", compiler="gcc", build_type="Release")
    recipe.options = Options({}, {}, [])
    recipe.cache_variables = {}
    recipe.cpp = SimpleNamespace(build=SimpleNamespace(bindir=None))
    recipe.is_cross_built = False
    recipe.required = []
    recipe.requires = lambda reference, **traits: recipe.required.append(reference)
    recipe.required_folders = []
    recipe.tools = []
    recipe.tool_requires = recipe.tools.append
    recipe.program_folders = []
    return recipe


def create(folder, work, chosen):
    """Builds a package. Returns the recipe, whose members describe the package and its folder."""
    recipe = load_recipe(folder)
    recipe.options = Options(type(recipe).options, recipe.default_options, chosen)
    recipe.set_version()
    recipe.export_sources_folder = recipe.base_source_folder = os.path.join(work, "onnxgen")
    recipe.export_sources()
    # From here on, only the exported files are available.
    recipe.recipe_folder = os.path.join(work, "export")
    recipe.base_build_folder = work
    recipe.package_folder = os.path.join(work, "package")
    recipe.cpp_info = CppInfo()
    steps = ("config_options configure requirements build_requirements validate_build layout generate build package "
             "package_info")
    for step in steps.split():
        getattr(recipe, step)()
    return recipe


def test(folder, work, package, tool_package=None):
    """Builds a test_package with a package. In a cross build, tool_package is the package of the build machine."""
    recipe = load_recipe(folder)
    recipe.is_cross_built = tool_package is not None
    recipe.tested_reference_str = f"{package.name}/{package.version}"
    recipe.dependencies = {"onnxgen": package}
    recipe.requirements()
    recipe.build_requirements()
    assert recipe.required == [recipe.tested_reference_str], recipe.required
    assert recipe.tools == ([recipe.tested_reference_str] if recipe.is_cross_built else []), recipe.tools
    assert set(recipe.generators) == {"CMakeDeps", "CMakeToolchain"}
    recipe.required_folders = [os.path.join(package.package_folder, folder) for folder in package.cpp_info.builddirs]
    if recipe.is_cross_built:
        recipe.program_folders = [os.path.join(tool_package.package_folder, "bin")]
    recipe.base_source_folder = folder
    recipe.base_build_folder = work
    recipe.package_folder = os.path.join(work, "none")
    for step in ("layout", "build", "test"):
        getattr(recipe, step)()


def cross_test(folder, work, package):
    """Tests the recipe as in a cross build, in which the generator of the target package cannot run."""
    host_package = SimpleNamespace(**vars(package))
    host_package.name, host_package.version = package.name, package.version
    host_package.package_folder = os.path.join(work, "host_package")
    shutil.copytree(package.package_folder, host_package.package_folder, symlinks=True)
    with open(os.path.join(host_package.package_folder, "bin", "onnxgen"), "w", encoding="utf-8") as program:
        program.write("of another machine\n")
    test(folder, os.path.join(work, "cross_test"), host_package, tool_package=package)


def main():
    folder, work, *chosen = sys.argv[1:]
    package = create(folder, work, chosen)
    assert package.cpp_info.properties == {"cmake_find_mode": "none"}  # otherwise CMakeDeps would also write files
    for includes in package.cpp_info.includedirs:
        assert os.path.isdir(os.path.join(package.package_folder, includes)), includes
    test(os.path.join(folder, "test_package"), os.path.join(work, "test"), package)
    cross_test(os.path.join(folder, "test_package"), work, package)
    print(f"{package.name}/{package.version} requires {package.required}")


main()
