# SPDX-License-Identifier: GPL-3.0-or-later
"""Random fields as panels are sent them: every step in the documented order, of one wavelength or three."""

import dataclasses
import math

import numpy as np

import files
import patterns
import reference
from draw import LARGE, Design, relative, text

TERMS = ((1, -1), (2, 0), (2, -2), (2, 2), (3, 1), (3, -3), (4, 0), (5, -1))


@dataclasses.dataclass
class Panel:
    """Options of a panel, and what they mean: phases that are added to a plane of a wavelength [cycles], and
    values of levels."""
    options: list
    added: list
    optics: list  # of what is added: that the panel's optics take off again
    sign: int
    levels: int
    bits: int
    beyond: str
    drive: np.ndarray | None
    flips: tuple
    mode: tuple
    offset: tuple
    own: dict  # levels per 2π of wavelengths that have their own

    def at(self, wavelength):
        """The panel for a wavelength."""
        return dataclasses.replace(self, levels=self.own.get(wavelength, self.levels))

    def phases(self, plate, wavelength, field):
        added = sum(phase(plate, wavelength) for phase in self.added)
        return (self.sign * np.angle(field) / (2 * np.pi) + added) % 1

    def light(self, plate, wavelength, field):
        """What the panel makes of a plane wave."""
        levels = np.round(self.phases(plate, wavelength, field) * self.levels) % self.levels
        taken_off = sum(phase(plate, wavelength) for phase in self.optics)
        return reference.turns(self.sign * (levels / self.levels - taken_off))

    def sent(self, levels):
        """What is sent of level numbers (rows, columns), in the video mode."""
        count = 2**self.bits
        over = levels >= count
        if self.beyond == "wrap":
            levels = levels % count
        else:
            to_end = (levels - (count - 1) < self.levels - levels) & (self.beyond == "nearest")
            levels = np.where(over, np.where(to_end, count - 1, 0), levels)
        values = levels if self.drive is None else self.drive[levels]
        values = values[:, ::-1] if self.flips[0] else values
        values = values[::-1] if self.flips[1] else values
        whole = np.zeros(self.mode, values.dtype)
        row, col = self.offset
        whole[row:row + values.shape[0], col:col + values.shape[1]] = values
        return whole


def zernike(n, m, x, y):
    """Z(n, m) of Born and Wolf, 1 at the edge."""
    rho, theta, k = np.hypot(x, y), np.arctan2(y, x), abs(m)
    radial = sum((-1)**s * math.factorial(n - s)
                 / (math.factorial(s) * math.factorial((n + k) // 2 - s) * math.factorial((n - k) // 2 - s))
                 * rho**(n - 2 * s) for s in range((n - k) // 2 + 1))
    return radial * (np.sin(k * theta) if m < 0 else np.cos(k * theta))


def zernike_sum(draw, plate):
    terms = {TERMS[i]: draw.between(-2, 2) for i in draw.rng.permutation(len(TERMS))[:3]}
    norm, unit, index = draw.one_of("rms", "peak"), draw.one_of("waves", "rad"), draw.one_of("osa", "nm")
    radius = draw.between(0.3, 3) * plate.px * plate.cols
    centre = draw.between(-9, 9) * plate.px, draw.between(-9, 9) * plate.py
    name = (lambda n, m: str((n * (n + 2) + m) // 2)) if index == "osa" else lambda n, m: f"({n}, {m})"
    listed = ", ".join(f"{name(*order)}={value!r}" for order, value in terms.items())
    words = f"{index} {norm} {unit} radius {text(radius)} centre {text(centre[0])},{text(centre[1])}: {listed}"

    def phase(plate, _):
        x, y = np.broadcast_arrays(*plate.axes())
        total = np.zeros(plate.shape)
        for (n, m), value in terms.items():
            scale = 1 if norm == "peak" else math.sqrt(n + 1 if m == 0 else 2 * n + 2)
            total += value * scale * zernike(n, m, (x - centre[0]) / radius, (y - centre[1]) / radius)
        return total / (1 if unit == "waves" else 2 * np.pi)

    return ["--zernike", words], phase


def correction(draw, plate, bits):
    """A picture of 8 bits, or of the panel's in words of 16, for a wavelength of its own, unless the plate has but one;
    within half a cycle, so that nothing is to be unwrapped."""
    count = 2**bits if 8 < bits < 16 and draw.chance(0.6) else 256
    values = draw.rng.integers(0, count * 120 // 256, plate.shape).astype("u1" if count == 256 else "u2")
    files.write_png(draw.folder / "correction.png", values, draw.rng)
    own = plate.wavelengths[0] if draw.chance(0.5) and len(plate.wavelengths) == 1 else 607e-9
    options = ["--correction", "correction.png", "--correction-wavelength", text(own, "nm")]
    options += [] if own == plate.wavelengths[0] else ["--scale-correction"]
    return options, lambda _, wavelength: values / count * (own / wavelength)


def tilted(draw):
    angles = draw.between(-1, 1), draw.between(-1, 1)
    options = ["--carrier", f"{angles[0]!r}deg,{angles[1]!r}deg"]

    def phase(plate, wavelength):
        x, y = plate.axes()
        return (x * np.sin(np.deg2rad(angles[0])) + y * np.sin(np.deg2rad(angles[1]))) / wavelength

    return options, phase


def lens(draw):
    focal = draw.side() * draw.between(40, 900) * 1e-3

    def phase(plate, wavelength):
        x, y = plate.axes()
        return -(x**2 + y**2) / (2 * wavelength * focal)

    return ["--panel-lens", text(focal, "mm")], phase


def drive_of(draw, levels, bits):
    """A look-up table as vendors write it: index and value, the value alone, or three times, quoted or not."""
    drive = draw.rng.integers(0, 2**bits, levels)
    separator, quote = draw.one_of(",", "\t", " ", ";"), draw.one_of("", "", '"')
    counts, times = draw.chance(0.7), draw.one_of(1, 1, 3)
    rows = [["Index"] * counts + ["Value"] * times] if draw.chance(0.5) else []
    rows += [[i] * counts + [v] * times for i, v in enumerate(drive)]
    lines = "".join(separator.join(f"{quote}{cell}{quote}" for cell in row) + "\n" for row in rows)
    (draw.folder / "drive.lut").write_text(lines)
    return ["--lut", "drive.lut"], drive


def random_panel(draw, plate):
    bits = draw.one_of(8, 8, 8, 10, 12, 16) if len(plate.wavelengths) == 1 else 8
    levels = draw.one_of(2, 16, 200, 217, 255, 256, 2**bits if bits < 16 else 65536, 300)
    rows, cols = plate.shape
    mode = (rows + draw.whole(0, 9), cols + draw.whole(0, 9)) if draw.chance(0.7) else plate.shape
    offset = draw.whole(0, mode[0] - rows), draw.whole(0, mode[1] - cols)
    sign, beyond = draw.one_of(1, -1), draw.one_of("nearest", "zero", "wrap")
    flips = draw.chance(0.4), draw.chance(0.4)
    options = ["--levels", str(levels), "--bits", str(bits), "--mode", f"{mode[1]}x{mode[0]}", "--mode-offset",
               f"{offset[1]},{offset[0]}", "--sign", f"{sign:+d}", "--beyond", beyond]
    options += ["--flip-x"] * flips[0] + ["--flip-y"] * flips[1]
    added = [lambda plate, _: np.zeros(plate.shape)]
    for share, make in ((0.5, tilted), (0.4, lens)):
        if draw.chance(share):
            words, phase = make(draw)
            options, added = options + words, added + [phase]
    optics = added[:1]
    for share, make in ((0.5, zernike_sum), (0.6, lambda draw, plate: correction(draw, plate, bits))):
        if draw.chance(share):
            words, phase = make(draw, plate)
            options, optics = options + words, optics + [phase]
    drive, own = None, {}
    if len(plate.wavelengths) > 1 and draw.chance(0.6):
        own = {wavelength: draw.whole(2, 256) for wavelength in plate.wavelengths[:draw.whole(1, 3)]}
        options += ["--levels-at", ", ".join(f"{text(at, 'nm')}={count}" for at, count in own.items())]
    if levels <= 2**bits and not own and draw.chance(0.5):
        words, drive = drive_of(draw, levels, bits)
        options = options + words
    return Panel(options, added + optics, optics, sign, levels, bits, beyond, drive, flips, mode, offset, own)


def wrong_share(found, panel, phases):
    """Share of the pixels that neither a phase nor those next to it round to."""
    if found.shape != panel.mode:
        return float("inf")
    right = np.zeros(panel.mode, bool)
    near = 1e-5  # cycles, since a field is in single precision
    for shift in (-near, 0, near):
        values = np.round((phases + shift) % 1 * panel.levels).astype(int) % panel.levels
        right |= found == panel.sent(values)
    return float(np.mean(~right))


def sent(draw, sizes=None, where=None):
    plate = patterns.falling(draw.plate(sizes, (1, 3)) if sizes else draw.plate())
    field = patterns.wave(draw, plate, len(plate.wavelengths))
    panel = random_panel(draw, plate)
    output = draw.one_of("sent.png", "sent.tif") if panel.bits > 8 else draw.one_of("sent.png", "sent.tif", "sent.bmp")
    words = ["encode", patterns.write_field(draw, field), "-o", output, "--as", "phase", *panel.options,
             *patterns.sampling(plate), *(where or draw.device())]

    def judge(folder):
        found = patterns.read_levels(folder / output, len(field), panel.levels)
        for wavelength, plane, values in zip(plate.wavelengths, field, found):
            phases = panel.phases(plate, wavelength, plane.astype(complex))
            yield f"values of {wavelength:.4g} m", wrong_share(values, panel.at(wavelength), phases), 1e-9

    return Design([words], judge)


def sent_of_little_memory(draw):
    return sent(draw, LARGE, ["--memory", "14MiB"])


def seen(draw):
    """What a panel shows of the picture that it is sent, which its side-car says how to read."""
    plate = patterns.falling(draw.plate((24, 31, 40, 47), (1, 3)))
    field = patterns.wave(draw, plate, len(plate.wavelengths))
    panel = random_panel(draw, plate)
    while panel.levels > 2**panel.bits or panel.drive is not None:
        panel = random_panel(draw, plate)
    distance, is_carried = patterns.distance_for(draw, "asm"), draw.chance(0.4)
    tables = ["--correction", "correction.png"] if "--correction" in panel.options else []
    made = ["encode", patterns.write_field(draw, field), "-o", "sent.png", "--as", "phase", *panel.options,
            *patterns.sampling(plate)]
    looked = ["propagate" if is_carried and not tables else "reconstruct", "sent.png", "-o", "seen.npy", "--distance",
              text(distance, "mm"), *tables, *draw.device()]
    looked += [] if looked[0] == "propagate" else ["--powers", "equal"]
    looked += ["--method", "asm"] if looked[0] == "propagate" else []

    def judge(folder):
        wanted = [reference.propagated(plate, wavelength, panel.at(wavelength).light(plate, wavelength,
                                                                                     plane.astype(complex)), distance)
                  for wavelength, plane in zip(plate.wavelengths, field)]
        if looked[0] == "propagate":
            found = files.read_field(folder / "seen.npy")
            yield "field", relative(found.reshape(-1, *plate.shape), wanted), 2e-4
        else:
            found = files.read_picture(folder / "seen.npy")
            yield "intensity", relative(found.reshape(-1, *plate.shape), np.abs(wanted)**2), 2e-4

    return Design([made, looked], judge)


def misread(draw):
    """Options that have no effect on what a panel is sent, whose side-car says all of it."""
    plate = patterns.falling(draw.plate((24, 31), (1,)))
    field = patterns.wave(draw, plate)
    made = ["encode", patterns.write_field(draw, field), "-o", "sent.png", "--as", "phase", "--flip-x",
            *patterns.sampling(plate)]
    wrong = draw.one_of(["--wavelength", "700nm"], ["--gray-levels", "64"], ["--encoding", "phase"])
    command = draw.one_of("reconstruct", "propagate", "camera")
    return Design([made, [command, "sent.png", "-o", "out.npy", "--distance", "9mm", *wrong]], None, wrong[0], True)


KINDS = {"panels/misread": misread, "panels/seen": seen, "panels": sent, "panels/memory": sent_of_little_memory}
