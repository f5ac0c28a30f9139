# SPDX-License-Identifier: GPL-3.0-or-later
"""Designs, and the plans of what they will take."""

import os

from . import _fringe
from ._data import Files, bytes_of
from ._result import Result
from ._view import html_of_findings, html_of_rows, shown


def settings(device=None, memory=None, threads=None, device_memory=None):
    """What work is done with, as texts: those that are given."""
    given = {"device": device, "memory": memory, "threads": threads, "device_memory": device_memory}
    return {name: f"{value}B" if isinstance(value, int) and "memory" in name else str(value)
            for name, value in given.items() if value is not None}


class Finding:
    """Something that planning found: `text`, how grave it is (`severity`: refusal, warning, note), the row that it
    is about (`path`), and the fixes that there are, each a name and the rows that it sets."""

    def __init__(self, held):
        self._held = held
        self.severity, self.path, self.text, self.fixes = held.severity, held.path, held.text, held.fixes

    def fix(self, number=0):
        """A new design, with this fix made. Raises IndexError where there is none."""
        return Design._of(self._held.fixed(number))

    def __repr__(self):
        return f"<{self.severity}: {self.text}>"


class Findings(tuple):
    """The findings of a plan, the gravest first."""

    def _repr_html_(self):
        return html_of_findings(self)


class Plan:
    """What computing a design will take, before anything is allocated: `findings`, `seconds`, `bytes` of memory,
    `device_bytes`, `disk_bytes`, the `methods` that will do it, the relative `error` at the most, and `runnable`."""

    def __init__(self, held):
        self.findings = Findings(map(Finding, held.findings))
        for name in ("seconds", "bytes", "device_bytes", "disk_bytes", "methods", "error", "runnable"):
            setattr(self, name, getattr(held, name))

    def __repr__(self):
        return (f"<plan: {'about %.3g s, %.3g MB' % (self.seconds, self.bytes / 1e6) if self.runnable else 'refused'}, "
                f"{len(self.findings)} findings>")

    def _repr_html_(self):
        return f"<p>{repr(self)[1:-1]}</p>" + self.findings._repr_html_()


class Design:
    """A design, as the functions of this module make it and as a project keeps it.

    `design["plate.pitch_x"]` is the value of a row, in SI units (a length in metres, an angle in radians), and is
    set likewise, by a text as on the command line or a float. `paths()` lists the rows, `row(path)` says what the
    table knows of one. A copy (`copy.copy`) is set apart from what it is of.
    """

    def __init__(self, held):
        self._held = _fringe.Design(held)

    @classmethod
    def _of(cls, held):
        return cls(held)

    def __getitem__(self, path):
        return self._held[path]

    def __setitem__(self, path, value):
        self._held[path] = value

    def __eq__(self, other):
        return isinstance(other, Design) and self._held == other._held

    __hash__ = None

    def __copy__(self):
        return Design(self._held)

    def __deepcopy__(self, _memo):
        return Design(self._held)

    def __reduce__(self):
        with Files() as files:
            self._held.save(path := files.path("design.fringez"))
            return _of_bytes, (bytes_of(path),)

    def paths(self):
        """The paths of all rows, in the order of the light."""
        return self._held.paths()

    def row(self, path):
        """What the table says of a row: label, help, takes, initial, least, most, choices; its text, and whether
        it applies."""
        return self._held.row(path)

    def save(self, path):
        """Writes a project that the studio opens, `.fringe` or `.fringez`. Raises Error."""
        self._held.save(os.fspath(path))

    def plan(self, *, device=None, memory=None, threads=None, device_memory=None, scratch="", progress=False):
        """What computing takes. memory: "2GiB" or bytes. Raises Error, KeyboardInterrupt."""
        return Plan(_fringe.plan(self._held, settings(device, memory, threads, device_memory), os.fspath(scratch),
                                 shown(progress)))

    def compute(self, *, device="auto", memory=None, threads=None, device_memory=None, scratch="", progress=False):
        """The Result. Other threads of Python's go on meanwhile.

        device: auto, cpu, opencl[:N], cuda[:N]. progress: True shows a bar; a function is called with what share
        is done and a text. scratch: a folder for what memory does not hold; "": the usual one.

        Ctrl-C stops within half a second: the best pattern of iterations so far is the result then, with a
        Warning; light that is summed is given up with KeyboardInterrupt. Raises Error.
        """
        means = settings(device, memory, threads, device_memory)
        return Result(_fringe.compute(self._held, means, os.fspath(scratch), shown(progress)))

    def __repr__(self):
        rows, cols = self["plate.rows"], self["plate.columns"]
        kinds = ", ".join(dict.fromkeys(path.split(".")[0] for path in self.paths()[:1]))
        return f"<design of {kinds}: {cols} x {rows} pixels, {self['solver.name']}>"

    def _repr_html_(self):
        return html_of_rows(self)


def _of_bytes(data):
    with Files() as files:
        with open(path := files.path("design.fringez"), "wb") as file:
            file.write(data)
        return Design(_fringe.open(path))


def open_project(path):
    """The design of a project, `.fringe` or `.fringez`. Raises Error, also where its data are missing."""
    return Design(_fringe.open(os.fspath(path)))


def example(key):
    """The design of a built-in project, such as "die"; an unknown key is refused with those that there are."""
    return Design(_fringe.example(key))
