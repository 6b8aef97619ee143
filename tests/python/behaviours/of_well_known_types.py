"""Special methods of the well-known types."""
import datetime
import sys

from outcome import behaviour, classes, kinds

if sys.argv[1] == "onnxgen":
    import well_known

    any_pb2 = duration_pb2 = field_mask_pb2 = struct_pb2 = timestamp_pb2 = well_known
else:
    from google.protobuf import any_pb2, duration_pb2, field_mask_pb2, struct_pb2, timestamp_pb2

sample = classes("kinds")
Any, Duration, FieldMask = any_pb2.Any, duration_pb2.Duration, field_mask_pb2.FieldMask
Struct, ListValue, Timestamp = struct_pb2.Struct, struct_pb2.ListValue, timestamp_pb2.Timestamp
EAST = datetime.timezone(datetime.timedelta(hours=5, minutes=30))


def made(message_class, method, *arguments):
    def run():
        message = message_class()
        getattr(message, method)(*arguments)
        return message
    return run


def anything():
    packed = Any()
    packed.Pack(sample.Scalars(int32_value=5))
    target = sample.Scalars()
    behaviour("Any", lambda: packed.type_url, lambda: packed.value, lambda: packed.TypeName(),
              lambda: packed.Is(sample.Scalars.DESCRIPTOR), lambda: packed.Is(sample.Maps.DESCRIPTOR),
              lambda: packed.Unpack(target), lambda: target, lambda: packed.Unpack(sample.Maps()),
              made(Any, "Pack", sample.Tree(), "here"), made(Any, "Pack", sample.Tree(), "here/"), lambda: Any().TypeName(),
              lambda: Any(type_url="sample.Tree").Is(sample.Tree.DESCRIPTOR), lambda: Any(type_url="a/b/c").TypeName())
    kinds("Any misused", lambda: packed.Pack(5), lambda: packed.Pack(sample.Required()))


def timestamps():
    moments = (datetime.datetime(1970, 1, 1), datetime.datetime(2020, 2, 29, 12, 30, 15, 123456),
               datetime.datetime(1969, 12, 31, 23, 59, 59, 999999), datetime.datetime(1, 1, 1),
               datetime.datetime(9999, 12, 31, 23, 59, 59, 999999), datetime.datetime(2020, 1, 1, tzinfo=EAST))
    for moment in moments:
        stamp = made(Timestamp, "FromDatetime", moment)()
        behaviour(f"Timestamp {moment}", lambda: stamp, lambda: stamp.ToDatetime(), lambda: stamp.ToDatetime(EAST),
                  lambda: stamp.ToJsonString(), lambda: made(Timestamp, "FromJsonString", stamp.ToJsonString())(),
                  lambda: stamp.ToNanoseconds(), lambda: stamp.ToMicroseconds(), lambda: stamp.ToMilliseconds(),
                  lambda: stamp.ToSeconds())
    for number in (0, 1, -1, 999, -999, 1500000000, -1500000001, 10**18):
        behaviour(f"from {number}", made(Timestamp, "FromNanoseconds", number), made(Timestamp, "FromMicroseconds", number),
                  made(Timestamp, "FromMilliseconds", number), made(Timestamp, "FromSeconds", number))
    behaviour("Timestamp texts", made(Timestamp, "FromJsonString", "1970-01-01T00:00:00Z"),
              made(Timestamp, "FromJsonString", "2020-01-01T00:00:00.5+05:30"), lambda: Timestamp(nanos=5).ToJsonString(),
              lambda: Timestamp(seconds=1, nanos=500000000).ToJsonString(), lambda: Timestamp(nanos=7000).ToJsonString())
    kinds("Timestamp faults", made(Timestamp, "FromJsonString", "nonsense"), made(Timestamp, "FromJsonString", ""),
          made(Timestamp, "FromJsonString", "2020-01-01"), made(Timestamp, "FromSeconds", 2**63))
    now = made(Timestamp, "GetCurrentTime")()
    behaviour("now", lambda: abs(now.ToDatetime() - datetime.datetime.utcnow()) < datetime.timedelta(minutes=1))


def durations():
    for delta in (datetime.timedelta(), datetime.timedelta(days=-1, microseconds=5), datetime.timedelta(seconds=-1.5),
                  datetime.timedelta(days=999, seconds=5), datetime.timedelta(microseconds=-1)):
        duration = made(Duration, "FromTimedelta", delta)()
        behaviour(f"Duration {delta}", lambda: duration, lambda: duration.ToTimedelta(), lambda: duration.ToJsonString(),
                  lambda: made(Duration, "FromJsonString", duration.ToJsonString())(), lambda: duration.ToNanoseconds(),
                  lambda: duration.ToMicroseconds(), lambda: duration.ToMilliseconds(), lambda: duration.ToSeconds())
    for number in (0, 1, -1, 999, -999, 1500000000, -1500000001, -10**18):
        behaviour(f"from {number}", made(Duration, "FromNanoseconds", number), made(Duration, "FromMicroseconds", number),
                  made(Duration, "FromMilliseconds", number), made(Duration, "FromSeconds", number),
                  lambda: made(Duration, "FromNanoseconds", number)().ToMilliseconds())
    behaviour("Duration texts", made(Duration, "FromJsonString", "1.5s"), made(Duration, "FromJsonString", "-0.1s"),
              lambda: Duration(seconds=3, nanos=1).ToJsonString(), lambda: Duration(nanos=-1000).ToJsonString())
    kinds("Duration faults", made(Duration, "FromJsonString", "1"), made(Duration, "FromJsonString", ""),
          made(Duration, "FromJsonString", "xs"))


def masks():
    def mask(*paths):
        return FieldMask(paths=paths)

    behaviour("FieldMask", lambda: mask("a_b", "c.d_e").ToJsonString(), made(FieldMask, "FromJsonString", "aB,c.dE"),
              made(FieldMask, "FromJsonString", ""), made(FieldMask, "AllFieldsFromDescriptor", sample.Tree.DESCRIPTOR),
              made(FieldMask, "CanonicalFormFromMask", mask("c", "a.b", "a", "b.c", "a.b.c", "b.c")),
              made(FieldMask, "Union", mask("a", "b.c"), mask("b", "d")),
              made(FieldMask, "Intersect", mask("a", "b.c", "d.e"), mask("a.x", "b", "d.f")),
              made(FieldMask, "Intersect", mask("a", "b"), mask("b", "c")), made(FieldMask, "Intersect", mask(), mask("a")))
    for path in ("label", "left", "left.label", "left.left.names", "children", "children.label", "nonsense", "label.x", ""):
        behaviour("valid " + path, lambda: mask(path).IsValidForDescriptor(sample.Tree.DESCRIPTOR))
    source = sample.Tree(label="s", names=["s"], numbers=[1], left={"label": "l", "names": ["ls"]}, children=[{"label": "c"}])

    def merged(paths, *options):
        def run():
            target = sample.Tree(label="t", data=b"t", names=["t"], left={"label": "t", "data": b"tl"}, children=[{}])
            mask(*paths).MergeMessage(source, target, *options)
            return target
        return run

    for paths in (["label"], ["names"], ["left"], ["left.label"], ["left.names", "numbers"], ["children"], ["data"],
                  ["left.left"], ["left.left.label"]):
        behaviour(f"merge {paths}", merged(paths), merged(paths, True), merged(paths, False, True), merged(paths, True, True))
    kinds("FieldMask faults", merged(["children.label"]), merged(["label.x"]),
          made(FieldMask, "Union", sample.Tree(), mask()))


def structs():
    struct = Struct()
    behaviour("Struct", lambda: struct.update({"n": 1, "f": 0.5, "t": True, "s": "text", "z": None}),
              lambda: struct.__setitem__("d", {"x": {"y": 1}}), lambda: struct.__setitem__("l", [1, "a", [True], {"k": None}]),
              lambda: [struct[key] for key in "nftsz"], lambda: struct["d"]["x"]["y"], lambda: list(struct["l"])[:2],
              lambda: len(struct), lambda: sorted(struct), lambda: sorted(struct.keys()), lambda: "n" in struct,
              lambda: "x" in struct, lambda: len(struct.values()), lambda: sorted(key for key, _ in struct.items()),
              lambda: struct.__delitem__("n"), lambda: "n" in struct, lambda: struct.get_or_create_struct("made"),
              lambda: struct["made"].update({"k": 2}), lambda: struct["made"]["k"], lambda: struct.get_or_create_list("list"),
              lambda: struct["list"].extend([1, None]), lambda: list(struct["list"].items()), lambda: len(struct["list"]),
              lambda: struct.get_or_create_list("list").append("more"), lambda: struct["list"][2],
              lambda: struct.__setitem__("l", [3]), lambda: list(struct["l"].items()), lambda: struct.__setitem__("d", {}),
              lambda: len(struct["d"]), lambda: struct["l"].add_struct().update({"a": 1}), lambda: struct["l"][1]["a"],
              lambda: struct["l"].add_list().append(9), lambda: struct["l"][-1][0], lambda: struct["l"].__setitem__(0, "new"),
              lambda: struct["l"][0], lambda: struct["l"].__delitem__(0), lambda: len(struct["l"]),
              lambda: Struct.FromString(struct.SerializeToString()) == struct)
    kinds("Struct faults", lambda: struct["none"], lambda: struct.__setitem__("o", object()), lambda: struct.__setitem__(5, 1),
          lambda: struct["l"][9], lambda: ListValue().append(b"bytes"), lambda: struct.update(5))


if __name__ == "__main__":
    for part in (anything, timestamps, durations, masks, structs):
        part()
