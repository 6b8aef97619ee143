"""Project with which `conan create` tests the package. It finds onnxgen with CMake, links its libraries and generates
classes from a schema."""

import os

from conan import ConanFile
from conan.tools.build import can_run, cross_building
from conan.tools.cmake import CMake, cmake_layout


class OnnxgenTest(ConanFile):
    settings = "os", "arch", "compiler", "build_type"
    generators = "CMakeDeps", "CMakeToolchain"

    def requirements(self):
        self.requires(self.tested_reference_str)

    def build_requirements(self):
        if cross_building(self):
            self.tool_requires(self.tested_reference_str)

    def layout(self):
        cmake_layout(self)

    def _has_generator(self):
        return bool(cross_building(self) or self.dependencies["onnxgen"].options.generator)

    def build(self):
        cmake = CMake(self)
        cmake.configure(variables={"WITH_GENERATOR": self._has_generator()})
        cmake.build()

    def test(self):
        if can_run(self):
            self.run(os.path.join(self.cpp.build.bindir, "app"), env="conanrun")
            if self._has_generator():
                self.run(os.path.join(self.cpp.build.bindir, "item"), env="conanrun")
