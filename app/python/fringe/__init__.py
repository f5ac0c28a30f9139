# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer-generated holograms: the engine of Fringe Studio in Python.

Each command of `fringe` that makes a design is a function that returns one (`spots`, `image`, `points`, `mesh`,
`rgbd`, `layers`, `field` and what else there is), with the command's options as keyword arguments: texts with units,
as on the command line, or floats in SI units. Data are arrays, row 0 on top, or paths.

    d = fringe.spots(xyz, size=(512, 512), pitch="8um", wavelength="532nm", geometry="lens", focal_length="200mm")
    r = d.compute()
    r.phase, r.figures, r.look(distance=0.0)

The other commands are functions, too, which return what `--json` prints.
"""

from . import _commands
from . import _fringe
from ._design import Design, Finding, Plan, example, open
from ._loop import Step, even_out
from ._panel import Panel, panel, screens
from ._result import DiskPlane, Picture, Planes, Result
from ._words import Error, FileError, InputError, Note, RunError, Warning

version = _fringe.version
__version__: str = version.split()[2]  # of "Fringe Studio 0.1.0 (…)"

_made = _commands.functions()
globals().update(_made)

__all__ = ["Design", "DiskPlane", "Error", "FileError", "Finding", "InputError", "Note", "Panel", "Picture", "Plan", "Planes",
           "Result", "RunError", "Step", "Warning", "even_out", "example", "open", "panel", "screens", "version", *_made]
