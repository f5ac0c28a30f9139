# SPDX-License-Identifier: GPL-3.0-or-later
"""Samples of .npy, .png and .tif files as the program writes them; nothing but the standard library."""

import array
import ast
import dataclasses
import itertools
import struct
import zlib

NPY_KINDS = {"<c8": "f", "<c16": "d", "<f4": "f", "<f8": "d", "|u1": "B", "<u2": "H", "|i1": "b"}


@dataclasses.dataclass(frozen=True)
class Samples:
    shape: tuple
    kind: str  # as of module array; of complex numbers, that of their parts
    numbers: array.array
    metadata: str = ""  # JSON


def read_npy(data):
    size, = struct.unpack_from("<H" if data[6] == 1 else "<I", data, 8)
    start = 10 if data[6] == 1 else 12
    header = ast.literal_eval(data[start:start + size].decode())
    kind = NPY_KINDS[header["descr"]]
    return Samples(tuple(header["shape"]), kind, array.array(kind, data[start + size:]))


def paeth(left, up, corner):
    estimate = left + up - corner
    return min((left, up, corner), key=lambda near: abs(estimate - near))


def unfiltered(kind, line, above, step):
    """A line of a PNG file from its filtered bytes and the line above (PNG specification, 9.2)."""
    line = bytearray(line)
    for i, byte in enumerate(line if kind else ()):
        left, corner = (line[i - step], above[i - step]) if i >= step else (0, 0)
        guess = (0, left, above[i], (left + above[i]) // 2, paeth(left, above[i], corner))[kind]
        line[i] = (byte + guess) & 255
    return line


def png_chunks(data):
    at = 8
    while at < len(data):
        size, name = struct.unpack_from(">I4s", data, at)
        yield name, data[at + 8:at + 8 + size]
        at += 12 + size


def read_png(data):
    chunks = list(png_chunks(data))
    cols, rows, bits, colour = struct.unpack_from(">IIBB", chunks[0][1])
    channels = {0: 1, 2: 3, 4: 2, 6: 4}[colour]
    step = channels * bits // 8
    packed = zlib.decompress(b"".join(part for name, part in chunks if name == b"IDAT"))
    pixels, line = bytearray(), bytearray(cols * step)
    for start in range(0, len(packed), cols * step + 1):
        line = unfiltered(packed[start], packed[start + 1:start + 1 + cols * step], line, step)
        pixels += line
    numbers = array.array("B" if bits == 8 else "H", bytes(pixels))
    if bits == 16:
        numbers.byteswap()
    texts = dict(part.split(b"\0", 1) for name, part in chunks if name == b"tEXt")
    return Samples((rows, cols, channels), numbers.typecode, numbers,
                   texts.get(b"Description", b"").decode())


TIF_TYPES = {1: "B", 2: "B", 3: "H", 4: "I", 16: "Q"}
WIDTH, HEIGHT, BITS, COMPRESSION, DESCRIPTION, STRIPS, CHANNELS, SIZES, PREDICTOR, FORMAT = (
    256, 257, 258, 259, 270, 273, 277, 279, 317, 339)


def tif_pages(data):
    """The tags of each page of a little-endian TIFF file, as lists of numbers."""
    at, = struct.unpack_from("<I", data, 4)
    while at:
        count, = struct.unpack_from("<H", data, at)
        tags = {}
        for entry in range(at + 2, at + 2 + 12 * count, 12):
            tag, kind, length = struct.unpack_from("<HHI", data, entry)
            if kind in TIF_TYPES:
                form = f"<{length}{TIF_TYPES[kind]}"
                place = entry + 8
                if struct.calcsize(form) > 4:
                    place, = struct.unpack_from("<I", data, place)
                tags[tag] = struct.unpack_from(form, data, place)
        yield tags
        at, = struct.unpack_from("<I", data, at + 2 + 12 * count)


def summed(line, step, modulus):
    """A line whose samples are differences from `step` samples before: predictor 2."""
    for i in range(step, len(line)):
        line[i] = (line[i] + line[i - step]) % modulus
    return line


def tif_line(line, tags):
    """Samples of a line of a page, its predictor undone (TIFF 6.0, section 14; Technical Note 3)."""
    bits, step = tags[BITS][0], tags.get(CHANNELS, (1,))[0]
    predictor = tags.get(PREDICTOR, (1,))[0]
    kind = "f" if tags.get(FORMAT, (1,))[0] == 3 else {8: "B", 16: "H"}[bits]
    if predictor == 3:
        parts = summed(bytearray(line), step, 256)
        count = len(line) * 8 // bits
        line = bytes(parts[byte * count + i] for i in range(count)
                     for byte in reversed(range(bits // 8)))
    if predictor == 2:  # also the bits of floats are summed as whole numbers
        line = summed(array.array({8: "B", 16: "H", 32: "I"}[bits], line), step, 1 << bits).tobytes()
    return array.array(kind, line)


def tif_lines(data, tags):
    size = tags[WIDTH][0] * tags.get(CHANNELS, (1,))[0] * tags[BITS][0] // 8
    for start, length in zip(tags[STRIPS], tags[SIZES]):
        strip = data[start:start + length]
        if tags[COMPRESSION][0] in (8, 32946):
            strip = zlib.decompress(strip)
        for at in range(0, len(strip), size):
            yield tif_line(strip[at:at + size], tags)


def read_tif(data):
    pages = list(tif_pages(data))
    lines = list(itertools.chain.from_iterable(tif_lines(data, tags) for tags in pages))
    numbers = array.array(lines[0].typecode)
    for line in lines:
        numbers.extend(line)
    size = pages[0]
    return Samples((len(pages), size[HEIGHT][0], size[WIDTH][0], size.get(CHANNELS, (1,))[0]),
                   numbers.typecode, numbers, bytes(size.get(DESCRIPTION, b"")).rstrip(b"\0").decode())
