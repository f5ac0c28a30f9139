# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds the functions of clang-formatted C++ by its braces.

Limits: a lambda counts as part of the function that it stands in, and one that initialises a variable
outside of functions not at all; so do functions of classes inside functions. Both branches of an #if are
read, so braces must be balanced in each. Parameters are counted of definitions and of pure virtual functions.
"""

import re
from typing import NamedTuple

# Comments, raw strings, strings, characters (not the marks in 1'000) and preprocessor lines say nothing of braces.
SILENT = re.compile(
    r"//[^\n]*|/\*.*?\*/|R\"([^(\s]*)\(.*?\)\1\"|\"(?:\\.|[^\"\\\n])*\"|(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])+'"
    r"|^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", re.DOTALL | re.MULTILINE)
# What may stand before a function's first line: labels, macros of Qt without a semicolon.
BEFORE = re.compile(r"\s*(?:(?:public|protected|private|signals|Q_SIGNALS)(?:\s+slots)?\s*:(?!:)"
                    r"|Q_[A-Z_]+(?:\([^)]*\))?)")
ASIDE = re.compile(r"\[\[.*?\]\]|\b(?:alignas|__attribute__|noexcept|decltype|explicit|requires)\s*\(", re.DOTALL)
CONTAINER = re.compile(r"(?:\btemplate\b.*>\s*|^\s*)(?:inline\s+)?(?:namespace|class|struct|union|enum|extern)\b",
                       re.DOTALL)
NAME = re.compile(r"((?:[\w~]+(?:<[^()]*>)?::)*(?:operator\s*(?:\(\)|[^\s\w(]+|\w[\w:<>*& ]*)|~?\w+))\s*$")


class Function(NamedTuple):
    name: str
    line: int
    lines: int  # from its first line to its closing brace
    parameters: int


def blanked(text):
    """The text with what is silent as spaces, line by line as long as it was."""
    return SILENT.sub(lambda found: re.sub(r"[^\n]", " ", found.group()), text)


def closing(text, start):
    """Behind the bracket that closes the one at `start`."""
    depth = 0
    for place in range(start, len(text)):
        depth += (text[place] in "([{") - (text[place] in ")]}")
        if depth == 0:
            return place + 1
    return len(text)


def parameters_of(inside):
    """How many parameters stand between a function's parentheses."""
    depth, count = 0, 1
    for before, char in zip(" " + inside, inside):
        depth += (char in "([{<") - (char in ")]}" or (char == ">" and before != "-"))
        count += char == "," and depth == 0
    return 0 if inside.strip() in ("", "void") else count


def split_head(head):
    """Name and parameter list of a function's head; nothing where it is another thing."""
    head = re.sub(r"operator\s*\(\)", "operator_call", head)
    place = 0
    while place < len(head):
        aside = ASIDE.match(head, place)
        if aside:
            place = closing(head, aside.end() - 1) if aside.group().endswith("(") else aside.end()
        elif head[place] == "(":
            name = NAME.search(head[:place])
            return (name.group(1).replace("operator_call", "operator()"),
                    head[place + 1:closing(head, place) - 1]) if name else None
        elif head[place] == "=" and not re.search(r"operator\s*[^\w\s]*$", head[:place]):
            return None
        else:
            place += 1
    return None


def first_of(text, start, end):
    """Where a head begins behind blanks, labels and macros."""
    while (before := BEFORE.match(text, start, end)):
        start = before.end()
    return start + len(text[start:end]) - len(text[start:end].lstrip())


def function_at(text, start, brace, end):
    """The function with its head at [start, brace) and its body up to `end`; nothing if it is another thing."""
    first = first_of(text, start, brace)
    parts = split_head(text[first:brace])
    if not parts:
        return None
    name, inside = parts
    if re.fullmatch(r"TEST(_[FP])?", name):
        name, inside = re.sub(r"\s*,\s*", ".", inside.strip()), ""
    return Function(name, text.count("\n", 0, first) + 1, text.count("\n", first, end) + 1, parameters_of(inside))


def is_initialiser(text, brace):
    """Whether a brace begins the value of a member or a variable, such as a_{1}."""
    return not text[brace - 1].isspace() and text[brace - 1] != ")"


def is_container(head):
    return CONTAINER.search(head) and "(" not in ASIDE.sub("", head).split(":")[0]


def functions_of(source):
    """The functions of a file's text, in their order."""
    text, found, start, place = blanked(source), [], 0, 0
    while place < len(text):
        char, head = text[place], text[start:place]
        end = place + 1
        if char == "(" or (char == "{" and is_initialiser(text, place)):
            end = closing(text, place)
        elif char == "{" and not is_container(head):
            end = closing(text, place)
            function = function_at(text, start, place, end)
            if function:
                found.append(function)
                start = end
        elif char == ";" and re.search(r"\bvirtual\b.*=\s*0\s*$", head, re.DOTALL):
            found.append(function_at(text, start, start + head.rindex("="), start))
        if char in ";}" or (char == "{" and is_container(head)):
            start = end
        place = end
    return list(filter(None, found))
