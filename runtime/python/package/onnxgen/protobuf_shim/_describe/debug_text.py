"""Prints the descriptors of a file as .proto source, without most options: FileDescriptor.GetDebugString()."""

_TYPES = ("", "double", "float", "int64", "uint64", "int32", "fixed64", "fixed32", "bool", "string", "group", "", "bytes",
          "uint32", "", "sfixed32", "sfixed64", "sint32", "sint64")  # by number
_LABELS = ("", "optional ", "required ", "repeated ")


def of_file(file):
    lines = [f'syntax = "{file.syntax}";', ""]
    public = {each.name for each in file.public_dependencies}
    for each in file.dependencies:
        lines.append(f'import {"public " if each.name in public else ""}"{each.name}";')
    if file.dependencies:
        lines.append("")
    if file.package:
        lines += [f"package {file.package};", ""]
    for enum in file.enum_types_by_name.values():
        lines += [*_enum(enum, ""), ""]
    for message in file.message_types_by_name.values():
        lines += [*_message(message, ""), ""]
    for service in file.services_by_name.values():
        lines += [*_service(service), ""]
    lines += _extensions(file.extensions_by_name.values(), "")
    return "\n".join(lines) + "\n"


def _enum(enum, indent):
    values = [f"{indent}  {value.name} = {value.number};" for value in enum.values]
    if enum.GetOptions().allow_alias:
        values.insert(0, f"{indent}  option allow_alias = true;")
    return [f"{indent}enum {enum.name} {{", *values, f"{indent}}}"]


def _message(message, indent, head=None):
    lines = [f"{indent}{head or 'message ' + message.name} {{"]
    inner = indent + "  "
    groups = {field.message_type for field in (*message.fields, *message.extensions) if field.type == field.TYPE_GROUP}
    for nested in message.nested_types:
        if nested not in groups and not nested.GetOptions().map_entry:
            lines += _message(nested, inner)
    for enum in message.enum_types:
        lines += _enum(enum, inner)
    lines += _fields(message, inner)
    for begin, end in message.extension_ranges:
        lines.append(f"{inner}extensions {begin}{'' if end == begin + 1 else f' to {_last(end)}'};")
    lines += _extensions(message.extensions, inner)
    return [*lines, f"{indent}}}"]


def _last(end):
    return "max" if end == 1 << 29 else end - 1


def _fields(message, indent):
    lines, written = [], set()
    for field in message.fields:
        oneof = field.containing_oneof
        if oneof is None or (len(oneof.fields) == 1 and oneof.name == "_" + field.name):
            lines += _field(field, indent)
        elif oneof.name not in written:
            written.add(oneof.name)
            lines.append(f"{indent}oneof {oneof.name} {{")
            for member in oneof.fields:
                lines += _field(member, indent + "  ", label="")
            lines.append(f"{indent}}}")
    return lines


def _field(field, indent, label=None):
    entry = field.message_type
    if entry is not None and field.label == field.LABEL_REPEATED and entry.GetOptions().map_entry:
        key, value = (entry.fields_by_name[name] for name in ("key", "value"))
        return [f"{indent}map<{_type(key)}, {_type(value)}> {field.name} = {field.number};"]
    if label is None:
        is_bare = field.label == field.LABEL_OPTIONAL and field.file.syntax == "proto3" and field.containing_oneof is None
        label = "" if is_bare else _LABELS[field.label]
    if field.type == field.TYPE_GROUP:
        return _message(entry, indent, f"{label}group {entry.name} = {field.number}")
    return [f"{indent}{label}{_type(field)} {field.name} = {field.number}{_default(field)};"]


def _type(field):
    named = field.message_type or field.enum_type
    return "." + named.full_name if named is not None else _TYPES[field.type]


def _default(field):
    if not field.has_default_value:
        return ""
    value = field.default_value
    if field.enum_type is not None:
        value = field.enum_type.values_by_number[value].name
    elif isinstance(value, bool):
        value = str(value).lower()
    elif isinstance(value, (str, bytes)):
        from google.protobuf import text_encoding
        value = f'"{text_encoding.CEscape(value, False)}"'
    return f" [default = {value}]"


def _service(service):
    lines = [f"service {service.name} {{"]
    for method in service.methods:
        given = ("stream " if method.client_streaming else "") + "." + method.input_type.full_name
        returned = ("stream " if method.server_streaming else "") + "." + method.output_type.full_name
        lines.append(f"  rpc {method.name}({given}) returns ({returned});")
    return [*lines, "}"]


def _extensions(extensions, indent):
    lines = []
    for field in extensions:
        lines += [f"{indent}extend .{field.containing_type.full_name} {{", *_field(field, indent + "  "), f"{indent}}}"]
    return lines
