# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes `__init__.pyi`: the types of the functions that are made from tables.

usage: python3 -m fringe._stub FILE
"""

import inspect
import sys
from typing import Any, Callable

from ._commands import functions

_HEAD = '''# Written by the build from the tables of the program.
import os
from typing import Any, Sequence

import numpy.typing as npt

from ._design import Design as Design, Finding as Finding, Plan as Plan, example as example, open as open
from ._loop import Step as Step, even_out as even_out
from ._panel import Panel as Panel, panel as panel, screens as screens
from ._result import DiskPlane as DiskPlane, Picture as Picture, Planes as Planes, Result as Result
from ._view import Progress
from ._words import Error as Error, FileError as FileError, InputError as InputError, Note as Note
from ._words import RunError as RunError, Warning as Warning

version: str
PathLike = str | os.PathLike[str]
ArrayLike = npt.ArrayLike | Result | Sequence[Any]
'''


def _declared(name: str, function: Callable[..., Any]) -> str:
    parameters, is_named = [], False
    for one in inspect.signature(function).parameters.values():
        if one.kind is inspect.Parameter.KEYWORD_ONLY and not is_named:
            parameters.append("*")
            is_named = True
        initial = "" if one.default is inspect.Parameter.empty else " = ..."
        kind = f"{one.annotation} | None" if one.default is None and "None" not in one.annotation else one.annotation
        parameters.append(f"{one.name}: {kind}{initial}")
    document = inspect.getdoc(function) or ""
    lines = ",\n".join(f"    {parameter}" for parameter in parameters)
    text = document.replace("\\", "\\\\").replace('"""', "'''").replace("\n", "\n    ")
    return f'\n\ndef {name}(\n{lines},\n) -> {inspect.signature(function).return_annotation}:\n    """{text}\n    """\n'


def stub() -> str:
    return _HEAD + "".join(_declared(name, function) for name, function in sorted(functions().items()))


if __name__ == "__main__":
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        file.write(stub())
