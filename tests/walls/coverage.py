# SPDX-License-Identifier: GPL-3.0-or-later
"""How much of the lines of each layer the tests of a build with FRINGE_COVERAGE have reached.

usage: coverage.py ROOT BUILD     a figure, no check: the exit status is 0

A line of a template or of an inline function counts as reached if it was in any source. What the build leaves out,
such as Qt, is not counted, and neither are the SIMD loops. Programs that are killed while they write their counts lose
them.
"""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import walls


def counts_of(root, notes):
    """How often lines were run, by what the compiler noted of a source and the programs counted."""
    ran = subprocess.run(["gcov", "--json-format", "--stdout", notes.name], cwd=notes.parent, check=False,
                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    for unit in map(json.loads, ran.stdout.splitlines()):
        for file in unit["files"]:
            path = Path(unit["current_working_directory"], file["file"]).resolve()
            if path.is_relative_to(root) and path.relative_to(root).parts[0] in walls.LAYERS:
                for line in file["lines"]:
                    yield path.relative_to(root).parts[0], (path, line["line_number"]), line["count"] > 0


def main(root, build):
    reached = {layer: {} for layer in walls.LAYERS}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        counted = pool.map(lambda notes: list(counts_of(Path(root).resolve(), notes)), Path(build).rglob("*.gcno"))
        for counts in counted:
            for layer, line, is_reached in counts:
                reached[layer][line] = reached[layer].get(line, False) or is_reached
    for layer, lines in reached.items():
        if lines:
            print(f"{layer}: the tests reach {sum(lines.values()):,} of {len(lines):,} lines, "
                  f"{100 * sum(lines.values()) / len(lines):.1f} %")
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
