# SPDX-License-Identifier: GPL-3.0-or-later
"""A panel, pixel by pixel, by the program fringe-show, which makes it black when this process ends."""

from typing import Any, Optional, Union

import numpy as np
import numpy.typing as npt

from . import _fringe
from ._commands import functions
from ._result import Result
from ._words import InputError


class Panel:
    """A panel's window, black at first. What is shown stays until the next, `blank` or the end of the `with`."""

    def __init__(self, screen: "dict[str, Any]", even_shared: bool) -> None:
        self._screen, self._even, self._held, self._shape = screen, even_shared, None, (0, 0)

    def show(self, picture: Union[Result, npt.ArrayLike]) -> None:
        """Returns when it is seen. picture: a Result, of which its device's frame is shown, or levels of 8 bits,
        (rows, columns) or (rows, columns, 3), of the screen's size. Raises Error."""
        array = np.asarray(picture.sent if isinstance(picture, Result) else picture)
        if array.ndim == 3 and array.shape[0] == 3 and array.shape[2] != 3:
            array = np.moveaxis(array, 0, -1)
        if array.dtype != np.uint8 or array.ndim not in (2, 3) or array.shape[2:] not in ((), (3,)):
            raise InputError(f"show: an array of {array.dtype} and of the shape {array.shape}; give uint8, (rows, "
                             "columns) or (rows, columns, 3).", "show")
        if self._held is None:
            self._shape = array.shape[:2]
            self._held: Any = _fringe.Panel(self._screen["name"], self._screen["edid"], self._shape[::-1], self._even)
        if array.shape[:2] != self._shape:
            raise InputError(f"show: a picture of {array.shape[:2]} rows and columns after one of {self._shape}; give "
                             "pictures of one size.", "show")
        self._held.show(np.ascontiguousarray(array))

    def blank(self) -> None:
        """Makes the panel black."""
        if self._held is not None:
            self._held.blank()

    def close(self) -> None:
        """Gives the panel up."""
        if self._held is not None:
            self._held.off()
            self._held = None

    def __enter__(self) -> "Panel":
        return self

    def __exit__(self, *_error: Any) -> None:
        self.close()


def screens() -> "list[dict[str, Any]]":
    """The screens that there are: name, model, edid, width, height, … Raises Error."""
    return list(functions()["show"](screens=True))


def panel(screen: str, *, preset: Optional[str] = None, even_shared: bool = False) -> Panel:
    """The panel at a screen, by name, model or EDID. preset: is refused where its video mode is not the screen's.
    even_shared: also where the screen is primary, mirrored or tinted. Raises Error."""
    listed = screens()
    meant = [one for one in listed if screen in (one["name"], one["model"], one["edid"])]
    if len(meant) != 1:
        raise InputError(f"screen: there {'are several' if meant else 'is no'} {screen!r}; there are: "
                         f"{', '.join(one['name'] for one in listed)}.", "screen")
    if preset is not None:
        mode, size = _fringe.mode_of(preset), (meant[0]["width"], meant[0]["height"])
        if mode != size:
            raise InputError(f"preset: {preset} is sent {mode[0]} x {mode[1]} pixels, and {screen} has {size[0]} x "
                             f"{size[1]}; give the screen of the panel.", "preset")
    return Panel(meant[0], even_shared)
