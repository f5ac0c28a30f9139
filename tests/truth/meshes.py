# SPDX-License-Identifier: GPL-3.0-or-later
"""Random flat sheets of triangles, in every format that the program reads."""

import numpy as np

import reference
import shapes
from draw import Design, intensities, plate_options
from scenes import Place, amplitude, judged_field, light, with_phase


def lamps(draw):
    """Options of the light, and the brightness of a normal under it."""
    azimuth, elevation, ambient = draw.whole(-60, 60), draw.whole(-60, 60), draw.between(0, 1, 2)
    a, e = np.deg2rad((azimuth, elevation))
    towards = np.array([np.cos(e) * np.sin(a), np.sin(e), np.cos(e) * np.cos(a)])
    options = ["--light-azimuth", f"{azimuth}deg", "--light-elevation", f"{elevation}deg", "--ambient", repr(ambient)]
    return options, lambda normal: ambient + (1 - ambient) * max(0.0, float(normal @ towards))


def sheet(draw, plate, z):
    """A rectangle that is turned and tilted: its corners, counter-clockwise as the viewer sees it."""
    width, height = plate.cols * plate.px, plate.rows * plate.py
    angle, middle = draw.between(0, np.pi), draw.rng.uniform(-0.3, 0.3, 2) * (width, height)
    half = draw.rng.uniform(0.2, 0.6, 2) * max(width, height)
    corners = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)]) * half
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    across = corners @ turn.T + middle
    slopes = draw.rng.uniform(-1, 1, 2)
    return np.column_stack([across, z + across @ slopes]), slopes


def seen_from_front(plate, sheets):
    """Of each pixel the nearest sheet over its centre, -1 for none, and its z there."""
    x, y = plate.axes()
    which, depth = np.full(plate.shape, -1), np.full(plate.shape, -np.inf)
    for number, (corners, slopes) in enumerate(sheets):
        inside = np.ones(plate.shape, bool)
        for (ax, ay, _), (bx, by, _) in zip(corners, np.roll(corners, -1, 0)):
            inside &= (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0
        z = corners[0, 2] + (x - corners[0, 0]) * slopes[0] + (y - corners[0, 1]) * slopes[1]
        nearer = inside & (z > depth)
        which[nearer], depth[nearer] = number, z[nearer]
    return which, depth


def mesh(draw):
    """Flat sheets of uniform colours, as layers or with exact depth; the nearest hides the others."""
    plate = draw.plate()
    side = draw.side()
    sheets = [sheet(draw, plate, side * draw.between(10, 80) * 1e-3) for _ in range(draw.whole(1, 3))]
    colours = draw.rng.integers(0, 256, (len(sheets), 3)).astype(np.uint8)
    corners = np.concatenate([corners for corners, _ in sheets])
    if np.abs(corners[:, 2]).min() < 1e-4 or np.ptp(np.sign(corners[:, 2])):
        return mesh(draw)
    faces = [face + 4 * number for number in range(len(sheets)) for face in (np.array([0, 1, 2]), np.array([0, 2, 3]))]
    columns = {axis: corners[:, i] for i, axis in enumerate("xyz")}
    coloured = draw.chance(0.6)
    if coloured:
        columns.update(zip(("red", "green", "blue"), np.repeat(colours, 4, 0).T))
    shapes.write_ply(draw.folder / "mesh.ply", columns, faces, draw.one_of("ascii", "binary_little_endian"))
    lamp_options, brightness = lamps(draw)
    phase, gamma, strength, lit = light(draw)
    form, tolerance = draw.one_of("exact", "layers"), 1e-4
    options = ["--as", form, "--scale", "1", *lamp_options, *lit]
    which, z = seen_from_front(plate, sheets)
    seen = which >= 0
    if not seen.any():
        return mesh(draw)
    if form == "exact":
        tolerance = draw.one_of(1e-2, 1e-3, 1e-4)
        options += ["--tolerance", repr(tolerance)]
    else:
        count, near, far = draw.one_of(1, 3, 16), z[seen].max(), z[seen].min()
        options += ["--layers", str(count)]
        v = (near - np.where(seen, z, near)) / (near - far) if near > far else np.zeros(plate.shape)
        if (np.abs(v * count - np.round(v * count)) < 1e-6)[(v > 0) & (v < 1)].any():
            return mesh(draw)  # between two layers, as of a slope along a row: rounding decides
        z = reference.depth_of((reference.layer_of(v, count) + 0.5) / count, near, far)
    normals = [np.array([-a, -b, 1]) / np.sqrt(1 + a * a + b * b) for _, (a, b) in sheets]
    shades = np.array([brightness(normal) for normal in normals])[:, None]
    values = shades * (colours / 255 if coloured else 1) * np.ones(3)

    def field_of(wavelength, number):
        of = np.array(intensities(values[None], plate.wavelengths)[number])[0]
        shown = amplitude(np.where(seen, of[which], 0), gamma, strength)
        field = with_phase(plate, wavelength, shown, z, phase, Place(plate, plate.shape))
        if form == "exact":
            return reference.exact_depth_field(plate, wavelength, field, z)
        return reference.layers_field(plate, wavelength, [(at, np.where(z == at, field, 0)) for at in np.unique(z[seen])])

    return Design([["mesh", "mesh.ply", "-o", "field.npy", *plate_options(plate), *options, *draw.device()]],
                  judged_field(plate, "field.npy", field_of, tolerance))


KINDS = {"mesh": mesh}
