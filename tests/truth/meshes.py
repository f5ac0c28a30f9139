# SPDX-License-Identifier: GPL-3.0-or-later
"""Random flat sheets of triangles, in every format that the program reads, and splats."""

import numpy as np

import clouds
import files
import reference
import shapes
from draw import Design, intensities, plate_options, relative, text
from scenes import Place, amplitude, judged_field, light, with_phase

QUAD = np.array([(0, 1, 2), (0, 2, 3)])
MESH_FILES = ("mesh.ply", "mesh.ply", "mesh.obj", "mesh.stl", "mesh.gltf", "mesh.glb")


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
    return np.column_stack([across, z + across @ draw.rng.uniform(-1, 1, 2)])


def seen_from_front(plate, triangles):
    """Of each pixel the nearest triangle over its centre, -1 for none, and its z there."""
    x, y = plate.axes()
    which, depth = np.full(plate.shape, -1), np.full(plate.shape, -np.inf)
    for number, corners in enumerate(triangles):
        inside = np.ones(plate.shape, bool)
        for (ax, ay, _), (bx, by, _) in zip(corners, np.roll(corners, -1, 0)):
            inside &= (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0
        normal = np.cross(corners[1] - corners[0], corners[2] - corners[0])
        z = corners[0, 2] - ((x - corners[0, 0]) * normal[0] + (y - corners[0, 1]) * normal[1]) / normal[2]
        nearer = inside & (z > depth)
        which[nearer], depth[nearer] = number, z[nearer]
    return which, depth


def write_mesh(draw, name, corners, colours):
    """A file of quadrangles with a colour each, which not every format has: the corners and colours that it holds."""
    path, faces = draw.folder / name, np.concatenate([QUAD + at for at in range(0, len(corners), 4)])
    white = np.full_like(colours, 255)
    if path.suffix == ".ply":
        columns = {axis: corners[:, i] for i, axis in enumerate("xyz")}
        coloured = draw.chance(0.6)
        if coloured:
            columns.update(zip(("red", "green", "blue"), np.repeat(colours, 4, 0).T))
        shapes.write_ply(path, columns, faces, draw.one_of("ascii", "binary_little_endian"))
        return corners, colours if coloured else white
    if path.suffix == ".obj":
        coloured = draw.chance(0.5)
        shapes.write_obj(path, corners, faces, np.repeat(colours / 255, 4, 0) if coloured else None)
        return corners, colours if coloured else white
    (shapes.write_stl if path.suffix == ".stl" else shapes.write_gltf)(path, corners, faces, draw.rng)
    return corners.astype("f4").astype(float), white


def mesh(draw):
    """Flat sheets of uniform colours, as layers or with exact depth; the nearest hides the others."""
    plate, side, name = draw.plate(), draw.side(), draw.one_of(*MESH_FILES)
    count = draw.whole(1, 3)
    corners = np.concatenate([sheet(draw, plate, side * draw.between(10, 80) * 1e-3) for _ in range(count)])
    corners, colours = write_mesh(draw, name, corners, draw.rng.integers(0, 256, (count, 3)).astype(np.uint8))
    placed, corners = draw.one_of(clouds.as_read, lambda *given: clouds.fitted(*given, 30))(draw, corners, plate)
    if np.abs(corners[:, 2]).min() < 1e-4 or np.ptp(np.sign(corners[:, 2])):
        return mesh(draw)
    triangles = np.concatenate([corners[at:at + 4][QUAD] for at in range(0, len(corners), 4)])
    normals = np.cross(triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0])
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    which, z = seen_from_front(plate, triangles)
    seen = which >= 0
    if normals[:, 2].min() < 0.1 or not seen.any():
        return mesh(draw)
    lamp_options, brightness = lamps(draw)
    phase, gamma, strength, lit = light(draw)
    form, tolerance = draw.one_of("exact", "layers"), 1e-4
    options = ["--as", form, *placed, *lamp_options, *lit]
    if form == "exact":
        tolerance = draw.one_of(1e-2, 1e-3, 1e-4)
        options += ["--tolerance", repr(tolerance)]
    else:
        count, near, far = draw.one_of(1, 3, 16), z[seen].max(), z[seen].min()
        options += ["--layers", str(count)]
        v = (near - np.where(seen, z, near)) / (near - far) if near > far else np.zeros(plate.shape)
        if (np.abs(v * count - np.round(v * count)) < 1e-5)[(v > 0) & (v < 1)].any():
            return mesh(draw)  # between two layers, as of a slope along a row: rounding decides
        z = reference.depth_of((reference.layer_of(v, count) + 0.5) / count, near, far)
    values = np.array([brightness(normal) for normal in normals])[:, None] * np.repeat(colours, 2, 0) / 255

    def sent_of(wavelength, number):
        of = np.array(intensities(values[None], plate.wavelengths)[number])[0]
        shown = amplitude(np.where(seen, of[which], 0), gamma, strength)
        return with_phase(plate, wavelength, shown, z, phase, Place(plate, plate.shape))

    def field_of(wavelength, number):
        field = sent_of(wavelength, number)
        if form == "exact":
            return reference.exact_depth_field(plate, wavelength, field, z)
        return reference.layers_field(plate, wavelength, [(at, np.where(z == at, field, 0)) for at in np.unique(z[seen])])

    return Design([["mesh", name, "-o", "field.npy", *plate_options(plate), *options, *draw.device()]],
                  judged_field(plate, "field.npy", field_of, tolerance, sent_of if form == "exact" else None))


def surface_points(draw):
    """Points spread evenly over two sheets send the light that the sheets send as a layer, within what chance does."""
    plate = draw.plate((64, 71, 80), (1,), (8, 12))
    half, z = np.array([plate.cols * plate.px, plate.rows * plate.py]) / 2, draw.side() * draw.between(8, 16) * 1e-3
    left, right, top = draw.between(0.3, 0.9), draw.between(0.3, 0.9), draw.between(0.3, 0.9)
    spans = [(-left, -0.1), (0.1, right)]
    corners = np.array([(x * half[0], y * top * half[1], z) for low, high in spans
                        for x, y in ((low, -1), (high, -1), (high, 1), (low, 1))])
    colours = np.repeat(draw.rng.integers(60, 256, (2, 1)), 3, 1).astype(np.uint8)
    shapes.write_ply(draw.folder / "mesh.ply", {**{axis: corners[:, i] for i, axis in enumerate("xyz")},
                                                 **dict(zip(("red", "green", "blue"), np.repeat(colours, 4, 0).T))},
                     [(0, 1, 2), (0, 2, 3), (4, 5, 6), (4, 6, 7)])
    areas = np.array([(high - low) * half[0] * 2 * top * half[1] for low, high in spans])
    count = draw.whole(1500, 3000)
    amount = draw.one_of(["--points", str(count)], ["--density", repr(round(count / areas.sum() * 1e-6, 3))])
    words = ["mesh", "mesh.ply", *plate_options(plate), "--scale", "1", "--shading", "none", "--phase", "random",
             "--seed", str(draw.whole(1, 9)), *draw.device()]

    def judge(folder):
        x = plate.axes()[0] / half[0]
        shown = [np.abs(reference.propagated(plate, plate.wavelengths[0], files.read_field(folder / name)[0], z))**2
                 for name in ("points.npy", "layer.npy")]
        speckles = areas * plate.cols * plate.px * plate.rows * plate.py / (plate.wavelengths[0] * z)**2
        for (low, high), area, grains in zip(spans, areas, speckles):
            sums = [float(seen[:, (x > low) & (x < high)].sum()) for seen in shown]
            yield "light of a sheet", abs(sums[0] / sums[1] - 1), 6 * np.sqrt(2 / grains + areas.sum() / area / count)

    return Design([[*words, "--as", "points", *amount, "-o", "points.npy"],
                   [*words, "--as", "layers", "--layers", "1", "-o", "layer.npy"]], judge)


def splats(draw):
    """Points on pixels of one plane, each as the light of its pixel; or of one point that hides all others."""
    plate = draw.plate((24, 31, 40, 47), (1,))
    wavelength, z, count = plate.wavelengths[0], draw.side() * draw.between(5, 60) * 1e-3, draw.whole(1, 12)
    pixels = draw.rng.permutation(plate.cols * plate.rows)[:count]
    rows, cols = np.divmod(pixels, plate.cols)
    x, y = (axis.ravel() for axis in plate.axes())
    given = draw.rng.uniform(0.1, 2, count), draw.rng.uniform(-3, 3, count)
    shapes.write_table(draw.folder / "cloud.csv", {"x": x[cols], "y": y[rows], "z": np.full(count, z),
                                                   "amplitude": given[0], "phase": given[1]})
    pixel = np.zeros(plate.shape, complex)
    pixel[rows, cols] = (given[0] * wavelength * abs(z) / (plate.px * plate.py)
                         * np.exp(1j * (given[1] - np.sign(z) * np.pi / 2)))

    def judge(folder):
        wanted = reference.layers_field(plate, wavelength, [(z, pixel)])
        yield "field", relative(files.read_field(folder / "field.npy")[0], wanted), 1e-4

    return Design([["points", "cloud.csv", "-o", "field.npy", *plate_options(plate), "--scale", "1",
                    "--splat", text(draw.between(5, 80) * 1e-6), *draw.device()]], judge)


KINDS = {"mesh": mesh, "mesh/points": surface_points, "splats": splats}
