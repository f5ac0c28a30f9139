# SPDX-License-Identifier: GPL-3.0-or-later
"""Random fields and patterns: carried elsewhere, looked at, taken from files."""

import dataclasses

import numpy as np

import arrays
import files
import reference
from draw import LARGE, Design, plate_options, relative, text

PROPAGATIONS = ("asm", "asm", "fresnel", "fraunhofer")


def wave(draw, plate, planes=1):
    """Light that is not much like noise: some plane waves and some noise, as the file holds it."""
    x, y = plate.axes()
    field = np.zeros((planes, *plate.shape), complex)
    for plane in field:
        for _ in range(4):
            tilt = draw.rng.uniform(-0.2, 0.2, 2) / (plate.px, plate.py)
            plane += draw.rng.random() * reference.turns(x * tilt[0] + y * tilt[1] + draw.rng.random())
        plane += 0.3 * (draw.rng.normal(size=plate.shape) + 1j * draw.rng.normal(size=plate.shape))
    return field.astype(np.complex64)


def write_field(draw, field, name="field"):
    """The file of a field of one plane or more."""
    suffix = draw.one_of("npy", "npy", "tif", "exr") if len(field) == 1 else "npy"
    path = draw.folder / f"{name}.{suffix}"
    if suffix == "npy":
        kind = draw.one_of(np.complex64, np.complex64, np.complex128)
        arrays.write_npy(path, (field[0] if len(field) == 1 else field).astype(kind))
    elif suffix == "tif":
        files.write_tiff(path, np.stack([field[0].real, field[0].imag], -1), draw.rng)
    else:
        files.write_exr(path, {"re": field[0].real, "im": field[0].imag})
    return path.name


H5_DIALECTS = ("h5py", "capitals", "octave", "matlab", "h5write")


def foreign_field(draw, field):
    """Words: the file of a field of one plane or more, also as other programs keep one, and what to say of it."""
    if len(field) > 1 or draw.chance(0.6):
        return [write_field(draw, field)]
    kind = draw.one_of("polar", "named", "h5") if arrays.h5py else draw.one_of("polar", "named")
    if kind == "h5":
        return ["field.h5", *arrays.write_h5(draw.folder / "field.h5", field[0], draw.one_of(*H5_DIALECTS))]
    path, light = draw.folder / "field.npz", field[0]
    if kind == "named":
        turn = draw.chance(0.5)
        np.savez(path, other=light[::-1], light=light.T if turn else light)
        return [path.name, "--array", "light"] + (["--transpose"] if turn else [])
    np.savez(path, size=np.abs(light), phase=np.angle(light))
    return [path.name, "--array", "size,phase"]


def sampling(plate):
    """Options that say what a file does not."""
    return plate_options(plate)[2:]


def falling(plate):
    """The plate with its wavelengths in the order of red, green and blue, as planes of a file without names."""
    return dataclasses.replace(plate, wavelengths=tuple(sorted(plate.wavelengths, reverse=True)))


# --- propagate

def distance_for(draw, method):
    return draw.side() * (draw.between(0.5, 30) if method == "fraunhofer" else draw.between(1, 200) * 1e-3)


def limit_options(method, pad):
    """Without padding of its own light has a soft limit and padding by geometry, with one the hard limit."""
    return ["--pad", str(pad), "--band-limit", "hard"] if pad and method != "fraunhofer" else []


def propagate(draw, sizes=None, where=None):
    plate = draw.plate(sizes, (1,)) if sizes else falling(draw.plate())
    field = wave(draw, plate, len(plate.wavelengths))
    one = len(field) == 1
    method = draw.one_of(*PROPAGATIONS) if one and not where else draw.one_of("asm", "fresnel")
    distance, pad = distance_for(draw, method), draw.one_of(None, None, 1, 2, 3)
    output = draw.one_of("there.npy", "there.npy", "there.exr", "there.tif") if one else "there.npy"
    words = ["propagate", *foreign_field(draw, field), "-o", output, "--distance", text(distance, "mm"),
             "--method", method, *sampling(plate), *(where or draw.device())]
    words += limit_options(method, pad)

    def judge(folder):
        wanted = [reference.propagated(plate, wavelength, plane.astype(complex), distance, method, pad)
                  for wavelength, plane in zip(plate.wavelengths, field)]
        found = files.read_field(folder / output)
        yield "field", relative(found, wanted), 1e-4
        if method == "asm" and pad is None and all(reference.is_covered(plate, wavelength, distance)
                                                   for wavelength in plate.wavelengths):
            yield "sum", relative(found, [reference.summed(plate, wavelength, plane.astype(complex), distance)
                                          for wavelength, plane in zip(plate.wavelengths, field)]), 1e-3

    return Design([words], judge)


def propagate_by_disk(draw):
    return propagate(draw, LARGE, draw.disk())


# --- levels

def read_levels(path, planes, levels):
    """(planes, rows, columns) of level numbers, of a file that holds them or gray values."""
    array = files.read_picture(path)
    if planes == 1:
        return array[None]
    return array if path.suffix == ".npy" else np.moveaxis(array, -1, 0)


KINDS = {"propagate": propagate, "propagate/disk": propagate_by_disk}
