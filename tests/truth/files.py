# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that designs read and results are written to, from the definitions of their formats.

Pictures are arrays (rows, columns) or (rows, columns, channels), row 0 on top; their type is the file's."""

import json
import struct
import sys
import zlib
from pathlib import Path

import numpy as np

from arrays import read_npy

sys.path.append(str(Path(__file__).resolve().parent.parent / "net"))
from pictures import png_chunks, unfiltered  # noqa: E402


# --- PNG (ISO 15948)

def png_chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def write_png(path, array, rng):
    """8 or 16 bits by the array's type; each line with a filter that `rng` picks."""
    array = array.reshape(*array.shape[:2], -1)
    rows, cols, channels = array.shape
    bits = 8 * array.dtype.itemsize
    step = channels * bits // 8
    lines = np.ascontiguousarray(array.astype(f">u{bits // 8}")).view(np.uint8).reshape(rows, cols * step)
    above, packed = np.zeros(cols * step, np.uint8), b""
    for line in lines:
        kind = int(rng.integers(3))
        left = np.concatenate((np.zeros(step, np.uint8), line[:-step]))
        packed += bytes([kind]) + (line - (0, left, above)[kind]).astype(np.uint8).tobytes()
        above = line
    colour = {1: 0, 2: 4, 3: 2, 4: 6}[channels]
    path.write_bytes(b"\x89PNG\r\n\x1a\n"
                     + png_chunk(b"IHDR", struct.pack(">IIBBBBB", cols, rows, bits, colour, 0, 0, 0))
                     + png_chunk(b"IDAT", zlib.compress(packed)) + png_chunk(b"IEND", b""))


def read_png(path):
    chunks = list(png_chunks(path.read_bytes()))
    cols, rows, bits, colour = struct.unpack_from(">IIBB", chunks[0][1])
    channels = {0: 1, 2: 3, 4: 2, 6: 4}[colour]
    size = (cols * channels * bits + 7) // 8
    step = max(1, channels * bits // 8)
    packed = zlib.decompress(b"".join(part for name, part in chunks if name == b"IDAT"))
    lines = [bytearray(size)]
    for start in range(0, len(packed), size + 1):
        lines.append(unfiltered(packed[start], packed[start + 1:start + 1 + size], lines[-1], step))
    flat = np.frombuffer(b"".join(lines[1:]), np.uint8).reshape(rows, size)
    if bits < 8:
        flat = np.unpackbits(flat, axis=1).reshape(rows, -1, bits) @ (1 << np.arange(bits)[::-1])
        return flat[:, :cols].astype(np.uint8)
    samples = flat.view(">u2" if bits == 16 else np.uint8).astype(f"u{bits // 8}")
    return samples.reshape((rows, cols, channels) if channels > 1 else (rows, cols))


# --- BMP (Windows bitmaps, BITMAPINFOHEADER)

def write_bmp(path, array, rng):
    """8 bits with a grey palette, or 24 bits of red, green and blue; rows from the bottom or the top."""
    rows, cols = array.shape[:2]
    bits = 8 if array.ndim == 2 else 24
    palette = bytes(v for level in range(256) for v in (level, level, level, 0)) if bits == 8 else b""
    body = array if bits == 8 else array[..., ::-1]
    upside = bool(rng.integers(2))
    pad = b"\0" * (-cols * bits // 8 % 4)
    lines = [line.tobytes() + pad for line in (body if upside else body[::-1])]
    start, data = 54 + len(palette), b"".join(lines)
    path.write_bytes(struct.pack("<2sIHHI", b"BM", start + len(data), 0, 0, start)
                     + struct.pack("<IiiHHIIiiII", 40, cols, -rows if upside else rows, 1, bits, 0,
                                   len(data), 0, 0, 256 if bits == 8 else 0, 0) + palette + data)


def read_bmp(path):
    data = path.read_bytes()
    start, size, cols, rows, _, bits = struct.unpack_from("<IIiiHH", data, 10)
    colours = struct.unpack_from("<I", data, 46)[0] or 1 << min(bits, 8)
    line = (cols * bits + 31) // 32 * 4
    flat = np.frombuffer(data, np.uint8, line * abs(rows), start).reshape(abs(rows), line)
    flat = flat[::-1] if rows > 0 else flat
    if bits >= 24:
        return flat[:, :cols * bits // 8].reshape(abs(rows), cols, bits // 8)[..., 2::-1]
    palette = np.frombuffer(data, np.uint8, 4 * colours, 14 + size).reshape(-1, 4)[:, 0]
    index = np.unpackbits(flat, axis=1).reshape(abs(rows), -1, bits) @ (1 << np.arange(bits)[::-1])
    return palette[index[:, :cols]]


# --- TIFF 6.0, with the predictor of floating-point samples (Adobe's Technical Note 3)

TIFF_FORMS = {1: "B", 2: "B", 3: "H", 4: "I", 5: "II", 16: "Q"}
WIDTH, HEIGHT, BITS, COMPRESSION, PHOTOMETRIC, STRIPS, CHANNELS, ROWS, SIZES, PREDICTOR, FORMAT = (
    256, 257, 258, 259, 262, 273, 277, 278, 279, 317, 339)
TILE_WIDTH, TILES, TILE_SIZES = 322, 324, 325


def tiff_strips(array, order, rng, at, white):
    """A page's samples, which start `at` so far, and its tags."""
    rows, cols, channels = array.shape
    per_strip = int(rng.integers(1, rows + 1))
    samples = array.astype(array.dtype.newbyteorder(order))
    strips = [samples[row:row + per_strip].tobytes() for row in range(0, rows, per_strip)]
    deflated = bool(rng.integers(2))
    strips = [zlib.compress(strip) for strip in strips] if deflated else strips
    places = np.cumsum([at] + [len(strip) for strip in strips])
    body = b"".join(strips)
    colour = 2 if channels >= 3 else 0 if white else 1
    tags = [
        (WIDTH, "I", [cols]), (HEIGHT, "I", [rows]), (BITS, "H", [8 * array.dtype.itemsize] * channels),
        (COMPRESSION, "H", [8 if deflated else 1]), (PHOTOMETRIC, "H", [colour]), (STRIPS, "I", places[:-1]),
        (CHANNELS, "H", [channels]), (ROWS, "I", [per_strip]), (SIZES, "I", [len(strip) for strip in strips]),
        (FORMAT, "H", [3 if array.dtype.kind == "f" else 1] * channels)]
    defaults = {COMPRESSION: [1], CHANNELS: [1], ROWS: [rows], FORMAT: [1]}  # TIFF 6.0: what a writer may leave out
    return body + b"\0" * (len(body) % 2), [
        (tag, form, values) for tag, form, values in tags if list(values) != defaults.get(tag) or rng.integers(2)]


def tiff_entries(tags, order, at):
    """The list of a page's tags, which stands `at` a place of the file, without where the next page is."""
    extra_at, extra, entries = at + 2 + 12 * len(tags) + 4, b"", b""
    for tag, form, values in tags:
        values = struct.pack(f"{order}{len(values)}{form}", *values)
        entries += struct.pack(order + "HHI", tag, {"H": 3, "I": 4}[form], len(values) // struct.calcsize(form))
        if len(values) > 4:
            entries += struct.pack(order + "I", extra_at + len(extra))
            extra += values + b"\0" * (len(values) % 2)
        else:
            entries += values.ljust(4, b"\0")
    return struct.pack(order + "H", len(tags)) + entries, extra


def write_tiff(path, pages, rng, white=False):
    """One array or a list: 8, 16 bits or float32, uncompressed or deflated, in strips of some rows, in either
    order of bytes. `white`: the smallest sample is white."""
    order = "<>"[rng.integers(2)]
    data = bytearray(b"II*\0" if order == "<" else b"MM\0*") + bytes(4)
    link = 4
    for array in pages if isinstance(pages, list) else [pages]:
        body, tags = tiff_strips(array.reshape(*array.shape[:2], -1), order, rng, len(data), white)
        data += body
        struct.pack_into(order + "I", data, link, len(data))
        entries, extra = tiff_entries(tags, order, len(data))
        link = len(data) + len(entries)
        data += entries + bytes(4) + extra
    path.write_bytes(data)


def write_bits(path, array, rng):
    """0 and 1 of one page, packed, without the tag BitsPerSample, whose default is 1, as Pillow writes them."""
    order = "<>"[rng.integers(2)]
    rows, cols = array.shape
    body = np.packbits(array, axis=1).tobytes()
    body += b"\0" * (len(body) % 2)
    tags = [(WIDTH, "I", [cols]), (HEIGHT, "I", [rows]), (COMPRESSION, "H", [1]), (PHOTOMETRIC, "H", [1]),
            (STRIPS, "I", [8]), (CHANNELS, "H", [1]), (ROWS, "I", [rows]), (SIZES, "I", [len(body)])]
    entries, extra = tiff_entries(tags, order, 8 + len(body))
    head = b"II*\0" if order == "<" else b"MM\0*"
    path.write_bytes(head + struct.pack(order + "I", 8 + len(body)) + body + entries + bytes(4) + extra)


def tiff_pages(data):
    """The tags of each page, as tuples of numbers; which order of bytes."""
    order = "<" if data[:2] == b"II" else ">"
    at, = struct.unpack_from(order + "I", data, 4)
    while at:
        count, = struct.unpack_from(order + "H", data, at)
        tags = {}
        for entry in range(at + 2, at + 2 + 12 * count, 12):
            tag, kind, length = struct.unpack_from(order + "HHI", data, entry)
            if kind in TIFF_FORMS:
                form = order + TIFF_FORMS[kind] * length
                place = entry + 8
                if struct.calcsize(form) > 4:
                    place, = struct.unpack_from(order + "I", data, place)
                tags[tag] = struct.unpack_from(form, data, place)
        yield tags, order
        at, = struct.unpack_from(order + "I", data, at + 2 + 12 * count)


def tiff_samples(whole, tags, order, cols):
    """(rows, `cols`, channels) of the inflated bytes of a block of lines, its predictor undone."""
    bits, channels, predictor = tags[BITS][0], tags.get(CHANNELS, (1,))[0], tags.get(PREDICTOR, (1,))[0]
    kind = "f" if tags.get(FORMAT, (1,))[0] == 3 else "u"
    if bits % 8:  # lines of whole bytes, the highest bit first
        lines = np.frombuffer(whole, np.uint8).reshape(-1, (cols * bits + 7) // 8)
        each = np.unpackbits(lines, axis=1)[:, :cols * bits].reshape(len(lines), cols, bits)
        return (each @ (1 << np.arange(bits)[::-1])).astype("u1" if bits == 1 else "u2")[..., None]
    size = bits // 8
    if predictor == 3:
        sums = np.frombuffer(whole, np.uint8).reshape(-1, size * cols, channels).cumsum(1, np.uint8)
        parts = sums.reshape(-1, size, cols * channels)
        whole, order = np.ascontiguousarray(parts.transpose(0, 2, 1)).tobytes(), ">"
    samples = np.frombuffer(whole, f"{order}u{size}").astype(f"u{size}").reshape(-1, cols, channels)
    if predictor == 2:
        samples = samples.cumsum(1, samples.dtype)
    return samples.view(f"{kind}{size}")


def tiff_page(data, tags, order):
    """(rows, columns, channels) of strips or of tiles."""
    cols, rows = tags[WIDTH][0], tags[HEIGHT][0]
    places, sizes, wide = (TILES, TILE_SIZES, tags[TILE_WIDTH][0]) if TILES in tags else (STRIPS, SIZES, cols)
    unpack = zlib.decompress if tags[COMPRESSION][0] in (8, 32946) else bytes
    blocks = [tiff_samples(unpack(data[at:at + size]), tags, order, wide) for at, size in zip(tags[places], tags[sizes])]
    across = -(-cols // wide)
    lines = [np.concatenate(blocks[i:i + across], 1) for i in range(0, len(blocks), across)]
    return np.concatenate(lines)[:rows, :cols]


def read_tiff(path):
    """(rows, columns, channels) of the first page."""
    return read_tiff_pages(path)[0]


def read_tiff_pages(path):
    data = path.read_bytes()
    return [tiff_page(data, tags, order) for tags, order in tiff_pages(data)]


# --- OpenEXR 2, single part, scan lines

EXR_TYPES = {0: "<u4", 1: "<f2", 2: "<f4"}
EXR_LINES = {0: 1, 2: 1, 3: 16}  # uncompressed, ZIPS, ZIP: lines in a block


def exr_attribute(name, kind, data):
    return name + b"\0" + kind + b"\0" + struct.pack("<I", len(data)) + data


def write_exr(path, channels, window=None):
    """Float or half samples of `channels`, a name to an array, uncompressed. `window`: of rows and of columns that are
    stored, (top, end, left, right), which may go beyond the arrays; all else is dark."""
    names = sorted(channels)
    shown = channels[names[0]].shape
    top, end, left, right = window or (0, shown[0], 0, shown[1])
    rows, cols = end - top, right - left
    if window:
        beyond = [(max(0, -top), max(0, end - shown[0])), (max(0, -left), max(0, right - shown[1]))]
        first = max(0, top), max(0, left)
        channels = {name: np.pad(array, beyond, constant_values=7)[first[0]:, first[1]:][:rows, :cols]
                    for name, array in channels.items()}
    kinds = {"float16": 1, "float32": 2}
    listed = b"".join(name.encode() + b"\0" + struct.pack("<iIii", kinds[channels[name].dtype.name], 0, 1, 1)
                      for name in names) + b"\0"
    box = struct.pack("<4i", left, top, right - 1, end - 1)
    display = struct.pack("<4i", 0, 0, shown[1] - 1, shown[0] - 1)
    head = (struct.pack("<II", 20000630, 2) + exr_attribute(b"channels", b"chlist", listed)
            + exr_attribute(b"compression", b"compression", b"\0")
            + exr_attribute(b"dataWindow", b"box2i", box) + exr_attribute(b"displayWindow", b"box2i", display)
            + exr_attribute(b"lineOrder", b"lineOrder", b"\0")
            + exr_attribute(b"pixelAspectRatio", b"float", struct.pack("<f", 1))
            + exr_attribute(b"screenWindowCenter", b"v2f", struct.pack("<ff", 0, 0))
            + exr_attribute(b"screenWindowWidth", b"float", struct.pack("<f", 1)) + b"\0")
    lines = [b"".join(channels[name][row].tobytes() for name in names) for row in range(rows)]
    start = len(head) + 8 * rows
    places = [start + row * (8 + len(lines[0])) for row in range(rows)]
    blocks = b"".join(struct.pack("<ii", top + row, len(line)) + line for row, line in enumerate(lines))
    path.write_bytes(head + struct.pack(f"<{rows}Q", *places) + blocks)


def exr_header(data):
    at, found = 8, {}
    while data[at]:
        end = data.index(b"\0", at)
        name, at = data[at:end], end + 1
        end = data.index(b"\0", at)
        size, = struct.unpack_from("<I", data, end + 1)
        found[name.decode()] = data[end + 5:end + 5 + size]
        at = end + 5 + size
    return found, at + 1


def exr_channels(listed):
    at = 0
    while listed[at]:
        end = listed.index(b"\0", at)
        yield listed[at:end].decode(), EXR_TYPES[struct.unpack_from("<i", listed, end + 1)[0]]
        at = end + 17


def exr_inflated(data, size):
    """A block of ZIP or ZIPS: differences of bytes, the even ones before the odd ones."""
    if len(data) == size:
        return data
    sums = np.frombuffer(zlib.decompress(data), np.uint8).astype(np.int64)
    sums[1:] -= 128
    flat = (sums.cumsum() % 256).astype(np.uint8)
    half, out = (size + 1) // 2, np.empty(size, np.uint8)
    out[0::2], out[1::2] = flat[:half], flat[half:]
    return out.tobytes()


def exr_blocks(data, head, at, shape):
    """(row, column, rows, columns, bytes) of each block of lines, or of each tile of the first level."""
    packed, (rows, cols) = head["compression"][0], shape
    tall, wide = EXR_LINES[packed], cols
    if "tiles" in head:
        wide, tall, _ = struct.unpack("<IIB", head["tiles"])
    across = -(-cols // wide)
    for number, place in enumerate(struct.unpack_from(f"<{across * -(-rows // tall)}Q", data, at)):
        row, col = number // across * tall, number % across * wide
        place += 16 if "tiles" in head else 4
        size, = struct.unpack_from("<i", data, place)
        yield row, col, min(tall, rows - row), min(wide, cols - col), data[place + 4:place + 4 + size]


def read_exr(path):
    """A name to an array for each channel."""
    data = path.read_bytes()
    head, at = exr_header(data)
    left, top, right, bottom = struct.unpack("<4i", head["dataWindow"])
    shape, channels = (bottom - top + 1, right - left + 1), list(exr_channels(head["channels"]))
    pixel = sum(np.dtype(kind).itemsize for _, kind in channels)
    found = {name: np.empty(shape, kind) for name, kind in channels}
    for first, col, rows, cols, body in exr_blocks(data, head, at, shape):
        body = exr_inflated(body, pixel * cols * rows) if head["compression"][0] else body
        start = 0
        for row in range(first, first + rows):
            for name, kind in channels:
                found[name][row, col:col + cols] = np.frombuffer(body, kind, cols, start)
                start += np.dtype(kind).itemsize * cols
    return found


# --- results

def read_field(path):
    """A complex field (planes, rows, columns) of .npy, .exr or .tif."""
    if path.suffix == ".npy":
        field = read_npy(path)
    elif path.suffix == ".exr":
        parts = read_exr(path)
        field = parts["re"] + 1j * parts["im"]
    else:
        parts = read_tiff(path)
        field = parts[..., 0] + 1j * parts[..., 1]
    return field.reshape(-1, *field.shape[-2:])


READERS = {".npy": read_npy, ".png": read_png, ".bmp": read_bmp, ".tif": read_tiff}


def read_picture(path):
    """Samples (rows, columns[, channels]), or (planes, rows, columns) of .npy."""
    array = READERS[path.suffix](path)
    return array[..., 0] if path.suffix == ".tif" and array.shape[-1] == 1 else array


def read_json(path):
    return json.loads(path.read_text())
