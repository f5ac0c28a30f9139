# SPDX-License-Identifier: GPL-3.0-or-later
"""Where programs and modules look for libraries, as built and as installed: run_paths.py BUILD_FOLDER.

An empty or a relative element of RPATH or RUNPATH is the current folder or lies in it, where anybody may
have put a library.
"""
import pathlib
import re
import subprocess
import sys
import tempfile


def bad_elements(dynamic):
    """Of the text of `readelf -d`."""
    paths = re.findall(r"\((?:RPATH|RUNPATH)\)\s+Library r(?:un)?path: \[(.*)\]", dynamic)
    elements = [element for path in paths for element in path.split(":")]
    return [element for element in elements if not re.match(r"/|\$ORIGIN(/|$)|\$\{ORIGIN\}(/|$)", element)]


def self_test():
    line = " 0x000000000000001d (%s)            Library %s: [%s]\n"
    for name, words in (("RUNPATH", "runpath"), ("RPATH", "rpath")):
        for path, bad in (("/usr/lib", 0), ("/a:$ORIGIN/../lib", 0), ("/a:", 1), (":/a", 1), ("", 1),
                          ("/a::/b", 1), ("lib:./b:..", 3), ("$ORIGINAL/x", 1)):
            assert len(bad_elements(line % (name, words, path))) == bad, path
    assert not bad_elements(" 0x01 (NEEDED)  Shared library: [libc.so.6]\n")


def is_elf(path):
    return path.is_file() and not path.is_symlink() and path.open("rb").read(4) == b"\x7fELF"


def faults_below(folders):
    checked = 0
    faults = []
    for path in (path for folder in folders for path in sorted(folder.rglob("*")) if is_elf(path)):
        checked += 1
        dynamic = subprocess.run(["readelf", "-dW", path], check=True, capture_output=True, text=True).stdout
        faults += [f"{path}: {element!r}" for element in bad_elements(dynamic)]
    return checked, faults


def main():
    self_test()
    build = pathlib.Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as prefix:
        subprocess.run(["cmake", "--install", build, "--prefix", prefix], check=True, capture_output=True)
        checked, faults = faults_below([build / "bin", build / "lib", pathlib.Path(prefix)])
    print("\n".join(faults), f"{checked} files were looked at", sep="\n")
    return 1 if faults or checked < 4 else 0


sys.exit(main())
