# SPDX-License-Identifier: GPL-3.0-or-later
"""What comes of a design."""

import copy
import functools
import os
from typing import TYPE_CHECKING, Any, Iterator, Optional, Sequence, Tuple, Union

import numpy as np
import numpy.typing as npt

from . import _fringe
from ._data import Files, bytes_of
from ._view import Progress, png_of, shown
from ._words import InputError

if TYPE_CHECKING:
    from ._design import Design

Array = npt.NDArray[Any]
Extent = Tuple[float, float, float, float]


class DiskPlane:
    """A plane that does not lie in memory: `plane[a:b, c:d]` reads a part of it. Any thread."""

    def __init__(self, samples: Any) -> None:
        self._samples = samples
        self.shape: "tuple[int, int]" = samples.shape
        self.dtype: "np.dtype[Any]" = samples.dtype
        self.ndim = 2

    def __getitem__(self, index: Any) -> Any:
        index = index if isinstance(index, tuple) else (index,)
        if len(index) > 2:
            raise IndexError("a plane has rows and columns")
        places, steps = [], []
        for length, one in zip(self.shape, (*index, slice(None), slice(None))):
            whole = one if isinstance(one, slice) else slice(_within(one, length), _within(one, length) + 1)
            start, stop, step = whole.indices(length)
            if step < 0:
                raise IndexError("a plane on the disk is read with steps from 1 up")
            places.append((start, max(stop - start, 0)))
            steps.append(slice(None, None, step) if isinstance(one, slice) else 0)
        (row, rows), (col, cols) = places
        return self._samples.read(row, col, rows, cols)[tuple(steps)]

    def __len__(self) -> int:
        return self.shape[0]

    def __array__(self, dtype: Any = None, copy: Any = None) -> Array:
        return np.asarray(self._samples.read(0, 0, *self.shape), dtype)

    def __repr__(self) -> str:
        return f"<plane on the disk: {self.shape[0]} x {self.shape[1]} of {self.dtype}>"


def _within(index: Any, length: int) -> int:
    number: int = index.__index__()
    if not -length <= number < length:
        raise IndexError(f"{number} is not in a plane of {length}")
    return number % length


class Planes:
    """A plane for each wavelength. Those in memory are arrays without a copy, read-only, which keep their owner;
    others are `DiskPlane`. `np.asarray` copies them, into (rows, columns) or (planes, rows, columns)."""

    def __init__(self, samples: Any) -> None:
        self._samples = samples

    def __len__(self) -> int:
        return len(self._samples)

    def __iter__(self) -> Iterator[Any]:
        return (self[number] for number in range(len(self)))

    def __getitem__(self, number: int) -> Any:
        one = self._samples[number]
        return one.view() if one.is_in_memory else DiskPlane(one)

    def __array__(self, dtype: Any = None, copy: Any = None) -> Array:
        planes = [np.asarray(plane, dtype) for plane in self]
        return planes[0].copy() if len(planes) == 1 else np.stack(planes)

    def __repr__(self) -> str:
        rows, cols = self._samples[0].shape
        return f"<{len(self)} plane{'s' * (len(self) > 1)}: {rows} x {cols} of {self._samples[0].dtype}>"


class Picture(np.ndarray[Any, "np.dtype[np.float32]"]):
    """An array with `extent`, (left, right, bottom, top) in metres, as imshow takes it, and `distances`."""

    extent: Extent
    distances: "tuple[float, ...]"

    def __array_finalize__(self, of: Any) -> None:
        self.extent = getattr(of, "extent", (0, 0, 0, 0))
        self.distances = getattr(of, "distances", ())

    def _repr_png_(self) -> "bytes | None":
        return png_of(np.asarray(self)) if self.ndim == 2 else None

    def __reduce__(self) -> Any:
        return _picture, (np.asarray(self), self.extent, self.distances)


def _picture(array: Any, extent: Any, distances: Any) -> Picture:
    picture = np.asarray(array).view(Picture)
    picture.extent, picture.distances = extent, distances
    return picture


class Result:
    """What was computed of a design. Immutable; any thread; a copy is the same."""

    def __init__(self, held: Any, figures: "Optional[dict[str, Any]]" = None) -> None:
        self._held = held
        if figures is not None:
            self.__dict__["figures"] = figures

    @property
    def design(self) -> "Design":
        """The Design that it is of."""
        from ._design import Design
        return Design(self._held.design)

    @functools.cached_property
    def field(self) -> Planes:
        """Planes of complex64: the wave on the plate."""
        return Planes(self._held.field())

    @functools.cached_property
    def levels(self) -> Planes:
        """Planes of uint16: levels by the design's encoding."""
        return Planes(self._held.levels())

    @functools.cached_property
    def sent(self) -> Array:
        """What the design's device is sent: an array (rows, columns), or (channels, rows, columns), of uint8, or
        uint16 where a value has more than 8 bits."""
        bits, samples = self._held.sent()
        array = np.asarray(Planes(samples)).astype(np.uint16 if bits > 8 else np.uint8)
        array.flags.writeable = False
        return array

    @functools.cached_property
    def phase(self) -> "npt.NDArray[np.float32]":
        """Phases of the levels in radians, from 0 up to 2 pi: float32 (rows, columns), or of three wavelengths
        (3, rows, columns). Raises Error where the encoding is of amplitudes."""
        count, are_phases = self._held.level_facts()
        if not are_phases:
            raise InputError("phase: the levels are amplitudes; give the design an encoding of phases.", "phase",
                             "phase: the levels are amplitudes", "give the design an encoding of phases.")
        table = (np.arange(count) * (2 * np.pi / count)).astype(np.float32)
        array: "npt.NDArray[np.float32]" = table[np.asarray(self.levels)]
        array.flags.writeable = False
        return array

    @functools.cached_property
    def figures(self) -> "dict[str, Any]":
        """What is known of it, as `--report` of the command line says it."""
        return dict(self._held.figures())

    def look(self, distance: "str | float | None" = None, *, sweep: "str | Sequence[Any] | None" = None,
             show: str = "planes", progress: Progress = False, **rows: Any) -> Picture:
        """The intensity at a distance, or of a sweep at several: a Picture, float32.

        distance: "200mm" or a float in metres, from the plate, or of a design with a lens from its focal plane; as
        the design says if not given: where its source is looked at. sweep: (from, to, number), or a
        list of distances. show: "planes"; "all-in-focus", each place from where it is sharpest; "depth", those
        distances in metres. Others are rows of the design's section "reconstruction": window="3mmx3mm",
        pupil="4mm", window_x=…, and method="asm". Raises Error, KeyboardInterrupt.
        """
        design = copy.copy(self.design)
        for name, value in rows.items():
            if name == "window":
                sides = value.split("x") if isinstance(value, str) else value
                design["reconstruction.window_width"], design["reconstruction.window_height"] = sides
            else:
                design["reconstruction." + ("propagation" if name == "method" else name)] = value
        distances = _distances(design, distance, sweep)
        if show != "planes":
            return self._sought(design, distances, show, progress)
        seen = self._held.looks(design._held, distances, shown(progress))
        arrays = [np.asarray(Planes(one.samples)) for one in seen]
        array = arrays[0] if sweep is None else np.stack(arrays)
        return _picture(array, tuple(seen[0].extent), tuple(distances))

    def _sought(self, design: "Design", distances: "list[float]", show: str, progress: Progress) -> Picture:
        with Files() as files:
            path = files.path("seen.npy")
            looks = _fringe.Looks(design._held, distances, show)
            extent = self._held.sought(design._held, looks, path, shown(progress))
            return _picture(np.load(path), tuple(extent), tuple(distances))

    def write(self, path: "str | os.PathLike[str]", *, what: Optional[str] = None, encode: Optional[str] = None,
              force: bool = False, **values: Any) -> Any:
        """Writes the field, or for a format of pictures what the device is sent, as the command line does: the
        suffix says the format. encode: an encoding, such as "phase". what: an output of projects, such as
        "reconstruction", with its values. Returns what is known of the files. Raises Error."""
        if what is not None:
            return self._held.output(what, values, os.fspath(path), force)
        design = copy.copy(self.design)
        if encode is not None:
            design["encoding.kind"] = encode
        for name, value in values.items():
            design["encoding." + name] = value
        return self._held.write(design._held, os.fspath(path), encode is not None or bool(values), force)

    def export(self, path: "str | os.PathLike[str]", **options: Any) -> "dict[str, Any]":
        """Writes masks, heights or a panel's picture: `fringe.export` of this result's field, to its own number of
        levels unless another is given. Raises Error."""
        from ._commands import functions
        count, are_phases = self._held.level_facts()
        if are_phases:
            options.setdefault("levels", count)
        return dict(functions()["export"](self, out=path, **options))

    def _saved(self, path: str) -> str:
        """The field as a file, with all that its side-car says."""
        self._held.write(self._held.design, path, False, True)
        return path

    def __reduce__(self) -> Any:
        with Files() as files:
            path = self._saved(files.path("field.npy"))
            return _of_bytes, (self.design, bytes_of(path), bytes_of(path + ".json"), self._held.options, self.figures)

    def __copy__(self) -> "Result":
        return self

    def __deepcopy__(self, _memo: Any) -> "Result":
        return self

    def __repr__(self) -> str:
        return f"<result: {self.field!r} of {self.design!r}>"

    def _repr_png_(self) -> bytes:
        samples = self.levels[0]
        step = max(1, max(samples.shape) // 512)
        return png_of(samples[::step, ::step])


def _of_bytes(design: "Design", field: bytes, facts: bytes, options: Any, figures: Any) -> Result:
    with Files() as files:
        path = files.path("field.npy")
        for name, data in ((path, field), (path + ".json", facts)):
            with open(name, "wb") as file:
                file.write(data)
        return Result(_fringe.read_back(design._held, path, options), figures)


def _distances(design: "Design", distance: Any, sweep: Any) -> "list[float]":
    """The distances, in metres."""
    def metres(value: Any) -> float:
        probe = copy.copy(design)
        probe["reconstruction.distance"] = value
        return float(probe["reconstruction.distance"])
    if sweep is None:
        return [design["reconstruction.distance"] if distance is None else metres(distance)]
    if distance is not None:
        raise InputError("distance= and sweep= exclude each other; give one of them.", "distance")
    if isinstance(sweep, str):
        sweep = sweep.split(":")
    sweep = list(sweep)
    if len(sweep) == 3 and not isinstance(sweep[2], float) and (isinstance(sweep[2], int) or str(sweep[2]).isdigit()):
        if not 1 <= (count := int(sweep[2])) <= 100_000:
            raise InputError(f"sweep= of {count} planes: give 1 to 100000.", "sweep")
        return list(_fringe.swept(metres(sweep[0]), metres(sweep[1]), count))
    return [metres(value) for value in sweep]
