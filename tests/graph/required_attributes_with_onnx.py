"""required_attributes_with_onnx.py RESULT: writes a line for each schema of the installed ONNX: domain (or ai.onnx),
operator, version, and names of the required attributes in order. Deprecated operators have no attributes and are left
out."""
import sys

import onnx.defs

with open(sys.argv[1], "w") as result:
    for schema in onnx.defs.get_all_schemas_with_history():
        if not schema.deprecated:
            names = sorted(name for name, attribute in schema.attributes.items() if attribute.required)
            print(schema.domain or "ai.onnx", schema.name, schema.since_version, *names, file=result)
