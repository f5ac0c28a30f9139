# SPDX-License-Identifier: GPL-3.0-or-later
"""The commands of the program as functions, made from what it says of them."""

import functools
import inspect
import os
from typing import Any, Callable, Mapping, Sequence, Tuple

from . import _fringe
from ._arguments import Option, help_of, name_of, parameter_of, words_of
from ._data import WAVE, Files
from ._design import Design
from ._result import Result
from ._view import shown
from ._words import InputError

Command = Mapping[str, Any]
Slot = Tuple[str, int, Option]  # name and kind of data, and the option that takes them


@functools.cache
def commands() -> "dict[str, Command]":
    """What there is, by the names of the functions."""
    return {command["name"].replace("-", "_"): command for command in _fringe.commands()}


def _slots(command: Command) -> "list[Slot]":
    """Name and kind of the data of a design, in their order: positional arguments."""
    given = [option for option in command["options"] if option["positional"]]
    slots = command.get("slots", [])
    if len(given) == 1:
        return [(slots[0][0] if slots else name_of(given[0]), slots[0][2] if slots else WAVE, given[0])]
    if given:
        return [(name_of(option), WAVE, option) for option in given]
    options = {name_of(option): option for option in command["options"]}
    return [(key, kind, options[key]) for key, _, kind in slots if key in options]


def _data_words(files: Files, slots: Sequence[Slot], given: Sequence[Any], levels: bool) -> "list[str]":
    words: list[str] = []
    for (name, kind, option), data in zip(slots, given):
        several = data if option["many"] and isinstance(data, (list, tuple)) else [data]
        for number, one in enumerate(several):
            unique = name if len(several) == 1 else f"{name}{number + 1}"
            path = one._saved(files.path(unique + ".npy")) if isinstance(one, Result) else files.of(kind, unique, one, levels)
            words.append(path if option["positional"] else f"{option['name']}={path}")
    return words


def _check(name: str, slots: Sequence[Slot], given: Sequence[Any]) -> None:
    wanted = [slot for slot, _, option in slots if option["required"]]
    if not len(wanted) <= len(given) <= len(slots):
        raise InputError(f"{name}: give {', '.join(slot for slot, _, _ in slots) or 'no data'} "
                         f"before what is named, not {len(given)} of them.", name)


def _function(name: str, command: Command) -> Callable[..., Any]:
    slots = _slots(command)
    given_as_data = {slot for slot, _, _ in slots}
    options = {name_of(option): option for option in command["options"] if not option["positional"]}

    def call(*datas: Any, progress: Any = False, **given: Any) -> Any:
        data = [*datas, *(given.pop(slot) for slot, _, _ in slots[len(datas):] if slot in given)]
        _check(name, slots, data)
        with Files() as files:
            tables = [(key, WAVE) for key, option in options.items() if option["type"].startswith("FILE")]
            for key, kind in tables:
                if key in given and not isinstance(given[key], (str, os.PathLike, type(None))):
                    given[key] = files.of(kind, key, given[key])
            words = words_of(options, given)
            words += _data_words(files, slots, data, "gray_levels" in given)
            words.insert(0, command["name"])
            if command["makes_design"]:
                return Design(_fringe.make(words))
            return _fringe.run(words, shown(progress))

    call.__name__ = call.__qualname__ = name
    call.__module__ = "fringe"
    call.__doc__ = _document(command, slots, options)
    call.__signature__ = _signature(command, slots, options, given_as_data)  # type: ignore[attr-defined]
    return call


def _document(command: Command, slots: Sequence[Slot], options: Mapping[str, Option]) -> str:
    """The docstring: what it does, its data, its arguments."""
    made = "Returns a Design." if command["makes_design"] else "Returns what is known of it, as --json prints."
    data = "\n".join(f"{slot}: an array or a path\n    {option['help']}." for slot, _, option in slots)
    named = [option for name, option in options.items() if name not in {slot for slot, _, _ in slots}]
    return (f"{command['help'].rstrip('.')}.\n\n{made} Lengths and angles are texts with units, \"8um\", or floats in metres "
            f"and radians. Raises Error.\n\n{data}\n{help_of(named)}\n")


def _signature(command: Command, slots: Sequence[Slot], options: Mapping[str, Option],
               given_as_data: "set[str]") -> inspect.Signature:
    positional = [inspect.Parameter(slot, inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation="ArrayLike | PathLike",
                                    default=inspect.Parameter.empty if option["required"] else None)
                  for slot, _, option in slots]
    named = [parameter_of(option) for name, option in options.items() if name not in given_as_data and name.isidentifier()]
    if not command["makes_design"]:
        named.append(inspect.Parameter("progress", inspect.Parameter.KEYWORD_ONLY, default=False, annotation="Progress"))
    return inspect.Signature([*positional, *named], return_annotation="Design" if command["makes_design"] else "dict[str, Any]")


@functools.cache
def functions() -> "dict[str, Callable[..., Any]]":
    """All, by their names."""
    return {name: _function(name, command) for name, command in commands().items()}
