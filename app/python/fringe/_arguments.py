# SPDX-License-Identifier: GPL-3.0-or-later
"""Arguments of Python's as the words that the commands take, whose options say all that is known of them."""

import difflib
import inspect
import keyword
import numbers
import os
import re
from typing import Any, Iterable, Mapping, Optional

import numpy as np

from ._words import InputError

_PLAIN = re.compile(r"(N|NUMBER|COUNT|INT|TEXT|KEY|BYTES|TIME|DEVICE)([:,|[].*)?")
_WHOLE = re.compile(r"(N|COUNT|INT)(:INT.*)?")


Option = Mapping[str, Any]


def _unit(option: Option) -> str:
    """What floats are in."""
    kind = option["type"]
    if option["unit"] is not None:
        return str(option["unit"])
    if kind.startswith("ANGLE"):
        return "rad"
    return "" if _PLAIN.fullmatch(kind) else "m"


def _separator(option: Option) -> str:
    return "x" if re.search(r"[A-Z]x[A-Z]", option["type"]) else ":" if ":B:" in option["type"] else ","


def text_of(option: Option, value: Any) -> str:
    """The text of a value: floats are in SI units, lists are joined as the option wants it."""
    if isinstance(value, (str, os.PathLike)):
        return str(os.fspath(value))
    if isinstance(value, (bool, np.bool_)):
        return "true" if value else "false"
    if isinstance(value, numbers.Integral):
        return str(int(value))
    if isinstance(value, numbers.Real):
        return repr(float(value)) + _unit(option)
    if isinstance(value, (tuple, list)) or (isinstance(value, np.ndarray) and value.ndim == 1):
        items = list(value)
        if option["type"] == "A:B:N":
            return ":".join(text_of(option, item) for item in items)
        return _separator(option).join(text_of(option, item) for item in items)
    name = name_of(option)
    raise InputError(f"{name}= takes {option['type'] or 'True or False'}, not a value of the type {type(value).__name__}.",
                     name)


def name_of(option: Option) -> str:
    """The argument of an option, or of what stands without one."""
    name: str = option["name"].lstrip("-").replace("-", "_").lower()
    return "data" if name == "in" else name + "_" * keyword.iskeyword(name)


def _flag(options: Mapping[str, Option], name: str, value: Any) -> "Optional[list[str]]":
    """The words of a flag; None: there is none of this name."""
    option = options.get(name)
    if option is not None and not option["type"]:
        return [option["name"]] if value else []
    if isinstance(value, (bool, np.bool_)) and ("no_" + name) in options:
        return [] if value else [options["no_" + name]["name"]]
    return None


def _unknown(name: str, options: Mapping[str, Option]) -> InputError:
    near = difflib.get_close_matches(name, options, 1)
    remedy = f"did you mean {near[0]}=?" if near else "help() of the function lists those that there are."
    what = f"there is no argument {name}="
    return InputError(f"{what}; {remedy}", name, what, remedy)


def words_of(options: Mapping[str, Option], given: Mapping[str, Any]) -> "list[str]":
    """The words for keyword arguments. options: those that a command has, by their names."""
    words: list[str] = []
    for name, value in given.items():
        if value is None:
            continue
        flag = _flag(options, name, value)
        if flag is not None:
            words += flag
        elif name in options:
            option = options[name]
            several = value if option["many"] and isinstance(value, (list, tuple)) else [value]
            for one in several:
                words.append(f"{option['name']}={text_of(option, one)}")
        else:
            raise _unknown(name, options)
    return words


def parameter_of(option: Option) -> inspect.Parameter:
    return inspect.Parameter(name_of(option), inspect.Parameter.KEYWORD_ONLY, default=None,
                             annotation=annotation_of(option))


def annotation_of(option: Option) -> str:
    """The type of an argument, as a text."""
    kind = option["type"]
    if not kind:
        return "bool | None"
    if _WHOLE.fullmatch(kind):
        return "int | str | None"
    if kind.startswith("NUMBER") and "," not in kind:
        return "float | str | None"
    if "|" in kind and re.fullmatch(r"[a-z0-9|-]+", kind):
        return "str | None"
    if _separator(option) == "x" or "," in kind or kind == "A:B:N":
        return "str | float | Sequence[float] | None"
    if kind in ("LENGTH", "ANGLE"):
        return "str | float | None"
    return "Any"


def help_of(options: Iterable[Option]) -> str:
    """A line for each argument."""
    lines = []
    for option in options:
        kind = option["type"] or "True"
        initial = f" [{option['initial']}]" if option["initial"] else ""
        lines.append(f"{name_of(option)}: {kind}{initial}\n    {option['help']}.")
    return "\n".join(lines)
