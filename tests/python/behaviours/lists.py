"""Repeated fields."""
import copy

from outcome import behaviour, kinds
from samples import node, attribute, onnx


def scalar_lists():
    behaviour("append", *[lambda value=value: (lambda l: (l.append(value), list(l)))(onnx.NodeProto().input)
                          for value in ("a", b"b", 5, None, b"\xff")])
    behaviour("append int", *[lambda value=value: (lambda l: (l.append(value), list(l)))(onnx.TensorProto().dims)
                              for value in (1, True, "1", 1.0, 2**63, None)])

    def on(action, values=("a", "b", "c", "d"), field="input"):
        def run():
            message = onnx.NodeProto()
            container = getattr(message, field)
            container.extend(values)
            result = action(container)
            return result, list(container)
        return run

    behaviour("list", on(lambda l: l), on(lambda l: len(l)), on(lambda l: l[0]), on(lambda l: l[-1]), on(lambda l: l[4]),
              on(lambda l: l[-5]), on(lambda l: l["a"]), on(lambda l: l[1.0]), on(lambda l: l[1:3]), on(lambda l: l[::-1]),
              on(lambda l: l[::2]), on(lambda l: l[10:]), on(lambda l: "a" in l), on(lambda l: 5 in l),
              on(lambda l: list(reversed(l))), on(lambda l: sorted(l)), on(lambda l: bool(l)), on(bool, ()),
              on(lambda l: list(iter(l))), on(repr), on(str), on(lambda l: hash(l)))
    behaviour("list set", on(lambda l: l.__setitem__(0, "z")), on(lambda l: l.__setitem__(-1, "z")),
              on(lambda l: l.__setitem__(4, "z")), on(lambda l: l.__setitem__(0, 5)),
              on(lambda l: l.__setitem__(slice(1, 3), ["y"])), on(lambda l: l.__setitem__(slice(1, 3), [5])),
              on(lambda l: l.__setitem__(slice(None), [])))
    behaviour("list delete", on(lambda l: l.__delitem__(0)), on(lambda l: l.__delitem__(-1)),
              on(lambda l: l.__delitem__(4)), on(lambda l: l.__delitem__(slice(1, 3))),
              on(lambda l: l.__delitem__(slice(None, None, 2))), on(lambda l: l.__delitem__(slice(3, None, -2))))
    behaviour("list methods", on(lambda l: l.insert(0, "z")), on(lambda l: l.insert(-1, "z")),
              on(lambda l: l.insert(100, "z")), on(lambda l: l.insert(-100, "z")), on(lambda l: l.insert(0, 5)),
              on(lambda l: l.pop()), on(lambda l: l.pop(0)), on(lambda l: l.pop(-2)), on(lambda l: l.pop(9)),
              on(lambda l: l.pop(), ()), on(lambda l: l.remove("b")), on(lambda l: l.remove("x")),
              on(lambda l: l.reverse()), on(lambda l: l.sort()), on(lambda l: l.sort(reverse=True)),
              on(lambda l: l.sort(key=lambda each: -ord(each))), on(lambda l: l.extend(["x", "y"])),
              on(lambda l: l.extend(5)), on(lambda l: l.extend([])), on(lambda l: l.extend("xy")),
              on(lambda l: l.extend(["x", 5])), on(lambda l: l.extend(each for each in "xy")),
              on(lambda l: l.MergeFrom(onnx.NodeProto(output=["m"]).output)), on(lambda l: l.MergeFrom(["m"])),
              on(lambda l: l.MergeFrom("xy")), on(lambda l: l.MergeFrom(None)), on(lambda l: l.MergeFrom(5)))
    kinds("list sort", on(lambda l: l.sort(len)), on(lambda l: l.sort(key=len, foo=1)))
    behaviour("list compare", on(lambda l: l == ["a", "b", "c", "d"]), on(lambda l: l == ("a", "b", "c", "d")),
              on(lambda l: l != ["a"]), on(lambda l: l == onnx.NodeProto(output="abcd").output), on(lambda l: l == 5),
              on(lambda l: l < ["a"]))
    numbers = onnx.TensorProto(float_data=[1, float("nan")]).float_data
    behaviour("not a number", lambda: numbers == numbers, lambda: numbers != numbers, lambda: copy.deepcopy(numbers) == numbers)
    copied = copy.deepcopy(node().input)
    behaviour("list copy", lambda: list(copied), lambda: copied.append("z"), lambda: list(copied))


def message_lists():
    def on(action):
        def run():
            message = onnx.GraphProto(node=[{"name": name} for name in "dbca"])
            result = action(message.node)
            return result, [each.name for each in message.node]
        return run

    def named(name):
        return onnx.NodeProto(name=name)

    behaviour("messages", on(len), on(lambda l: l[0].name), on(lambda l: l[-1].name), on(lambda l: l[4]),
              on(lambda l: [each.name for each in l[1:3]]), on(lambda l: l), on(lambda l: hash(l)),
              on(lambda l: named("b") in l), on(lambda l: [each.name for each in reversed(l)]))
    kinds("messages misused", on(lambda l: l["a"]), on(lambda l: l.extend([5])), on(lambda l: l.sort()),
          on(lambda l: l.__setitem__(0, named("z"))), on(lambda l: l.__setitem__(slice(1), [named("z")])))
    behaviour("messages change", on(lambda l: l.append(named("z"))), on(lambda l: l.append(5)),
              on(lambda l: l.append(attribute("a", 1))), on(lambda l: l.add(name="z").name), on(lambda l: l.add().name),
              on(lambda l: l.add(foo=1)), on(lambda l: l.add(5)), on(lambda l: l.extend([named("z")])),
              on(lambda l: l.extend(5)), on(lambda l: l.insert(1, named("z"))),
              on(lambda l: l.insert(-1, named("z"))), on(lambda l: l.pop().name), on(lambda l: l.pop(0).name),
              on(lambda l: l.pop(9)), on(lambda l: l.remove(named("b"))), on(lambda l: l.remove(named("x"))),
              on(lambda l: l.reverse()), on(lambda l: l.sort(key=lambda each: each.name)),
              on(lambda l: l.sort(key=lambda each: each.name, reverse=True)),
              on(lambda l: l.__delitem__(0)), on(lambda l: l.__delitem__(slice(1, 3))), on(lambda l: l.__delitem__(9)),
              on(lambda l: l.MergeFrom(onnx.GraphProto(node=[named("m")]).node)),
              on(lambda l: l.MergeFrom([named("m")])), on(lambda l: l.MergeFrom(5)))
    behaviour("messages compare", on(lambda l: l == onnx.GraphProto(node=list(l)).node))
    graph = onnx.GraphProto()
    added = named("n")
    graph.node.append(added)
    added.name = "changed"
    second = graph.node.add()
    second.name = "second"
    popped = graph.node.pop(0)
    behaviour("append copies", lambda: graph, lambda: popped.name, lambda: second.name, lambda: graph.node[0] is second)
    held = graph.node[0]
    graph.node.insert(0, named("front"))
    behaviour("moved", lambda: held.name, lambda: graph.node[1] is held)


if __name__ == "__main__":
    scalar_lists()
    message_lists()
