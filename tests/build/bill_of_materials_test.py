"""bill_of_materials_test.py SOURCE BILLS [PROGRAM...]: checks the bills of materials in the folder BILLS, which the
configuration wrote. PROGRAMs are the programs of this build that the bill of onnxgen-tools describes.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import unittest

SOURCE = pathlib.Path(sys.argv[1])
BILLS = pathlib.Path(sys.argv[2])
PROGRAMS = sys.argv[3:]
# Packages that CMake looks for, and their names in the bills. None: nothing that is installed contains or links it.
PACKAGES = {"Antlr4Runtime": "antlr4-cpp-runtime", "antlr4-runtime": "antlr4-cpp-runtime", "fmt": "fmt", "CLI11": "CLI11",
            "OpenSSL": "openssl", "Libdeflate": "libdeflate", "CURL": "curl", "ZLIB": "zlib", "Python3": "cpython",
            "GTest": "googletest", "Protobuf": "protobuf", "Threads": None}
# Shared libraries that programs need, and their names in the bills. None: part of the system or of this project.
LIBRARIES = {"antlr4-runtime": "antlr4-cpp-runtime", "fmt": "fmt", "crypto": "openssl", "deflate": "libdeflate",
             "curl": "curl", "z": "zlib",
             "uuid": None,  # linked by some packages of ANTLR, which do not call it
             "resolv": None,  # a part of the C library that clang's sanitizers need since release 19
             "c": None, "m": None, r"stdc\+\+": None, "gcc_s": None, "asan": None, "ubsan": None, "onnxgen_[a-z_]+": None}


def read(name):
    return json.loads((BILLS / name).read_text(encoding="utf-8"))


def names_in(bill):
    return {component["name"] for component in bill["components"]}


class Bills(unittest.TestCase):
    def setUp(self):
        self.names = sorted(path.name[:-len(".spdx.json")] for path in BILLS.glob("*.spdx.json"))
        self.assertIn("onnxgen", self.names)
        self.assertIn("onnxgen-dev", self.names)

    def test_spdx_has_what_its_specification_requires(self):
        for name in self.names:
            bill = read(f"{name}.spdx.json")
            self.assertEqual(bill["spdxVersion"], "SPDX-2.3")
            self.assertEqual(bill["dataLicense"], "CC0-1.0")
            self.assertRegex(bill["creationInfo"]["created"], r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$")
            ids = [package["SPDXID"] for package in bill["packages"]]
            self.assertEqual(len(ids), len(set(ids)))
            for package in bill["packages"]:
                self.assertRegex(package["SPDXID"], r"^SPDXRef-[A-Za-z0-9.-]+$")
                self.assertEqual(package["downloadLocation"], "NOASSERTION")
            related = [(entry["spdxElementId"], entry["relatedSpdxElement"]) for entry in bill["relationships"]]
            self.assertEqual({one for pair in related for one in pair}, {"SPDXRef-DOCUMENT", *ids})

    def test_cyclonedx_has_what_its_specification_requires(self):
        for name in self.names:
            bill = read(f"{name}.cdx.json")
            self.assertEqual((bill["bomFormat"], bill["specVersion"], bill["version"]), ("CycloneDX", "1.5", 1))
            self.assertRegex(bill["serialNumber"], r"^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-")
            own, *others = bill["dependencies"]
            self.assertEqual(own["ref"], bill["metadata"]["component"]["bom-ref"])
            self.assertEqual(own["dependsOn"], [component["bom-ref"] for component in bill["components"]])
            self.assertEqual(own["dependsOn"], [entry["ref"] for entry in others])

    def test_both_formats_say_the_same(self):
        for name in self.names:
            spdx, cdx = read(f"{name}.spdx.json"), read(f"{name}.cdx.json")
            own = cdx["metadata"]["component"]
            components = [own, *cdx["components"], *own["pedigree"]["ancestors"]]
            self.assertEqual([(package["name"], package.get("versionInfo"), package["licenseDeclared"],
                               [reference["referenceLocator"] for reference in package["externalRefs"]])
                              for package in spdx["packages"]],
                             [(component["name"], component.get("version"), component["licenses"][0]["license"]["id"],
                               [component[member] for member in ("purl", "cpe") if member in component])
                              for component in components])

    def test_every_version_is_known(self):
        for package in read("onnxgen.spdx.json")["packages"]:
            self.assertRegex(package.get("versionInfo", ""), r"^\d+\.\d+", package["name"])

    def test_every_package_that_cmake_looks_for_is_listed(self):
        code = (SOURCE / "cmake/packaging/BillOfMaterials.cmake").read_text(encoding="utf-8")
        listed = set(re.findall(r'onnxgen_dependency\(\w+ (?:"[^"]*"|\S+) (\S+)', code))
        self.assertGreater(len(listed), 8)
        files = [*(SOURCE / "cmake").glob("*.cmake"), SOURCE / "tests/CMakeLists.txt"]
        for folder in ("runtime", "generator", "tools/onnx-tool"):
            files += [*(SOURCE / folder).rglob("CMakeLists.txt"), *(SOURCE / folder).rglob("*.cmake")]
        found = set()
        for file in files:
            text = re.sub(r"(?m)#.*$", "", file.read_text(encoding="utf-8"))
            found |= set(re.findall(r"(?:find_package|onnxgen_find_or_fetch)\((\w[\w-]*)", text)) - {"onnxgen"}
        self.assertIn("CLI11", found)
        self.assertEqual(found - set(PACKAGES), set(), "add these to cmake/packaging/BillOfMaterials.cmake, and here")
        self.assertEqual({PACKAGES[name] for name in found} - listed - {None}, set())
        self.assertIn("dagre", listed)

    def test_the_bill_of_the_programs_lists_the_libraries_that_they_need(self):
        if not PROGRAMS or not shutil.which("readelf"):
            self.skipTest("no programs in this build, or no readelf (binutils)")
        needed = set()
        for program in PROGRAMS:
            output = subprocess.run(["readelf", "-d", program], stdout=subprocess.PIPE, check=True, text=True).stdout
            needed |= set(re.findall(r"NEEDED.*\[lib(.*?)(?:-[0-9.]+)?\.so", output))
        self.assertIn("c", needed)
        for library in sorted(needed):
            matches = [name for pattern, name in LIBRARIES.items() if re.fullmatch(pattern, library)]
            self.assertEqual(len(matches), 1, f"lib{library}: add it to LIBRARIES")
            self.assertIn(matches[0], {None, *names_in(read("onnxgen-tools.cdx.json"))}, f"lib{library}")

    def test_only_the_bill_of_the_project_lists_what_only_tests_need(self):
        self.assertIn("googletest", names_in(read("onnxgen.cdx.json")))
        for name in self.names:
            if name != "onnxgen":
                self.assertTrue(names_in(read(f"{name}.cdx.json")).isdisjoint({"googletest", "protobuf"}), name)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
