"""Corrupted models and any misuse of messages raise the documented exceptions and never crash.

ONNXGEN_PYTHON_FUZZ_SECONDS sets the duration, ONNXGEN_PYTHON_FUZZ_SEED the seed. By default, the test runs for half a
minute with AddressSanitizer and briefly otherwise, always with the same seed.
"""
import os
import subprocess
import sys
import tempfile

DRIVER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "fuzz_driver.py")


def main():
    is_sanitized = "asan" in os.environ.get("LD_PRELOAD", "")
    seconds = os.environ.get("ONNXGEN_PYTHON_FUZZ_SECONDS", "30" if is_sanitized else "3")
    seed = os.environ.get("ONNXGEN_PYTHON_FUZZ_SEED", "1")
    first = sys.argv[1] if len(sys.argv) > 1 else "0"
    print(f"seed {seed}, {seconds} seconds", flush=True)
    with tempfile.NamedTemporaryFile() as progress:
        command = [sys.executable, "-X", "faulthandler", DRIVER, seed, first, seconds, progress.name]
        status = subprocess.run(command).returncode
        if status == 0:
            return 0
        number = progress.read().decode().strip() or first
    print(f"failed with status {status} in round {number}; to try that again:\n"
          f"ONNXGEN_PYTHON_FUZZ_SEED={seed} ONNXGEN_PYTHON_FUZZ_SECONDS=0 {sys.executable} {__file__} {number}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
