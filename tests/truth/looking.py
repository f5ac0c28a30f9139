# SPDX-License-Identifier: GPL-3.0-or-later
"""Random looks at fields and patterns, from files and from projects; patterns as fields."""

import shutil
from pathlib import Path

import numpy as np

import arrays
import encoded
import files
import patterns
import reference
from draw import LARGE, Design, plate_options, relative, text, write_picture

PROJECTS = Path(__file__).resolve().parent.parent / "net" / "projects"


# --- reconstruct

def pattern_file(draw, plate):
    """Levels of 8 or 16 bits that no metadata explain: the file, options and the wave."""
    encoding, deep = draw.one_of(*encoded.VALUES), draw.chance(0.3)
    count = 2 if encoding in encoded.BINARY else 65536 if deep else 256
    levels = draw.rng.integers(0, count, plate.shape).astype(np.uint16 if deep else np.uint8)
    suffix = draw.one_of("npy", "png", "tif") if deep else draw.one_of("npy", "png", "bmp", "tif")
    path = draw.folder / f"levels.{suffix}"
    if suffix == "npy":
        arrays.write_npy(path, levels)
    else:
        {"png": files.write_png, "bmp": files.write_bmp, "tif": files.write_tiff}[suffix](path, levels, draw.rng)
    return path.name, ["--encoding", encoding], reference.shown(levels.astype(float), count, encoding)[None]


def pupil(draw, plate):
    """Options of a pupil somewhere on the plate, and where it lets light pass."""
    if draw.chance(0.6):
        return [], 1.0
    width, height = plate.cols * plate.px, plate.rows * plate.py
    diameter = draw.between(0.3, 1) * max(width, height)
    at = draw.between(-0.2, 0.2) * width, draw.between(-0.2, 0.2) * height
    options = ["--pupil", text(diameter), "--pupil-x", text(at[0]), "--pupil-y", text(at[1])]
    return options, reference.disc(plate, diameter, at)


def beam_on(draw, plate):
    """Options of the light that falls on levels, and its amplitude."""
    way = draw.one_of("none", "uniform", "gaussian", "picture")
    if way == "gaussian":
        waist = draw.between(0.2, 0.8) * max(plate.cols * plate.px, plate.rows * plate.py)
        return ["--beam", f"gaussian:{text(waist)}"], reference.gaussian(plate, waist)
    if way == "picture":
        path, amplitude = write_picture(draw, draw.rng.uniform(0.2, 1, plate.shape), "beam")
        return ["--beam", path.name], amplitude
    return (["--beam", "uniform"] if way == "uniform" else []), 1.0


def field_file(draw, plate):
    field = patterns.wave(draw, plate, len(plate.wavelengths))
    return patterns.write_field(draw, field), [], field.astype(complex)


def reconstruct(draw, sizes=None, where=None):
    plate = draw.plate(sizes, (1,)) if sizes else patterns.falling(draw.plate())
    of_levels = len(plate.wavelengths) == 1 and draw.chance(0.5)
    name, options, wave = (pattern_file if of_levels else field_file)(draw, plate)
    looked, passed = pupil(draw, plate)
    if of_levels:
        lit, beam = beam_on(draw, plate)
        options, wave = options + lit, wave * beam
    method = draw.one_of(*patterns.PROPAGATIONS) if len(wave) == 1 and not where else "asm"
    distance, pad = patterns.distance_for(draw, method), draw.one_of(None, None, 1, 2)
    output = draw.one_of("seen.npy", "seen.tif") if len(wave) == 1 else "seen.npy"
    words = ["reconstruct", name, "-o", output, "--distance", text(distance, "mm"), "--method", method,
             *options, *looked, *patterns.sampling(plate), *(where or draw.device())]
    words += patterns.limit_options(method, pad)

    def judge(folder):
        found = files.read_picture(folder / output)
        wanted = np.array([np.abs(reference.propagated(plate, wavelength, plane * passed, distance, method, pad))**2
                           for wavelength, plane in zip(plate.wavelengths, wave)])
        yield "intensity", relative(found.reshape(-1, *found.shape[-2:]), wanted), 2e-4

    return Design([words], judge)


def reconstruct_by_disk(draw):
    return reconstruct(draw, LARGE, draw.disk())


def sweep(draw):
    """Planes at several distances, as the pages of one file."""
    plate = draw.plate(colours=(1,))
    name, options, wave = draw.one_of(pattern_file, field_file)(draw, plate)
    ends, count = draw.rng.permutation([draw.between(5, 40), draw.between(50, 90)]), draw.whole(1, 4)
    count = max(2, count)
    distances = np.linspace(*(ends * 1e-3), count)
    words = ["reconstruct", name, "-o", "seen.tif", "--sweep", f"{ends[0]!r}mm:{ends[1]!r}mm:{count}",
             *options, *patterns.sampling(plate), *draw.device()]

    def judge(folder):
        found = np.array([page[..., 0] for page in files.read_tiff_pages(folder / "seen.tif")])
        wanted = [np.abs(reference.propagated(plate, plate.wavelengths[0], wave[0], distance))**2
                  for distance in distances]
        yield "pages", relative(found, wanted), 2e-4

    return Design([words], judge)


def focus(draw):
    """The distance, on either side, at which an even disc is sharpest, all along its edge."""
    plate = draw.plate((160, 200, 240), (1,), (5, 9))
    width, height = plate.cols * plate.px, plate.rows * plate.py
    reach = min(width * plate.px, height * plate.py) / plate.wavelengths[0]
    distance = draw.one_of(1, -1) * draw.between(0.5, 1) * reach
    diameter = draw.between(0.25, 0.4) * min(width, height)
    disc = reference.disc(plate, diameter).astype(complex)
    wave = reference.propagated(plate, plate.wavelengths[0], disc, -distance)
    name = patterns.write_field(draw, wave[None].astype(np.complex64))
    low, high = (text(distance * (1 + draw.between(0.2, 0.4) * side), "mm") for side in (-1, 1))
    words = ["reconstruct", name, "-o", "depth.npy", "--show", "depth", "--sweep", f"{low}:{high}:31",
             *patterns.sampling(plate), *draw.device()]

    def judge(folder):
        edge = reference.disc(plate, 1.05 * diameter) > reference.disc(plate, 0.95 * diameter)
        found = np.nanmedian(arrays.read_npy(folder / "depth.npy").reshape(plate.shape)[edge])
        yield "distance of best focus", abs(found - distance) / abs(distance), 0.015

    return Design([words], judge)


def window(draw):
    """A part of the plane is what the whole plane has there, or it is said what cuts it."""
    plate = draw.plate((40, 47, 53, 64), (1,))
    name, options, _ = field_file(draw, plate)
    distance = text(patterns.distance_for(draw, "asm"), "mm")
    asked = draw.whole(5, 50), draw.whole(5, 50)  # columns and rows
    moved = draw.whole(-20, 20), draw.whole(-20, 20)
    size, at = ([count * pitch for count, pitch in zip(counts, (plate.px, plate.py))] for counts in (asked, moved))
    words = ["reconstruct", name, "--distance", distance, *options, *patterns.sampling(plate), *draw.device()]
    part = ["--window", "x".join(map(text, size)), "--window-x", text(at[0]), "--window-y", text(at[1])]
    top, left = plate.rows // 2 - moved[1] - asked[1] // 2, plate.cols // 2 + moved[0] - asked[0] // 2

    def judge(folder):
        whole, seen = (arrays.read_npy(folder / name) for name in ("whole.npy", "part.npy"))
        inside = whole[max(top, 0):max(top + asked[1], 0), max(left, 0):max(left + asked[0], 0)]
        said = (folder / "said-1.txt").read_text()
        yield "window", relative(seen, inside), 3e-2 if "right to about" in said else 1e-3
        if inside.shape != asked[::-1] and "beyond the plane" not in said:
            yield "unsaid", float("inf"), 1

    return Design([[*words, "-o", "whole.npy"], [*words, *part, "-o", "part.npy"]], judge, "has no sample")


# --- field

def field(draw):
    """Levels or light of a file in the middle of a plate of its own or of another size."""
    plate = draw.plate(colours=(1,))
    own = plate if draw.chance(0.5) else draw.plate(colours=(1,), pitch=(plate.px * 1e6, plate.px * 1e6))
    shape = own.shape
    meaning = draw.one_of("phase", "amplitude", "field")
    options = ["--meaning", meaning]
    if meaning == "field":
        wave = patterns.wave(draw, own)
        name, wave = patterns.write_field(draw, wave, "given"), wave[0].astype(complex)
    else:
        gray = draw.one_of(0, 0, 200)
        levels = draw.rng.integers(0, (gray or 256), shape) / 255
        path, values = write_picture(draw, levels, "pattern", ("png8", "bmp", "tif8"))
        count = gray or 256
        name, wave = path.name, reference.shown(np.round(values * 255), count, meaning)
        options += ["--gray-levels", str(gray)] if gray else []

    def judge(folder):
        yield "field", relative(files.read_field(folder / "field.npy")[0], centred(wave, plate.shape)), 1e-4

    return Design([["field", name, "-o", "field.npy", *options, *plate_options(plate), *draw.device()]], judge)


def centred(wave, shape):
    """A wave on a plate of another shape: their middle pixels agree."""
    out = np.zeros(shape, complex)
    rows, cols = ((np.arange(there) - there // 2 + here // 2) for there, here in zip(shape, wave.shape))
    inside = np.ix_((rows >= 0) & (rows < wave.shape[0]), (cols >= 0) & (cols < wave.shape[1]))
    out[inside] = wave[rows[(rows >= 0) & (rows < wave.shape[0])]][:, cols[(cols >= 0) & (cols < wave.shape[1])]]
    return out


def project(draw):
    """What a project shows is its field, or its finished pattern in the beam that lights it; an older one by the hard
    limit."""
    for path in ("points-6.fringe", "points-6.fringe.data"):
        copy = shutil.copytree if path.endswith("data") else shutil.copy
        copy(PROJECTS / path, draw.folder / path)
    plate = draw.plate((24, 31, 40, 47), (1,))
    waist, distance = draw.between(0.3, 0.8) * plate.cols * plate.px, draw.side() * draw.between(5, 60) * 1e-3
    encoding, of_levels, lit = draw.one_of("phase", "double-phase"), draw.chance(0.5), draw.chance(0.7)
    values = {"plate.columns": plate.cols, "plate.rows": plate.rows, "plate.pitch_x": text(plate.px),
              "plate.pitch_y": text(plate.py), "illumination.wavelengths": text(plate.wavelengths[0], "nm"),
              "encoding.kind": encoding, "encoding.levels": 16, "encoding.scale": "2rms", "encoding.limit": "default",
              "reconstruction.distance": text(distance),
              "reconstruction.from_encoded": str(of_levels).lower()}
    values |= {"illumination.beam": "gaussian", "illumination.beam_waist": text(waist)} if lit else {}
    settings = [word for path, value in values.items() for word in ("--set", f"{path}={value}")]

    def judge(folder):
        wave = files.read_field(folder / "field.npy")[0].astype(complex)
        levels = arrays.read_npy(folder / "levels.npy")
        yield from encoded.judged(levels.astype(float), wave, encoded.Choice(encoding, 16))
        pattern = reference.turns(levels / 16) if of_levels else wave
        beam = reference.gaussian(plate, waist) if lit and of_levels else 1
        wanted = np.abs(reference.propagated(plate, plate.wavelengths[0], pattern * beam, distance, pad=2))**2
        yield "intensity", relative(arrays.read_npy(folder / "seen.npy"), wanted), 2e-4

    return Design([["run", "points-6.fringe", "-o", ".", *settings, *draw.device()]], judge)


def let_through(light, kind):
    """What a stop lets through of light whose picture is on the axis, by sums over all samples."""
    spectrum = np.fft.fft2(light)
    if kind == "amplitude":
        spectrum[0, 0] = 0
    if kind == "single-sideband":
        rows = len(light)
        spectrum[[row for row in range(rows) if 2 * row <= rows]] = 0
    return np.fft.ifft2(spectrum)


def through_stop(draw):
    """Levels say where their picture is; beside the axis it is seen alone, on it where a stop is said."""
    plate = patterns.falling(draw.plate((24, 31, 40, 47), (1,)))
    field = patterns.wave(draw, plate, 1)
    kind = draw.one_of("double-phase", "error-diffusion", "off-axis", "burckhardt", "lee", "arrizon", "binary",
                       "interference", "single-sideband", "amplitude")
    said, filtered = draw.one_of(None, "none", "centre"), draw.chance(0.8)
    choice = encoded.Choice(kind, 2 if kind in encoded.BINARY else 256)
    distance, name = draw.side() * draw.between(5, 60) * 1e-3, draw.one_of("levels.npy", "levels.png", "levels.tif")
    encode = ["encode", patterns.write_field(draw, field), "-o", name, "--as", kind, *patterns.sampling(plate)]
    look = ["reconstruct", name, "-o", "seen.npy", "--distance", text(distance), *draw.device()]
    look += (["--stop", said] if said else []) + ([] if filtered else ["--no-filter"])

    def judge(folder):
        levels = patterns.read_levels(folder / name, 1, choice.levels)[0].astype(float)
        light = reference.shown(levels, choice.levels, kind)
        at = {"burckhardt": (-1 / 3, 0.0), "lee": (-1 / 4, 0.0)}.get(kind) or encoded.place(choice, light.shape)
        if filtered and (any(at) or said == "centre"):
            light = encoded.limited(light * encoded.carrier(light.shape, at).conj(), encoded.passband(choice, at))
            light = let_through(light, kind)
        wanted = np.abs(reference.propagated(plate, plate.wavelengths[0], light, distance))**2
        yield "intensity", relative(arrays.read_npy(folder / "seen.npy"), wanted), 2e-4

    return Design([encode, look], judge)


KINDS = {"through-stop": through_stop, "reconstruct": reconstruct, "reconstruct/disk": reconstruct_by_disk, "sweep": sweep, "focus": focus,
         "window": window, "field": field, "project": project}
