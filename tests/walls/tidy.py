# SPDX-License-Identifier: GPL-3.0-or-later
"""Lints, by .clang-tidy, those of the sources without Qt that changed last.

usage: tidy.py ROOT BUILD     BUILD holds compile_commands.json; exit status 1 if a source has a fault

What changed last is told by the newest commits, so that no branch and no older state has to be known: what is not
committed yet comes first. A header is linted with its source, and with any other linted one that includes it. Vectors
of the SIMD loops are no C++ of clang's.
"""

import os
import re
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path, PurePosixPath

import headers
import walls

MOST = 40
TIDY = "clang-tidy-16"  # 14, Debian's usual one, does not know the ranges of GCC 12
LEFT_OUT = "kernels/cpu/simd"


def lines_of_git(root, *words):
    return subprocess.run(["git", "-C", str(root), *words], stdout=subprocess.PIPE, text=True,
                          check=True).stdout.splitlines()


def last_changed(root):
    """The files of a checkout, the last changed first, as far as its history goes."""
    names = [*lines_of_git(root, "diff", "--name-only", "HEAD"),
             *lines_of_git(root, "ls-files", "--others", "--exclude-standard"),
             *lines_of_git(root, "log", "--max-count=400", "--name-only", "--format=")]
    return [PurePosixPath(name) for name in dict.fromkeys(filter(None, names))]


def flags_for_clang(flags):
    """GCC's flags that matter to clang."""
    return [word for flag, after in zip(flags, (*flags[1:], "")) for word in (
        (flag, after) if flag == "-isystem" else (flag,) if flag.startswith(("-I", "-D", "-std", "-m")) else ())]


def linted(root, build):
    """What to lint, with its flags, at most so many."""
    tree, found = headers.Tree(root), {}
    for path in last_changed(root):
        source = path.with_suffix(".cpp") if path.suffix == ".h" else path
        flags = build.flags.get(source) if (root / source).exists() else None
        if not flags or len(found) == MOST or walls.is_below(source, LEFT_OUT):
            continue
        if not any(re.match("Q[A-Z]|Qt", str(name)) for name in tree.reached(source)[0]):
            found[source] = flags_for_clang(flags)
    return found


def faults_of(root, path, flags):
    """What clang-tidy says of a file."""
    ran = subprocess.run([TIDY, "--quiet", str(path), "--", *flags], cwd=root, text=True,
                         stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    return (ran.stdout or ran.stderr) if ran.returncode else ""


def main(root, folder):
    if not shutil.which(TIDY):
        print(f"Nothing is linted, as there is no {TIDY}; packaging/install-dependencies installs it.")
        return 0
    if not (Path(root) / ".git").exists():
        print("Nothing is linted, as this is no checkout, whose history would say what changed last.")
        return 0
    begun = time.monotonic()
    files = linted(Path(root), headers.Build(root, folder))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        faults = list(filter(None, pool.map(lambda item: faults_of(root, *item), files.items())))
    print(*faults, f"{len(files)} files were linted in {time.monotonic() - begun:.0f} s, "
          f"{len(faults) or 'none'} with faults", sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
