# SPDX-License-Identifier: GPL-3.0-or-later
"""Arrays as the files that the engine reads, for as long as it reads them."""

import io
import json
import os
import shutil
import tempfile
from typing import Any

import numpy as np
import numpy.typing as npt

from ._words import Error, InputError

POINTS, SPOTS, PICTURE, RASTER, MESH, MODES, WAVE, DEPTH = range(8)  # as AssetType counts


Array = npt.NDArray[Any]


def _refuse(name: str, what: str, remedy: str) -> Error:
    return InputError(f"{name}: {what}; {remedy}.", name, f"{name}: {what}", remedy)


def _finite(name: str, array: Array) -> Array:
    if not np.isfinite(array).all():
        raise _refuse(name, "there is a number in it that is not finite", "give finite numbers")
    return array


def _table(name: str, data: Any, least: int, most: int, columns: str) -> Array:
    array = np.asarray(data)
    if array.dtype.kind not in "fiu" or array.ndim != 2 or not least <= array.shape[1] <= most:
        raise _refuse(name, f"it is an array of {array.dtype} and of the shape {array.shape}",
                      f"give real numbers, a row for each of them, with the columns {columns}")
    return _finite(name, np.asarray(array, "<f8"))


def _spots(name: str, data: Any, path: str) -> str:
    table = _table(name, data, 3, 5, "x, y, z[, intensity[, phase]] in metres and radians")
    lines = [",".join(("x", "y", "z", "intensity", "phase")[:table.shape[1]])]
    lines += [",".join(map(repr, row)) for row in table.tolist()]
    with open(path := path + ".csv", "w", encoding="ascii") as file:
        file.write("\n".join(lines) + "\n")
    return path


def _modes(name: str, data: Any, path: str) -> str:
    """data: a dict a mode, of what its row of a table says; floats in metres and radians."""
    rows = list(data) if isinstance(data, (list, tuple)) else []
    if not rows or not all(isinstance(row, dict) and "family" in row for row in rows):
        raise _refuse(name, "it is no list of modes", "give a dict for each, such as dict(family='lg', l=1, waist=1e-3)")
    columns = list(dict.fromkeys(key for row in rows for key in row))
    cells = [",".join(f'"{row.get(key, "")}"' for key in columns) for row in rows]
    with open(path := path + ".csv", "w", encoding="utf-8") as file:
        file.write("\n".join([",".join(columns), *cells]) + "\n")
    return path


def _ply(path: str, elements: "list[tuple[str, Array, list[str]]]") -> str:
    """elements: name, a structured array each, and how the head says its properties."""
    with open(path := path + ".ply", "wb") as file:
        head = ["ply", "format binary_little_endian 1.0"]
        for name, rows, properties in elements:
            head += [f"element {name} {len(rows)}", *(f"property {one}" for one in properties)]
        file.write(("\n".join([*head, "end_header"]) + "\n").encode())
        for _, rows, _ in elements:
            file.write(rows.tobytes())
    return path


def _points(name: str, data: Any, path: str) -> str:
    table = _table(name, data, 3, 8, "x, y, z[, amplitude[, phase[, red, green, blue]]]")
    if table.shape[1] in (6, 7):
        raise _refuse(name, "colours are three columns", "give red, green and blue, from 0 to 1")
    fields = [("x", "<f8"), ("y", "<f8"), ("z", "<f8"), ("amplitude", "<f4"), ("phase", "<f4"),
              ("red", "<f4"), ("green", "<f4"), ("blue", "<f4")][:table.shape[1]]
    rows = np.empty(len(table), fields)
    for (field, _), column in zip(fields, table.T):
        rows[field] = column
    return _ply(path, [("vertex", rows, [f"{'double' if kind == '<f8' else 'float'} {field}" for field, kind in fields])])


def _mesh(name: str, data: Any, path: str) -> str:
    try:
        vertices, faces = data
    except (TypeError, ValueError):
        raise _refuse(name, "it is no mesh", "give a pair of arrays, corners (N, 3) and triangles (M, 3)") from None
    corners = np.ascontiguousarray(_table(name, vertices, 3, 3, "x, y, z"))
    numbers = np.asarray(faces)
    if numbers.dtype.kind not in "iu" or numbers.ndim != 2 or numbers.shape[1] != 3 or (
            numbers.size and not 0 <= numbers.min() <= numbers.max() < len(corners)):
        raise _refuse(name, "a triangle is not of three of its corners", "give whole numbers from 0 to those of corners")
    rows = np.empty(len(numbers), [("count", "u1"), ("corners", "<u4", 3)])
    rows["count"], rows["corners"] = 3, numbers
    return _ply(path, [("vertex", corners, ["double x", "double y", "double z"]),
                       ("face", rows, ["list uchar uint vertex_indices"])])


def _planes(name: str, data: Any, levels: bool, may_lack: bool) -> Array:
    array = np.asarray(data)
    if array.ndim == 3 and array.shape[-1] in (3, 4) and array.shape[0] not in (1, 2, 3, 4):
        array = np.moveaxis(array, -1, 0)  # colours come last in most programs
    if array.ndim not in (2, 3, 4) or not array.size:
        raise _refuse(name, f"it has the shape {array.shape}", "give an array of rows and columns, or several planes of them")
    kind = array.dtype.kind
    if kind in "iu" and array.dtype.itemsize + (kind == "i") > 2:
        if not levels or array.min() < 0 or array.max() > 65535:
            raise _refuse(name, f"whole numbers of the type {array.dtype} do not say how many levels there are",
                          "give uint8, uint16 or floats, as by astype")
        array = array.astype("<u2")
    elif kind == "f":
        array = array.astype("<f8" if array.dtype.itemsize > 4 else "<f4", copy=False)
    elif kind == "c":
        array = array.astype("<c16" if array.dtype.itemsize > 8 else "<c8", copy=False)
    elif kind not in "bu":
        raise _refuse(name, f"it holds {array.dtype}", "give real or complex numbers")
    return array if may_lack or kind in "bu" else _finite(name, array)


def _array(name: str, data: Any, path: str, levels: bool = False, may_lack: bool = False) -> str:
    array = _planes(name, data, levels, may_lack)
    np.save(path := path + ".npy", np.ascontiguousarray(array))
    return path


def _stack(name: str, data: Any, path: str) -> str:
    """Pairs of a picture and its z, or an array."""
    if not isinstance(data, (list, tuple)) or not all(isinstance(one, (list, tuple)) and len(one) == 2 for one in data):
        return _array(name, data, path)
    listed = []
    for number, (picture, z) in enumerate(data):
        z = z if isinstance(z, str) else f"{float(z)!r}m"
        file = os.path.abspath(picture) if isinstance(picture, (str, os.PathLike)) else _array(name, picture, f"{path}{number}")
        listed.append({"image": file, "z": z})
    with open(path := path + ".json", "w", encoding="utf-8") as file:
        json.dump(listed, file)
    return path


class Files:
    """A folder in memory, where the system has one, that goes with the `with`."""

    def __enter__(self) -> "Files":
        self._named: "dict[str, tuple[str, str]]" = {}  # files, the argument that each is of, and what it is called
        roomy = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
        self.folder = tempfile.mkdtemp(prefix="fringe-python-", dir=roomy)
        return self

    def __exit__(self, _kind: Any, error: Any, _trace: Any) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)
        if not isinstance(error, Error):
            return
        sentence, where = str(error).replace(self.folder + os.sep, ""), error.where
        for file, (name, called) in self._named.items():
            if file in sentence:  # which means nothing to anybody
                sentence, where = sentence.replace(file, called), name
        if sentence != str(error):
            what, _, remedy = sentence.partition("; ")
            raise InputError(sentence, where, what, remedy) from None

    def path(self, name: str) -> str:
        return os.path.join(self.folder, name)

    def of(self, kind: int, name: str, data: Any, levels: bool = False) -> str:
        """The path of data, which may be one already."""
        if isinstance(data, (str, os.PathLike)):
            return os.fspath(data)
        path = self.path(name)
        path = (_spots(name, data, path) if kind == SPOTS else
                _modes(name, data, path) if kind == MODES else
                _points(name, data, path) if kind == POINTS else
                _mesh(name, data, path) if kind == MESH else
                _stack(name, data, path) if kind == RASTER else
                _array(name, data, path, levels, kind == DEPTH))
        shape = getattr(data, "shape", None)
        self._named[os.path.basename(path)] = name, f"{name} of the shape {shape}" if shape else name
        return path


def bytes_of(path: str) -> bytes:
    with io.open(path, "rb") as file:
        return file.read()
