# SPDX-License-Identifier: GPL-3.0-or-later
"""Random layouts as other programs write them, in GDSII from its definition (release 6): several cells, arrays and
magnified references, data types, paths, open outlines, texts; some are written again by KLayout."""

import gzip
import shutil
import struct
import subprocess

import numpy as np

from draw import Design, relative, text

UNIT = 1e-9  # m, of the file
TURNS = [np.array([[1, 0], [0, 1]]), np.array([[0, -1], [1, 0]]), np.array([[-1, 0], [0, -1]]), np.array([[0, 1], [-1, 0]])]


# --- GDSII

def record(kind, data=b""):
    return struct.pack(">HH", len(data) + 4, kind) + data + b"\0" * (len(data) % 2)


def shorts(kind, *numbers):
    return record(kind, struct.pack(f">{len(numbers)}h", *numbers))


def real(value):
    """A sign, a power of 16 above -64, and 56 bits of a fraction."""
    if value == 0:
        return bytes(8)
    power, size = 64, abs(value)
    while size >= 1:
        size, power = size / 16, power + 1
    while size < 1 / 16:
        size, power = size * 16, power - 1
    return struct.pack(">Q", (value < 0) << 63 | power << 56 | round(size * 2**56))


def name(kind, word):
    data = word.encode()
    return record(kind, data + b"\0" * (len(data) % 2))


def points(places):
    return record(0x1003, b"".join(struct.pack(">ii", int(x), int(y)) for x, y in places))


def element(kind, layer, places, more=b"", after=b""):
    of_type = {0x0800: 0x0e02, 0x0900: 0x0e02, 0x2d00: 0x2e02, 0x0c00: 0x1602}[kind]
    return record(kind) + shorts(0x0d02, layer[0]) + shorts(of_type, layer[1]) + more + points(places) + after + record(0x1100)


def transform(quarters, mirrored, scale, noise):
    words = shorts(0x1a01, -0x8000 if mirrored else 0)
    words += record(0x1b05, real(scale * (1 + noise)))
    return words + record(0x1c05, real(90 * quarters + noise))


def structure(called, elements):
    return shorts(0x0502, *[0] * 12) + name(0x0606, called) + b"".join(elements) + record(0x0700)


def library(structures):
    return (shorts(0x0002, 600) + shorts(0x0102, *[0] * 12) + name(0x0206, "LIB")
            + record(0x0305, real(1e-3) + real(UNIT)) + b"".join(structures) + record(0x0400))


# --- what is drawn: boxes (left, low, right, high), and the elements that draw them

def corners_of(box):
    left, low, right, high = box
    return [(left, low), (right, low), (right, high), (left, high)]


def outlined(draw, box, layer):
    """A box as one of the things that outline it."""
    corners = corners_of(box)
    way = draw.one_of("boundary", "boundary", "open", "twice", "box", "path", "properties")
    if way == "path":
        left, low, right, high = box
        width = high - low
        if width % 2 == 0:
            middle = low + width // 2
            return element(0x0900, layer, [(left, middle), (right, middle)],
                           shorts(0x2102, 0) + record(0x0f03, struct.pack(">i", width)))
    if way == "properties":
        body = element(0x0800, layer, corners + corners[:1])
        return body[:-4] + shorts(0x2b02, 1) + name(0x2c06, "made elsewhere") + body[-4:]
    if way == "twice":  # it winds around its inside two times
        return element(0x0800, layer, corners + corners + corners[:1])
    return element(0x2d00 if way == "box" else 0x0800, layer, corners + ([] if way == "open" else corners[:1]))


def moved(box, quarters, mirrored, scale, at):
    """Mirrored at the x axis, turned against the clock, magnified, moved."""
    ends = np.array([box[:2], box[2:]]) * [1, -1 if mirrored else 1]
    ends = ends @ TURNS[quarters].T * scale + at
    return (*ends.min(0), *ends.max(0))


def random_box(draw, cols, rows, px, py):
    col, row = draw.whole(0, cols - 1), draw.whole(0, rows - 1)
    return (col * px, row * py, min(cols, col + draw.whole(1, 6)) * px, min(rows, row + draw.whole(1, 4)) * py)


def referred(draw, cols, rows, px, py, masks):
    """A cell of pixels, and references to it that stay on the grid; what they show."""
    square = px == py
    layer = draw.one_of(*masks)
    box = (0, 0, 2 * px, 2 * py)
    cell = structure("PART", [outlined(draw, box, layer)])
    shown, elements = [], []
    for _ in range(draw.whole(1, 3)):
        quarters = draw.whole(0, 3) if square else draw.one_of(0, 2)
        mirrored, scale, noise = draw.chance(0.4), draw.one_of(1, 1, 2, 0.5), draw.one_of(0, 0, 3e-8)
        at = np.array([draw.whole(4, max(4, cols - 12)) * px, draw.whole(4, max(4, rows - 12)) * py])
        turned = transform(quarters, mirrored, scale, noise)
        many = (draw.whole(1, 2), draw.whole(1, 3)) if draw.chance(0.5) else None
        if many is None:
            elements.append(record(0x0a00) + name(0x1206, "PART") + turned + points([at]) + record(0x1100))
            shown.append(moved(box, quarters, mirrored, scale, at))
            continue
        across, down = np.array([4 * px * many[0], 0]), np.array([0, 3 * py * many[1]])
        elements.append(record(0x0b00) + name(0x1206, "PART") + turned + shorts(0x1302, *many)
                        + points([at, at + across, at + down]) + record(0x1100))
        shown += [moved(box, quarters, mirrored, scale, at + across * i // many[0] + down * k // many[1])
                  for i in range(many[0]) for k in range(many[1])]
    return cell, elements, [(layer, box) for box in shown]


def painted(boxes, masks, grid):
    """Numbers of pixels, rows from the top: bits of the masks whose boxes hold their middles."""
    x0, y0, px, py, cols, rows = grid
    x, y = x0 + (np.arange(cols) + 0.5) * px, y0 + (np.arange(rows) + 0.5) * py
    numbers = np.zeros((rows, cols), int)
    for layer, (left, low, right, high) in boxes:
        inside = ((x >= left) & (x < right))[None] & ((y >= low) & (y < high))[:, None]
        numbers |= inside.astype(int) << masks.index(layer)
    return numbers[::-1]


def write(draw, data):
    """The file as one of those that layouts come in."""
    suffix = draw.one_of("gds", "GDS", "gds2", "gds.gz", "klayout")
    if suffix == "klayout" and not shutil.which("klayout"):
        suffix = "gds"
    if suffix != "klayout":
        (draw.folder / f"m.{suffix}").write_bytes(gzip.compress(data) if suffix == "gds.gz" else data)
        return f"m.{suffix}"
    written = draw.one_of("k.oas", "k.gds", "k.gds.gz")
    (draw.folder / "m.gds").write_bytes(data)
    (draw.folder / "again.rb").write_text(
        f"l = RBA::Layout.new\nl.read('m.gds')\no = RBA::SaveLayoutOptions.new\n"
        f"o.set_format_from_filename('{written}')\n"
        f"o.oasis_compression_level = {draw.whole(0, 10)}\no.oasis_write_cblocks = {'true' if draw.chance(0.5) else 'false'}\n"
        f"l.write('{written}', o)\n")
    subprocess.run(["klayout", "-b", "-r", "again.rb"], cwd=draw.folder, check=True, capture_output=True)
    return written


def layers_of(draw):
    """The layers that are masks, the lowest bit first, and the option that says so; whether it is needed."""
    count = draw.whole(1, 3)
    way = draw.one_of("numbers", "types", "any")
    masks = {"numbers": [(n + 1, 0) for n in range(count)], "types": [(1, n) for n in range(count)],
             "any": [(int(n), draw.whole(0, 3)) for n in draw.rng.permutation(60)[:count] + 2]}[way]
    option = ["--layers", ",".join(f"{n}/{t}" for n, t in masks)] if way == "any" or draw.chance(0.3) else []
    return masks, option


def mask(draw):
    masks, options = layers_of(draw)
    px = draw.one_of(500, 1000, 1500, 2000)
    py = px if draw.chance(0.6) else draw.one_of(500, 1000, 2500)
    cols, rows = draw.whole(16, 40), draw.whole(16, 33)
    boxes = [(layer, random_box(draw, cols, rows, px, py)) for layer in masks for _ in range(draw.whole(3, 12))]
    boxes += [(masks[0], (0, 0, px, py)), (masks[0], ((cols - 1) * px, (rows - 1) * py, cols * px, rows * py))]
    elements = [outlined(draw, box, layer) for layer, box in boxes]
    cells = []
    if draw.chance(0.5):
        cell, references, shown = referred(draw, cols, rows, px, py, masks)
        cells.append(cell)
        elements += references
        boxes += shown
    if draw.chance(0.4):
        elements.append(element(0x0c00, masks[0], [(px, py)], shorts(0x1a01, 0) + record(0x1b05, real(0.5))
                                + record(0x1c05, real(17)), name(0x1906, "a label")))
    if len(masks) > 1 and masks[1] == (2, 0) and draw.chance(0.5):
        elements.append(outlined(draw, (-3 * px, -2 * py, cols * px, -py), (10, 0)))
    cells.append(structure("TOP", elements))
    if draw.chance(0.4):
        cells.append(structure("OLD", [outlined(draw, (0, 0, 3 * px, 3 * py), masks[0])]))
        options += ["--cell", "TOP"] if draw.chance(0.3) else []
    return masks, options, boxes, (px, py, cols, rows), write(draw, library(cells))


def extent(boxes):
    all_boxes = np.array([box for _, box in boxes])
    return all_boxes[:, :2].min(0), all_boxes[:, 2:].max(0)


def pixels_for(draw, boxes, grid):
    """Options of a pitch, if one is asked for, and the pixels that hold all boxes: x0, y0, px, py, columns, rows."""
    px, py, _, _ = grid
    low, high = extent(boxes)
    if draw.chance(0.5):
        return [], (*low, px, py, *np.round((high - low) / [px, py]).astype(int))
    # A wave has no frequencies that pixels of less than half a wavelength have.
    asked = np.array([draw.one_of(px, max(px // 2, 400), 700, 1300), draw.one_of(py, max(py // 2, 400), 900)])
    count = np.ceil((high - low - 0.5) / asked).astype(int)
    return ["--pitch", ",".join(text(pitch * UNIT) for pitch in asked)], (*low, *asked, *count)


def layout(draw):
    masks, options, boxes, grid, path = mask(draw)
    pitch, seen = pixels_for(draw, boxes, grid)
    tone, command = draw.one_of(None, "depth", "height"), draw.one_of("propagate", "propagate", "field")
    words = [command, path, "-o", "q.npy", "--wavelength", "532nm", *pitch, *options]
    words += ["--tone", tone] if tone else []
    words += ["--distance", "0mm"] if command == "propagate" else []
    numbers, levels = painted(boxes, masks, seen), 1 << len(masks)

    def judge(folder):
        found = np.load(folder / "q.npy")
        turns = (1 if tone == "height" else -1) * numbers / levels
        if found.shape != numbers.shape:
            yield "shape", float("inf"), 1
            return
        yield "field", relative(found, np.exp(2j * np.pi * turns)), 1e-5
    return Design([words], judge)


KINDS = {"layout": layout}
