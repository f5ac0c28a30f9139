# SPDX-License-Identifier: GPL-3.0-or-later
"""What random designs have in common: plates, devices, files of pictures; and how far results are off."""

import dataclasses
from pathlib import Path

import numpy as np

import arrays
import files
import reference

SMALL = (1, 2, 3, 16, 17, 24, 31, 33, 40, 47, 53, 64)
LARGE = (300, 331, 360, 400, 433)
COLOURS = (638, 633, 561, 532, 520, 473, 450, 405)  # nm
LUMINANCE = np.array([0.2126, 0.7152, 0.0722])


@dataclasses.dataclass
class Design:
    """Commands, each a list of words, and what is to be compared afterwards.

    `judge` takes the folder and yields (what, error, tolerance). Words of a refusal that is right, too,
    are `refused`; with `must_refuse` nothing else is."""
    commands: list
    judge: callable
    refused: str | None = None
    must_refuse: bool = False


@dataclasses.dataclass
class Draw:
    """A source of random choices with the folder that inputs go to, and the devices that there are."""
    rng: np.random.Generator
    folder: Path
    devices: tuple = ("cpu",)

    def one_of(self, *choices):
        return choices[self.rng.integers(len(choices))]

    def chance(self, share):
        return self.rng.random() < share

    def between(self, low, high, digits=3):
        return round(float(self.rng.uniform(low, high)), digits)

    def whole(self, low, high):
        return int(self.rng.integers(low, high + 1))

    def plate(self, sizes=SMALL, colours=(1, 1, 3), pitch=(3.5, 12)):
        px = self.between(*pitch, 2)
        py = px if self.chance(0.5) else self.between(*pitch, 2)
        count = self.one_of(*colours)
        nanometres = [int(v) for v in self.rng.permutation(COLOURS)[:count]]
        return reference.Plate(self.one_of(*sizes), self.one_of(*sizes), px * 1e-6, py * 1e-6,
                               tuple(v * 1e-9 for v in nanometres))

    def side(self):
        return self.one_of(1, 1, -1)

    def device(self):
        """Options of where a design in memory is computed: seldom on a GPU's programs, which are long to compile."""
        name = self.one_of(*self.devices) if self.chance(0.1) else self.devices[0]
        return ["--device", name] + (["--threads", str(self.whole(1, 3))] if self.chance(0.3) else [])

    def disk(self, memory="14MiB"):
        """Options that send planes of light by the disk, for one device or two, seldom a GPU."""
        last = self.devices[-1] if self.chance(0.1) else "cpu"
        return ["--memory", memory, "--scratch", ".", "--device", self.one_of(last, f"cpu,{last}")]


def text(value, unit="um"):
    """A length in metres, or an angle in radians, with its unit and all its digits."""
    scale = {"nm": 1e-9, "um": 1e-6, "mm": 1e-3, "m": 1, "rad": 1}[unit]
    return f"{value / scale:.15g}{unit}"


def plate_options(plate):
    pitch = text(plate.px) if plate.px == plate.py else f"{text(plate.px)},{text(plate.py)}"
    return ["--size", f"{plate.cols}x{plate.rows}", "--pitch", pitch,
            "--wavelength", ",".join(text(wavelength, "nm") for wavelength in plate.wavelengths)]


def channel_order(wavelengths):
    """Which of red, green and blue each wavelength takes: the longest takes red."""
    order = np.argsort(-np.array(wavelengths))
    channels = np.empty(len(order), int)
    channels[order] = np.arange(len(order))
    return channels


def intensities(values, wavelengths):
    """What each wavelength has of values (rows, columns[, colours]): its own colour, or the luminance."""
    if values.ndim == 2:
        return [values] * len(wavelengths)
    if len(wavelengths) == 1:
        return [values @ LUMINANCE]
    return [values[..., channel] for channel in channel_order(wavelengths)]


# --- pictures of every format

def picture(draw, shape, name, colour=False, fewest=2):
    """Writes a picture of noise with dark places; its file and its values in [0, 1] in double."""
    shape = (*shape, 3) if colour else shape
    values = draw.rng.random(shape)
    values[draw.rng.random(shape[:2]) < 0.3] = 0
    return write_picture(draw, values, name)


GREY = ("png8", "png16", "bmp", "tif1", "tif8", "tif16", "white8", "white16", "tif", "exr", "npy", "npz", "mat", "pfm")
COLOURED = ("png8", "png16", "bmp", "tif8", "tif16", "tif", "exr", "pfm")
WRITERS = {"png": files.write_png, "bmp": files.write_bmp, "tif": files.write_tiff, "npy": arrays.write_npy,
           "npz": arrays.write_npz, "mat": arrays.write_mat, "pfm": arrays.write_pfm}


def write_picture(draw, values, name, kinds=None):
    """Rounds values in [0, 1] to what a format holds and writes it: the path and the values it then holds.

    The kind "Z" is a channel of an .exr beside its colours."""
    kind = draw.one_of(*(kinds or (GREY if values.ndim == 2 else COLOURED)))
    form, bits = kind.rstrip("0123456789"), kind.lstrip("abcdefghijklmnopqrstuvwxyzZ")
    most = 2**int(bits or 8) - 1 if bits or form == "bmp" else None
    array = np.round(values * most).astype(f"u{-(-most.bit_length() // 8)}") if most else values.astype("f4")
    suffix = {"white": "tif", "Z": "exr"}.get(form, form)
    path = draw.folder / f"{name}.{suffix}"
    if path.suffix == ".exr":
        window = exr_window(draw, array.shape)
        dark = np.ones(array.shape, bool)
        dark[max(0, window[0]):window[1], max(0, window[2]):window[3]] = False
        array[dark] = 0
        files.write_exr(path, channels_of(draw, array, kind), window)
    elif kind == "tif1":
        files.write_bits(path, array, draw.rng)
    elif form == "white":
        files.write_tiff(path, most - array, draw.rng, white=True)
    else:
        WRITERS[form](path, array, draw.rng)
    return path, array.astype(float) / (most or 1)


def exr_window(draw, shape):
    """Of rows and of columns that an .exr stores: all, some, or more than the picture has."""
    window = []
    for size in shape[:2]:
        low, high = (draw.whole(-3, size - 1), size) if draw.chance(0.3) else (0, size)
        window += [low, draw.whole(max(low, 0) + 1, high + 3) if draw.chance(0.3) else high]
    return tuple(window)


def channels_of(draw, array, kind):
    """A name to an array: grey, colours or depth, with others that are to be left alone."""
    noise = draw.rng.random((4, *array.shape[:2])).astype("f4")
    if kind == "Z":
        return dict(zip("RGB", noise)) | {"Z": array}
    seen = {"Y": array} if array.ndim == 2 else {name: array[..., i] for i, name in enumerate("RGB")}
    return seen | ({"Z": noise[3]} if draw.chance(0.5) else {})


# --- what was written

def colour_fields(path, wavelengths):
    """(colours, rows, columns) in the order of `wavelengths`, whatever the order of the file says."""
    fields = files.read_field(path)
    if len(wavelengths) == 1:
        return fields
    named = files.read_json(path.with_name(path.name + ".json"))["wavelengths"]
    return fields[[int(np.argmin(np.abs(np.array(named) - wavelength))) for wavelength in wavelengths]]


# --- how far results are off

def relative(field, wanted):
    """Relative L2 over everything; not a number where shapes differ or samples are none."""
    field, wanted = np.asarray(field), np.asarray(wanted)
    if field.shape != wanted.shape:
        return float("inf")
    scale = np.linalg.norm(wanted)
    return float(np.linalg.norm(field - wanted) / (scale if scale else 1))


def from_tie(levels, values, count=None):
    """How far the farthest level is beyond half a level from its value, around the circle of `count`."""
    if levels.shape != values.shape:
        return float("inf")
    apart = np.abs(levels.astype(float) - values)
    apart = np.minimum(apart, count - apart) if count else apart
    return max(0.0, float(apart.max()) - 0.5)


def tie(levels):
    """How near to a tie, in levels, two implementations may round differently: the largest amplitude that
    double phase divides by, and the waves off the axis, are in single precision."""
    return max(1e-4, levels * 2**-23)
