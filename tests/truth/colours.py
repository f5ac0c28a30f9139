# SPDX-License-Identifier: GPL-3.0-or-later
"""Random pictures in colours by lasers of the powers that are given, or that restore their balance."""

import json

import numpy as np

import arrays
import files
import patterns
import reference
import shapes
from draw import Design, channel_order, colour_fields, plate_options, relative, text
from scenes import depth_ends


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


def lit_picture(plate, colours, draw):
    """A picture of the plate's size in one colour, dark at its edges, with corners that are dark, too."""
    values = draw.rng.uniform(0.5, 1, (*plate.shape, 1)) * colours
    rows, cols = plate.shape
    values[:rows // 4] = values[:, :cols // 4] = values[-(rows // 4):] = values[:, -(cols // 4):] = 0
    return np.round(values * 65535).astype("u2")


def of_layer(draw, plate, z, colours):
    levels = lit_picture(plate, colours, draw)
    files.write_png(draw.folder / "picture.png", levels, draw.rng)
    (draw.folder / "stack.json").write_text(f'[{{"image": "picture.png", "z": "{text(z)}"}}]')
    return ["layers", "stack.json"], levels.any(2), levels.sum((0, 1))


def of_depth(draw, plate, z, colours):
    levels = lit_picture(plate, colours, draw)
    files.write_png(draw.folder / "picture.png", levels, draw.rng)
    files.write_png(draw.folder / "depth.png", np.full(plate.shape, 128, np.uint8), draw.rng)
    return (["rgbd", "--color", "picture.png", "--depth", "depth.png", "--near", text(z), "--far", text(z)],
            levels.any(2), levels.sum((0, 1)))


def of_mesh(draw, plate, z, colours):
    """A square before the middle of the plate."""
    half = 0.26 * min(plate.cols * plate.px, plate.rows * plate.py)
    colours = np.round(255 * colours).astype(np.uint8)
    columns = dict(zip("xyz", np.array([(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0)]).T * half + [[0], [0], [z]]))
    columns |= dict(zip(("red", "green", "blue"), np.repeat(colours[None], 4, 0).T))
    shapes.write_ply(draw.folder / "mesh.ply", columns, [[0, 1, 2], [0, 2, 3]])
    x, y = plate.axes()
    form = draw.one_of("points", "exact")
    inside = (np.abs(x) < half) & (np.abs(y) < half) if form == "exact" else np.ones(plate.shape, bool)
    return ["mesh", "mesh.ply", "--scale", "1", "--shading", "none", "--as", form], inside, colours


def of_cloud(draw, plate, z, _):
    """White points near the middle of the plate."""
    places = draw.rng.uniform(-0.15, 0.15, (30, 2)) * (plate.cols * plate.px, plate.rows * plate.py)
    rows = [f"{x!r},{y!r},{z!r}" for x, y in places.tolist()]
    (draw.folder / "cloud.csv").write_text("\n".join(["x[m],y[m],z[m]", *rows]))
    return ["points", "cloud.csv"], np.ones(plate.shape, bool), np.ones(3)


def balance(draw):
    """Of coloured light that is encoded its place shows as much of each colour as is wanted there.

    Points have no place of their own: their light is counted with that which misses it."""
    plate = draw.plate((40, 47, 53, 64), (3,))
    z, _ = depth_ends(draw)
    scene = draw.one_of(of_layer, of_depth, of_mesh, of_cloud)
    words, lit, wanted = scene(draw, plate, z, draw.rng.uniform(0.15, 1, 3))
    wanted = np.array([wanted[channel] for channel in channel_order(plate.wavelengths)], float)
    encoding, phase = draw.one_of("phase", "double-phase"), draw.one_of("smooth", "random", "constant")
    phases = ["--random-phase"] * (phase == "random") if scene is of_cloud else ["--phase", phase]
    made = [*words, "-o", "levels.npy", *plate_options(plate), *phases, "--encode", encoding, *draw.device()]
    seen = ["reconstruct", "levels.npy", "-o", "seen.npy", "--distance", text(z), *draw.device()]

    def judge(folder):
        levels = arrays.read_npy(folder / "levels.npy")
        powers = json.loads((folder / "levels.npy.json").read_text())["powers"]
        shown = reference.shown(levels.astype(float), 256, encoding)
        planes = [power * np.abs(reference.propagated(plate, wavelength, wave, z))**2
                  for power, wavelength, wave in zip(powers, plate.wavelengths, shown)]
        quotients = np.array([plane[lit].sum() for plane in planes]) / wanted
        yield "balance", float(np.ptp(quotients) / quotients.mean()), 0.3 if lit.all() else 1e-2
        yield "picture", relative(colour_picture(folder / "seen.npy", plate.wavelengths), planes), 1e-3

    return Design([made, seen], judge)


def colour_picture(path, wavelengths):
    return np.abs(colour_fields(path, wavelengths))


KINDS = {"colours/powers": given_powers, "colours/balance": balance}
