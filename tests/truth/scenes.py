# SPDX-License-Identifier: GPL-3.0-or-later
"""Random scenes of pictures: layers, pictures with depth."""

import json

import numpy as np

import arrays
import files
import reference
from draw import (GREY, LARGE, WRITERS, Design, colour_fields, intensities, picture, plate_options, relative, text,
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
        """The value of the pixel, of a picture of any size in this place, that holds the centre of each pixel; NaN outside."""
        plate, (rows, cols) = self.plate, values.shape
        (width, left, height, top), (x, y) = self._axes(), plate.axes()
        y = -y[:, 0]
        if self.same:  # from pixel to pixel: the first ends at half a pixel
            left, top = x[0] - plate.px / 2, y[0] - plate.py / 2
        i, j = cells_under(x, cols, width, left), cells_under(y, rows, height, top)
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
    z = np.where(np.isfinite(z), z, 1.0)
    if phase == "constant":
        return amplitudes * reference.turns(z / wavelength)
    return amplitudes * np.exp(1j * reference.smooth_phase(plate, wavelength, z, where.magnification()))


def resources(draw, plate_large):
    return draw.disk() if plate_large else draw.device()


def judged_field(plate, output, field_of, tolerance, sent_of=None):
    """A judge of a field of all wavelengths against `field_of(wavelength, number)`.

    A tolerance is of waves that do not cancel one another: where `sent_of` says which light is sent and
    less than a tenth of it arrives, it is of that tenth."""
    def judge(folder):
        def all_of(one):
            return np.array([one(wavelength, number) for number, wavelength in enumerate(plate.wavelengths)])
        found, wanted = colour_fields(folder / output, plate.wavelengths), all_of(field_of)
        lost = np.linalg.norm(all_of(sent_of)) / 10 / (np.linalg.norm(wanted) or 1) if sent_of else 0
        yield "field", relative(found, wanted), tolerance * max(1, lost)
    return judge


# --- layers

def one_file(draw, shape, z):
    """Pictures of one array, which Matlab has last, or pages of one file: its name, options and values."""
    suffix = draw.one_of("npy", "npz", "mat", "tif")
    path, values = draw.folder / f"stack.{suffix}", draw.rng.random((len(z), *shape))
    most = draw.one_of(255, 65535, 1) if suffix == "tif" else 1
    held = np.round(values * most).astype({255: "u1", 65535: "u2"}[most]) if most > 1 else values.astype("f4")
    held_there = list(held) if suffix == "tif" else np.moveaxis(held, 0, -1) if suffix == "mat" else held
    WRITERS[suffix](path, held_there, draw.rng)
    return path.name, ["--first-distance", text(z[0]), "--last-distance", text(z[-1])], list(held / float(most))


def transparent(draw, shape, name):
    """A picture with an alpha channel: its file, its values and its opacity."""
    colours, most = draw.one_of(1, 3), draw.one_of(255, 65535)
    array = draw.rng.integers(0, most + 1, (*shape, colours + 1)).astype("u1" if most == 255 else "u2")
    array[draw.rng.random(shape) < 0.3, -1] = draw.one_of(0, most)
    path = draw.folder / f"{name}.png"
    files.write_png(path, array, draw.rng)
    return path, array[..., 0] / most if colours == 1 else array[..., :-1] / most, array[..., -1] / most


def stack_file(draw, shape, opaque, whole):
    """A list of pictures at distances in JSON, or one file: its name, options, values and z and opacities.

    `whole`: pictures lie pixel by pixel on the plate, so that each may have an opacity."""
    count, side = draw.whole(1, 4), draw.side()
    z = side * np.round(np.sort(draw.rng.uniform(1e-3, 60e-3, count)) * 1e6) * 1e-6
    z = draw.rng.permutation(z)
    if not opaque and draw.chance(0.3):
        name, options, values = one_file(draw, shape, z)
        return name, options, values, np.linspace(z[0], z[-1], count), [0.0] * count
    entries, pictures, opacities = [], [], []
    for number, distance in enumerate(z):
        name, opacity = f"picture{number}", draw.between(0, 1, 2) if opaque else 0.0
        entry = {"opacity": opacity} if opaque else {}
        if opaque and whole and draw.chance(0.5):
            path, values, opacity = transparent(draw, shape, name)
            entry = draw.one_of({"opacity": "alpha"}, {})
        else:
            path, values = picture(draw, shape, name, draw.chance(0.4))
        entries.append({"image": path.name, "z": text(distance)} | entry)
        pictures.append(values)
        opacities.append(opacity)
    (draw.folder / "stack.json").write_text(json.dumps(entries))
    return "stack.json", [], pictures, z, opacities


def layers(draw, sizes=None):
    plate = draw.plate(sizes, (1,)) if sizes else draw.plate()
    opaque = draw.chance(0.5)
    shape = shape_of(draw, plate)
    where, placed = place(draw, plate, shape)
    name, options, pictures, z, opacities = stack_file(draw, shape, opaque, where.same)
    phase, gamma, strength, lit = light(draw)
    hides = opaque and draw.chance(0.8)
    options += placed + lit + (["--occlusion", "silhouette"] if hides else [])
    inside = where.mean(np.ones(shape))

    def field_of(wavelength, number):
        sheets = []
        for values, distance, opacity in zip(pictures, z, opacities):
            values = where.mean(intensities(values, plate.wavelengths)[number])
            if opaque:  # a sample that is covered in part has the picture's light and opacity for that part
                values = np.divide(values, inside, out=np.zeros_like(values), where=inside > 0)
            seen = amplitude(values, gamma, strength) * np.sqrt(opacity * inside if opaque else 1)
            sheets.append((distance, with_phase(plate, wavelength, seen, distance, phase, where), opacity * inside))
        if hides:
            return reference.silhouettes_field(plate, wavelength, sheets)
        return reference.layers_field(plate, wavelength, [sheet[:2] for sheet in sheets])

    return Design([["layers", name, "-o", "field.npy", *plate_options(plate), *options,
                    *resources(draw, sizes)]], judged_field(plate, "field.npy", field_of, 1e-4),
                  "to read this takes" if sizes else None)


def layers_by_disk(draw):
    return layers(draw, LARGE)


def away_from(edges, width):
    """Where no pixel within `width`, or beyond the plate, is one of `edges`."""
    rows, cols = edges.shape
    near = np.zeros(edges.shape, bool)
    for j in range(-width, width + 1):
        for i in range(-width, width + 1):
            moved = np.zeros(edges.shape, bool)
            moved[max(0, j):rows + min(0, j), max(0, i):cols + min(0, i)] = edges[
                max(0, -j):rows - max(0, j), max(0, -i):cols - max(0, i)]
            near |= moved
    return ~near


def feather(draw):
    """Soft edges: a second run beside the plate shows opacities, which only rise from an edge to `width` inside."""
    plate, width = draw.plate((24, 31, 40, 47), (1,)), draw.whole(1, 4)
    z = draw.side() * np.sort(draw.rng.uniform(2e-3, 40e-3, 2))[::draw.one_of(1, -1)]
    shapes_ = [draw.rng.random(2) for _ in z]
    x, y = (np.abs(axis) / axis.max() if axis.max() > 0 else axis for axis in plate.axes())
    opaque = [(x < 0.3 + 0.6 * a) & (y < 0.3 + 0.6 * b) for a, b in shapes_]
    for number, values in enumerate(opaque):
        files.write_png(draw.folder / f"picture{number}.png", (values * 255).astype(np.uint8), draw.rng)
        for name, distance in (("shown", AT_PLATE), ("stack", z[number])):
            entry = {"image": f"picture{number}.png", "z": text(distance)}
            (draw.folder / f"{name}{number}.json").write_text(json.dumps([entry]))
    (draw.folder / "stack.json").write_text(json.dumps(
        [{"image": f"picture{number}.png", "z": text(distance)} for number, distance in enumerate(z)]))
    common = [*plate_options(plate), "--phase", "constant", "--occlusion", "silhouette", "--feather", str(width),
              *draw.device()]
    commands = [["layers", f"{name}.json", "-o", f"{name}.npy", *common] for name in ("shown0", "shown1", "stack")]

    def judge(folder):
        sheets = []
        for number, distance in enumerate(z):
            opacity = np.abs(files.read_field(folder / f"shown{number}.npy")[0].astype(complex))**2
            yield "outside", float(opacity[~opaque[number]].max(initial=0)), 1e-5
            inside = opaque[number] & away_from(~opaque[number], width)
            yield "inside", float(np.abs(opacity[inside] - 1).max(initial=0)), 1e-5
            edge = opaque[number] & ~away_from(~opaque[number], 1)
            yield "edge", float(opacity[edge].max(initial=0)), 0.75
            opacity = np.where(opacity > 1 - 1e-5, 1, opacity)  # the root of what is left would be no small number
            wave = reference.turns(distance / plate.wavelengths[0])
            sheets.append((distance, np.sqrt(opacity) * wave, opacity))
        wanted = reference.silhouettes_field(plate, plate.wavelengths[0], sheets)
        yield "field", relative(files.read_field(folder / "stack.npy")[0], wanted), 3e-4

    return Design(commands, judge)


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
        arrays.write_npy(path, array)
    metres = array.astype(float) * (1e-3 if meaning == "millimetres" else 1)
    z = near - (np.where(metres > 0, metres, np.nan) - metres[metres > 0].min()) * scale
    z = np.clip(z, far, near)  # single precision may lie beyond
    options = ["--depth-meaning", meaning] + (["--depth-scale", repr(scale)] if scale != 1 else [])
    return path.name, options, z, (near - z) / (near - far)


def relative_depth(draw, shape, near, far):
    """Values from 0 to 1, even in z or in 1/z, black near or white near: the same."""
    meaning = draw.one_of("normalised", "normalised", "inverse")
    path, values = write_picture(draw, depth_values(draw, shape), "depth", [kind for kind in GREY if kind != "exr"] + ["Z"])
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
    of_depth = shape if draw.chance(0.8) else (draw.whole(1, 40), draw.whole(1, 40))
    name, options, z, v = draw.one_of(measured_depth, relative_depth, relative_depth)(draw, of_depth, near, far)
    where, placed = place(draw, plate, shape)
    phase, gamma, strength, lit = light(draw)
    z, v = where.nearest(z), where.nearest(v)
    seen = np.isfinite(z)
    if not seen.any():
        return rgbd(draw, form, sizes)
    tolerance = draw.one_of(1e-2, 1e-3, 1e-4) if form == "exact" else 1e-4
    count, hides = draw.one_of(1, 2, 5, 16, *([] if sizes else [255])), form == "layers" and draw.chance(0.4)
    if form == "exact":
        options += ["--as", "exact", "--tolerance", repr(tolerance)]
    else:
        options += ["--as", "layers", "--layers", str(count)] + (["--occlusion", "silhouette"] if hides else [])
        number_of = reference.layer_of(np.where(seen, v, 0), count)
        middles = (np.arange(count) + 0.5) / count
        meaning = "inverse" if "inverse" in options else "normalised"
        z = reference.depth_of(middles, near, far, meaning)[number_of]

    def sent_of(wavelength, number):
        lit_ = amplitude(where.mean(intensities(values, plate.wavelengths)[number]), gamma, strength) * seen
        return with_phase(plate, wavelength, lit_, z, phase, where)

    def field_of(wavelength, number):
        field = sent_of(wavelength, number)
        if form == "exact":
            return reference.exact_depth_field(plate, wavelength, field, z)
        sheets = [(at, np.where(seen & (z == at), field, 0), (seen & (z == at)).astype(float)) for at in np.unique(z[seen])]
        if hides:
            return reference.silhouettes_field(plate, wavelength, sheets)
        return reference.layers_field(plate, wavelength, [sheet[:2] for sheet in sheets])

    return Design([["rgbd", "--color", color.name, "--depth", name, "-o", "field.npy", *plate_options(plate),
                    "--near", text(near), "--far", text(far), *options, *placed, *lit,
                    *resources(draw, sizes)]],
                  judged_field(plate, "field.npy", field_of, tolerance, sent_of if form == "exact" else None))


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


KINDS = {
    "layers": layers,
    "layers/disk": layers_by_disk,
    "layers/feather": feather,
    "rgbd/layers": lambda draw: rgbd(draw, "layers"),
    "rgbd/exact": lambda draw: rgbd(draw, "exact"),
    "rgbd/disk": lambda draw: rgbd(draw, "layers", LARGE),
    "rgbd/random": random_phases,
}
