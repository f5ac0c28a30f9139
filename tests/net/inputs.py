# SPDX-License-Identifier: GPL-3.0-or-later
"""The files that the rows of the table read, made from formulas: the same on every machine."""

import itertools
import math
import shutil
import struct
import zlib
from pathlib import Path

LETTERS = {float: "f", int: "B"}
TYPES = {float: "<f4", int: "|u1"}


def npy(rows):
    """Bytes of an .npy file of float32, or of uint8 for whole numbers."""
    kind = type(rows[0][0])
    header = f"{{'descr': '{TYPES[kind]}', 'fortran_order': False, 'shape': ({len(rows)}, {len(rows[0])}), }}"
    header += " " * (-(len(header) + 11) % 64) + "\n"
    numbers = [number for row in rows for number in row]
    return (b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode()
            + struct.pack(f"<{len(numbers)}{LETTERS[kind]}", *numbers))


def png(rows):
    """Bytes of an 8-bit .png file: of grey, or of colours where a pixel is a tuple of three."""
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    coloured = isinstance(rows[0][0], tuple)
    size = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 2 if coloured else 0, 0, 0, 0)
    pixels = b"".join(b"\0" + bytes(itertools.chain(*row) if coloured else row) for row in rows)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", size) + chunk(b"IDAT", zlib.compress(pixels))
            + chunk(b"IEND", b""))


def plane(rows, cols, value):
    """Rows of value(y, x), with y and x from -1 to 1."""
    return [[value((2 * row + 1) / rows - 1, (2 * col + 1) / cols - 1) for col in range(cols)]
            for row in range(rows)]


def table(header, rows):
    lines = [header] + [",".join(format(number, ".9g") for number in row) for row in rows]
    return ("\n".join(lines) + "\n").encode()


def knot(count, size, depth, z):
    """Points of a closed curve, in metres."""
    for i in range(count):
        t = 2 * math.pi * i / count
        ring = 2 + math.cos(3 * t)
        yield (size * ring * math.cos(2 * t), size * ring * math.sin(2 * t),
               z + depth * math.sin(3 * t))


def cloud(z):
    rows = [(*place, 0.5 + 0.5 * (i % 3), 0.1 * (i % 60))
            for i, place in enumerate(knot(150, 1e-4, 2e-3, z))]
    return table("x,y,z,amplitude,phase", rows)


def coloured(count=90):
    lines = ["ply", "format ascii 1.0", f"element vertex {count}"]
    lines += [f"property float {axis}" for axis in "xyz"]
    lines += [f"property uchar {colour}" for colour in ("red", "green", "blue")] + ["end_header"]
    for i, place in enumerate(knot(count, 1e-4, 1e-3, 0.04)):
        lines.append(" ".join(f"{number:.9g}" for number in place)
                     + f" {(40 * i) % 256} {(70 * i) % 256} {255 - i}")
    return ("\n".join(lines) + "\n").encode()


def spots(pitch, depth, z):
    rows = [((col - 1.6) * pitch, (row - 1.1) * pitch, z + depth * ((row + col) % 3 - 1),
             1 + 0.25 * ((3 * row + col) % 4)) for row in range(3) for col in range(4)]
    return table("x,y,z,intensity", rows)


def phased_spots():
    """With given phases, one free, one to be kept dark."""
    return b"""x[um],y[um],z[mm],intensity,phase
-300,100,0,1,0
0,220,0,1,1.5
300,100,0,2,-2
-200,-180,1,1,
200,-180,0,0,
"""


def grey(rows, cols):
    return plane(rows, cols, lambda y, x: int(127.5 + 127.5 * math.sin(5 * x) * math.cos(4 * y)))


PYRAMID = b"""v -1 -1 0
v 1 -1 0
v 1 1 0
v -1 1 0
v 0 0 1
f 1 2 5
f 2 3 5
f 3 4 5
f 4 1 5
"""


def street(rows, cols):
    """Three bars of red, green and blue that grow brighter downwards."""
    return plane(rows, cols, lambda y, x: tuple(int((127 + 100 * y) * (3 * x // 2 == bar) + 20)
                                                for bar in (-2, -1, 1)))


def ramp(rows, cols):
    """Depth that falls to the right, with a step across the middle."""
    return plane(rows, cols, lambda y, x: int(127.5 + 100 * x + 20 * (y > 0)))


def hill(count=9):
    """An .obj file: a bent sheet of triangles, in no unit that is said."""
    lines = [f"v {x:.9g} {y:.9g} {math.cos(2 * x) * math.cos(3 * y):.9g}"
             for row in plane(count, count, lambda y, x: (x, y)) for x, y in row]
    for row in range(count - 1):
        for at in range(row * count + 1, row * count + count):
            lines += [f"f {at} {at + 1} {at + count}", f"f {at + 1} {at + count + 1} {at + count}"]
    return ("\n".join(lines) + "\n").encode()


STACK = b"""[{"image": "grey.png", "z": "40mm", "opacity": 0.5}, {"image": "street.png", "z": "43mm"}]"""


FILES = {
    "cloud.csv": cloud(0.04),
    "near.csv": cloud(0.005),
    "on_grid.csv": table("x,y,z", [(8e-6 * (i % 12), 8e-6 * (i % 10),
                                    0.04 + 1e-3 * (i % 2)) for i in range(40)]),
    "coloured.ply": coloured(),
    "cloud.xyz": b"\n".join(b"%d %d %d" % (i % 7, i % 5, i % 3) for i in range(40)) + b"\n",
    "spots.csv": spots(2e-4, 0, 0),
    "deep_spots.csv": spots(2e-4, 3e-3, 0),
    "free_spots.csv": spots(6e-5, 5e-3, 0.06),
    "phased_spots.csv": phased_spots(),
    "ring.npy": npy(plane(48, 64, lambda y, x: float(0.3 < math.hypot(x, y) < 0.8))),
    "bars.npy": npy(plane(48, 64, lambda y, x: float(math.sin(20 * x) > 0))),
    "wave.npy": npy(plane(40, 40, lambda y, x: 0.5 + 0.5 * math.cos(6 * x + 3 * y * y))),
    "disc.npy": npy(plane(24, 24, lambda y, x: float(math.hypot(x, y) < 0.9))),
    "grey.png": png(grey(48, 64)),
    "street.png": png(street(48, 64)),
    "plate.png": png(street(80, 96)),
    "depth.png": png(ramp(80, 96)),
    "steps.png": png(ramp(48, 64)),
    "hill.obj": hill(),
    "stack.json": STACK,
    "beam.npy": npy(plane(96, 96, lambda y, x: math.exp(-2 * (x * x + y * y)) * (1.2 + x))),
    "start.npy": npy(plane(96, 96, lambda y, x: int(255 * (0.5 + 0.25 * x + 0.2 * y * x)))),
    "pyramid.obj": PYRAMID,
    "wide.npy": npy(plane(192, 256, lambda y, x: float(math.hypot(x, y) < 0.7) + 0.2 * x)),
    "slope.npy": npy(plane(48, 64, lambda y, x: 0.5 + 0.3 * x + 0.2 * y * y)),
    "sheets.json": b'[{"image": "ring.npy", "z": "20mm"}, {"image": "bars.npy", "z": "22mm"}]',
    "bent.csv": b"x,y,z\n1,2,three\n",
    "flat.csv": b"x,y\n1,2\n",
    "dull.fringe": b'{"format": "fringe-project", "version": 99}',
    "damaged.fringe": b'{"format": "fringe-project", "version": 4,',
}


def make(folder):
    """Writes all of them, and copies of the projects of earlier versions, into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in FILES.items():
        (folder / name).write_bytes(data)
    shutil.copytree(Path(__file__).parent / "projects", folder / "projects", dirs_exist_ok=True)
