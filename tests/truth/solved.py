# SPDX-License-Identifier: GPL-3.0-or-later
"""Random patterns that solvers design, judged by the light that they make."""

import numpy as np

import arrays
import files
import patterns
import reference
import shapes
from draw import Design, plate_options, relative, text, write_picture


def lighting(draw, plate):
    """Options of a beam and of a stop, and the amplitude on each pixel."""
    options, amplitude = [], np.ones(plate.shape)
    width, height = plate.cols * plate.px, plate.rows * plate.py
    way = draw.one_of("uniform", "gaussian", "gaussian", "picture")
    if way == "gaussian":
        waist = draw.between(0.2, 0.8) * max(width, height)
        options += ["--beam", f"gaussian:{text(waist)}"]
        amplitude = reference.gaussian(plate, waist)
    elif way == "picture":
        path, amplitude = write_picture(draw, draw.rng.uniform(0.2, 1, plate.shape), "beam")
        options += ["--beam", path.name]
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
    shapes.write_table(draw.folder / "spots.csv", {"x[m]": xy[:, 0], "y[m]": xy[:, 1], "z[m]": z, "intensity": wanted})
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
    pattern, again = f"levels.{suffix}", []
    if "--beam" in lit and not lit[1].startswith("gaussian"):
        again = lit[:2]  # the picture is not in the file of the pattern

    def judge(folder):
        level = patterns.read_levels(folder / pattern, 1, levels)[0].astype(float)
        wave = amplitude * reference.turns(level / levels)
        wanted = np.abs(reference.propagated(plate, plate.wavelengths[0], wave, distance))**2
        yield "intensity", relative(arrays.read_npy(folder / "seen.npy"), wanted), 2e-4

    return Design([["spots", "spots.csv", "-o", pattern, "--encode", "phase", "--levels", str(levels),
                    *plate_options(plate), "--geometry", "lens", "--focal-length", text(focal),
                    "--iterations", "2", *lit, *draw.device()],
                   ["reconstruct", pattern, "--focal-length", "0mm", "--distance", text(distance), "-o", "seen.npy", *again,
                    *draw.device(), *(patterns.sampling(plate) if suffix == "bmp" else [])]], judge)


def image(draw):
    """What is said to be seen is the light that the written field makes, as shares of the whole; solvers carry it by
    the hard limit."""
    plate = draw.plate((31, 40, 47, 64), (1,))
    geometry = draw.one_of("lens", "free")
    focal, distance = draw.between(50, 200) * 1e-3, draw.side() * draw.between(5, 60) * 1e-3
    target, _ = write_picture(draw, draw.rng.random((draw.whole(5, 30), draw.whole(5, 30))), "target")
    lit, amplitude = lighting(draw, plate)
    words = ["image", target.name, "-o", "field.npy", "--seen", "seen.npy", *plate_options(plate),
             "--geometry", geometry, *(["--focal-length", text(focal)] if geometry == "lens"
                                       else ["--distance", text(distance)]),
             "--far-field-samples", "1", "--start", draw.one_of("transport", "smooth", "random"),
             "--algorithm", draw.one_of("gs", "wgs", "mraf", "ora", "sgd", "gaa"),
             "--iterations", str(draw.whole(1, 5)), *lit, *draw.device()]

    def judge(folder):
        wave = files.read_field(folder / "field.npy")[0].astype(complex)
        yield "amplitude", relative(np.abs(wave), amplitude), 1e-5
        if geometry == "lens":
            light = np.abs(reference.centred_transform(wave))**2 / wave.size
        else:
            light = np.abs(reference.propagated(plate, plate.wavelengths[0], wave, distance, pad=2))**2
        yield "seen", relative(arrays.read_npy(folder / "seen.npy"), light / (np.abs(wave)**2).sum()), 2e-4

    return Design([words], judge)


KINDS = {"spots": spots, "lit pattern": lit_pattern, "image": image}
