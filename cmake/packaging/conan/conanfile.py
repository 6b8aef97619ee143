"""The recipe of onnxgen for Conan 2: `conan create cmake/packaging/conan`, in a checkout. See docs/packages.md."""

import os
import re

from conan import ConanFile
from conan.errors import ConanInvalidConfiguration
from conan.tools.build import cross_building
from conan.tools.cmake import CMake, CMakeDeps, CMakeToolchain, cmake_layout
from conan.tools.files import copy, load

required_conan_version = ">=2.0"


class OnnxgenRecipe(ConanFile):
    name = "onnxgen"
    description = "C++17 classes of .proto files, above all for ONNX models: their generator, and the libraries they link"
    license = "Apache-2.0"
    topics = ("onnx", "protobuf", "serialization")
    package_type = "library"
    settings = "os", "arch", "compiler", "build_type"
    options = {
        "shared": [True, False],
        "fPIC": [True, False],
        "archive": [True, False],
        "crypto": [True, False],
        "remote": [True, False],
        "syntax": [True, False],
        "generator": [True, False],
        "tool": [True, False],
    }
    default_options = {
        "shared": False,
        "fPIC": True,
        "archive": False,
        "crypto": False,
        "remote": False,
        "syntax": False,
        "generator": True,
        "tool": False,
    }

    @property
    def _checkout(self):
        return os.path.join(self.recipe_folder, os.pardir, os.pardir, os.pardir)

    def set_version(self):
        # The version is defined only in CMakeLists.txt.
        text = load(self, os.path.join(self._checkout, "CMakeLists.txt"))
        self.version = re.search(r"project\(onnxgen VERSION ([0-9.]+)", text).group(1)

    def export_sources(self):
        folders = ("cmake", "docs", "generated", "generator", "runtime", "schemas", "tools")
        for pattern in ("CMakeLists.txt", "LICENSE", "NOTICE", *(folder + "/*" for folder in folders)):
            copy(self, pattern, src=self._checkout, dst=self.export_sources_folder)

    def config_options(self):
        if self.settings.os == "Windows":
            del self.options.fPIC

    def configure(self):
        if self.options.shared:
            self.options.rm_safe("fPIC")

    def requirements(self):
        if self.options.archive:
            self.requires("libdeflate/[>=1.14 <2]")
        if self.options.crypto:
            self.requires("openssl/[>=1.1.1 <4]")
        if self.options.remote:
            self.requires("libcurl/[>=7.85 <9]")
        if self.options.generator or self.options.syntax:
            # If onnxgen::syntax is static, projects that link it must find ANTLR's runtime as well.
            traits = {"transitive_headers": True, "transitive_libs": True} if self.options.syntax else {}
            self.requires("antlr4-cppruntime/[>=4.10 <5]", **traits)
        if self.options.generator or self.options.tool:
            self.requires("fmt/[>=8 <13]")
        if self.options.tool:
            self.requires("cli11/[>=2.1 <3]")

    def _runs_tool_package(self):
        # onnx-tool contains generated classes. Building it requires a generator that runs on the build machine.
        return self.options.tool and (cross_building(self) or not self.options.generator)

    def build_requirements(self):
        if self._runs_tool_package():
            self.tool_requires(f"onnxgen/{self.version}")

    def validate_build(self):
        if self.options.tool and self.options.generator and cross_building(self):
            raise ConanInvalidConfiguration("onnx-tool is built with a generator of this machine; set generator=False")

    def layout(self):
        cmake_layout(self)

    def generate(self):
        toolchain = CMakeToolchain(self)
        toolchain.cache_variables["ONNXGEN_BUILD_GENERATOR"] = bool(self.options.generator)
        toolchain.cache_variables["ONNXGEN_BUILD_TESTS"] = False
        toolchain.cache_variables["ONNXGEN_BUILD_TOOLS"] = bool(self.options.tool)
        toolchain.cache_variables["ONNXGEN_DAGRE"] = "OFF"  # it would be taken from the build machine
        toolchain.cache_variables["ONNXGEN_PROTOBUF_PREFIX"] = False
        toolchain.cache_variables["ONNXGEN_PYTHON"] = False
        toolchain.cache_variables["ONNXGEN_SYNTAX"] = bool(self.options.syntax)
        toolchain.cache_variables["ONNXGEN_WERROR"] = False
        toolchain.cache_variables["ONNXGEN_ZLIB"] = False
        if self._runs_tool_package():
            package = self.dependencies.build["onnxgen"]
            program = "onnxgen.exe" if package.settings.get_safe("os") == "Windows" else "onnxgen"
            toolchain.cache_variables["ONNXGEN_EXECUTABLE"] = os.path.join(package.cpp_info.bindir, program)
        toolchain.cache_variables["ONNXGEN_ARCHIVE"] = bool(self.options.archive)
        toolchain.cache_variables["ONNXGEN_CRYPTO"] = bool(self.options.crypto)
        toolchain.cache_variables["ONNXGEN_OPENSSL_CHECKSUMS"] = bool(self.options.crypto)
        toolchain.cache_variables["ONNXGEN_REMOTE"] = bool(self.options.remote)
        toolchain.generate()
        CMakeDeps(self).generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        CMake(self).install()
        for name in ("LICENSE", "NOTICE"):
            copy(self, name, src=self.source_folder, dst=os.path.join(self.package_folder, "licenses"))

    def package_info(self):
        # The package that CMake installed says what each library needs; Conan shall not write another one.
        self.cpp_info.set_property("cmake_find_mode", "none")
        self.cpp_info.builddirs = [os.path.join("lib", "cmake", "onnxgen")]
        self.cpp_info.includedirs = ["include", os.path.join("include", "onnxgen", "native")]
