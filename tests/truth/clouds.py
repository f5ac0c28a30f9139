# SPDX-License-Identifier: GPL-3.0-or-later
"""Random clouds of points, in every format that the program reads."""

import numpy as np

import files
import reference
import shapes
from draw import LUMINANCE, LARGE, channel_order, plate_options, relative, text, Design


def places(draw, plate, count, nearest=2e-3):
    """x, y, z in metres of points on one side or both sides of the plate, some beyond its edges."""
    width, height = max(plate.cols, 8) * plate.px, max(plate.rows, 8) * plate.py
    far = draw.between(2, 60) * nearest
    z = draw.rng.uniform(nearest, far, count) * (draw.rng.choice([-1, 1], count) if draw.chance(0.3) else draw.side())
    return np.column_stack([draw.rng.uniform(-0.8, 0.8, count) * width,
                            draw.rng.uniform(-0.8, 0.8, count) * height, z])


def table(draw, xyz, path):
    """A .csv with units in its header, with amplitudes or not, with phases or not."""
    unit, scale = draw.one_of(("m", 1), ("mm", 1e-3), ("um", 1e-6))
    columns = {f"{axis}[{unit}]": xyz[:, i] / scale for i, axis in enumerate("xyz")}
    light = {"amplitude": draw.rng.uniform(0.1, 2, len(xyz)), "phase": draw.rng.uniform(-7, 7, len(xyz))}
    for name in list(light)[:draw.whole(0, 2)]:
        columns[name] = light[name]
    shapes.write_table(path, columns)
    count = len(xyz)
    return [(columns.get("amplitude", np.ones(count)), columns.get("phase", np.zeros(count)))]


def coloured(draw, xyz, path, wavelengths):
    """A .ply with intensities or colours, as text or as bytes; amplitudes are roots of intensities."""
    columns = {axis: xyz[:, i].astype(draw.one_of("f4", "f8")) for i, axis in enumerate("xyz")}
    count, way = len(xyz), draw.one_of("none", "intensity", "colours", "colours")
    values = np.ones((count, 3))
    if way == "intensity":
        columns["intensity"] = draw.rng.uniform(0, 2, count).astype("f4")
        values = np.repeat(columns["intensity"].astype(float)[:, None], 3, 1)
    elif way == "colours":
        bytes_ = draw.rng.integers(0, 256, (count, 3)).astype(np.uint8)
        columns.update(zip(("red", "green", "blue"), bytes_.T))
        values = bytes_ / 255
    phases = draw.rng.uniform(-3, 3, count) if draw.chance(0.3) else None
    if phases is not None:
        columns["phase"] = phases
    shapes.write_ply(path, columns, form=draw.one_of("ascii", "binary_little_endian", "binary_big_endian"))
    xyz[:] = np.column_stack([columns[axis].astype(float) for axis in "xyz"])
    return lights(values, np.zeros(count) if phases is None else phases, wavelengths)


def plain(draw, xyz, path):
    """Places alone."""
    shapes.write_table(path, {None: xyz[:, 0], "y": xyz[:, 1], "z": xyz[:, 2]}, " ")
    return [(np.ones(len(xyz)), np.zeros(len(xyz)))]


def colours_alone(draw, xyz, path, wavelengths):
    """Places with colours or without, in a .pcd that holds places without a measurement, too, or as vertices of an .obj."""
    colours = draw.rng.integers(0, 256, (len(xyz), 3)) if draw.chance(0.6) else None
    if path.suffix == ".pcd":
        xyz[:] = xyz.astype("f4")
        absent = np.flatnonzero(draw.rng.random(len(xyz)) < 0.2)
        dark = None if colours is None else np.insert(colours, absent, 7, 0)
        shapes.write_pcd(path, np.insert(xyz, absent, np.nan, 0), dark, draw.rng)
    else:
        shapes.write_obj(path, xyz, colours=None if colours is None else colours / 255)
    values = np.ones((len(xyz), 3)) if colours is None else colours / 255
    return lights(values, np.zeros(len(xyz)), wavelengths)


def lights(values, phases, wavelengths):
    """Amplitudes, the roots of intensities, and phases of each wavelength."""
    if len(wavelengths) == 1:
        return [(np.sqrt(values @ LUMINANCE), phases)]
    return [(np.sqrt(values[:, channel]), phases) for channel in channel_order(wavelengths)]


def cloud(draw, plate, xyz):
    """Writes a cloud: its file, and of each wavelength the amplitudes and phases."""
    name = draw.one_of("cloud.csv", "cloud.ply", "cloud.ply", "cloud.xyz", "cloud.obj", "cloud.pcd")
    path = draw.folder / name
    if path.suffix == ".csv":
        light = table(draw, xyz, path)
    elif path.suffix == ".ply":
        light = coloured(draw, xyz, path, plate.wavelengths)
    elif path.suffix == ".xyz":
        light = plain(draw, xyz, path)
    else:
        light = colours_alone(draw, xyz, path, plate.wavelengths)
    return name, light if len(light) > 1 else light * len(plate.wavelengths)


def rotation(angles):
    """About x, then y, then z, about fixed axes, right-handed."""
    turn = np.eye(3)
    for axis, angle in enumerate(angles):
        cos, sin = np.cos(angle), np.sin(angle)
        one, two = (axis + 1) % 3, (axis + 2) % 3
        about = np.eye(3)
        about[one, one], about[one, two], about[two, one], about[two, two] = cos, -sin, sin, cos
        turn = about @ turn
    return turn


def turned(draw, most=180):
    """Options that turn an object about the middle of its box, by `most` degrees about x and y, and the rotation."""
    if draw.chance(0.5):
        return [], np.eye(3)
    degrees = [draw.whole(-end, end) if draw.chance(0.6) else 0 for end in (most, most, 180)]
    options = [word for axis, angle in zip("xyz", degrees) if angle for word in (f"--rotate-{axis}", f"{angle}deg")]
    return options, rotation(np.deg2rad(degrees))


def fitted(draw, xyz, plate, most=180):
    """Options that turn an object and scale it, so that its box when turned fits, and where its points then are."""
    box = np.array([plate.cols * plate.px, plate.rows * plate.py, draw.between(0.5, 10) * 1e-3])
    box = np.round(np.maximum(box, 20e-6), 9)
    at = draw.side() * draw.between(15, 90) * 1e-3
    centre = np.round(draw.rng.uniform(-1, 1, 2) * 1e-4, 7) if draw.chance(0.3) else np.zeros(2)
    options, turn = turned(draw, most)
    low, high = xyz.min(0), xyz.max(0)
    extent = np.abs(turn) @ (high - low)
    scale = min(box[i] / extent[i] for i in range(3) if extent[i] > 0) if extent.any() else 1
    return (["--fit", "x".join(text(side) for side in box), "--at", text(at, "mm"), *options,
             "--centre-x", text(centre[0]), "--centre-y", text(centre[1])],
            (xyz - (low + high) / 2) @ turn.T * scale + [*centre, at])


def scaled(draw, xyz, _plate):
    """A scale, and where the origin of the file comes to lie, about which it is turned, so that it is in view."""
    scale = draw.between(0.2, 0.9)
    options, turn = turned(draw)
    middle = (xyz.min(0) + xyz.max(0)) / 2
    offset = np.round(np.array([draw.between(-20, 20) * 1e-6, draw.between(-20, 20) * 1e-6,
                                np.sign(xyz[0, 2]) * draw.between(100, 150) * 1e-3])
                      + scale * (middle - middle @ turn.T), 12)
    return (["--scale", repr(scale), "--offset", ",".join(text(part) for part in offset), *options],
            xyz @ turn.T * scale + offset)


def as_read(draw, xyz, _plate):
    return ["--scale", "1"], xyz


def points(draw, plate=None, where=None, whole=True):
    """A cloud to a field, by every method that keeps a tolerance."""
    plate = plate or draw.plate()
    xyz = places(draw, plate, draw.whole(1, 40))
    name, light = cloud(draw, plate, xyz)
    options, xyz = draw.one_of(fitted, scaled, as_read)(draw, xyz, plate)
    return field_of_points(draw, plate, name, xyz, light, options, where, whole)


def field_of_points(draw, plate, name, xyz, light, options, where=None, whole=True):
    """The field of a cloud by some method against the plain sum."""
    model = draw.one_of("exact", "exact", "fresnel")
    way = {"exact": ("exact", "auto", "nufft", *(["wrp"] if whole else [])), "fresnel": ("fresnel", "fresnel-direct")}[model]
    way = draw.one_of(*way)
    tolerance = draw.one_of(1e-2, 1e-3, 1e-4)
    window = draw.chance(0.8)
    options = [*options, "--method", way] + ([] if window else ["--no-window"])
    if way not in ("exact", "fresnel-direct", "fresnel"):
        options += ["--tolerance", repr(tolerance)]
    else:
        tolerance = 1e-4
    output = draw.one_of("field.npy", "field.npy", "field.exr", "field.tif") if len(light) == 1 else "field.npy"

    def judge(folder):
        wanted = np.array([reference.points_field(plate, wavelength, np.column_stack([xyz, *of]), model, window)
                           for wavelength, of in zip(plate.wavelengths, light)])
        yield "field", relative(files.read_field(folder / output), wanted), tolerance

    refused = "recording plane" if way == "wrp" else None
    return Design([["points", name, "-o", output, *plate_options(plate), *options,
                    *(where or draw.device())]], judge, refused)


def points_in_bands(draw):
    """Points on a plate that the memory does not hold."""
    return points(draw, draw.plate(LARGE, (1,)), ["--memory", "3MiB", "--scratch", ".", "--device", "cpu"], False)


KINDS = {"points": points, "points/bands": points_in_bands}
