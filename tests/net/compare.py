# SPDX-License-Identifier: GPL-3.0-or-later
"""What differs between two files of the same name, in lines of text."""

import json
import math
import operator

from pictures import read_npy, read_png, read_tif

READERS = {".npy": read_npy, ".png": read_png, ".tif": read_tif}
# Times differ from run to run, and prose may change: these keys have to be there, whatever they say.
FREE_VALUES = {"seconds", "seconds_expected", "pairs_per_second", "program", "notes", "title", "help"}
# Files whose bytes nobody is promised.
FREE_FILES = {".state", ".exr"}
MOST_FIGURES = 8


def sample_difference(before, after):
    """A line about two arrays of samples; none if their bits agree."""
    if (before.shape, before.kind) != (after.shape, after.kind):
        return f"shapes differ: {before.shape} {before.kind}, {after.shape} {after.kind}"
    if before.numbers.tobytes() == after.numbers.tobytes():
        return None
    if before.kind in "fd":
        error = math.fsum((a - b) ** 2 for a, b in zip(before.numbers, after.numbers))
        energy = math.fsum(a * a for a in before.numbers)
        relative = math.sqrt(error / energy) if energy else math.inf
        return f"shapes agree {before.shape}, relative L2 {relative:.3g}"
    count = sum(map(operator.ne, before.numbers, after.numbers))
    largest = max(abs(a - b) for a, b in zip(before.numbers, after.numbers))
    return (f"shapes agree {before.shape}, {count} of {len(before.numbers)} levels differ, "
            f"by {largest} at most")


def figure_differences(before, after, at=""):
    """Lines about two JSON values: key sets, then values."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in [*before, *(key for key in after if key not in before)]:
            where = f"{at}.{key}" if at else key
            if key not in after or key not in before:
                yield f"{where} is only in the one {'before' if key in before else 'after'}"
            elif key not in FREE_VALUES:
                yield from figure_differences(before[key], after[key], where)
    elif isinstance(before, list) and isinstance(after, list):
        if len(before) != len(after):
            yield f"{at} has {len(before)} entries before, {len(after)} after"
        for i, (a, b) in enumerate(zip(before, after)):
            yield from figure_differences(a, b, f"{at}[{i}]")
    elif type(before) is not type(after) or before != after:
        yield f"{at}: {before!r} before, {after!r} after"


def shortened(lines):
    lines = list(lines)
    rest = len(lines) - MOST_FIGURES
    return lines[:MOST_FIGURES] + ([f"… and {rest} more"] if rest > 0 else [])


def text_differences(before, after):
    """Of two texts that are JSON, or nothing."""
    if before == after:
        return []
    if not before or not after:
        return ["empty " + ("after" if before else "before")]
    return shortened(figure_differences(json.loads(before), json.loads(after)))


def file_differences(before, after):
    """Lines about two files of one suffix."""
    if before.suffix in FREE_FILES:
        return []
    data = before.read_bytes(), after.read_bytes()
    if data[0] == data[1]:
        return []
    if before.suffix == ".json":
        return text_differences(*data)
    if before.suffix not in READERS:
        return ["bytes differ"]
    samples = [READERS[before.suffix](content) for content in data]
    line = sample_difference(*samples)
    return ([line] if line else []) + text_differences(*(read.metadata for read in samples))


def folder_differences(before, after):
    """Lines about all files of two folders, each with the name of its file."""
    names = [{str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}
             for folder in (before, after)]
    for name in sorted(names[0] ^ names[1]):
        yield f"{name}: only {'before' if name in names[0] else 'after'}"
    for name in sorted(names[0] & names[1]):
        for line in file_differences(before / name, after / name):
            yield f"{name}: {line}"
