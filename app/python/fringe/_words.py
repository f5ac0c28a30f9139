# SPDX-License-Identifier: GPL-3.0-or-later
"""What the engine says, as exceptions and warnings of Python's."""

import os
import re
import sys
import warnings
from typing import Any


class Error(Exception):
    """What the engine refuses or fails at, one sentence. Also a ValueError, a RuntimeError or an OSError.

    what: what is wrong; where: the file, the argument or the row of the design, or ""; remedy: what would
    be right, or "".
    """

    def __init__(self, sentence: str, where: str = "", what: "str | None" = None, remedy: str = "") -> None:
        super().__init__(sentence)
        self.where, self.what, self.remedy = where, sentence if what is None else what, remedy

    def __str__(self) -> str:
        return str(self.args[0])

    def __reduce__(self) -> Any:
        return type(self), (self.args[0], self.where, self.what, self.remedy)


class InputError(Error, ValueError):
    """Arguments or data that cannot be taken."""


class RunError(Error, RuntimeError):
    """Something that went wrong while it ran."""


class FileError(Error, OSError):
    """A file that cannot be read or written."""


class Warning(UserWarning):
    """What the engine takes or makes with a reservation."""


class Note(Warning):
    """What is worth knowing: what was assumed, clipped or left out."""


def in_python(sentence: str) -> str:
    """A sentence that names options of the command line, with arguments of Python's."""
    sentence = re.sub(r"`fringe ([a-z-]+) --help(?:-all)?`", lambda name: f"help(fringe.{name[1].replace('-', '_')})", sentence)
    sentence = re.sub(r"^(--[a-z0-9-]+) (?=[^:;]+: )", r"\1=", sentence)  # "--pitch 8: …", what was given
    return re.sub(r"(?<![\w-])--([a-z][a-z0-9-]*)(?=(.?))",
                  lambda name: name[1].replace("-", "_") + ("" if name[2] in (":", "=") else "="), sentence)


def made(is_input: bool, sentence: str, parameter: str = "") -> Error:
    """The exception for a sentence of the engine."""
    sentence = in_python(sentence)
    what, _, remedy = sentence.partition("; ")
    if not remedy and (split := re.match(r"(.*?): (give .*)", sentence)):
        what, remedy = split[1], split[2]
    file = None if parameter else re.match(r"(\S*/[^:;]*?|[^:;=\"]*?\.[A-Za-z]\w*)(?=: | )", sentence)
    named = file or re.match(r"([\w.]+)(?==[^:;]*: |: )", sentence)
    where = parameter or (named[1] if named else "")
    kind = FileError if file else InputError if is_input else RunError
    return kind(sentence, where, what, remedy)


def warn(kind: str, sentence: str) -> None:
    warnings.warn(in_python(sentence), Warning if kind == "warning" else Note, stacklevel=_depth())


def _depth() -> int:
    """How far up the caller of this package is."""
    here, depth = os.path.dirname(__file__), 1
    frame: Any = sys._getframe(1)
    while frame and os.path.dirname(frame.f_code.co_filename) == here:
        frame, depth = frame.f_back, depth + 1
    return depth
