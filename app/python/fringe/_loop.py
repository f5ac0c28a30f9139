# SPDX-License-Identifier: GPL-3.0-or-later
"""Patterns that are looked at while they become better: by a program, or by a camera."""

import copy
import json
import os
import time
from typing import Any, Callable, Iterator, Optional, Sequence, Union

import numpy as np
import numpy.typing as npt

from . import _fringe
from ._data import Files
from ._design import Design, Memory, settings
from ._result import Result
from ._view import Progress, shown
from ._words import InputError

Array = npt.NDArray[Any]


class Step:
    """What iterations have come to: `pattern`, phases in radians; `figures` of the best pattern so far; `iteration`;
    and all else of the `result`."""

    def __init__(self, result: Result, wanted: Design) -> None:
        self.result, self._wanted = result, wanted
        self._state: Any = _fringe.State(result._held)
        self.iteration: int = self._state.iteration

    def __repr__(self) -> str:
        return f"<step: iteration {self.iteration} of {self._wanted!r}>"

    @property
    def pattern(self) -> "npt.NDArray[np.float32]":
        return self.result.phase

    @property
    def figures(self) -> "dict[str, Any]":
        return dict(self.result._held.best())

    def measured(self, intensities: npt.ArrayLike, gain: float = 0.7) -> None:
        """What a camera measured at each spot, in any unit: the next step asks for more where there is too little,
        by (wanted / measured) to the power of gain. Raises Error."""
        powers = [float(power) for power in np.asarray(intensities, float).ravel()]
        self._state = _fringe.State(self.result._held, self._wanted._held, powers, gain)


def steps(design: Design, every: int, means: "dict[str, str]") -> Iterator[Step]:
    """See Design.iterate."""
    if every < 1:
        raise InputError(f"every={every}: give a number of iterations from 1 up.", "every")
    wanted, total = copy.copy(design), int(design["solver.iterations"])
    state: Any = _fringe.State(design._held)
    while state.iteration < total:
        next_design = Design(state.design)
        last = min(state.iteration + every, total)
        next_design["solver.iterations"] = last
        state.design = next_design._held
        step = Step(Result(_fringe.compute(state, means, "", None)), wanted)
        yield step
        state = step._state
        if step.iteration < last:
            return  # a rule holds


def even_out(design: Design, show: Callable[[Array], Any], grab: Callable[[], npt.ArrayLike], *, settle: float = 0.0,
             average: int = 1, rounds: int = 10, gain: float = 0.7, saturation: float = float("inf"),
             registration: Union[None, str, "os.PathLike[str]", "Sequence[dict[str, Any]]"] = None,
             device: str = "auto", memory: Memory = None, threads: Optional[int] = None,
             progress: Progress = False) -> Result:
    """Spots that a camera sees as even, by any modulator and camera that has Python.

    show: is given phases in radians, float32 (rows, columns), and has the modulator show them. grab: returns a
    picture, (rows, columns) of counts; `average` of them are averaged, `settle` seconds after showing. saturation:
    the highest count. gain: exponent of corrections. registration: what an earlier result has as
    figures["registration"], or its file; without it three spots are shown first.

    Returns the pattern that measured as the most even, with figures["rounds"]. Raises Error, KeyboardInterrupt, and
    what show and grab raise.
    """
    def take(held: Any) -> Array:
        show(Result(held).phase)
        time.sleep(settle)
        return np.asarray(np.mean([np.asarray(grab(), np.float64) for _ in range(max(1, average))], 0), np.float32)

    with Files() as files:
        path = "" if registration is None else registration
        if not isinstance(path, (str, os.PathLike)):
            listed, path = path, files.path("registration.json")
            with open(path, "w", encoding="utf-8") as file:
                json.dump(list(listed), file)
        watching = _fringe.Watching(take, rounds, gain, saturation, os.fspath(path))
        held, told, found = _fringe.even_out(design._held, settings(device, memory, threads), watching, shown(progress))
    result = Result(held)
    result.__dict__["figures"] = {**held.figures(), "rounds": told, "registration": found}
    return result
