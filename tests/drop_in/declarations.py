#!/usr/bin/env python3
"""declarations.py COMPILER OURS REAL ABSENT PAGE: checks that the drop-in headers offer all public declarations of
libprotobuf's headers of the same names.

COMPILER is clang; OURS and REAL are its options for the two sets of headers, separated by spaces. ABSENT lists the
declarations that the drop-in does not offer, as patterns with a reason: the beginning of a row of a table in PAGE, the
guide. Declarations in namespaces such as internal are not public, and neither are macros without GOOGLE_ at the beginning. Only
names are compared, not parameters.
"""

import fnmatch
import json
import pathlib
import re
import subprocess
import sys
import tempfile

sys.setrecursionlimit(10000)

ROOT = "google::protobuf"

# Members of StringPiece that it inherits from std::string_view, which the compiler does not list.
OF_STRING_VIEW = """
begin compare const_iterator const_pointer const_reference const_reverse_iterator copy data difference_type empty end
find find_first_not_of find_first_of find_last_not_of find_last_of iterator length max_size npos operator[] pointer
rbegin reference remove_prefix remove_suffix rend reverse_iterator rfind size size_type traits_type value_type
""".split()


def documents(text):
    """Yields the JSON documents in the compiler's output."""
    decoder = json.JSONDecoder()
    at = text.find("{")
    while at >= 0:
        document, at = decoder.raw_decode(text, at)
        yield document
        at = text.find("{", at)


def add_files(node, current):
    """Sets node["header"], for all nodes, to the file of their declaration. The compiler states a file only where it
    differs from that of the place before, `current`. Returns the last file."""

    def visit(place, current):
        if not isinstance(place, dict):
            return current
        current = place.get("file", current)
        for key in ("spellingLoc", "expansionLoc", "begin", "end"):
            current = visit(place.get(key), current)
        return current

    current = visit(node.get("loc"), current)
    node["header"] = current
    current = visit(node.get("range"), current)
    for inner in node.get("inner") or []:
        current = add_files(inner, current)
    return current


class Names:
    """Public names by class, and the base classes of each. `headers` limits them to these headers."""

    def __init__(self, headers=None):
        self.names = set()
        self.bases = {}
        self.headers = headers

    def add_namespace(self, node, scope):
        for inner in node.get("inner") or []:
            kind = inner["kind"]
            name = inner.get("name")
            if kind == "NamespaceDecl" and name:
                self.add_namespace(inner, scope + "::" + name)
            elif kind == "LinkageSpecDecl":
                self.add_namespace(inner, scope)
            elif not inner.get("parentDeclContextId"):  # not a definition outside its class
                self.add(inner, scope)

    def add_members(self, node, scope):
        access = "private" if node.get("tagUsed") == "class" else "public"
        for inner in node.get("inner") or []:
            if inner["kind"] == "AccessSpecDecl":
                access = inner.get("access", access)
            elif access == "public" and not inner.get("isImplicit"):
                self.add(inner, scope)

    def is_wanted(self, node):
        return self.headers is None or any(node["header"].endswith("/" + header) for header in self.headers)

    def add(self, node, scope):
        if not self.is_wanted(node):
            return
        kind = node["kind"]
        name = node.get("name")
        if kind in ("FunctionTemplateDecl", "ClassTemplateDecl"):
            kinds = ("CXXMethodDecl", "FunctionDecl", "CXXRecordDecl")
            first = [inner for inner in node.get("inner", []) if inner["kind"] in kinds]
            if first:
                self.add(first[0], scope)
        elif kind == "CXXRecordDecl" and node.get("completeDefinition"):
            full = scope + "::" + name if name else scope
            self.names.add(full)
            for base in node.get("bases") or []:
                self.bases.setdefault(full, []).append(base["type"]["qualType"].split("<")[0].split("::")[-1])
            self.add_members(node, full)
        elif kind == "EnumDecl":
            if name:
                self.names.add(scope + "::" + name)
            for inner in node.get("inner") or []:
                if inner["kind"] == "EnumConstantDecl":
                    self.names.add(scope + "::" + inner["name"])
        elif kind == "FriendDecl":
            for inner in node.get("inner") or []:
                self.add(inner, scope)
        elif kind in ("CXXMethodDecl", "FunctionDecl", "FieldDecl", "VarDecl", "TypedefDecl", "TypeAliasDecl",
                      "TypeAliasTemplateDecl", "UsingShadowDecl", "UsingDecl") and name:
            if not node.get("explicitlyDeleted"):
                self.names.add(scope + "::" + name.split("::")[-1])

    def with_inherited(self):
        """Returns the names. Those of a class include the names in its base classes."""
        members = {}
        for name in self.names:
            scope, _, last = name.rpartition("::")
            members.setdefault(scope, set()).add(last)
        by_last_part = {}
        for scope in members:
            by_last_part.setdefault(scope.rpartition("::")[2], scope)
        for scope in self.bases:
            by_last_part.setdefault(scope.rpartition("::")[2], scope)

        def of_class(scope, depth=0):
            found = set(members.get(scope, ()))
            for base in self.bases.get(scope, ()):
                if depth < 8 and base in by_last_part:
                    found |= of_class(by_last_part[base], depth + 1)
            return found

        classes = {scope + "::" + last for scope in {*members, *self.bases} for last in of_class(scope)}
        return self.names | classes


def macros_of(compiler, options, headers):
    """Returns the names, below ROOT, of the headers' macros that begin with GOOGLE_. Guards of headers do not count."""
    lines = "".join(f"#include <{header}>\n" for header in headers)
    command = [compiler, "-std=c++17", "-w", "-E", "-dD", "-x", "c++", *options, "-"]
    run = subprocess.run(command, input=lines, capture_output=True, text=True, check=True)
    found = set()
    for line in run.stdout.splitlines():
        match = re.match(r"#(define|undef) (GOOGLE_\w+?[^_\W])\b(?!_)", line)
        if match and not re.search("_(H|INC)_*$", match[2]):
            (found.add if match[1] == "define" else found.discard)(ROOT + "::" + match[2])
    return found


def names_of(compiler, options, headers, only_these):
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "all.cc"
        source.write_text("".join(f"#include <{header}>\n" for header in headers))
        command = [compiler, "-std=c++17", "-w", "-fsyntax-only", "-Xclang", "-ast-dump=json", "-Xclang",
                   "-ast-dump-filter=" + ROOT, *options, str(source)]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        sys.exit(run.stderr)
    names = Names(headers if only_these else None)
    for document in documents(run.stdout):
        add_files(document, "")
        if document["kind"] == "NamespaceDecl" and document.get("name") == "protobuf":
            names.add_namespace(document, ROOT)
    return names


def is_error(text):
    return text.count("\n") < 5 and "#error" in text


def offered_headers(folder):
    """Returns the headers of the drop-in, except those that consist of an #error."""
    paths = sorted(pathlib.Path(folder).glob("google/protobuf/**/*.h"))
    return [str(path.relative_to(folder)) for path in paths if not is_error(path.read_text())]


def main():
    compiler, ours, real, absent, page = sys.argv[1:]
    ours, real = ours.split(), real.split()
    include = [option[2:] for option in ours if option.startswith("-I")]
    real_folder = [option[2:] for option in real if option.startswith("-I")][0]
    offered = offered_headers(include[0])
    common = [header for header in offered if (pathlib.Path(real_folder) / header).exists()]
    if len(common) < 25:
        sys.exit(f"only {len(common)} headers of the same name")
    faults = []
    for suffix in ("h", "inc"):
        for path in sorted(pathlib.Path(real_folder).glob("google/protobuf/**/*." + suffix)):
            header = str(path.relative_to(real_folder))
            places = [pathlib.Path(folder) / header for folder in include]
            found = [place.read_text() for place in places if place.exists()]
            if not found:
                faults.append(f"no file {header}, so that libprotobuf's own may be included")
            elif is_error(found[0]) and f'"{header}' not in found[0]:
                faults.append(f"the #error of {header} does not name it")
    declared = names_of(compiler, real, common, True).names
    # These two namespaces contain classes that have a public name.
    declared = {re.sub("(stringpiece|status)_internal::", "", name) for name in declared}
    wanted = {name for name in declared if "internal::" not in name and not name.endswith("::operator=")}
    wanted |= macros_of(compiler, real, common)
    present = names_of(compiler, ours, common, False).with_inherited() | macros_of(compiler, ours, common)
    present |= {ROOT + "::StringPiece::" + name for name in OF_STRING_VIEW}
    missing = sorted(wanted - present)

    patterns = []
    for line in pathlib.Path(absent).read_text().splitlines():
        if line and not line.startswith("#"):
            pattern, _, reason = line.partition(" ")
            patterns.append((ROOT + "::" + pattern, reason.strip()))
    used = set()
    for name in missing:
        matching = [pattern for pattern, _ in patterns if fnmatch.fnmatchcase(name, pattern)]
        used.update(matching)
        if not matching:
            faults.append(f"{name} is neither offered nor listed in {absent}")
    text = pathlib.Path(page).read_text()
    for pattern, reason in patterns:
        if pattern not in used:
            faults.append(f"{pattern} in {absent} matches nothing that is missing; remove it")
        if f"\n| {reason}" not in text:
            faults.append(f"{page} has no row that begins with the reason of {pattern}: {reason}")
    print("\n".join(faults))
    offered_count = len(wanted) - len(missing)
    print(f"{len(wanted)} public declarations in {len(common)} headers: {offered_count} offered, {len(missing)} listed as absent")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
