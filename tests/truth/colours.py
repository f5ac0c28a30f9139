# SPDX-License-Identifier: GPL-3.0-or-later
"""Random pictures in colours by lasers of the powers that are given, or that restore their balance."""

import numpy as np

import files
import patterns
import reference
from draw import Design, channel_order, colour_fields, plate_options, relative, text
from scenes import depth_ends

ENCODINGS = ("phase", "double-phase", "amplitude", "off-axis")


def given_powers(draw):
    """Planes of a picture are those of light of power 1 times the powers over the largest."""
    plate = patterns.falling(draw.plate(colours=(3,)))
    field = patterns.wave(draw, plate, 3)
    distance, powers = patterns.distance_for(draw, "asm"), [draw.between(0.2, 3) for _ in range(3)]
    equal = draw.chance(0.3)
    words = ["reconstruct", patterns.write_field(draw, field), "-o", "seen.npy", "--distance", text(distance, "mm"),
             "--powers", "equal" if equal else ",".join(map(repr, powers)), *patterns.sampling(plate), *draw.device()]
    shares = np.ones(3) if equal else np.array(powers) / max(powers)

    def judge(folder):
        wanted = [share * np.abs(reference.propagated(plate, wavelength, plane.astype(complex), distance))**2
                  for share, wavelength, plane in zip(shares, plate.wavelengths, field)]
        yield "intensity", relative(files.read_picture(folder / "seen.npy"), wanted), 2e-4

    return Design([words], judge)


def balance(draw):
    """Of a coloured picture that is encoded its place shows as much of each colour as the picture has."""
    plate = draw.plate((40, 47, 53, 64), (3,))
    z, _ = depth_ends(draw)
    colours = draw.rng.uniform(0.15, 1, 3)
    values = draw.rng.uniform(0.5, 1, (*plate.shape, 1)) * colours
    rows, cols = plate.shape
    values[:rows // 4] = values[:, :cols // 4] = values[-(rows // 4):] = values[:, -(cols // 4):] = 0
    levels = np.round(values * 65535).astype("u2")
    files.write_png(draw.folder / "picture.png", levels, draw.rng)
    (draw.folder / "stack.json").write_text(f'[{{"image": "picture.png", "z": "{text(z)}"}}]')
    encoding, phase = draw.one_of("phase", "double-phase"), draw.one_of("smooth", "random", "constant")
    made = ["layers", "stack.json", "-o", "levels.npy", *plate_options(plate), "--phase", phase, "--encode", encoding, *draw.device()]
    seen = ["reconstruct", "levels.npy", "-o", "seen.npy", "--distance", text(z), *draw.device()]

    def judge(folder):
        lit = levels.any(2)
        planes = colour_picture(folder / "seen.npy", plate.wavelengths)
        sums = np.array([plane[lit].sum() for plane in planes])
        wanted = np.array([levels[..., channel].sum() for channel in channel_order(plate.wavelengths)], float)
        quotients = sums / wanted
        yield "balance", float(np.ptp(quotients) / quotients.mean()), 1e-2

    return Design([made, seen], judge)


def colour_picture(path, wavelengths):
    return np.abs(colour_fields(path, wavelengths))


KINDS = {"colours/powers": given_powers, "colours/balance": balance}
