# SPDX-License-Identifier: GPL-3.0-or-later
"""Designs, and the plans of what they will take."""

import difflib
import io
import os
from typing import TYPE_CHECKING, Any, Iterator, Optional, Tuple, Union

from . import _fringe
from ._data import Files, bytes_of
from ._result import Result
from ._view import Progress, html_of_findings, html_of_rows, shown
from ._words import InputError


if TYPE_CHECKING:
    from ._loop import Step

Path = Union[str, "os.PathLike[str]"]
Memory = Union[str, int, None]


def settings(device: Optional[str] = None, memory: Memory = None, threads: Optional[int] = None,
             device_memory: Memory = None) -> "dict[str, str]":
    """What work is done with, as texts: those that are given."""
    given = {"device": device, "memory": memory, "threads": threads, "device_memory": device_memory}
    return {name: f"{value}B" if isinstance(value, int) and "memory" in name else str(value)
            for name, value in given.items() if value is not None}


class Finding:
    """Something that planning found: `text`, how grave it is (`severity`: refusal, warning, note), the row that it
    is about (`path`), and the fixes that there are, each a name and the rows that it sets."""

    def __init__(self, held: Any) -> None:
        self._held = held
        self.severity: str = held.severity
        self.path: str = held.path
        self.text: str = held.text
        self.fixes: "list[tuple[str, dict[str, str]]]" = held.fixes

    def fix(self, number: int = 0) -> "Design":
        """A new design, with this fix made. Raises IndexError where there is none."""
        return Design(self._held.fixed(number))

    def __repr__(self) -> str:
        return f"<{self.severity}: {self.text}>"


class Findings(Tuple[Finding, ...]):
    """The findings of a plan, the gravest first."""

    def _repr_html_(self) -> str:
        return html_of_findings(self)


class Plan:
    """What computing a design will take, before anything is allocated: `findings`, `seconds`, `bytes` of memory,
    `device_bytes`, `disk_bytes`, the `methods` that will do it, the relative `error` at the most, and `runnable`."""

    def __init__(self, held: Any) -> None:
        self.findings = Findings(map(Finding, held.findings))
        self.seconds: float = held.seconds
        self.bytes: int = held.bytes
        self.device_bytes: int = held.device_bytes
        self.disk_bytes: int = held.disk_bytes
        self.methods: "list[str]" = held.methods
        self.error: float = held.error
        self.runnable: bool = held.runnable

    def __repr__(self) -> str:
        return (f"<plan: {'about %.3g s, %.3g MB' % (self.seconds, self.bytes / 1e6) if self.runnable else 'refused'}, "
                f"{len(self.findings)} findings>")

    def _repr_html_(self) -> str:
        return f"<p>{repr(self)[1:-1]}</p>" + self.findings._repr_html_()


class Design:
    """A design, as the functions of this module make it and as a project keeps it.

    `design["plate.pitch_x"]` is the value of a row, in SI units (a length in metres, an angle in radians), and is
    set likewise, by a text as on the command line or a float. `paths()` lists the rows, `row(path)` says what the
    table knows of one. A copy (`copy.copy`) is set apart from what it is of.
    """

    def __init__(self, held: Any) -> None:
        self._held: Any = _fringe.Design(held)

    def _known(self, path: str) -> str:
        """The path, as long as there is a row of it."""
        if not path.startswith("outputs.") and path not in (paths := self.paths()):
            near = difflib.get_close_matches(path, paths, 1)
            remedy = f"did you mean {near[0]}?" if near else "paths() lists all."
            raise InputError(f"{path}: the design has no such row; {remedy}", path, f"{path}: the design has no such row", remedy)
        return path

    def __getitem__(self, path: str) -> Any:
        return self._held[self._known(path)]

    def __setitem__(self, path: str, value: Any) -> None:
        self._held[self._known(path)] = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Design) and bool(self._held == other._held)

    __hash__ = None  # type: ignore[assignment]

    def __copy__(self) -> "Design":
        return Design(self._held)

    def __deepcopy__(self, _memo: Any) -> "Design":
        return Design(self._held)

    def __reduce__(self) -> Any:
        with Files() as files:
            self._held.save(path := files.path("design.fringez"))
            return _of_bytes, (bytes_of(path),)

    def paths(self) -> "list[str]":
        """The paths of all rows, in the order of the light."""
        return list(self._held.paths())

    def row(self, path: str) -> "dict[str, Any]":
        """What the table says of a row: label, help, takes, initial, least, most, choices; its text, and whether
        it applies."""
        return dict(self._held.row(self._known(path)))

    def save(self, path: Path) -> None:
        """Writes a project that the studio opens, `.fringe` or `.fringez`. Raises Error."""
        self._held.save(os.fspath(path))

    def plan(self, *, device: Optional[str] = None, memory: Memory = None, threads: Optional[int] = None,
             device_memory: Memory = None, scratch: Path = "", progress: Progress = False) -> Plan:
        """What computing takes. memory: "2GiB" or bytes. Raises Error, KeyboardInterrupt."""
        return Plan(_fringe.plan(self._held, settings(device, memory, threads, device_memory), os.fspath(scratch),
                                 shown(progress)))

    def compute(self, *, device: str = "auto", memory: Memory = None, threads: Optional[int] = None,
                device_memory: Memory = None, scratch: Path = "", progress: Progress = False) -> Result:
        """The Result. Other threads of Python's go on meanwhile.

        device: auto, cpu, opencl[:N], cuda[:N]. progress: True shows a bar; a function is called with what share
        is done and a text. scratch: a folder for what memory does not hold; "": the usual one.

        Ctrl-C stops within half a second: the best pattern of iterations so far is the result then, with a
        Warning; light that is summed is given up with KeyboardInterrupt. Raises Error.
        """
        means = settings(device, memory, threads, device_memory)
        return Result(_fringe.compute(_fringe.State(self._held), means, os.fspath(scratch), shown(progress)))

    def iterate(self, every: int = 1, *, device: str = "auto", threads: Optional[int] = None) -> "Iterator[Step]":
        """Iterations, some at a time, to look at them or to have a camera weight their spots: see Step. They end
        after those of the row solver.iterations, or when a stop rule holds. Raises Error."""
        from ._loop import steps
        return steps(self, every, settings(device, None, threads))

    def __repr__(self) -> str:
        rows, cols = self["plate.rows"], self["plate.columns"]
        kinds = ", ".join(dict.fromkeys(self._held.kinds()))
        return f"<design of {kinds}: {cols} x {rows} pixels, {self['solver.name']}>"

    def _repr_html_(self) -> str:
        return html_of_rows(self)


def _of_bytes(data: bytes) -> Design:
    with Files() as files:
        with io.open(path := files.path("design.fringez"), "wb") as file:
            file.write(data)
        return Design(_fringe.open(path))


def open(path: Path) -> Design:
    """The design of a project, `.fringe` or `.fringez`. Raises Error, also where its data are missing."""
    return Design(_fringe.open(os.fspath(path)))


def example(key: str) -> Design:
    """The design of a built-in project, such as "die"; an unknown key is refused with those that there are."""
    return Design(_fringe.example(key))
