# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists of what the code should be without, in lists/: each may only become shorter. And the ledger size.txt,
which grows by the commits that say so.

usage: lists.py RULE ROOT      says what breaks the rule beyond its list; exit status 1 if anything
       lists.py shrink ROOT    takes from all lists what is no longer true; adds nothing
       lists.py grow ROOT      writes the ledger of sizes anew, for a commit that brings what it grows by

A line of a list is a measure, a path and, where it is about a part of a file, a name.
"""

import re
import sys
from collections import Counter
from itertools import count
from pathlib import Path
from typing import Callable, NamedTuple

import walls
from functions import functions_of

LISTS = "tests/walls/lists"
ALL = walls.LAYERS + ("tests",)
# Loops that a GPU or a vector unit runs are unrolled by hand.
LOOPS = ("kernels/cpu/simd", "kernels/formulas")

FRAGMENT = re.compile(r"//[/!]?<?\s+(Of|The same|Same|Those|These|That|Likewise|Their|Its|And|Also|Or|But|So|Then)\b")
MUTABLE = re.compile(r"\s*mutable\s+(.*?)\s*(\w+)\s*(=.*|\{.*|,.*)?;")
GUARD = re.compile(r"\bstd::(\w*mutex|once_flag|atomic\w*)\b")
# Types that lock what they hold.
GUARDED_TYPES = ("TileCache",)
# Where it is decided whether a plane lies in memory.
MEMORY_HOMES = ("engine/field", "engine/disk", "engine/model/plane.h")

# Kinds of sources, and who may name one: itself, its editor, what is made for one, and former projects.
KINDS = sorted(path.parent.name for path in Path(__file__).parents[2].glob("engine/sources/*/*_source.cpp"))
KIND_HOMES = ("engine/sources", "engine/examples", "engine/bench", "ui/sources", "app/project/migrations")
KIND = "|".join(KINDS)
KIND_NAMED = re.compile(
    rf'#include "engine/sources/({KIND})/|"(depth_camera|rgbd)"|'
    r'(\bkind\w*(\.key)?\s*(==|!=|=|:)\s*|->key\s*[!=]=\s*|\bkind\s*=?\s*|sourceInfos\(\),\s*|'
    r'(sourceKindOf|visibleSources|firstSource|(empty)?[dD]esign(For|Of)?|withOnlyKind|usualSolving|editorOf)\([^()"]*)'
    rf'\{{*"({KIND})"')


def long_functions(path, text):
    return [(function.name, function.lines) for function in functions_of(text)]


def parameters(path, text):
    return [(function.name, function.parameters) for function in functions_of(text)]


def code_lines(path, text):
    """Lines that are not blank, no comment and no #include."""
    return [("", sum(1 for line in text.splitlines() if not re.match(r"\s*(//|#include|$)", line)))]


def fragments(path, text):
    lines = [line.strip() for line in text.splitlines()]
    firsts = [line for before, line in zip([""] + lines, lines) if not before.startswith("//")]
    return [("", sum(1 for line in firsts if FRAGMENT.match(line)))]


def unguarded(path, text):
    """Mutable members in whose paragraph stands no guard."""
    for paragraph in re.split(r"\n\s*\n", text):
        if not GUARD.search(paragraph):
            for found in filter(None, map(MUTABLE.match, paragraph.splitlines())):
                if not found[1].startswith(GUARDED_TYPES):
                    yield found[2], 1


def memory_questions(path, text):
    at_home = any(str(path) == home or walls.is_below(path, home) for home in MEMORY_HOMES)
    return [("", 0 if at_home else len(re.findall(r"\bisInMemory\b", text)))]


def named_kinds(path, text):
    at_home = any(walls.is_below(path, home) for home in KIND_HOMES)
    lines = [line for line in text.splitlines() if not re.match(r"\s*//", line)]
    return [("", 0 if at_home else sum(len(KIND_NAMED.findall(line)) for line in lines))]


def sizes(root, folders):
    """Lines that are neither blank nor a comment of each layer, and of each folder in one with all below it: up to
    the next hundred, so that only what is new shows."""
    found = Counter()
    for path in walls.sources(root, folders):
        text = (root / path).read_text(encoding="utf-8")
        lines = sum(1 for line in text.splitlines() if not re.match(r"\s*(//|$)", line))
        found.update({row: lines for row in {path.parts[0], walls.folder_of(path)}})
    return {row: -(-lines // 100) * 100 for row, lines in found.items()}


def modules(root, folders):
    """How many sources and headers lie in each folder; a header and its source are one."""
    return Counter(str(path.parent) for path in {path.with_suffix("") for path in walls.sources(root, folders)})


class Rule(NamedTuple):
    what: str
    limit: int
    folders: tuple
    measures: Callable  # of a path and its text: pairs of a name and a measure; of a tree: of the root and the folders
    advice: str
    has_loops: bool = True
    is_of_tree: bool = False
    is_ledger: bool = False  # which may have been more, and is written anew


RULES = {
    "functions": Rule("Functions of more lines", 40, ALL, long_functions,
                      "split it into functions that each do one thing", False),
    "parameters": Rule("Functions of engine and app with more parameters", 5, ("engine", "app"), parameters,
                       "make a type of the parameters that belong together"),
    "files": Rule("Files of more lines of code", 300, walls.LAYERS, code_lines,
                  "move what is a thing of its own to a file of its own", False),
    "comments": Rule("Comments that begin with a fragment", 0, ALL, fragments,
                     "begin each comment with its subject, such as 'Pitch of the plate' for 'Of the plate'"),
    "mutables": Rule("Mutable members without a guard beside them", 0, walls.LAYERS, unguarded,
                     "put the std::mutex, once_flag or atomic that guards it into its paragraph, or do without mutable"),
    "memory": Rule("Questions whether a plane lies in memory", 0, walls.LAYERS, memory_questions,
                   f"read the plane as any other; only {', '.join(MEMORY_HOMES)} may ask isInMemory"),
    "kinds": Rule("Places that name a kind of source, or include what is of one", 0, walls.LAYERS, named_kinds,
                  "ask a property of `SourceKind`, which every kind may have"),
    "folders": Rule("Folders of more modules", 36, walls.LAYERS, modules,
                    "make a folder of the modules that belong together", is_of_tree=True),
    "size": Rule("Lines of code by layer and folder, up to the next hundred", 0, walls.LAYERS,
                 sizes, "do with less, or write what the commit brings by `python3 tests/walls/lists.py grow .`",
                 is_of_tree=True, is_ledger=True),
}


def offenders(rule, root):
    """What is above the limit: measures by path and name. Of equal names, the second is NAME#2."""
    if rule.is_of_tree:
        return {row: measure for row, measure in rule.measures(root, rule.folders).items() if measure > rule.limit}
    found = {}
    for path in walls.sources(root, rule.folders):
        if not rule.has_loops and (path.suffix in (".cu", ".cl") or any(walls.is_below(path, one) for one in LOOPS)):
            continue
        for name, measure in rule.measures(path, (root / path).read_text(encoding="utf-8")):
            if measure > rule.limit:
                keys = (f"{path} {name}{f'#{n}' if n > 1 else ''}".strip() for n in count(1))
                found[next(key for key in keys if key not in found)] = measure
    return found


def file_of(name, root):
    return root / LISTS / f"{name}.txt"


def listed(name, root):
    """The measures of a list."""
    file = file_of(name, root)
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return {key: int(measure) for measure, key in (line.split(" ", 1) for line in lines if line[:1].isdigit())}


def faults(name, root):
    rule, now, before = RULES[name], offenders(RULES[name], root), listed(name, root)
    for key in sorted(now.keys() | before.keys()):
        is_now, was = now.get(key, 0), before.get(key, 0)
        if is_now > was:
            than = f"not {was} as before" if was else f"not at most {rule.limit}"
            yield f"{key}: {is_now}, {than} ({rule.what.lower()}): {rule.advice}."
        elif is_now < was and not rule.is_ledger:
            yield (f"{key}: better than {was}, as {LISTS}/{name}.txt has it: "
                   "shorten the list by `python3 tests/walls/lists.py shrink .`.")


def write(name, entries, root):
    rule = RULES[name]
    lines = [f"# {rule.what} than {rule.limit}." if rule.limit else f"# {rule.what}."]
    lines += [f"{measure} {key}" for key, measure in sorted(entries.items())]
    file_of(name, root).write_text("\n".join(lines) + "\n", encoding="utf-8")


def shrink(root):
    for name in RULES:
        now, before = offenders(RULES[name], root), listed(name, root)
        write(name, {key: min(was, now[key]) for key, was in before.items() if key in now}, root)


def grow(root):
    for name, rule in RULES.items():
        if rule.is_ledger:
            write(name, offenders(rule, root), root)


WRITERS = {"shrink": shrink, "grow": grow}


def main(name, root):
    if name in WRITERS:
        WRITERS[name](Path(root))
        return 0
    found = list(faults(name, Path(root)))
    print("\n".join(found) if found else f"{name}: no fault beyond the {len(listed(name, Path(root)))} of its list")
    return 1 if found else 0


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in (*RULES, *WRITERS):
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
