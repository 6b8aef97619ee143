"""run_conan.py RECIPE-FOLDER WORK-FOLDER OPTION...: what `conan create` does with a recipe, in its order.

The sources are exported, built and packaged elsewhere, and the recipe's test_package is built with the package and run.
OPTIONs are switched on. Conan itself is not needed: the folder of this file has a stand-in of its module.
"""

import importlib.util
import os
import sys
from types import SimpleNamespace


class Options:
    """The options of a recipe, of which one is set or deleted as its methods do."""

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
    """An object of the one recipe class in a conanfile.py."""
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
    recipe.required = []
    recipe.requires = recipe.required.append
    recipe.required_folders = []
    return recipe


def create(folder, work, chosen):
    """Returns the recipe, which says of itself what package it has made, and where."""
    recipe = load_recipe(folder)
    recipe.options = Options(type(recipe).options, recipe.default_options, chosen)
    recipe.set_version()
    recipe.export_sources_folder = recipe.base_source_folder = os.path.join(work, "onnxgen")
    recipe.export_sources()
    # From here on there is nothing but what was exported.
    recipe.recipe_folder = os.path.join(work, "export")
    recipe.base_build_folder = work
    recipe.package_folder = os.path.join(work, "package")
    recipe.cpp_info = CppInfo()
    steps = "config_options configure requirements layout generate build package package_info"
    for step in steps.split():
        getattr(recipe, step)()
    return recipe


def test(folder, work, package):
    recipe = load_recipe(folder)
    recipe.tested_reference_str = f"{package.name}/{package.version}"
    recipe.requirements()
    assert recipe.required == [recipe.tested_reference_str], recipe.required
    assert set(recipe.generators) == {"CMakeDeps", "CMakeToolchain"}
    recipe.required_folders = [os.path.join(package.package_folder, folder) for folder in package.cpp_info.builddirs]
    recipe.base_source_folder = folder
    recipe.base_build_folder = work
    recipe.package_folder = os.path.join(work, "none")
    for step in ("layout", "build", "test"):
        getattr(recipe, step)()


def main():
    folder, work, *chosen = sys.argv[1:]
    package = create(folder, work, chosen)
    assert package.cpp_info.properties == {"cmake_find_mode": "none"}  # otherwise CMakeDeps would also write files
    for includes in package.cpp_info.includedirs:
        assert os.path.isdir(os.path.join(package.package_folder, includes)), includes
    test(os.path.join(folder, "test_package"), os.path.join(work, "test"), package)
    print(f"{package.name}/{package.version} requires {package.required}")


main()
