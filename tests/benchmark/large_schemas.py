#!/usr/bin/env python3
"""What very large schemas cost onnxgen and protoc: prints one line a figure, `name median least most`.

    large_schemas.py ONNXGEN PROTOC

Seconds for a message of 100,000 fields, and how many times those for 10,000 that is, which shows whether the time grows with the
input alone; the largest resident memory in KiB a message for 5,000 messages of 20 fields. onnxgen has both profiles. The programs
take turns.
"""
import os
import statistics
import sys
import tempfile

# The schema language keeps these numbers to itself.
RESERVED = range(19000, 20000)
ROUNDS = 3


def one_message(fields):
    numbers = [number for number in range(1, fields + len(RESERVED) + 1) if number not in RESERVED][:fields]
    lines = [f"  int32 field_{number} = {number};\n" for number in numbers]
    return 'syntax = "proto3";\nmessage M {\n' + "".join(lines) + "}\n"


def many_messages(messages):
    fields = "".join(f"  int32 field_{number} = {number};\n" for number in range(1, 21))
    return 'syntax = "proto3";\n' + "".join(f"message M{i} {{\n{fields}}}\n" for i in range(messages))


def run(program, option, folder, schema):
    """The processor's seconds and the KiB of memory of one run."""
    with open(os.path.join(folder, "large.proto"), "w", encoding="utf-8") as file:
        file.write(schema)
    process = os.spawnv(os.P_NOWAIT, program, [program, "-I", folder, f"--cpp_out={option}{folder}", "large.proto"])
    _, status, usage = os.wait4(process, 0)
    if status != 0:
        sys.exit(f"{program} failed")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss


def measure(program, option, folder):
    """The figures of one round, by name."""
    seconds = {fields: run(program, option, folder, one_message(fields))[0] for fields in (10000, 100000)}
    return {
        "fields_100000": seconds[100000],
        "fields_growth": seconds[100000] / seconds[10000],
        "messages_5000": run(program, option, folder, many_messages(5000))[1] / 5000,
    }


def main():
    onnxgen, protoc = sys.argv[1:]
    programs = {"native": (onnxgen, ""), "drop_in": (onnxgen, "profile=protobuf:"), "protoc": (protoc, "")}
    rounds = {}
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(ROUNDS):
            for name, (program, option) in programs.items():
                for figure, value in measure(program, option, folder).items():
                    rounds.setdefault(f"{name}_{figure}", []).append(value)
    for name, values in rounds.items():
        print(f"{name} {statistics.median(values):.3f} {min(values):.3f} {max(values):.3f}")


main()
