#!/usr/bin/env python3
"""summary.py RESULT...: summarizes the JUnit files of ctest.

Prints the ten slowest tests, each skipped test with its reason, each failed test, and as the last line
"N passed, N failed, N skipped". If there are several files, the name of its file follows each test and shows where it
ran. Exits with status 1 if a test failed or if there was none.
"""
import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree


def reason(case):
    """Returns the reason why a test was skipped: the line in its output, or else ctest's message."""
    output = case.findtext("system-out") or ""
    said = re.search(r"^SKIPPED: *(.+)$", output, re.M)
    if said:
        return said.group(1)
    # GoogleTest prints the message of GTEST_SKIP() on the line after "FILE:LINE: Skipped".
    said = re.search(r": Skipped\n+(.+)", output)
    if said:
        return said.group(1)
    skipped = case.find("skipped")
    return skipped.get("message", "no reason given") if skipped is not None else "no reason given"


def main(paths):
    passed, failed, skipped = [], [], []
    for path in paths:
        for case in ElementTree.parse(path).getroot().iter("testcase"):
            if len(paths) > 1:
                case.set("name", f"{case.get('name')} ({pathlib.Path(path).stem})")
            if case.find("failure") is not None or case.get("status") == "fail":
                failed.append(case)
            elif case.find("skipped") is not None or case.get("status") in ("notrun", "disabled"):
                skipped.append(case)
            else:
                passed.append(case)

    print("the ten slowest tests:")
    for case in sorted(passed + failed, key=lambda case: -float(case.get("time", 0)))[:10]:
        print(f"  {float(case.get('time', 0)):7.2f} s  {case.get('name')}")
    for case in skipped:
        print(f"skipped: {case.get('name')}: {reason(case)}")
    for case in failed:
        print(f"failed: {case.get('name')}")
    print(f"{len(passed)} passed, {len(failed)} failed, {len(skipped)} skipped")
    return 1 if failed or not passed else 0


sys.exit(main(sys.argv[1:]))
