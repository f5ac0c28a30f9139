# SPDX-License-Identifier: GPL-3.0-or-later
"""Random clouds as tables of text, in the many ways in which programs write them."""

import numpy as np

import clouds
from draw import Design

UNITS = (("m", 1, ""), ("mm", 1e-3, "[mm]"), ("um", 1e-6, "[um]"), ("um", 1e-6, "[µm]"))
ENDINGS = ("\n", "\n", "\r\n", "\r")


def columns_of(draw, xyz, way):
    """Numbers after x, y and z, their names, and of red, green and blue the amplitudes, of all the phases."""
    count, ones = len(xyz), np.ones((len(xyz), 3))
    if way == "colours":
        whole = draw.chance(0.5)
        colours = draw.rng.integers(0, 256, (count, 3)) if whole else np.round(draw.rng.random((count, 3)), 6)
        colours[0, 0] = 255 if whole else 1
        return colours, ["red", "green", "blue"], np.sqrt(colours / (255 if whole else 1)), np.zeros(count)
    if way == "light":
        intensity, phase = np.round(draw.rng.uniform(0.1, 2, count), 6), np.round(draw.rng.uniform(-3, 3, count), 6)
        name = draw.one_of("intensity", "Intensity (a.u.)", "amplitude")
        root = intensity if name == "amplitude" else np.sqrt(intensity)
        return np.column_stack([intensity, phase]), [name, "phase"], ones * root[:, None], phase
    if way == "normals":
        return draw.rng.normal(size=(count, 3)), ["nx", "ny", "nz"], ones, np.zeros(count)
    return np.empty((count, 0)), [], ones, np.zeros(count)


def text_of(draw, suffix, rows, names, unit):
    """The text of a table; what has no names has none of its units either."""
    separator = draw.one_of(",", ";", "\t") if suffix == "csv" else draw.one_of(" ", "\t", "  ")
    comma, quoted = separator != "," and draw.chance(0.4), suffix == "csv" and draw.chance(0.3)
    lines = [separator.join(repr(float(number)) for number in row) for row in rows]
    lines = [line.replace(".", ",") for line in lines] if comma else lines
    head = [f"{name}{unit}" for name in "xyz"] + names
    head = separator.join(f'"{name}"' if quoted else name for name in head)
    if suffix == "csv":
        lines = [*([f"sep={separator}"] if draw.chance(0.2) else []), head, *lines]
    elif unit or "phase" in names or ("nx" in names and suffix != "xyzn") or draw.chance(0.3):
        lines = ["# made by hand", "# " + head, *lines]
    elif suffix in ("pts", "xyz") and draw.chance(0.5):
        lines.insert(0, str(len(rows)))
    return draw.one_of(*ENDINGS).join([*lines, *([""] if draw.chance(0.8) else [])])


def table(draw):
    plate = draw.plate()
    suffix = draw.one_of("csv", "csv", "csv", "xyz", "txt", "pts", "asc", "xyzrgb", "xyzn")
    way = {"xyzrgb": "colours", "xyzn": "normals"}.get(suffix) or draw.one_of("none", "light", "colours", "normals")
    _, scale, unit = draw.one_of(*UNITS) if suffix in ("csv", "txt", "asc") else UNITS[0]
    xyz = np.round(clouds.places(draw, plate, draw.whole(2, 20)), 9)
    others, names, amplitudes, phases = columns_of(draw, xyz, way)
    names = names if way != "light" or suffix == "csv" or not names[0].startswith("I") else ["intensity", "phase"]
    text = text_of(draw, suffix, np.hstack([xyz / scale, others]), names, unit)
    name, encoding = f"cloud.{suffix}", draw.one_of("utf-8", "utf-8", "utf-8-sig", "cp1252", "utf-16")
    (draw.folder / name).write_bytes(text.encode(encoding))
    light = clouds.lights(amplitudes**2, phases, plate.wavelengths)
    design = clouds.field_of_points(draw, plate, name, xyz, light, ["--scale", "1"], whole=False)
    return Design(design.commands, design.judge, "UTF-16", must_refuse=encoding == "utf-16")


KINDS = {"points/table": table}
