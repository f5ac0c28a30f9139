# SPDX-License-Identifier: GPL-3.0-or-later
"""Compiles every header without a precompiled one, to show that it includes what it needs.

usage: headers.py ROOT BUILD     BUILD holds compile_commands.json; exit status 1 if a header fails

Headers share a compilation where that hides nothing: one may follow others only if it includes, by
itself or through its own includes, every library header that they include. (That it includes what it
needs of the project is shown by its source, which includes it first; a header without a source follows
only headers whose project headers it includes as well.)
"""

import json
import os
import re
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path, PurePosixPath

import walls


class Tree:
    """What the files below a root include."""

    def __init__(self, root):
        self.root = Path(root)
        self.reached = cache(self._reached)

    def headers(self):
        return [path for path in walls.sources(self.root) if path.suffix == ".h"]

    def has_source(self, header):
        return (self.root / header.with_suffix(".cpp")).exists()

    def _reached(self, path):
        """The library headers that a file includes, and the project's, itself among them."""
        library, project, waiting = set(), {path}, [path]
        while waiting:
            for name in map(PurePosixPath, walls.includes_of(self.root, waiting.pop())):
                if not (self.root / name).is_file():
                    library.add(name)
                elif name not in project:
                    project.add(name)
                    waiting.append(name)
        return frozenset(library), frozenset(project)

    def may_follow(self, header, chain):
        library, project = self.reached(header)
        return all(self.reached(other)[0] <= library for other in chain) and (
            self.has_source(header) or all(self.reached(other)[1] <= project for other in chain))

    def chains(self, headers):
        """The headers in few chains, in each of which every header may follow those before it."""
        chains = []
        for header in sorted(headers, key=lambda one: (*map(len, self.reached(one)), one)):
            fitting = [chain for chain in chains if self.may_follow(header, chain)]
            if fitting:
                max(fitting, key=lambda chain: len(self.reached(chain[-1])[0])).append(header)
            else:
                chains.append([header])
        return chains


def flags_of(command):
    """A source's flags, but for what is included before it and where the result goes."""
    words = iter(shlex.split(command))
    kept = [word for word in words if not (word in ("-o", "-c", "-include") and next(words))]
    return tuple(word for word in kept if word != "-Winvalid-pch" and "_autogen/" not in word)


def sources_of(file):
    """What an entry compiles: a source, or those that a unity build includes in one."""
    if "/Unity/unity_" not in file:
        return [file]
    return re.findall(r'^#include "(.*)"', Path(file).read_text(encoding="utf-8"), re.MULTILINE)


class Build:
    """How the sources below a root are compiled."""

    def __init__(self, root, folder):
        entries = json.loads((Path(folder) / "compile_commands.json").read_text(encoding="utf-8"))
        self.root = Path(root)
        self.flags = {PurePosixPath(source).relative_to(root): flags_of(entry["command"])
                      for entry in entries for source in sources_of(entry["file"]) if self.is_source(Path(source))}

    def is_source(self, file):
        return file.suffix == ".cpp" and file.is_relative_to(self.root) and (
            file.relative_to(self.root).parts[0] in walls.LAYERS)

    def flags_for(self, header):
        """Those of its source, or of the nearest; none where a back-end's folder is left out."""
        source = header.with_suffix(".cpp")
        if (self.root / source).exists() or any((self.root / header.parent).glob("*.cpp")):
            beside = [other for other in self.flags if other.parent == header.parent]
            return self.flags.get(source) or (self.flags[min(beside)] if beside else None)
        return self.flags[min(other for other in self.flags if other.parts[0] == header.parts[0])]


def check(flags, chain):
    """What the compiler says of headers that are included one after the other."""
    text = "".join(f'#include "{header}"\n' for header in chain)
    return subprocess.run([*flags, "-fsyntax-only", "-x", "c++", "-"], input=text, text=True,
                          stderr=subprocess.PIPE, check=False).stderr


def main(root, folder):
    tree, build, groups = Tree(root), Build(root, folder), {}
    for header in tree.headers():
        groups.setdefault(build.flags_for(header), []).append(header)
    groups.pop(None, None)
    jobs = [(flags, chain) for flags, headers in groups.items() for chain in tree.chains(headers)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        faults = [fault for fault in pool.map(check, *zip(*jobs)) if fault]
    print("\n".join(faults), f"{sum(map(len, groups.values()))} headers in {len(jobs)} compilations,",
          f"{len(faults)} with faults" if faults else "each stands alone")
    return 1 if faults else 0


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
