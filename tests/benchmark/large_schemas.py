#!/usr/bin/env python3
"""Measures onnxgen and protoc on very large schemas. Prints one line per figure, `name median least most`.

    large_schemas.py ONNXGEN PROTOC [--short]

Figures: seconds for a message of 65,000 fields, of at most 65,535 that onnxgen accepts; the ratio of that to the time
for 6,500 fields, which shows whether the time grows linearly; and the peak resident memory in KiB per message, for
5,000 messages of 20 fields. onnxgen is measured with both profiles. The programs take turns, three times, or once with
--short.
"""
import os
import statistics
import sys
import tempfile

# Field numbers that the schema language reserves.
RESERVED = range(19000, 20000)


def one_message(fields):
    numbers = [number for number in range(1, fields + len(RESERVED) + 1) if number not in RESERVED][:fields]
    lines = [f"  int32 field_{number} = {number};\n" for number in numbers]
    return 'syntax = "proto3";\nmessage M {\n' + "".join(lines) + "}\n"


def many_messages(messages):
    fields = "".join(f"  int32 field_{number} = {number};\n" for number in range(1, 21))
    return 'syntax = "proto3";\n' + "".join(f"message M{i} {{\n{fields}}}\n" for i in range(messages))


def run(program, option, folder, schema):
    """Returns the CPU time in seconds and the peak memory in KiB of one run."""
    with open(os.path.join(folder, "large.proto"), "w", encoding="utf-8") as file:
        file.write(schema)
    process = os.spawnv(os.P_NOWAIT, program, [program, "-I", folder, f"--cpp_out={option}{folder}", "large.proto"])
    _, status, usage = os.wait4(process, 0)
    if status != 0:
        sys.exit(f"{program} failed")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss


def measure(program, option, folder):
    """Returns the figures of one round, by name."""
    seconds = {fields: run(program, option, folder, one_message(fields))[0] for fields in (6500, 65000)}
    return {
        "fields_65000": seconds[65000],
        "fields_growth": seconds[65000] / seconds[6500],
        "messages_5000": run(program, option, folder, many_messages(5000))[1] / 5000,
    }


def main():
    onnxgen, protoc, *short = sys.argv[1:]
    programs = {"native": (onnxgen, ""), "drop_in": (onnxgen, "profile=protobuf:"), "protoc": (protoc, "")}
    rounds = {}
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(1 if short else 3):
            for name, (program, option) in programs.items():
                for figure, value in measure(program, option, folder).items():
                    rounds.setdefault(f"{name}_{figure}", []).append(value)
    for name, values in rounds.items():
        print(f"{name} {statistics.median(values):.3f} {min(values):.3f} {max(values):.3f}")


main()
