"""Runs onnx.checker on models, without the definitions of operators.

Reads a list of paths. Writes the package's release to a second file, then "accepted", "refused <why>" or
"unread <why>" for each path.

Operators are moved to domains for which the onnx package has no definitions, in nodes and in opset imports. Thus all
structural rules are checked, but no operators. Models with a newer IR version than the package supports are given the
package's version.
"""
import os
import sys

import onnx
import onnx.checker


def rename_domain(holder):
    holder.domain = "without.definitions." + holder.domain


def rename_nodes(nodes):
    for node in nodes:
        rename_domain(node)
        for attribute in node.attribute:
            if attribute.HasField("g"):
                rename_nodes(attribute.g.node)
            for graph in attribute.graphs:
                rename_nodes(graph.node)


def rename(model):
    # Before IR version 3, the standard domain is imported implicitly.
    if not model.opset_import and model.ir_version < 3:
        return
    for imported in model.opset_import:
        rename_domain(imported)
    rename_nodes(model.graph.node)
    for function in model.functions:
        if function.HasField("domain"):
            rename_domain(function)
        for imported in function.opset_import:
            rename_domain(imported)
        rename_nodes(function.node)


def judge(path):
    try:
        with open(path, "rb") as file:
            model = onnx.ModelProto.FromString(file.read())
    except Exception as error:
        return "unread " + type(error).__name__
    model.ir_version = min(model.ir_version, onnx.IR_VERSION)
    rename(model)
    os.chdir(os.path.dirname(path))  # the checker looks here for external data of a model in memory
    try:
        onnx.checker.check_model(model)
    except onnx.checker.ValidationError as error:
        return "refused " + " ".join(str(error).split())[:200]
    except Exception as error:
        return "unread " + type(error).__name__
    return "accepted"


if __name__ == "__main__":
    with open(sys.argv[1]) as paths, open(sys.argv[2], "w") as verdicts:
        print(onnx.__version__, file=verdicts)
        for path in paths.read().splitlines():
            print(judge(path), file=verdicts)
