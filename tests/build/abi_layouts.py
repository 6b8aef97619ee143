"""abi_layouts.py FILE: prints the types of namespace onnxgen in a description by abidw, one per line.

A class has its size in bytes, the offsets of its bases and members, and the places of its virtual functions; an
enumeration has its values. Templates whose arguments are classes of a schema are omitted.
"""
import sys
import xml.etree.ElementTree


def part_of(node):
    """Returns what a child node of a class adds to its layout, or None."""
    offset = node.get("layout-offset-in-bits")
    if node.tag == "base-class":
        return f"base@{int(offset) // 8}"
    if node.tag == "data-member" and offset is not None:  # static members have no offset
        return f"{node.find('var-decl').get('name')}@{int(offset) / 8:g}"
    if node.tag == "member-function" and node.get("vtable-offset") is not None:
        return f"{node.find('function-decl').get('name')}()#{node.get('vtable-offset')}"
    return None


def lines_of(node, scope):
    for child in node:
        name = scope + child.get("name", "")
        is_ours = name.startswith("onnxgen::") and "onnx::" not in name
        if child.tag in ("abi-instr", "abi-corpus"):
            yield from lines_of(child, scope)
        elif child.tag in ("namespace-decl", "class-decl", "union-decl", "member-type"):
            yield from lines_of(child, scope if child.tag == "member-type" else name + "::")
        if is_ours and child.tag == "enum-decl":
            values = (f"{value.get('name')}={value.get('value')}" for value in child.findall("enumerator"))
            yield f"enum {name}: {' '.join(values)}"
        if is_ours and child.tag in ("class-decl", "union-decl") and child.get("is-declaration-only") != "yes":
            parts = [part for part in map(part_of, child) if part is not None]
            yield f"{name} {int(child.get('size-in-bits')) // 8}: {' '.join(parts)}".rstrip()


if len(sys.argv) != 2:
    sys.exit(__doc__)
for line in sorted(set(lines_of(xml.etree.ElementTree.parse(sys.argv[1]).getroot(), ""))):
    print(line)
