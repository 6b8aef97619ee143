"""Checks JSON from standard input against a JSON Schema, and that the schema knows every member.

Usage: json_schema.py SCHEMA. Implements the keywords that docs/tool.schema.json uses; any other keyword is an error.
"""

import json
import sys

KNOWN = {"$schema", "$defs", "$ref", "title", "description", "oneOf", "type", "properties", "required", "items", "enum",
         "const", "minimum", "additionalProperties"}
TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "integer": int, "number": (int, float)}


def problems(value, schema, root, path):
    unknown = set(schema) - KNOWN
    if unknown:
        yield f"{path}: unknown keywords {unknown}"
    if "$ref" in schema:
        yield from problems(value, root["$defs"][schema["$ref"].rpartition("/")[2]], root, path)
    if "const" in schema and value != schema["const"]:
        yield f"{path}: {value!r} is not {schema['const']!r}"
    if "enum" in schema and value not in schema["enum"]:
        yield f"{path}: {value!r} is not one of {schema['enum']}"
    kind = schema.get("type")
    if kind and (not isinstance(value, TYPES[kind]) or (kind in ("integer", "number") and isinstance(value, bool))):
        yield f"{path}: {value!r} has not the type {kind}"
        return
    if value is not None and "minimum" in schema and value < schema["minimum"]:
        yield f"{path}: {value} is less than {schema['minimum']}"
    if "oneOf" in schema:
        results = [list(problems(value, choice, root, path)) for choice in schema["oneOf"]]
        if sum(not result for result in results) != 1:
            yield from min(results, key=len)
    if kind == "object":
        for name in schema.get("required", []):
            if name not in value:
                yield f"{path}: no member {name}"
        for name, member in value.items():
            # The schema permits unknown members, since programs must accept them. This test does not: every member must
            # be documented.
            member_schema = schema.get("properties", {}).get(name, schema.get("additionalProperties"))
            if member_schema is None:
                yield f"{path}.{name}: not in the schema"
            else:
                yield from problems(member, member_schema, root, f"{path}.{name}")
    if kind == "array":
        for i, element in enumerate(value):
            yield from problems(element, schema["items"], root, f"{path}[{i}]")


with open(sys.argv[1], encoding="utf-8") as file:
    SCHEMA = json.load(file)
found = list(problems(json.load(sys.stdin), SCHEMA, SCHEMA, "$"))
print("\n".join(found))
sys.exit(1 if found else 0)
