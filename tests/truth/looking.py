# SPDX-License-Identifier: GPL-3.0-or-later
"""Random looks at fields and patterns, patterns as fields, and designs judged by the light that they make."""

import shutil
from pathlib import Path

import numpy as np

import files
import patterns
import reference
from draw import LARGE, Design, from_tie, plate_options, relative, text, tie, write_picture

PROJECTS = Path(__file__).resolve().parent.parent / "net" / "projects"
ENCODINGS = ("phase", "double-phase", "amplitude", "off-axis")


# --- reconstruct

def pattern_file(draw, plate):
    """Levels of 8 or 16 bits that no metadata explain: the file, options and the wave."""
    encoding, deep = draw.one_of(*ENCODINGS), draw.chance(0.3)
    count = 65536 if deep else 256
    levels = draw.rng.integers(0, count, plate.shape).astype(np.uint16 if deep else np.uint8)
    suffix = draw.one_of("npy", "png", "tif") if deep else draw.one_of("npy", "png", "bmp", "tif")
    path = draw.folder / f"levels.{suffix}"
    if suffix == "npy":
        files.write_npy(path, levels)
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


def field_file(draw, plate):
    field = patterns.wave(draw, plate, len(plate.wavelengths))
    return patterns.write_field(draw, field), [], field.astype(complex)


def reconstruct(draw, sizes=None, where=None):
    plate = draw.plate(sizes, (1,)) if sizes else patterns.falling(draw.plate())
    of_levels = len(plate.wavelengths) == 1 and draw.chance(0.5)
    name, options, wave = (pattern_file if of_levels else field_file)(draw, plate)
    looked, passed = pupil(draw, plate)
    method = draw.one_of(*patterns.PROPAGATIONS) if len(wave) == 1 and not where else "asm"
    distance, pad = patterns.distance_for(draw, method), draw.one_of(1, 2, 2)
    output = draw.one_of("seen.npy", "seen.tif") if len(wave) == 1 else "seen.npy"
    words = ["reconstruct", name, "-o", output, "--distance", text(distance, "mm"), "--method", method,
             *options, *looked, *patterns.sampling(plate), *(where or draw.device())]
    words += ["--pad", str(pad)] if method != "fraunhofer" else []

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


def window(draw):
    """A part of the plane is what the whole plane has there."""
    plate = draw.plate((40, 47, 53, 64), (1,))
    name, options, _ = field_file(draw, plate)
    distance = text(patterns.distance_for(draw, "asm"), "mm")
    size = [draw.whole(5, 20) * pitch for pitch in (plate.px, plate.py)]
    at = [draw.whole(-8, 8) * pitch for pitch in (plate.px, plate.py)]
    words = ["reconstruct", name, "--distance", distance, *options, *patterns.sampling(plate), *draw.device()]
    part = ["--window", "x".join(map(text, size)), "--window-x", text(at[0]), "--window-y", text(at[1])]

    def judge(folder):
        whole, seen = (files.read_npy(folder / name) for name in ("whole.npy", "part.npy"))
        rows, cols = seen.shape
        top = plate.rows // 2 - round(at[1] / plate.py) - rows // 2
        left = plate.cols // 2 + round(at[0] / plate.px) - cols // 2
        yield "window", relative(seen, whole[top:top + rows, left:left + cols]), 1e-3

    return Design([[*words, "-o", "whole.npy"], [*words, *part, "-o", "part.npy"]], judge)


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


# --- what solvers design

def lighting(draw, plate):
    """Options of a beam and of a stop, and the amplitude on each pixel."""
    options, amplitude = [], np.ones(plate.shape)
    width, height = plate.cols * plate.px, plate.rows * plate.py
    if draw.chance(0.5):
        waist = draw.between(0.2, 0.8) * max(width, height)
        options += ["--beam", f"gaussian:{text(waist)}"]
        amplitude = reference.gaussian(plate, waist)
    if draw.chance(0.4):
        diameter = draw.between(0.5, 1) * max(width, height)
        options += ["--aperture", f"circle:{text(diameter)}"]
        amplitude = amplitude * reference.disc(plate, diameter)
    elif draw.chance(0.5):
        cols, rows = draw.whole(1, plate.cols), draw.whole(1, plate.rows)
        options += ["--aperture", f"{text(cols * plate.px)}x{text(rows * plate.py)}"]
        amplitude = amplitude * reference.rectangle(plate, cols * plate.px, rows * plate.py)
    return options, amplitude


def spot_table(draw, plate, geometry, focal):
    """Spots well apart in what the pixels reach, some to be kept dark."""
    wavelength = plate.wavelengths[0]
    cells = [(i, j) for i in range(-2, 3) for j in range(-2, 3)]
    count = draw.whole(2, 9)
    z = np.zeros(count) if draw.chance(0.5) else draw.rng.uniform(-1, 1, count) * 1e-3
    distance = focal if geometry == "lens" else draw.between(20, 80) * 1e-3
    reach = np.array([wavelength * distance / (2 * plate.px), wavelength * distance / (2 * plate.py)])
    xy = np.array(cells)[draw.rng.permutation(len(cells))[:count]] * reach / 4
    z = z if geometry == "lens" else distance * (1 + z * 100) * draw.side()
    wanted = draw.rng.uniform(0.3, 2, count)
    if count > 3 and draw.chance(0.3):
        wanted[0] = 0
    files.write_table(draw.folder / "spots.csv", {"x[m]": xy[:, 0], "y[m]": xy[:, 1], "z[m]": z, "intensity": wanted})
    return np.column_stack([xy, z]), wanted


def spots(draw):
    """The figures of the report are those of the light that the written pattern makes."""
    plate = draw.plate((31, 40, 47, 64), (1,))
    geometry, focal = draw.one_of("lens", "free"), draw.between(50, 200) * 1e-3
    places, wanted = spot_table(draw, plate, geometry, focal)
    model = draw.one_of("fresnel", "exact") if geometry == "free" else "fresnel"
    lit, amplitude = lighting(draw, plate)
    levels = draw.one_of(2, 4, 256)
    words = ["spots", "spots.csv", "-o", "field.npy", "--report", "report.json", *plate_options(plate),
             "--geometry", geometry, *(["--focal-length", text(focal)] if geometry == "lens" else ["--model", model]),
             "--algorithm", draw.one_of("ora", "wgs", "gs", "superposition", "wgs-kim", "wgs-nogrette"),
             "--iterations", str(draw.whole(1, 6)), "--levels", str(levels), *lit, *draw.device()]

    def judge(folder):
        wave = files.read_field(folder / "field.npy")[0].astype(complex)
        yield "amplitude", relative(np.abs(wave), amplitude), 1e-5
        lit_pixels = amplitude > 1e-6
        cycles = np.angle(wave[lit_pixels]) / (2 * np.pi) * levels
        yield "levels", float(np.abs(cycles - np.round(cycles)).max()), 1e-3 * levels / 4
        report = files.read_json(folder / "report.json")
        made = reference.spot_amplitudes(plate, plate.wavelengths[0], wave, places, geometry, model, focal)
        yield "powers", relative([spot["power"] for spot in report["spots"]], np.abs(made)**2), 2e-3
        figures = reference.spot_figures(made, wanted)
        best = report["best"]
        yield "efficiency", abs(best["efficiency"] - figures["efficiency"]), 2e-3 * figures["efficiency"]
        yield "uniformity", abs(best["uniformity"] - figures["uniformity"]), 2e-3
        yield "sigma", abs(best["sigma_percent"] / 100 - figures["sigma"]), 2e-3 * max(1, figures["sigma"])

    return Design([words], judge)


def lit_pattern(draw):
    """A pattern that names its beam and its stop is looked at in their light."""
    plate = draw.plate((31, 40, 47, 64), (1,))
    focal = draw.between(50, 200) * 1e-3
    spot_table(draw, plate, "lens", focal)
    lit, amplitude = lighting(draw, plate)
    levels, suffix = draw.one_of(4, 16, 256), draw.one_of("npy", "png", "tif", "bmp")
    suffix = suffix if levels == 256 or suffix != "bmp" else "png"
    distance = draw.side() * draw.between(5, 90) * 1e-3
    pattern = f"levels.{suffix}"

    def judge(folder):
        level = patterns.read_levels(folder / pattern, 1, levels)[0].astype(float)
        wave = amplitude * reference.turns(level / levels)
        wanted = np.abs(reference.propagated(plate, plate.wavelengths[0], wave, distance))**2
        yield "intensity", relative(files.read_npy(folder / "seen.npy"), wanted), 2e-4

    return Design([["spots", "spots.csv", "-o", pattern, "--encode", "phase", "--levels", str(levels),
                    *plate_options(plate), "--geometry", "lens", "--focal-length", text(focal),
                    "--iterations", "2", *lit, *draw.device()],
                   ["reconstruct", pattern, "--distance", text(distance), "-o", "seen.npy", *draw.device(),
                    *(patterns.sampling(plate) if suffix == "bmp" else [])]], judge)


def project(draw):
    """What a project shows is its field, or its finished pattern in the beam that lights it."""
    for path in ("points-6.fringe", "points-6.fringe.data"):
        copy = shutil.copytree if path.endswith("data") else shutil.copy
        copy(PROJECTS / path, draw.folder / path)
    plate = draw.plate((24, 31, 40, 47), (1,))
    waist, distance = draw.between(0.3, 0.8) * plate.cols * plate.px, draw.side() * draw.between(5, 60) * 1e-3
    encoding, of_levels, lit = draw.one_of("phase", "double-phase"), draw.chance(0.5), draw.chance(0.7)
    values = {"plate.columns": plate.cols, "plate.rows": plate.rows, "plate.pitch_x": text(plate.px),
              "plate.pitch_y": text(plate.py), "illumination.wavelengths": text(plate.wavelengths[0], "nm"),
              "encoding.kind": encoding, "encoding.levels": 16, "reconstruction.distance": text(distance),
              "reconstruction.from_encoded": str(of_levels).lower()}
    values |= {"illumination.beam": "gaussian", "illumination.beam_waist": text(waist)} if lit else {}
    settings = [word for path, value in values.items() for word in ("--set", f"{path}={value}")]

    def judge(folder):
        wave = files.read_field(folder / "field.npy")[0].astype(complex)
        levels = files.read_npy(folder / "levels.npy")
        value = (reference.phase_value if encoding == "phase" else reference.double_phase_value)(wave, 16)
        yield "levels", from_tie(levels, value, 16), tie(16)
        pattern = reference.turns(levels / 16) if of_levels else wave
        beam = reference.gaussian(plate, waist) if lit and of_levels else 1
        wanted = np.abs(reference.propagated(plate, plate.wavelengths[0], pattern * beam, distance))**2
        yield "intensity", relative(files.read_npy(folder / "seen.npy"), wanted), 2e-4

    return Design([["run", "points-6.fringe", "-o", ".", *settings, *draw.device()]], judge)


def image(draw):
    """What is said to be seen is the light that the written field makes, as shares of the whole."""
    plate = draw.plate((31, 40, 47, 64), (1,))
    geometry = draw.one_of("lens", "free")
    focal, distance = draw.between(50, 200) * 1e-3, draw.side() * draw.between(5, 60) * 1e-3
    target, _ = write_picture(draw, draw.rng.random((draw.whole(5, 30), draw.whole(5, 30))), "target")
    lit, amplitude = lighting(draw, plate)
    words = ["image", target.name, "-o", "field.npy", "--seen", "seen.npy", *plate_options(plate),
             "--geometry", geometry, *(["--focal-length", text(focal)] if geometry == "lens"
                                       else ["--distance", text(distance)]),
             "--algorithm", draw.one_of("gs", "wgs", "mraf", "ora", "sgd", "gaa"),
             "--iterations", str(draw.whole(1, 5)), *lit, *draw.device()]

    def judge(folder):
        wave = files.read_field(folder / "field.npy")[0].astype(complex)
        yield "amplitude", relative(np.abs(wave), amplitude), 1e-5
        if geometry == "lens":
            light = np.abs(reference.centred_transform(wave))**2 / wave.size
        else:
            light = np.abs(reference.propagated(plate, plate.wavelengths[0], wave, distance))**2
        yield "seen", relative(files.read_npy(folder / "seen.npy"), light / (np.abs(wave)**2).sum()), 2e-4

    return Design([words], judge)


KINDS = {"reconstruct": reconstruct, "reconstruct/disk": reconstruct_by_disk, "sweep": sweep, "window": window,
         "field": field, "spots": spots, "lit pattern": lit_pattern, "project": project, "image": image}
