# SPDX-License-Identifier: GPL-3.0-or-later
"""Random autostereograms of depth pictures, of arrays of distances and of meshes; what eyes make of them."""

import numpy as np

import arrays
import files
import reference
from draw import GREY, Design, text, write_picture

REACH = 0.001  # of a column, by which what is nearer hides
DEPTHS = tuple(kind for kind in GREY if kind != "exr") + ("Z",)  # an .exr's channel Z is its depth
READERS = {"png": files.read_png, "bmp": files.read_bmp, "tif": files.read_tiff, "npy": arrays.read_npy}


# --- the picture, by the project's conventions

def places_in_tile(depth, width, offset, hides):
    """c of each pixel of a row, and how near the closest choice was to being another."""
    c, reached, closest = list(np.arange(width) / width), -1.0, 1.0
    for column, d in enumerate(depth):
        q = column + offset * (1 - d)
        low = int(np.floor(q))
        f = q - low
        high = min(low + 1, len(c) - 1)
        hidden = hides and q <= reached + REACH
        if hides:
            closest = min(closest, abs(q - reached - REACH))
        c.append(1 + (1 - f) * c[low] + f * c[high] + (0.5 if hidden else 0))
        reached = max(reached, q)
    return np.array(c), closest


def colours(tile, c):
    """The tile's colours at c, linear between texels and around the end."""
    width = tile.shape[0]
    u = (c - np.floor(c)) * width
    low = np.floor(u).astype(int) % width
    share = (u - np.floor(u))[:, None]
    return (1 - share) * tile[low] + share * tile[(low + 1) % width]


def farthest_level(found, depth, tile, offset, hides):
    """The largest difference in levels; rows in which rounding may choose otherwise are left out."""
    rows, width = len(depth), tile.shape[1]
    if found.shape != (rows, depth.shape[1] + width, 3):
        return float("inf")
    worst = 0.0
    for row in range(rows):
        c, closest = places_in_tile(depth[row], width, offset, hides)
        if closest > 1e-4:
            wanted = np.round(colours(tile[row % len(tile)].astype(float), c))
            worst = max(worst, float(np.abs(found[row] - wanted).max()))
    return worst


# --- inputs

def plateaus(draw, shape):
    """Values in [0, 1]: places at one depth, others at any."""
    values = draw.rng.random(shape)
    held = np.maximum.accumulate(np.where(draw.rng.random(shape) < 0.3, np.arange(shape[1]), 0), 1)
    return np.take_along_axis(values, held, 1)


def tile_for(draw, width):
    """Options of a tile, its bytes where a file has them, and its width."""
    if draw.chance(0.4):
        return ["--tile-width", str(width), "--seed", str(draw.whole(0, 999))], None
    shape = draw.whole(1, 9), width
    values = draw.rng.random((*shape, 3) if draw.chance(0.6) else shape)
    path, held = write_picture(draw, values, "tile", ("png8", "bmp", "tif8"))
    bytes_held = np.round(held * 255)
    return ["--tile", path.name], bytes_held if held.ndim == 3 else np.repeat(bytes_held[..., None], 3, 2)


def read_colours(folder, name):
    found = READERS[name.rsplit(".", 1)[1]](folder / name).astype(float)
    return np.moveaxis(found, 0, -1) if name.endswith("npy") else found


def made(draw, words, depth_of):
    """A design of a stereogram: `depth_of` makes the depth of the options that invert it."""
    width = draw.one_of(draw.whole(2, 40), 31, 53, 85, 97)
    offset = draw.one_of(0, draw.whole(0, width - 1), width - 1, width // 3)
    told, tile = tile_for(draw, width)
    inverts, hides = draw.chance(0.3), draw.chance(0.5)
    output = f"seen.{draw.one_of('png', 'png', 'bmp', 'tif', 'npy')}"
    words = ["stereogram", *words, "-o", output, "--max-offset", str(offset), *told, *draw.device()]
    words += ["--invert-depth"] * inverts + ["--hidden-surfaces"] * hides

    def judge(folder):
        found = read_colours(folder, output)
        own = found[:, :width] if tile is None else tile  # noise is seen where the picture begins
        yield "colours", farthest_level(found, depth_of(inverts).astype("f4").astype(float), own, offset, hides), 1

    return Design([words], judge)


def of_picture(draw):
    """A depth picture of any format, in even steps; floats beyond them are clipped."""
    shape = draw.whole(1, 12), draw.one_of(1, draw.whole(2, 300))
    path, values = write_picture(draw, plateaus(draw, shape), "depth", DEPTHS)
    return made(draw, [path.name, "--depth-meaning", "normalised"],
                lambda inverts: 1 - values if inverts else values)


def of_distances(draw):
    """Distances or heights of which some are not measured, scaled from the nearest to the farthest."""
    shape = draw.whole(2, 8), draw.whole(20, 200)
    heights = draw.chance(0.5)
    values = (plateaus(draw, shape) * draw.between(0.1, 5) + (draw.between(-3, 3) if heights else 0.5)).astype("f4")
    unmeasured = draw.rng.random(shape) < 0.1
    values[unmeasured] = draw.rng.choice(np.float32([np.nan, np.inf, -np.inf]), np.count_nonzero(unmeasured))
    values.flat[:2] = values[np.isfinite(values)][:1]
    arrays.write_npy(draw.folder / "depth.npy", values)
    values = np.where(np.isfinite(values), values, np.nan).astype(float)
    near, far = (np.nanmax, np.nanmin)[::1 if heights else -1]
    near, far = near(values), far(values)
    share = (values - near) / (far - near) if near != far else 0 * values

    def depth(inverts):
        return np.where(np.isnan(share), 1, 1 - share if inverts else share)

    return made(draw, ["depth.npy", "--depth-meaning", "z" if heights else "distance"], depth)


def of_mesh(draw):
    """A rectangle that leans about the vertical, in nine tenths of the picture, before what is as far as its far end."""
    rows, cols = draw.whole(6, 20), draw.whole(30, 200)
    width, height, lean = draw.between(1, 9), draw.between(1, 9), draw.side() * draw.between(0.2, 3)
    x, y, z = np.array([-1, 1, 1, -1]) * width, np.array([-1, -1, 1, 1]) * height, np.array([-1, 1, 1, -1]) * lean
    corners = "".join(f"v {a!r} {b!r} {c!r}\n" for a, b, c in zip(x.tolist(), y.tolist(), z.tolist()))
    (draw.folder / "sheet.obj").write_text(corners + "f 1 2 3\nf 1 3 4\n")
    step = max(2 * width / (0.9 * cols), 2 * height / (0.9 * rows))
    across = (np.arange(cols) - (cols - 1) / 2) * step
    down = (np.arange(rows) - (rows - 1) / 2) * step
    on_edge = min(np.abs(np.abs(across) - width).min(), np.abs(np.abs(down) - height).min()) < 1e-6 * step
    if on_edge:
        return of_mesh(draw)
    seen = (np.abs(down) < height)[:, None] & (np.abs(across) < width)
    depth = np.where(seen, (1 - across * np.sign(lean) / width) / 2, 1)
    return made(draw, ["sheet.obj", "--size", f"{cols}x{rows}"], lambda inverts: 1 - depth if inverts else depth)


# --- what eyes make of it

def matched(picture, nearest, farthest):
    """Of each pixel of each row the distance to the left at which the picture is most alike around it, to a
    fraction of a pixel: colours are interpolated between pixels."""
    rows, cols, _ = picture.shape
    steps = np.arange(nearest, farthest + 0.25, 0.25)
    costs = []
    for separation in steps:
        q = np.arange(cols) - separation
        low = np.clip(np.floor(q).astype(int), 0, cols - 2)
        share = (q - low)[None, :, None]
        apart = ((picture - ((1 - share) * picture[:, low] + share * picture[:, low + 1]))**2).sum(2)
        apart[:, q < 0] = np.inf
        around = np.cumsum(np.pad(np.where(np.isinf(apart), 1e9, apart), ((0, 0), (5, 4))), 1)
        costs.append(around[:, 9:] - np.pad(around, ((0, 0), (1, 0)))[:, :-10])
    return steps[np.argmin([cost.sum(0) for cost in costs], 0)]


def of_eyes(draw):
    """A plane that leans, or one step of depth: matching what is alike finds the depth, to half a pixel."""
    rows, cols, width = 24, draw.whole(300, 400), draw.one_of(47, 64, 85)
    offset = width // 3
    leans = draw.chance(0.5)
    x = np.arange(cols) / (cols - 1)
    row = draw.between(0, 0.3) + draw.between(0.3, 0.7) * x if leans else np.where(x < 0.5, 0.9, draw.between(0.2, 0.5))
    depth = np.round(np.tile(row, (rows, 1)) * 65535).astype(np.uint16)
    files.write_png(draw.folder / "depth.png", depth, draw.rng)
    words = ["stereogram", "depth.png", "-o", "seen.png", "--tile-width", str(width), "--max-offset", str(offset),
             "--depth-meaning", "normalised", "--hidden-surfaces", *draw.device()]

    def judge(folder):
        picture = files.read_png(folder / "seen.png").astype(float)
        separation = matched(picture, width - offset - 2, width + 2)[width:]
        wanted = width - offset * (1 - depth[0] / 65535)
        inside = slice(width, -12)  # of it all has come to repeat
        apart = np.abs(separation - wanted)[inside]
        steep = np.abs(np.gradient(wanted))[inside] > 0.3
        away = np.convolve(steep, np.ones(2 * offset + 21), "same") == 0  # from the step
        yield "depth that is seen [pixels]", float(np.quantile(apart[away], 0.98)), 0.5
        if leans:
            yield "largest step of a leaning plane [pixels]", float(np.abs(np.diff(separation[inside])).max()), 0.5

    return Design([words], judge)


# --- of what a hologram shows

def bricks(draw, shape):
    """Rectangles of any grey over each other: few edges, each of them steep."""
    grey = np.full(shape, 0.3)
    for _ in range(shape[0] * shape[1] // 160):
        row, col = draw.whole(-14, shape[0]), draw.whole(-20, shape[1])
        grey[max(row, 0):row + 14, max(col, 0):col + 20] = draw.between(0.15, 1)
    return grey


def of_reconstruction(draw):
    """Two sheets beside each other, by their hologram, its sweep and the stereogram of that: eyes find them where
    they are, to a step of the sweep. What is dark has no depth, which is told."""
    rows, cols = draw.one_of(128, 149), 2 * draw.whole(110, 128)
    lit = draw.one_of(rows, 2 * rows // 3)
    pitch = draw.between(7, 9)
    plate = reference.Plate(cols, rows, pitch * 1e-6, draw.one_of(pitch, draw.between(7, 9)) * 1e-6, (532e-9,))
    left, side, apart = draw.between(20, 25), draw.side(), draw.between(5, 8) * draw.side()
    places = np.array([left, left + apart]) * side * 1e-3
    amplitude = np.sqrt(bricks(draw, plate.shape)) * (np.arange(rows) < lit)[:, None]
    halves = [np.where((np.arange(cols) < cols // 2) == first, amplitude, 0) for first in (True, False)]
    wave = sum(reference.propagated(plate, plate.wavelengths[0], half, -z) for half, z in zip(halves, places))
    arrays.write_npy(draw.folder / "wave.npy", wave.astype(np.complex64))
    count, beyond = draw.whole(25, 33), abs(apart) / 4 * 1e-3
    ends = places.min() - beyond, places.max() + beyond
    depth = f"depth.{draw.one_of('npy', 'tif')}"
    width, offset = 85, 40
    words = ["reconstruct", "wave.npy", "--sweep", ":".join((*(text(end, "mm") for end in ends), str(count))),
             "--show", "depth", "-o", depth, "--wavelength", "532nm", "--pitch",
             f"{text(plate.px)},{text(plate.py)}", *draw.device()]
    seen = ["stereogram", depth, "--depth-meaning", "z", "-o", "seen.png", "--tile-width", str(width), "--max-offset",
            str(offset), *draw.device()]

    def judge(folder):
        held = files.read_picture(folder / depth).reshape(rows, cols)
        far, near = np.nanmin(held), np.nanmax(held)
        picture = files.read_png(folder / "seen.png").astype(float)
        step, errors = (ends[1] - ends[0]) / (count - 1), []
        for row in range(20, lit - 32, 12):
            separation = matched(picture[row:row + 12], width - offset - 2, width + 2)[width:]
            z = far + (near - far) * (width - separation) / offset
            errors += [np.abs(z[first:first + 40] - place) for first, place in zip((32, cols - 72), places)]
        yield "distance that is seen [steps]", float(np.median(errors)) / step, 1
        unmeasured = np.count_nonzero(np.isnan(held))
        if unmeasured and f"measured depth: {unmeasured};" not in (folder / "said-1.txt").read_text():
            yield "unsaid", float("inf"), 1

    return Design([words, seen], judge)


KINDS = {"stereogram/picture": of_picture, "stereogram/distances": of_distances, "stereogram/mesh": of_mesh,
         "stereogram/eyes": of_eyes, "stereogram/reconstruction": of_reconstruction}
