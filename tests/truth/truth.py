#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Random designs from bytes to bytes: runs `fringe` on inputs that are made here and compares what it
writes with formulas in double precision that share no code with it.

    truth.py FRINGE [--designs 270] [--seed 1] [--kind PATTERN] [--design N] [--jobs 2] [--keep DIR]
                    [--json FILE] [--device NAME]

FRINGE_TRUTH and FRINGE_TRUTH_SEED, where they are set, say how many designs and which. A design that
fails is told with the command that repeats it; its inputs stay. Exit status 1 if any does."""

import argparse
import collections
import concurrent.futures
import fnmatch
import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
import traceback
from pathlib import Path

import designs

LONGEST = 300  # seconds of one command, on a machine that has more to do


def run(program, words, folder, number):
    """Runs one command in the folder of the design: a line about what went wrong, or none. What it says of itself
    is kept there."""
    try:
        ran = subprocess.run([program, *words], cwd=folder, capture_output=True, text=True,
                             timeout=LONGEST, check=False)
    except subprocess.TimeoutExpired:
        return f"took more than {LONGEST} s"
    (folder / f"said-{number}.txt").write_text(ran.stderr)
    if ran.returncode == 0:
        return None
    return f"ended with {ran.returncode}: {ran.stderr.strip()[-400:]}"


def judged(program, devices, seed, number, folder):
    """One design: its kind, share of the tolerance, what it is and what is wrong with it."""
    result = {"design": number, "kind": designs.kind_of(number), "share": 0.0, "wrong": "", "commands": [], "seconds": 0.0}
    try:
        run_and_judge(designs.make(seed, number, folder, devices), program, folder, result)
    except Exception:  # a result that cannot be read is a finding like another
        result.update(wrong=traceback.format_exc(limit=-3), share=float("inf"))
    return result


def run_and_judge(design, program, folder, result):
    started = time.monotonic()
    for number, words in enumerate(design.commands):
        result["commands"].append(shlex.join(["fringe", *words]))
        wrong = run(program, words, folder, number)
        if wrong and design.refused and design.refused in wrong:
            return
        if wrong:
            result.update(wrong=wrong, share=float("inf"))
            return
    result["seconds"] = time.monotonic() - started
    if design.must_refuse:
        result.update(wrong="was not refused", share=float("inf"))
        return
    for what, error, tolerance in design.judge(folder):
        share = error / tolerance
        result["share"] = max(result["share"], share)
        if not share <= 1:
            result["wrong"] += f"{what}: {error:.3g}, {share:.3g} of the tolerance; "


def usable_devices(program):
    """The CPU, and of each other back-end the first device."""
    ran = subprocess.run([program, "devices", "--json"], capture_output=True, text=True, check=True)
    return [backend["devices"][0]["id"] for backend in json.loads(ran.stdout) if backend["devices"]]


def in_its_folder(program, devices, seed, number, parent):
    folder = parent / f"{number}-{designs.kind_of(number).replace('/', '-')}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    result = judged(program, devices, seed, number, folder)
    if result["wrong"]:
        (folder / "commands.txt").write_text("\n".join(result["commands"] + [result["wrong"]]) + "\n")
    else:
        shutil.rmtree(folder)
    return result


def tell(result, again, parent):
    print(f"{result['design']} {result['kind']}: {result['wrong']}\n"
          f"    {again} --design {result['design']}\n    in {parent}\n    "
          + "\n    ".join(result["commands"]), flush=True)


def summary(results):
    """How many of each kind there were, how many failed, and the largest share of the tolerance kept."""
    table = collections.defaultdict(lambda: {"designs": 0, "wrong": 0, "largest_share": 0.0, "seconds": 0.0})
    for result in results:
        row = table[result["kind"]]
        row["designs"] += 1
        row["wrong"] += bool(result["wrong"])
        row["seconds"] += result["seconds"]
        if not result["wrong"]:
            row["largest_share"] = max(row["largest_share"], result["share"])
    return dict(sorted(table.items()))


def print_summary(table):
    for kind, row in table.items():
        print(f"{kind:24} {row['designs']:5} designs, {row['wrong']:4} wrong, "
              f"largest share of the tolerance {row['largest_share']:.3f}, {row['seconds']:.0f} s")


def run_all(given, parent):
    chosen = [number for number in range(given.designs) if fnmatch.fnmatch(designs.kind_of(number), given.kind)]
    if given.design is not None:
        chosen = [given.design]
    again = f"{sys.argv[0]} {given.program} --seed {given.seed}"
    devices = given.device.split() or usable_devices(given.program)
    with concurrent.futures.ProcessPoolExecutor(given.jobs) as pool:
        waiting = [pool.submit(in_its_folder, given.program, devices, given.seed, number, parent)
                   for number in chosen]
        for done in concurrent.futures.as_completed(waiting):
            if done.result()["wrong"]:
                tell(done.result(), again, parent)
            yield done.result()


def arguments():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--designs", type=int, default=int(os.environ.get("FRINGE_TRUTH", "270")))
    parser.add_argument("--seed", type=int, default=int(os.environ.get("FRINGE_TRUTH_SEED", "1")))
    parser.add_argument("--kind", default="*", help="kinds that match, as in 'rgbd*'")
    parser.add_argument("--design", type=int, help="this one alone")
    parser.add_argument("--jobs", type=int, default=2, help="designs at a time")
    parser.add_argument("--keep", metavar="DIR", help="where what failed is kept")
    parser.add_argument("--json", metavar="FILE", help="writes the summary there")
    parser.add_argument("--device", default="", help="instead of those that there are")
    given = parser.parse_args()
    given.program = str(Path(given.program).resolve(strict=True))
    return given


def main():
    os.environ.update(OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1")
    given = arguments()
    parent = Path(given.keep or tempfile.mkdtemp(prefix="fringe-truth-")).resolve()
    results = list(run_all(given, parent))
    table = summary(results)
    print_summary(table)
    wrong = sum(row["wrong"] for row in table.values())
    print(f"{len(results)} designs, {wrong} beyond their tolerance" + (f"; see {parent}" if wrong else ""))
    if given.json:
        Path(given.json).write_text(json.dumps({"seed": given.seed, "kinds": table, "results": results}, indent=1))
    if not wrong and not given.keep:
        shutil.rmtree(parent, ignore_errors=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
