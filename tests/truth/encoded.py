# SPDX-License-Identifier: GPL-3.0-or-later
"""Every encoding of a complex field in plain double precision, written for reading, and random fields that are encoded.

Each gives a value before rounding of every pixel, and a level is the nearest whole number, of phases around the circle.
Frequencies are in cycles per pixel, x to the right and y up. An encoding's picture lies in a passband about its place,
of two half-widths, `None` where all along an axis belongs to it."""

import dataclasses
import math

import numpy as np

import patterns
import reference
from draw import SMALL, Design, from_tie, tie
from reference import TURN


def j1(x):
    """The Bessel function J1 by its series, for x up to 2."""
    return sum((-1) ** k * (x / 2) ** (2 * k + 1) / (math.factorial(k) * math.factorial(k + 1)) for k in range(20))


def where(function, value, low, high):
    """Where a rising function has a value, by halving."""
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if function(middle) < value else (low, middle)
    return (low + high) / 2


ARRIZON = 1.84118378134  # where J1 is largest
BINARY = ("binary", "binary-duty", "binary-error-diffusion")
PHASES = reference.TURNED
CARRIED = {"off-axis": 1 / 4, "binary": 1 / 4, "interference": 3 / 8, "binary-duty": 1 / 8, "binary-error-diffusion": 1 / 8,
           "arrizon": 1 / 4, "bolduc": 1 / 4, "fitted-amplitude": 1 / 4}
SCALED = ("double-phase", "arrizon", "bolduc", "binary-duty", "error-diffusion", "binary-error-diffusion")
BOTH_AXES = ("double-phase", "fitted", "error-diffusion", "fitted-amplitude", "binary-error-diffusion", "binary-duty")
ALONG_X = ("burckhardt", "lee", "arrizon", "bolduc")  # all others along the carrier
DIFFUSED = ("error-diffusion", "binary-error-diffusion")
FITTED = ("fitted", "fitted-amplitude")
LIMITED = (*CARRIED, "double-phase", "burckhardt", "lee", "error-diffusion", "fitted")
NEIGHBOURS = [(0, 1), (0, 2)] + [(rows, cols) for rows in (1, 2) for cols in range(-2, 3)]  # down and to the right


@dataclasses.dataclass(frozen=True)
class Choice:
    """What is asked of an encoding. A limit or scale of None is the encoding's own, an infinite limit none."""
    kind: str
    levels: int = 256
    limit: float | None = None
    scale: object = None  # "max", "2rms" or a number
    carrier: tuple | None = None
    off_grid: bool = False
    weights: str = "shaped"
    share: float | None = None


# --- what encodings have in common

def rounded(values):
    return np.floor(np.asarray(values) + 0.5)


def cycles(field):
    """Turns of the phase; of nothing 0."""
    return np.where(field == 0, 0, np.angle(field) / TURN)


def bins(count):
    """Whole numbers of cycles along an axis, in the order of the transform."""
    return np.fft.fftfreq(count, 1 / count)


def inside(count, half, at=0.0):
    """Which frequencies along an axis are nearer than `half` to `at`, around the circle."""
    if half is None or np.isinf(half):
        return np.ones(count, bool)
    away = bins(count) - at * count
    away -= count * np.round(away / count)
    return np.abs(away) < half * count - 1e-9


def band(shape, halves, at=(0.0, 0.0)):
    """Rows run down, against y."""
    return inside(shape[0], halves[1], -at[1])[:, None] & inside(shape[1], halves[0], at[0])


def limited(field, halves):
    return np.fft.ifft2(np.fft.fft2(field) * band(field.shape, halves))


def pixels(shape):
    """Columns to the right and rows up from the middle pixel."""
    return np.arange(shape[1]) - shape[1] // 2, (shape[0] // 2 - np.arange(shape[0]))[:, None]


def carrier(shape, at):
    x, y = pixels(shape)
    return reference.turns(x * at[0] + y * at[1])


def on_grid(shape, at):
    return tuple(float(rounded(f * count)) / count for f, count in zip(at, shape[::-1]))


def scale_of(field, scale):
    if scale == "max":
        return np.abs(field).max()
    if isinstance(scale, str):
        return float(scale.removesuffix("rms")) * np.sqrt((np.abs(field)**2).mean())
    return scale


def over(field, scale):
    return field / scale if scale else np.zeros(field.shape, complex)


def relative_to(field, scale):
    """Amplitudes over their scale, no larger than 1."""
    return np.minimum(np.abs(over(field, scale)), 1)


def stretched(real, levels):
    """From the least, 0, to the largest."""
    span = real.max() - real.min()
    return (real - real.min()) * (levels - 1) / span if span else np.zeros(real.shape)


def of_largest(values, levels):
    most = values.max()
    return values * ((levels - 1) / most) if most > 0 else np.zeros(values.shape)


# --- each, of a field that is limited; C is the carrier, s the scale

def phase(field, choice, **_):
    return cycles(field) % 1 * choice.levels


def amplitude(field, choice, **_):
    return stretched(field.real, choice.levels)


def off_axis(field, choice, C, **_):
    return stretched((field * C).real, choice.levels)


def interference(field, choice, C, **_):
    return of_largest(np.abs(field + np.abs(field).max() * C.conj())**2, choice.levels)


def double_phase(field, choice, s, **_):
    row, col = np.indices(field.shape)
    apart = np.arccos(relative_to(field, s)) / TURN
    return (cycles(field) + np.where((row + col) % 2 == 0, apart, -apart)) % 1 * choice.levels


def directions(count):
    """Burckhardt and Lee: `count` pixels in a row are amplitudes of as many directions of a phasor."""
    def values(field, choice, **_):
        pixel = pixels(field.shape)[0] % count
        part = cycles(field) % 1 * count
        first = np.minimum(np.floor(part), count - 1)
        angle, whole = (part - first) * TURN / count, TURN / count
        length = np.abs(field) / np.sin(whole)
        parts = np.where(pixel == first, length * np.sin(whole - angle),
                         np.where(pixel == (first + 1) % count, length * np.sin(angle), 0))
        return of_largest(parts, choice.levels)
    return values


def single_sideband(field, choice, **_):
    """Frequencies that rise with y and those along x; rows of the transform run against y."""
    spectrum = np.fft.fft2(field)
    falls = bins(len(field)) > 0
    if len(field) % 2 == 0:
        falls[len(field) // 2] = True
    spectrum[falls] = 0
    return stretched(np.fft.ifft2(spectrum).real, choice.levels)


def binary(field, choice, C, **_):
    return ((field * C).real >= 0).astype(float)


def binary_duty(field, choice, C, s, **_):
    wide = np.arcsin(relative_to(field, s))
    return (np.cos(TURN * cycles(field * C)) > np.cos(wide)).astype(float)


def inverted(function, low, high):
    """Where `function`, which rises from low to high, takes values; by a root in each of many steps."""
    top = function(high)

    def inverse(value):
        if value <= function(low):
            return low
        return high if value >= top else where(function, value, low, high)
    return np.vectorize(inverse, otypes=[float])


def arrizon(field, choice, C, s, **_):
    depth = inverted(j1, 0.0, ARRIZON)(j1(ARRIZON) * relative_to(field, s))
    return depth * np.sin(TURN * cycles(field * C)) / TURN % 1 * choice.levels


def bolduc_parts(field, C, s):
    depth = inverted(lambda m: np.sinc(1 - m), 0.0, 1.0)(relative_to(field, s))
    return depth, (cycles(field) + cycles(C) - depth / 2) % 1


def bolduc(field, choice, C, s, **_):
    depth, saw = bolduc_parts(field, C, s)
    return depth * saw * choice.levels


# --- errors that go to the neighbours

def shaped_weights(halves, at, ridge):
    """Of 12 neighbours, so that least of the error stays at 9 x 9 frequencies of the passband."""
    fx, fy = (np.linspace(middle - half, middle + half, 9) for middle, half in zip(at, halves))
    fx, fy = (grid.ravel()[:, None] for grid in np.meshgrid(fx, fy))
    down, right = np.array(NEIGHBOURS).T
    waves = np.exp(-1j * TURN * (fx * right - fy * down))
    normal = (waves.conj().T @ waves).real / len(waves) + ridge * np.eye(len(down))
    return np.linalg.solve(normal, waves.mean(0).real)


def diffused(wanted, quantised, halves, at, weights, ridge, taken):
    """`quantised` takes what is due at a pixel, with the errors so far, and the level that was taken there, or none,
    to its value before rounding and what the level shows."""
    rows, cols = wanted.shape
    room = np.zeros((rows + 2, cols + 4), wanted.dtype)  # two columns to either side, and rows below, are dropped
    values = np.empty(wanted.shape)
    steps = list(zip(NEIGHBOURS, shaped_weights(halves, at, ridge))) if weights == "shaped" else None
    for row in range(rows):
        turn = 1 if row % 2 == 0 else -1
        ways = steps or [((0, turn), 7 / 16), ((1, -turn), 3 / 16), ((1, 0), 5 / 16), ((1, turn), 1 / 16)]
        for col in range(cols)[::1 if steps else turn]:
            due = wanted[row, col] + room[row, col + 2]
            values[row, col], seen = quantised(due, None if taken is None else taken[row, col])
            error = due - seen
            if abs(error) > 2:
                error *= 2 / abs(error)
            for (down, right), weight in ways:
                room[row + down, col + 2 + right] += weight * error
    return values


def error_diffusion(field, choice, s, halves, taken=None, **_):
    levels = choice.levels

    def nearest(due, level):
        value = np.angle(due) / TURN % 1 * levels if due != 0 else 0.0
        level = np.floor(value + 0.5) if level is None else level
        return value, np.exp(1j * TURN * level / levels)

    return diffused(over(field, s), nearest, halves, (0, 0), choice.weights, 0.03, taken)


def binary_error_diffusion(field, choice, C, s, halves, at, taken=None, **_):
    """Values are 0 and 1, and in between what is due where that is nearly undecided."""
    wanted = 0.5 + 0.5 * (over(field, s) * C).real

    def black_or_white(due, level):
        value = float(due >= 0.5)
        return due if abs(due - 0.5) < 1e-4 else value, value if level is None else float(level)

    return diffused(wanted, black_or_white, halves, at, choice.weights, 0.01, taken)


# --- noise that is moved beside the picture

def of_share(field, share):
    rms = np.sqrt((np.abs(field)**2).mean())
    return field * (np.sqrt(share) / rms) if rms else field


def fitted(field, choice, halves, **_):
    levels = choice.levels
    wanted = of_share(field, choice.share or 1 / 4)
    here, spectrum = band(field.shape, halves), np.fft.fft2(wanted)
    few, staying = levels <= 64, np.zeros(field.shape, bool)
    phases = double_phase(wanted, dataclasses.replace(choice, levels=1), s=1)
    for number in range(1, (30 if few else 20) + 1):
        light = np.fft.fft2(np.exp(1j * TURN * phases))
        light[here] += 1.7 * (spectrum - light)[here]
        phases = np.where(staying, phases, cycles(np.fft.ifft2(light)))
        if few and number >= 10:
            stay_on_levels(phases, staying, levels, 1 - (1 - (number - 10) / 20)**2)
    return phases % 1 * levels


def stay_on_levels(phases, staying, levels, share):
    """A share of all pixels is on levels for good: those that are already, then the nearest to one."""
    nearest = rounded(phases * levels) / levels
    apart = np.where(staying, -1, np.abs(phases - nearest))
    these = np.argsort(apart, axis=None, kind="stable")[:round(share * phases.size)]
    staying.flat[these] = True
    phases[staying] = nearest[staying]


def fitted_amplitude(field, choice, C, halves, at, **_):
    wanted = of_share(field * C, choice.share or 0.02)
    here, there = band(field.shape, halves, at), band(field.shape, halves, (-at[0], -at[1]))
    bright, twin = np.fft.fft2(wanted), np.fft.fft2(wanted.conj())
    values = np.clip(0.5 + 2 * wanted.real, 0, 1)
    for _ in range(40):
        light = np.fft.fft2(values)
        for place, aim in ((here, bright), (there, twin)):
            light[place] += 1.5 * (aim - light)[place]
        values = np.clip(np.fft.ifft2(light).real, 0, 1)
    return values * (choice.levels - 1)


VALUES = {"phase": phase, "amplitude": amplitude, "off-axis": off_axis, "interference": interference,
          "double-phase": double_phase, "burckhardt": directions(3), "lee": directions(4), "single-sideband": single_sideband,
          "binary": binary, "binary-duty": binary_duty, "arrizon": arrizon, "bolduc": bolduc,
          "error-diffusion": error_diffusion, "binary-error-diffusion": binary_error_diffusion, "fitted": fitted,
          "fitted-amplitude": fitted_amplitude}


# --- a choice, with the encoding's own where nothing is said

def place(choice, shape):
    """Where the encoding's carrier sends the picture."""
    at = choice.carrier or (CARRIED.get(choice.kind, 0.0), 0.0)
    return at if choice.off_grid else on_grid(shape, at)


def own_halves(choice, at):
    """The passband of an encoding, along x and along y."""
    along = np.abs(at)
    kind = choice.kind
    if kind in ("off-axis", "binary"):
        half = min(along.max(), 0.5 - along.max()) or None
    else:
        half = {"interference": 1 / 8, "double-phase": 1 / 4, "fitted": 1 / 4, "error-diffusion": 1 / 4,
                "fitted-amplitude": 1 / 8, "burckhardt": 1 / 6, "lee": 1 / 8, "binary-duty": 1 / 16,
                "binary-error-diffusion": 1 / 16, "arrizon": 1 / 8, "bolduc": 1 / 8}.get(kind)
    if half is None:
        return None, None
    if kind in BOTH_AXES:
        return half, half
    return (half, None) if kind in ALONG_X or along[0] >= along[1] else (None, half)


def own_scale(choice):
    if choice.kind == "error-diffusion":
        return "2rms" if choice.levels <= 4 else "1.75rms"
    return "2rms" if choice.kind in ("double-phase", "binary-error-diffusion") else "max"


def passband(choice, at):
    """The encoding's own, or what a narrower limit leaves of it."""
    return tuple(min(half, choice.limit or half) if half else None for half in own_halves(choice, at))


def prepared(field, choice):
    """The field that is encoded, and what encodings take of the choice."""
    at = place(choice, field.shape)
    kept = own_halves(choice, at) if choice.limit is None else (choice.limit, choice.limit)
    field = field if all(half in (None, np.inf) for half in kept) else limited(field, kept)
    return field, {"C": carrier(field.shape, at), "s": scale_of(field, choice.scale or own_scale(choice)), "at": at,
                   "halves": passband(choice, at)}


def values(field, choice, taken=None):
    """Levels before rounding. Errors that go to the neighbours are those of the levels `taken`, if these are given."""
    field, of = prepared(field, choice)
    return VALUES[choice.kind](field, choice, taken=taken, **of)


# --- how far levels are off

def snr(field, choice, levels):
    """Decibels of the part of what levels show in the passband that is the field there, over all else there, at most 60:
    beyond that single precision is seen."""
    at = place(choice, field.shape) if choice.kind in CARRIED else (0.0, 0.0)
    halves = passband(choice, at)
    light = limited(reference.shown(levels, choice.levels, choice.kind) * carrier(field.shape, at).conj(), halves)
    wanted = limited(field, halves)
    part = np.vdot(wanted, light) / np.vdot(wanted, wanted).real * wanted
    noise = np.linalg.norm(light - part) / np.linalg.norm(part)
    return -20 * np.log10(max(noise, 1e-3))


def undecided(field, choice):
    """Pixels of a threshold, or of a step of the value, that is nearer than single precision is; and light that is so
    weak where a band was cut that its phase is not sure."""
    given, (field, of) = field, prepared(field, choice)
    size = np.abs(field)
    weak = (size < 1e-3 * size.max()) & (field is not given)
    if choice.kind == "binary":
        return np.abs((field * of["C"]).real) <= 1e-5 * size.max()
    if choice.kind == "binary-duty":
        turn, wide = cycles(field * of["C"]), np.arcsin(relative_to(field, of["s"])) / TURN
        return weak | (np.abs(np.abs(turn) - wide) < 1e-5)
    if choice.kind == "bolduc":
        _, saw = bolduc_parts(field, of["C"], of["s"])
        return weak | (np.abs(saw - np.round(saw)) < 1e-5)
    return weak if choice.kind in ("arrizon", "double-phase") else np.zeros(field.shape, bool)


def apart(found, wanted, field, choice):
    """How far levels are from their values beyond half a level, of undecided pixels none."""
    found = np.where(undecided(field, choice), rounded(wanted), found)
    return from_tie(found, wanted, choice.levels if choice.kind in PHASES else None)


def near(choice):
    """How near to a tie, in levels, single precision may decide differently: more where a band is cut, and where errors
    are summed or numbers fitted."""
    if choice.kind == "phase":
        return 1e-6
    return max(1e-4, tie(choice.levels) * {"amplitude": 2, "error-diffusion": 64, "fitted": 32, "fitted-amplitude": 32}.get(
        choice.kind, 16))


def judged(found, field, choice):
    """What of one plane is compared.

    Errors that go to the neighbours are chaotic: one level that single precision decides differently changes all that
    follow. So each level is judged by the errors of the levels that were taken before it. Fits are, too, where pixels are
    clipped or stay on levels: where levels differ, what matters is that 99 % are within one and that the passband is as
    pure, which on few pixels is less sure."""
    wanted = values(field, choice, found)
    error, most = apart(found, wanted, field, choice), near(choice)
    if error <= most or choice.kind not in FITTED:
        yield "levels", error, most
        return
    levels = rounded(wanted)
    steps = np.abs(found - levels)
    if choice.kind == "fitted":
        levels, steps = levels % choice.levels, np.minimum(steps, choice.levels - steps)
    yield "levels farther than one", float((steps > max(1, 1e-4 * choice.levels)).mean()), 0.01
    yield "noise in the passband", abs(snr(field, choice, found) - snr(field, choice, levels)), max(
        0.1, 15 / np.sqrt(field.size))


# --- random fields that are encoded

def light(draw, plate):
    """As noise or smooth, with some pixels dark, in single precision."""
    field = patterns.wave(draw, plate, len(plate.wavelengths))
    if draw.chance(0.3):
        field = (draw.rng.normal(size=field.shape) + 1j * draw.rng.normal(size=field.shape)).astype(np.complex64)
    if draw.chance(0.3):
        field[draw.rng.random(field.shape) < 0.1] = 0
    return field


def carried_somewhere(draw, plate, choice):
    """Options of a carrier, and the choice for each wavelength."""
    options, choices = [], [choice] * len(plate.wavelengths)
    way = draw.one_of("own", "own", "frequency", "frequency", "angle")
    if way == "frequency":
        at = [draw.one_of(-0.25, -0.125, 0.0, 0.125, 0.25, 0.375, draw.between(-0.45, 0.45)) for _ in "xy"]
        if draw.chance(0.6):
            at[draw.whole(0, 1)] = 0.0
        options = ["--carrier-x", repr(at[0]), "--carrier-y", repr(at[1])]
        choices = [dataclasses.replace(choice, carrier=tuple(at))] * len(choices)
    if way == "angle":
        angles = [draw.between(-0.9, 0.9), draw.one_of(0.0, draw.between(-0.9, 0.9))]
        options = ["--angle", f"{angles[0]!r}deg,{angles[1]!r}deg"]
        slopes = np.sin(np.deg2rad(angles)) * (plate.px, plate.py)
        choices = [dataclasses.replace(choice, carrier=tuple((slopes / wavelength).tolist()))
                   for wavelength in plate.wavelengths]
    if draw.chance(0.3):
        return [*options, "--off-grid"], [dataclasses.replace(choice, off_grid=True) for choice in choices]
    return options, choices


def chosen(draw, plate, kind):
    """Options of an encoding, and the choice for each wavelength."""
    levels = 2 if kind in BINARY else draw.one_of(2, 3, 4, 16, 64, 65, 255, 256, 1000, 65536)
    options = ["--as", kind] + ([] if kind in BINARY else ["--levels", str(levels)])
    limit = scale = share = None
    weights = "shaped"
    if kind in LIMITED and draw.chance(0.4):
        limit = draw.one_of(np.inf, draw.between(0.06, 0.4))
        options += ["--limit", "none" if limit == np.inf else repr(limit)]
    if kind in SCALED and draw.chance(0.4):
        scale = draw.one_of("max", "2rms", draw.between(0.3, 2))
        options += ["--encoding-scale", str(scale)]
    if kind in DIFFUSED and draw.chance(0.3):
        weights = "floyd-steinberg"
        options += ["--weights", weights]
    if kind == "fitted-amplitude" and draw.chance(0.3):
        share = draw.between(0.005, 0.04)
        options += ["--share", repr(share)]
    choice = Choice(kind, levels, limit, scale, weights=weights, share=share)
    if kind not in CARRIED:
        return options, [choice] * len(plate.wavelengths)
    carriers, choices = carried_somewhere(draw, plate, choice)
    return options + carriers, choices


def encode(draw, kinds):
    plate = patterns.falling(draw.plate((*SMALL, 18, 37, 66)))
    field = light(draw, plate)
    options, choices = chosen(draw, plate, draw.one_of(*kinds))
    output = draw.one_of("levels.npy", "levels.png", "levels.tif", "levels.bmp")
    if choices[0].levels > 256 and output == "levels.bmp":
        output = "levels.png"
    words = ["encode", *patterns.foreign_field(draw, field), "-o", output, *options, *patterns.sampling(plate),
             *draw.device()]

    def judge(folder):
        found = patterns.read_levels(folder / output, len(field), choices[0].levels)
        for wavelength, plane, levels, choice in zip(plate.wavelengths, field, found, choices):
            for what, error, tolerance in judged(levels.astype(float), plane.astype(complex), choice):
                yield f"{what} of {wavelength:.4g} m", error, tolerance

    return Design([words], judge)


def plain(draw):
    return encode(draw, ("phase", "amplitude", "double-phase", "single-sideband", "burckhardt", "lee"))


def fringes(draw):
    return encode(draw, ("off-axis", "interference", "binary", "binary-duty", "arrizon", "bolduc"))


def noise_aside(draw):
    return encode(draw, ("error-diffusion", "binary-error-diffusion", "fitted", "fitted-amplitude"))


KINDS = {"encode": plain, "encode/fringes": fringes, "encode/noise": noise_aside}
