# SPDX-License-Identifier: GPL-3.0-or-later
"""Random scenes of pictures: layers, pictures with depth, flat meshes."""

import json

import numpy as np

import files
import reference
from draw import (LARGE, Design, colour_fields, intensities, picture, plate_options, relative, text,
                  write_picture)

AT_PLATE = 1e-9  # m: where light starts so near to the plate that its phases are seen there


# --- where a picture lies

def overlaps(count, pitch, cells, width, low):
    """(count, cells): the share of each pixel about the middle one that each cell from `low` on covers."""
    left = (np.arange(count) - count // 2 - 0.5)[:, None] * pitch
    cell = width / cells
    at = low + np.arange(cells) * cell
    return np.clip(np.minimum(left + pitch, at + cell) - np.maximum(left, at), 0, None) / pitch


def cells_under(centres, cells, width, low):
    """The cell that holds each centre, -1 outside; a centre on a border belongs to the next cell."""
    found = np.floor((centres - low) * cells / width + 1e-6).astype(int)
    return np.where((found >= 0) & (found < cells), found, -1)


class Place:
    """Where a picture of some shape lies on the plate: pixel by pixel, or as a rectangle.

    Unless both sides are given, pixels of a picture of the plate's shape are the plate's, others square."""

    def __init__(self, plate, shape, size=(0, 0), at=(0, 0)):
        self.plate, self.shape, self.at = plate, shape, at
        width, height = plate.cols * plate.px, plate.rows * plate.py
        rows, cols = shape
        self.same = shape == plate.shape and size == (0, 0) and at == (0, 0)
        if not self.same and not all(size):
            form = plate.py / plate.px if shape == plate.shape else 1.0  # height of a pixel over its width
            pixel = size[0] / cols or size[1] / rows / form or min(width / cols, height / rows / form)
            width, height = cols * pixel, rows * pixel * form
        elif all(size):
            width, height = size
        self.size = width, height

    def _axes(self):
        (width, height), (x, y) = self.size, self.at
        return width, x - width / 2, height, -y - height / 2  # y downwards, as rows run

    def mean(self, values):
        """Values of the picture over each pixel of the plate, by area."""
        if self.same:
            return values
        plate, (rows, cols) = self.plate, self.shape
        width, left, height, top = self._axes()
        across = overlaps(plate.cols, plate.px, cols, width, left)
        down = overlaps(plate.rows, plate.py, rows, height, top)
        return np.tensordot(down, np.tensordot(across, values, (1, 1)), (1, 1))

    def nearest(self, values):
        """The value of the picture's pixel that holds the centre of each pixel; NaN outside."""
        if self.same:
            return values
        plate, (rows, cols) = self.plate, self.shape
        width, left, height, top = self._axes()
        x, y = plate.axes()
        i, j = cells_under(x, cols, width, left), cells_under(-y[:, 0], rows, height, top)
        return np.where((j[:, None] >= 0) & (i >= 0), values[j[:, None], i], np.nan)

    def magnification(self):
        return self.plate.cols * self.plate.px / self.size[0], self.plate.rows * self.plate.py / self.size[1]


def place(draw, plate, shape):
    """A place within the plate with the options that say it."""
    size, at, options = (0, 0), (0, 0), []
    if draw.chance(0.4):
        size = within(draw, plate, shape)
        options += ["--width", text(size[0])] + (["--height", text(size[1])] if size[1] else [])
        free = np.array([(plate.cols - 1) * plate.px, (plate.rows - 1) * plate.py]) - Place(plate, shape, size).size
        at = tuple(np.round(np.maximum(free, 0) / 2 * draw.rng.uniform(-1, 1, 2), 8))
        options += ["--x", text(at[0]), "--y", text(at[1])] if any(at) else []
    return Place(plate, shape, size, at), options


def within(draw, plate, shape):
    """Width and height of a smaller rectangle, or a width alone, whose height the picture decides."""
    width, height = (round(draw.between(0.3, 0.9) * extent, 8)
                     for extent in (plate.cols * plate.px, plate.rows * plate.py))
    if draw.chance(0.5):
        return width, height
    form = plate.py / plate.px if shape == plate.shape else 1.0
    return round(min(width, height * shape[1] / shape[0] / form), 8), 0


def shape_of(draw, plate):
    """The plate's own, mostly; else another."""
    return plate.shape if draw.chance(0.6) else (draw.whole(1, 40), draw.whole(1, 40))


# --- light

def light(draw):
    """Options of phase, gamma and strength; without a phase that only the program knows."""
    phase = draw.one_of("constant", "smooth", "smooth")
    gamma, strength = draw.one_of(1, 1, 2.2, 0.5), draw.one_of(1, 1, 0.3, 2)
    options = ["--phase", phase]
    options += ["--gamma", repr(gamma)] if gamma != 1 else []
    options += ["--strength", repr(strength)] if strength != 1 else []
    return phase, gamma, strength, options


def amplitude(values, gamma, strength):
    """Of values in [0, 1] where light is, whose power `gamma` is the intensity."""
    return strength * np.sqrt(np.maximum(values, 0)**gamma)


def with_phase(plate, wavelength, amplitudes, z, phase, where):
    if phase == "constant":
        return amplitudes.astype(complex)
    z = np.where(np.isfinite(z), z, 1.0)
    return amplitudes * np.exp(1j * reference.smooth_phase(plate, wavelength, z, where.magnification()))


def resources(draw, plate_large):
    return draw.disk() if plate_large else draw.device()


def judged_field(plate, output, field_of, tolerance):
    """A judge of a field of all wavelengths against `field_of(wavelength, number)`."""
    def judge(folder):
        found = colour_fields(folder / output, plate.wavelengths)
        wanted = np.array([field_of(wavelength, number) for number, wavelength in enumerate(plate.wavelengths)])
        yield "field", relative(found, wanted), tolerance
    return judge


# --- layers

def stack_file(draw, shape, opaque):
    """A list of pictures at distances in JSON, or one array: its file, options, values and z and opacities."""
    count = draw.whole(1, 4)
    side = draw.side()
    z = side * np.round(np.sort(draw.rng.uniform(1e-3, 60e-3, count)) * 1e6) * 1e-6
    z = draw.rng.permutation(z)
    if not opaque and draw.chance(0.3):
        values = draw.rng.random((count, *shape)).astype(np.float32)
        z = np.linspace(z[0], z[-1], count)
        files.write_npy(draw.folder / "stack.npy", values)
        return ("stack.npy", ["--first-distance", text(z[0]), "--last-distance", text(z[-1])],
                list(values.astype(float)), z, np.zeros(count))
    opacities = np.array([draw.between(0, 1, 2) for _ in z]) if opaque else np.zeros(count)
    entries, pictures = [], []
    for number, (distance, opacity) in enumerate(zip(z, opacities)):
        path, values = picture(draw, shape, f"picture{number}", draw.chance(0.4))
        entries.append({"image": path.name, "z": text(distance)} | ({"opacity": opacity} if opaque else {}))
        pictures.append(values)
    (draw.folder / "stack.json").write_text(json.dumps(entries))
    return "stack.json", [], pictures, z, opacities


def layers(draw, sizes=None):
    plate = draw.plate(sizes, (1,)) if sizes else draw.plate()
    opaque = draw.chance(0.4)
    shape = shape_of(draw, plate)
    name, options, pictures, z, opacities = stack_file(draw, shape, opaque)
    where, placed = place(draw, plate, shape)
    phase, gamma, strength, lit = light(draw)
    options += placed + lit + (["--occlusion", "silhouette"] if opaque else [])
    inside = where.mean(np.ones(shape))

    def field_of(wavelength, number):
        sheets = []
        for values, distance, opacity in zip(pictures, z, opacities):
            values = where.mean(intensities(values, plate.wavelengths)[number])
            if opaque:  # a sample that is covered in part has the picture's light and opacity for that part
                values = np.divide(values, inside, out=np.zeros_like(values), where=inside > 0)
            seen = amplitude(values, gamma, strength) * np.sqrt(opacity * inside if opaque else 1)
            sheets.append((distance, with_phase(plate, wavelength, seen, distance, phase, where), opacity * inside))
        if opaque:
            return reference.silhouettes_field(plate, wavelength, sheets)
        return reference.layers_field(plate, wavelength, [sheet[:2] for sheet in sheets])

    return Design([["layers", name, "-o", "field.npy", *plate_options(plate), *options,
                    *resources(draw, sizes)]], judged_field(plate, "field.npy", field_of, 1e-4))


def layers_by_disk(draw):
    return layers(draw, LARGE)


# --- pictures with depth

def depth_values(draw, shape):
    """Slopes, steps and noise, from 0 to 1."""
    y, x = np.mgrid[0:1:shape[0] * 1j, 0:1:shape[1] * 1j]
    values = draw.rng.random() * x + draw.rng.random() * y + 0.3 * (x > draw.rng.random())
    values = values + draw.one_of(0, 0.1) * draw.rng.random(shape)
    span = np.ptp(values)
    return (values - values.min()) / (span if span else 1)


def measured_depth(draw, shape, near, far):
    """Millimetres or metres from a viewer, some pixels without: file, options, z and v of each pixel."""
    meaning = draw.one_of("millimetres", "metres")
    scale = draw.one_of(1, 0.5, 2)
    depths = 300 + depth_values(draw, shape) * (near - far) / scale * 1e3
    depths = np.round(depths, 0 if meaning == "millimetres" else 9)
    depths[draw.rng.random(shape) < 0.1] = 0
    if not depths.any():
        depths[0, 0] = 300
    if meaning == "millimetres" and draw.chance(0.7):
        array, path = depths.astype(np.uint16), draw.folder / "depth.png"
        files.write_png(path, array, draw.rng)
    else:
        array, path = (depths if meaning == "millimetres" else depths / 1e3).astype(np.float32), draw.folder / "depth.npy"
        files.write_npy(path, array)
    metres = array.astype(float) * (1e-3 if meaning == "millimetres" else 1)
    z = near - (np.where(metres > 0, metres, np.nan) - metres[metres > 0].min()) * scale
    z = np.clip(z, far, near)  # single precision may lie beyond
    options = ["--depth-meaning", meaning] + (["--depth-scale", repr(scale)] if scale != 1 else [])
    return path.name, options, z, (near - z) / (near - far)


def relative_depth(draw, shape, near, far):
    """Values from 0 to 1, even in z or in 1/z, black near or white near: the same."""
    meaning = draw.one_of("normalised", "normalised", "inverse")
    path, values = write_picture(draw, depth_values(draw, shape), "depth",
                                 ("png8", "png8", "png16", "tif16", "bmp", "float", "npy"))
    invert = draw.chance(0.4)
    v = 1 - values if invert else values
    options = ["--depth-meaning", meaning] + (["--invert-depth"] if invert else [])
    return path.name, options, reference.depth_of(v, near, far, meaning), v


def depth_ends(draw):
    side, middle = draw.side(), draw.between(8, 120) * 1e-3
    half = middle * draw.between(0.02, 0.3)
    ends = sorted((round(side * (middle - half), 6), round(side * (middle + half), 6)))
    return ends[1], ends[0]


def rgbd(draw, form, sizes=None):
    plate = draw.plate(sizes, (1,)) if sizes else draw.plate()
    near, far = depth_ends(draw)
    shape = shape_of(draw, plate)
    color, values = picture(draw, shape, "color", draw.chance(0.5))
    name, options, z, v = draw.one_of(measured_depth, relative_depth, relative_depth)(draw, shape, near, far)
    where, placed = place(draw, plate, shape)
    phase, gamma, strength, lit = light(draw)
    z, v = where.nearest(z), where.nearest(v)
    seen = np.isfinite(z)
    if not seen.any():
        return rgbd(draw, form, sizes)
    tolerance = draw.one_of(1e-2, 1e-3, 1e-4) if form == "exact" else 1e-4
    count, hides = draw.one_of(1, 2, 5, 16, 255), form == "layers" and draw.chance(0.4)
    if form == "exact":
        options += ["--as", "exact", "--tolerance", repr(tolerance)]
    else:
        options += ["--as", "layers", "--layers", str(count)] + (["--occlusion", "silhouette"] if hides else [])
        number_of = reference.layer_of(np.where(seen, v, 0), count)
        middles = (np.arange(count) + 0.5) / count
        meaning = "inverse" if "inverse" in options else "normalised"
        z = reference.depth_of(middles, near, far, meaning)[number_of]

    def field_of(wavelength, number):
        lit_ = amplitude(where.mean(intensities(values, plate.wavelengths)[number]), gamma, strength) * seen
        field = with_phase(plate, wavelength, lit_, z, phase, where)
        if form == "exact":
            return reference.exact_depth_field(plate, wavelength, field, z)
        sheets = [(at, np.where(seen & (z == at), field, 0), (seen & (z == at)).astype(float)) for at in np.unique(z[seen])]
        if hides:
            return reference.silhouettes_field(plate, wavelength, sheets)
        return reference.layers_field(plate, wavelength, [sheet[:2] for sheet in sheets])

    return Design([["rgbd", "--color", color.name, "--depth", name, "-o", "field.npy", *plate_options(plate),
                    "--near", text(near), "--far", text(far), *options, *placed, *lit,
                    *resources(draw, sizes)]], judged_field(plate, "field.npy", field_of, tolerance))


def random_phases(draw):
    """Phases that only the program knows: a second run shows them beside the plate, where light starts."""
    plate = draw.plate(colours=(1,))
    near, far = depth_ends(draw)
    color, values = picture(draw, plate.shape, "color")
    name, options, _, v = relative_depth(draw, plate.shape, near, far)
    form, seed = draw.one_of(["exact", "--tolerance", "1e-4"], ["layers", "--layers", "1"]), draw.whole(1, 9)
    v = np.full(plate.shape, 0.5) if form[0] == "layers" else v
    at_plate, z = (reference.depth_of(v, *ends, options[1]) for ends in ((2 * AT_PLATE, AT_PLATE), (near, far)))
    wavelength = plate.wavelengths[0]
    words = ["rgbd", "--color", color.name, "--depth", name, *plate_options(plate), *options, "--as", *form,
             "--phase", "random", "--seed", str(seed), *draw.device()]

    def judge(folder):
        shown = files.read_field(folder / "shown.npy")[0].astype(complex)
        seen = amplitude(values, 1, 1)
        yield "amplitude", relative(np.abs(shown), seen), 1e-3
        light = seen * np.exp(1j * np.angle(shown)) * reference.turns(at_plate / wavelength)
        if plate.cols * plate.rows > 400:
            yield "mean phase", abs(light.sum()) / seen.sum(), 0.3
        wanted = reference.exact_depth_field(plate, wavelength, light, z)
        yield "field", relative(files.read_field(folder / "field.npy")[0], wanted), 3e-4

    near_plate = ["--near", text(2 * AT_PLATE), "--far", text(AT_PLATE)]
    return Design([[*words, *near_plate, "-o", "shown.npy"],
                   [*words, "--near", text(near), "--far", text(far), "-o", "field.npy"]], judge)


# --- meshes

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
    files.write_ply(draw.folder / "mesh.ply", columns, faces, draw.one_of("ascii", "binary_little_endian"))
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


KINDS = {
    "layers": layers,
    "layers/disk": layers_by_disk,
    "rgbd/layers": lambda draw: rgbd(draw, "layers"),
    "rgbd/exact": lambda draw: rgbd(draw, "exact"),
    "rgbd/disk": lambda draw: rgbd(draw, "layers", LARGE),
    "rgbd/random": random_phases,
    "mesh": mesh,
}
