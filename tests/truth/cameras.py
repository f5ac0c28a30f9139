# SPDX-License-Identifier: GPL-3.0-or-later
"""Random scenes of boxes, loose triangles and points, photographed by a depth camera of a project, against rays."""

import ctypes
import ctypes.util
import json

import numpy as np

import reference
import shapes
from draw import Design, intensities, text
from scenes import Place, amplitude, judged_field, with_phase

LIBRARY = ctypes.util.find_library("xxhash")  # which names data of projects
CUBE = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], float)
CUBE_FACES = [(0, 1, 3), (0, 3, 2), (4, 7, 5), (4, 6, 7), (0, 5, 1), (0, 4, 5), (2, 3, 7), (2, 7, 6),
              (0, 6, 4), (0, 2, 6), (1, 7, 3), (1, 5, 7)]
AT = 0.02  # m: z of the target


class Sum(ctypes.Structure):
    _fields_ = [("low", ctypes.c_uint64), ("high", ctypes.c_uint64)]


def keep(folder, path):
    """The file becomes data of the project `scene`: its name there."""
    library = ctypes.CDLL(LIBRARY)
    library.XXH3_128bits.restype, library.XXH3_128bits.argtypes = Sum, [ctypes.c_char_p, ctypes.c_size_t]
    data = path.read_bytes()
    found = library.XXH3_128bits(data, len(data))
    (folder / "scene.fringe.data").mkdir(exist_ok=True)
    name = f"{found.high:016x}{found.low:016x}{path.suffix}"
    path.rename(folder / "scene.fringe.data" / name)
    return name


# --- the scene, in metres about the target

def turned(draw):
    return np.linalg.qr(draw.rng.normal(size=(3, 3)))[0]


def boxes(draw, size):
    """Corners and triangles of some boxes and loose triangles."""
    corners, faces = [], []
    for _ in range(draw.whole(1, 2)):
        faces += [tuple(np.add(face, 8 * len(corners))) for face in CUBE_FACES]
        corners.append(CUBE @ np.diag(draw.rng.uniform(0.1, 0.4, 3)) @ turned(draw) + draw.rng.uniform(-0.4, 0.4, 3))
    loose = draw.rng.uniform(-0.8, 0.8, (3 * draw.whole(0, 3), 3))
    first = 8 * len(corners)
    faces += [(first + i, first + i + 1, first + i + 2) for i in range(0, len(loose), 3)]
    return np.concatenate([*corners, loose]) * size, faces


def mesh_source(draw, size):
    """A source of the project, its triangles with their colours, and their brightness by the lamp."""
    corners, faces = boxes(draw, size)
    places = np.concatenate([corners[list(face)] for face in faces]) + [0, 0, AT]  # no corner is shared
    colours = draw.rng.integers(40, 256, (len(faces), 3)).astype(np.uint8)
    coloured = draw.chance(0.5)
    columns = {axis: places[:, i] for i, axis in enumerate("xyz")}
    if coloured:
        columns.update(zip(("red", "green", "blue"), np.repeat(colours, 3, 0).T))
    shapes.write_ply(draw.folder / "mesh.ply", columns, np.arange(len(places)).reshape(-1, 3))
    middle = (places.min(0) + places.max(0)) / 2
    shading, azimuth, elevation = draw.one_of("flat", "none"), draw.between(-1, 1), draw.between(-1, 1)
    ambient = draw.between(0, 1, 2)
    values = {f"centre_{axis}": text(middle[i], "m") for i, axis in enumerate("xyz")}
    values |= {"scale": "1", "shading": shading, "light_azimuth": text(azimuth, "rad"),
               "light_elevation": text(elevation, "rad"), "ambient": repr(ambient)}
    source = {"name": "boxes", "kind": "mesh", "visible": True, "values": values,
              "assets": {"mesh": {"name": "boxes", "blob": keep(draw.folder, draw.folder / "mesh.ply"),
                                  "count": len(faces)}}}
    lamp = direction(azimuth, elevation)
    own = colours / 255 if coloured else np.ones((len(faces), 3))
    return source, places.reshape(-1, 3, 3), own, (lamp, ambient) if shading == "flat" else None, coloured


def direction(azimuth, elevation):
    return np.array([np.sin(azimuth) * np.cos(elevation), np.sin(elevation), np.cos(azimuth) * np.cos(elevation)])


# --- the camera

class Camera:
    """Rays through the middles of the pixels; a place P + t d of a ray lies at z = `high` − t `step`."""

    def __init__(self, draw, plate, size):
        self.perspective, self.azimuth = draw.chance(0.6), draw.between(-3.1, 3.1)
        self.elevation, self.angle = draw.between(-1.5, 1.5), draw.between(0.2, 1.6)
        self.distance = round(draw.between(1.2, 4) * size, 9)
        self.target = np.round(np.append(draw.rng.uniform(-0.3, 0.3, 2) * size, AT), 9)
        self.near = round(AT + draw.between(0.4, 1.1) * size, 9)
        self.far = round(AT - draw.between(0.2, 1.2) * size, 9)
        towards = direction(self.azimuth, self.elevation)
        across = np.array([np.cos(self.azimuth), 0, -np.sin(self.azimuth)])
        up = np.cross(towards, across)
        x, y = np.broadcast_arrays(*plate.axes())
        scale = 2 * self.distance * np.tan(self.angle / 2) / (plate.cols * plate.px) if self.perspective else 1
        aside = scale * (x[..., None] * across + y[..., None] * up)
        self.step = self.distance if self.perspective else 1.0
        self.high, away = AT + self.step, self.target + self.step * towards
        self.start = np.broadcast_to(away, aside.shape) if self.perspective else away + aside
        self.rays = aside - self.step * towards if self.perspective else np.broadcast_to(-towards, aside.shape)

    def rows(self):
        rows = {"projection": "perspective" if self.perspective else "orthographic",
                "azimuth": text(self.azimuth, "rad"), "elevation": text(self.elevation, "rad"),
                "viewing_angle": text(self.angle, "rad"), "distance": text(self.distance, "m"),
                "near": text(self.near, "m"), "far": text(self.far, "m")}
        return rows | {f"target_{axis}": text(self.target[i], "m") for i, axis in enumerate("xyz")}

    def sees(self, triangles):
        """Of each pixel the triangle that is met first between the ends, -1 for none, and its z."""
        which, depth = np.full(self.rays.shape[:2], -1), np.full(self.rays.shape[:2], -np.inf)
        for number, (a, b, c) in enumerate(triangles):
            normal = np.cross(b - a, c - a)
            with np.errstate(divide="ignore", invalid="ignore"):
                along = ((a - self.start) @ normal) / (self.rays @ normal)
            place = self.start + along[..., None] * self.rays
            inside = along > 0
            for one, two in ((a, b), (b, c), (c, a)):
                inside &= np.cross(two - one, place - one) @ normal >= 0
            z = self.high - along * self.step
            nearer = inside & (z > depth) & (z <= self.near) & (z >= self.far)
            which[nearer], depth[nearer] = number, z[nearer]
        return which, depth


def camera(draw):
    """Boxes and triangles in layers, with and without silhouettes, or with exact depth."""
    plate = draw.plate((24, 31, 40, 53))
    size = min(plate.cols * plate.px, plate.rows * plate.py) * draw.between(0.4, 1)
    source, triangles, colours, lamp, coloured = mesh_source(draw, size)
    view = Camera(draw, plate, size)
    which, z = view.sees(triangles)
    seen = which >= 0
    if not seen.any():
        return camera(draw)
    values = np.where(seen[..., None], colours[which], 0)
    if lamp is not None:
        normal = np.cross(triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0])
        normal = (normal / np.linalg.norm(normal, axis=1, keepdims=True))[which]
        normal *= -np.sign(np.sum(normal * view.rays, -1, keepdims=True))  # towards the viewer
        values = values * (lamp[1] + (1 - lamp[1]) * np.maximum(normal @ lamp[0], 0))[..., None]
    values = values if coloured else values[..., 0]
    form, hides = draw.one_of("layers", "layers", "exact"), draw.chance(0.4)
    phase, count = draw.one_of("constant", "smooth"), draw.one_of(1, 3, 16)
    v = np.where(seen, (view.near - z) / (view.near - view.far), 0)
    if form == "exact":
        hides, z = False, reference.depth_of(v.astype("f4").astype(float), view.near, view.far)
    else:
        if (np.abs(v * count - np.round(v * count)) < 1e-5)[seen].any():
            return camera(draw)  # between two layers: rounding decides
        z = reference.depth_of((reference.layer_of(v, count) + 0.5) / count, view.near, view.far)
    rows = view.rows() | {"as": form, "layers": str(count), "tolerance": "1e-4", "phase": phase,
                          "occlusion": "silhouette" if hides else "none"}
    write_project(draw.folder, plate, [source, {"name": "camera", "kind": "depth_camera", "visible": True,
                                                "assets": {}, "values": rows}])

    pad = 2  # as projects of an older version have it

    def sent_of(wavelength, number):
        of = intensities(values, plate.wavelengths)[number]
        return with_phase(plate, wavelength, amplitude(np.where(seen, of, 0), 1, 1), z, phase, Place(plate, plate.shape))

    def field_of(wavelength, number):
        field = sent_of(wavelength, number)
        if form == "exact":
            return reference.exact_depth_field(plate, wavelength, field, np.where(seen, z, np.nan), pad)
        planes = [(at, np.where(seen & (z == at), field, 0), (seen & (z == at)).astype(float)) for at in np.unique(z[seen])]
        if hides:
            return reference.silhouettes_field(plate, wavelength, planes, pad)
        return reference.layers_field(plate, wavelength, [plane[:2] for plane in planes], pad)

    return Design([["run", "scene.fringe", "-o", ".", *draw.device()]],
                  judged_field(plate, "field.npy", field_of, 1e-3 if form == "exact" else 1e-4,
                               sent_of if form == "exact" else None))


def write_project(folder, plate, sources):
    design = {"plate": {"columns": str(plate.cols), "rows": str(plate.rows), "pitch_x": text(plate.px),
                        "pitch_y": text(plate.py)},
              "illumination": {"wavelengths": ", ".join(text(wavelength, "nm") for wavelength in plate.wavelengths)}}
    (folder / "scene.fringe").write_text(json.dumps(
        {"format": "fringe-project", "version": 8, "sources": sources, "design": design, "assets": {},
         "outputs": [{"name": "field", "what": "field", "file": "field.npy"}]}))


KINDS = {"camera": camera} if LIBRARY else {}
