#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Computes some designs with two builds of `fringe`, on this machine and its processor, and says
what of their results differs: bits of fields and levels, figures, exit status. Exit status 1 if
anything does, or if a row of the table does not do what it says.

    tests/net/net.py BEFORE AFTER [--only PATTERN] [--list] [--keep DIR] [--threads N]"""

import argparse
import contextlib
import fnmatch
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import compare
import designs
import inputs

COMPUTING = {"points", "mesh", "spots", "image", "layers", "rgbd", "propagate", "reconstruct", "run"}
IMAGE_FILES = (".png", ".tif", ".exr")
LONGEST = 300  # seconds of one command


class Build:
    """A program with a folder of its own, below which each row has one."""

    def __init__(self, program, folder, threads):
        self.program, self.folder = Path(program).resolve(strict=True), folder
        self.resources = ["--threads", str(threads), "--progress", "none"]
        self.seconds = 0.0

    def arguments(self, command, place):
        words = [os.path.relpath(self.folder.parent / "inputs" / word[1:], place)
                 if word.startswith("@") else word for word in shlex.split(command)]
        if words[0] not in COMPUTING:
            return words + ["--json"]
        device = [] if "--device" in words else ["--device", "cpu"]
        return words + ["--json"] + device + self.resources

    def run(self, row):
        """The status of the last command that was run, with what it said about its fault. What
        commands print stands in the row's folder."""
        place = self.place(row)
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(parents=True)
        started = time.monotonic()
        for number, command in enumerate(row.commands.split("; ")):
            ran = subprocess.run([self.program, *self.arguments(command, place)], cwd=place,
                                 capture_output=True, text=True, timeout=LONGEST, check=False)
            if ran.stdout:
                (place / f"printed-{number}.json").write_text(ran.stdout)
            if ran.returncode:
                break
        self.seconds += time.monotonic() - started
        return ran.returncode, ran.stderr.strip()

    def place(self, row):
        return self.folder / row.name.replace("/", "-")

    def writes_images(self):
        probe = designs.Row("probe", "encode @wave.npy --pitch 8um --wavelength 532nm --as phase "
                            "-o probe.png")
        with contextlib.suppress(FileNotFoundError):
            self.run(probe)
            return (self.place(probe) / "probe.png").exists()
        return False


def broken_promises(row, build):
    """Lines about what `build` did not do that the row says."""
    for output in row.outputs.split():
        names = output.split("=")
        missing = [name for name in names if not (build.place(row) / name).is_file()]
        if missing:
            yield f"{build.folder.name} did not write {', '.join(missing)}"
        elif len(names) == 2:
            for line in compare.file_differences(*(build.place(row) / name for name in names)):
                if not line.startswith("file: "):
                    yield f"{build.folder.name}: {output}: {line}"


def differences(row, before, after):
    """Runs a row with both; lines about what differs or is not as the row says."""
    lines = []
    ran = [build.run(row) for build in (before, after)]
    for build, (status, words) in zip((before, after), ran):
        if status != row.status:
            lines.append(f"{build.folder.name} ended with {status}, not {row.status}: {words[-300:]}")
    if ran[0][0] == ran[1][0] == row.status:
        lines += [*broken_promises(row, before), *broken_promises(row, after)]
    return lines + list(compare.folder_differences(before.place(row), after.place(row)))


def compare_builds(rows, before, after):
    """Prints what differs, row by row; how many rows do."""
    inputs.make(before.folder.parent / "inputs")
    images = before.writes_images() and after.writes_images()
    different = skipped = 0
    for row in rows:
        if not images and any(ending in f"{row.commands} {row.outputs}" for ending in IMAGE_FILES):
            skipped += 1
            continue
        lines = differences(row, before, after)
        different += bool(lines)
        for line in lines:
            print(f"{row.name}: {line}", flush=True)
    print(f"{len(rows) - skipped} rows, {different} differ"
          + (f", {skipped} left out for want of image libraries" if skipped else "")
          + f"; {before.seconds:.0f} s before, {after.seconds:.0f} s after")
    return different


@contextlib.contextmanager
def working_folder(keep):
    if keep:
        yield Path(keep).resolve()
    else:
        with tempfile.TemporaryDirectory(prefix="fringe-net-") as folder:
            yield Path(folder).resolve()


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("programs", nargs="*", metavar="BEFORE AFTER")
    parser.add_argument("--only", default="*", help="rows whose names match, as in 'spots/*'")
    parser.add_argument("--list", action="store_true", help="print the names of the rows")
    parser.add_argument("--keep", metavar="DIR", help="keep inputs and results there")
    parser.add_argument("--threads", type=int, default=2, help="of both programs (2)")
    given = parser.parse_args(arguments)
    rows = [row for row in designs.ROWS if fnmatch.fnmatch(row.name, given.only)]
    if given.list:
        print("\n".join(f"{row.name:24} {row.commands}" for row in rows))
        return 0
    if len(given.programs) != 2 or not rows:
        parser.error("give two programs, and a pattern that some row matches")
    with working_folder(given.keep) as folder:
        before, after = (Build(program, folder / side, given.threads)
                         for program, side in zip(given.programs, ("before", "after")))
        return 1 if compare_builds(rows, before, after) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
