# SPDX-License-Identifier: GPL-3.0-or-later
"""Random patterns in files that say in their own way how many levels they have, read by every command."""

import json
import struct
import zlib

import numpy as np

import arrays
import files
import patterns
import reference
from draw import Design, relative, text


def write_grey_png(path, levels, bits):
    """Grey samples of 1, 2 or 4 bits, as they are stored."""
    rows, cols = levels.shape
    each = levels[..., None] >> np.arange(bits)[::-1] & 1
    lines = np.packbits(each.reshape(rows, cols * bits).astype(np.uint8), axis=1)
    packed = b"".join(b"\0" + line.tobytes() for line in lines)
    path.write_bytes(b"\x89PNG\r\n\x1a\n"
                     + files.png_chunk(b"IHDR", struct.pack(">IIBBBBB", cols, rows, bits, 0, 0, 0, 0))
                     + files.png_chunk(b"IDAT", zlib.compress(packed)) + files.png_chunk(b"IEND", b""))


def write_logical_mat(path, truths):
    """One array of MATLAB's class `logical`: bytes whose array has the flag of truth values."""
    element = arrays.mat_element
    body = (element(6, struct.pack("<II", 0x200 | 9, 0)) + element(5, struct.pack("<2i", *truths.shape))
            + element(1, b"mask") + element(2, truths.astype(np.uint8).tobytes(order="F")))
    path.write_bytes(b"MATLAB 5.0 MAT-file".ljust(124) + struct.pack("<H2s", 0x100, b"IM") + element(14, body))


def few(draw, count):
    """Levels of which the first and the last occur."""
    shape = draw.whole(8, 40), draw.whole(8, 40)
    levels = draw.rng.integers(0, count, shape)
    levels[0, :2] = 0, count - 1
    return levels


def of_bits(draw):
    bits = draw.one_of(1, 1, 2, 4)
    levels = few(draw, 2**bits)
    write_grey_png(draw.folder / "in.png", levels, bits)
    return "in.png", levels, 2**bits, []


def of_truths(draw):
    levels = few(draw, 2)
    name = draw.one_of("in.npy", "in.mat")
    if name == "in.npy":
        np.save(draw.folder / name, levels.astype(bool))
    else:
        write_logical_mat(draw.folder / name, levels)
    return name, levels, 2, []


def black_and_white(draw):
    """0 and 255, 0 and 65,535, or 0 and 1."""
    levels = few(draw, 2)
    kind = draw.one_of(np.uint8, np.uint8, np.uint16)
    most = draw.one_of(1, np.iinfo(kind).max)
    suffix = draw.one_of("npy", "mat", "npz", "png", "tif") if kind == np.uint16 else draw.one_of(
        "npy", "mat", "npz", "png", "tif", "bmp")
    writers = {"npy": arrays.write_npy, "mat": arrays.write_mat, "npz": arrays.write_npz, "png": files.write_png,
               "tif": files.write_tiff, "bmp": files.write_bmp}
    writers[suffix](draw.folder / f"in.{suffix}", (levels * most).astype(kind), draw.rng)
    return f"in.{suffix}", levels, 2, []


def by_option(draw):
    """A type that holds more than there are: of phases the highest level may be a whole turn."""
    count = draw.one_of(2, 3, 8, 100, 255, 1000)
    levels = few(draw, count)
    name = draw.one_of("in.npy", "in.png")
    kind = np.uint16 if count > 256 or draw.chance(0.3) else np.uint8
    write = arrays.write_npy if name == "in.npy" else files.write_png
    write(draw.folder / name, levels.astype(kind), draw.rng)
    return name, levels, count, ["--gray-levels", str(count)]


def by_side_car(draw):
    count = draw.one_of(2, 5, 16, 217, 1024)
    levels = few(draw, count)
    np.save(draw.folder / "in.npy", levels.astype(np.uint16 if count > 256 else np.uint8))
    (draw.folder / "in.npy.json").write_text(json.dumps({"fringe": 1, "encoding": "phase", "levels": count}))
    return "in.npy", levels, count, []


def of_its_type(draw):
    """All that a byte holds."""
    levels = few(draw, 256)
    name = draw.one_of("in.npy", "in.png", "in.bmp", "in.tif")
    {"npy": arrays.write_npy, "png": files.write_png, "bmp": files.write_bmp,
     "tif": files.write_tiff}[name[3:]](draw.folder / name, levels.astype(np.uint8), draw.rng)
    return name, levels, 256, []


# --- who reads them

def looked(draw, plate, name, options):
    distance = patterns.distance_for(draw, "asm")
    words = ["reconstruct", name, "-o", "out.npy", "--distance", text(distance, "mm"), "--powers", "equal",
             *options, *draw.device()]

    def judge(folder, wave):
        wanted = np.abs(reference.propagated(plate, plate.wavelengths[0], wave, distance))**2
        yield "intensity", relative(np.squeeze(files.read_picture(folder / "out.npy")), wanted), 2e-4

    return words, judge


def carried(draw, plate, name, options):
    distance = patterns.distance_for(draw, "asm")
    words = ["propagate", name, "-o", "out.npy", "--distance", text(distance, "mm"), "--method", "asm",
             *options, *draw.device()]

    def judge(folder, wave):
        wanted = reference.propagated(plate, plate.wavelengths[0], wave, distance)
        yield "field", relative(np.squeeze(files.read_field(folder / "out.npy")), wanted), 1e-4

    return words, judge


def encoded(_draw, _plate, name, options):
    words = ["encode", name, "-o", "out.npy", "--as", "phase", "--levels", "65536", *options]

    def judge(folder, wave):
        found = reference.turns(np.load(folder / "out.npy") / 65536)
        yield "levels", relative(found, wave), 1e-4

    return words, judge


def taken(draw, plate, name, options):
    words = ["field", name, "-o", "out.npy", *options, *draw.device()]

    def judge(folder, wave):
        yield "field", relative(np.squeeze(files.read_field(folder / "out.npy")), wave), 1e-5

    return words, judge


READERS = (looked, carried, encoded, taken)


def random_plate(draw, shape):
    pitch = draw.between(3.5, 12, 2) * 1e-6
    return reference.Plate(*shape[::-1], pitch, pitch, (draw.one_of(638, 532, 450) * 1e-9,))


def read(draw):
    write = draw.one_of(of_bits, of_truths, black_and_white, by_option, by_side_car, of_its_type)
    name, levels, count, options = write(draw)
    plate = random_plate(draw, levels.shape)
    words, judge = draw.one_of(*READERS)(draw, plate, name, [*options, *patterns.sampling(plate)])
    wave = reference.turns(levels / count)
    return Design([words], lambda folder: judge(folder, wave))


def of_mask(draw):
    """A mask with its sheet, in its own light and in other light, to which the same depth is another phase."""
    count = draw.one_of(2, 4, 16)
    levels = few(draw, count)
    plate = random_plate(draw, levels.shape)
    np.save(draw.folder / "in.npy", levels.astype(np.uint8))
    suffix = draw.one_of("oas", "gds", "tif", "exr")
    tone, light = draw.one_of("height", "depth"), draw.one_of("transmission", "reflection")
    name = f"mask.{suffix}"
    made = ["export", "in.npy", "-o", name, "--gray-levels", str(count), "--tone", tone, "--light", light,
            "--medium", "1.33", *(["--index", "1.52"] if light == "transmission" else []), *patterns.sampling(plate)]
    if suffix in ("oas", "gds") and draw.chance(0.3):
        made += ["--layer-per", "level"]
    own = plate.wavelengths[0]
    other = draw.one_of(own, own, 633e-9, 488e-9)
    falls = (light == "transmission") == (tone == "depth")
    steps = -((count - levels) % count) if falls else levels
    seen = reference.Plate(*levels.shape[::-1], plate.px, plate.py, (other,))
    words, judge = draw.one_of(*READERS)(draw, seen, name, ["--wavelength", text(other, "nm")] if other != own else [])
    phases = steps / count * (own / other)
    if other != own and suffix in ("oas", "gds"):  # 16 bits, which far away, where levels cancel, are seen
        phases = np.floor(phases * 65536 + 0.5) / 65536
    wave = reference.turns(phases)
    few_bits = 3  # times the tolerance, for heights that are rounded, too

    def judged(folder):
        return ((what, error, few_bits * tolerance) for what, error, tolerance in judge(folder, wave))

    return Design([made, words], judged)


def lost(draw):
    """Levels of a byte of which but a few occur, rounded to as few: nothing would be left of them."""
    count = draw.one_of(2, 4, 8)
    levels = few(draw, count) + (count == 2)  # 0 and 1 would be black and white
    np.save(draw.folder / "in.npy", levels.astype(np.uint8))
    suffix = draw.one_of("oas", "gds", "csv")
    words = ["export", "in.npy", "-o", f"mask.{suffix}", "--levels", str(count),
             *patterns.sampling(random_plate(draw, levels.shape))]
    return Design([words], None, "--gray-levels", True)


KINDS = {"levels": read, "levels/lost": lost, "levels/mask": of_mask}
