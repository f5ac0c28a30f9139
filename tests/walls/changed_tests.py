# SPDX-License-Identifier: GPL-3.0-or-later
"""The tests next to what has changed: whose own sources have, or name a module that has, or which lie where a changed
folder's tests lie. Most of the others depend on it by what they link, too, which is for .ci/run.

usage: changed_tests.py ROOT BUILD BASE     prints what to build, then what CTest is to run, a line each
"""

import json
import re
import sys
from pathlib import Path, PurePosixPath
from typing import NamedTuple

import walls
from tidy import lines_of_git

ADDED = re.compile(r'^add_test\(\[=\[(.*?)\]=\] (.*)\)$', re.MULTILINE)
OBJECT = re.compile(r" -o \S*CMakeFiles/([^/]+)\.dir/")


class Entry(NamedTuple):
    name: str
    folder: str  # from the root
    programs: tuple  # what it runs of the build, from there
    test: str  # in a program of Qt tests, its file without suffix; or nothing


def changed(root, base):
    """What differs from a commit, untracked files among it."""
    return {PurePosixPath(name) for words in (("diff", "--name-only", base), ("ls-files", "-o", "--exclude-standard"))
            for name in lines_of_git(root, *words)}


def entries(build):
    for file in sorted(build.rglob("CTestTestfile.cmake")):
        for name, command in ADDED.findall(file.read_text(encoding="utf-8")):
            words = re.findall(r'"(.*?)"', command)
            programs = tuple(re.findall(rf"{re.escape(str(build))}/((?:bin|lib|tests)/[^\s\";]+)", command))
            test = words[words.index("--only") + 1] if "--only" in words else ""
            yield Entry(name, file.parent.relative_to(build).as_posix(), programs, test)


def sources(root, build):
    """What of the project is compiled for each target."""
    found = {}
    for command in json.loads((build / "compile_commands.json").read_text(encoding="utf-8")):
        target, file = OBJECT.search(command["command"]), Path(command["file"])
        if target and file.is_relative_to(root) and not file.is_relative_to(build):
            found.setdefault(target[1], set()).add(PurePosixPath(file.relative_to(root).as_posix()))
    return found


def named(root, source, found):
    """A source of a test, and what it includes by itself or by way of headers of tests."""
    for name in [source, *walls.includes_of(root, source)]:
        path = PurePosixPath(name)
        if path not in found:
            found.add(path)
            if path != source and path.parts[0] == "tests" and (root / path).is_file():
                named(root, path, found)
    return found


def mirrors(path, folders):
    """Those of the folders that have tests of a file: of its folder and below, or else of the one around it."""
    for folder in map(str, path.parents[:-1]):
        found = {name for name in folders for home in (f"tests/{folder}", folder)
                 if name == home or walls.is_below(name, home)}
        if found and folder != "tests":
            return found
    return set()


def is_source_of_tests(path):
    return path.parts[0] == "tests" and path.suffix in walls.CODE


def chosen(root, build, changes):
    """The entries next to the changes, but for walls."""
    modules = changes | {path.with_suffix(".h") for path in changes if path.suffix == ".cpp"}
    known = [entry for entry in entries(build) if entry.folder != "tests/walls"]
    of_target = sources(root, build)
    folders = set().union(*(mirrors(path, {entry.folder for entry in known})
                            for path in changes if not is_source_of_tests(path)))
    for entry in known:
        own = {source for program in entry.programs for source in of_target.get(Path(program).name, ())
               if not entry.test or source.stem == entry.test or not source.stem.endswith("_test")}
        if entry.folder in folders or any(named(root, source, set()) & modules for source in own):
            yield entry


def main(root, build, base):
    found = list(chosen(root, build, changed(root, base)))
    print(*sorted({program for entry in found for program in entry.programs}))
    print(*(entry.name for entry in found))
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    sys.exit(main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve(), sys.argv[3]))
