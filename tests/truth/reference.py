# SPDX-License-Identifier: GPL-3.0-or-later
"""The formulas of holography in plain double precision, written for reading.

Lengths are in metres, phases in radians. Arrays are (rows, columns) with row 0 on top; light travels
along +z as exp(-i omega t), the plate is z = 0. Nothing here knows files or the program."""

import dataclasses
import math

import numpy as np

TURN = 2 * np.pi


@dataclasses.dataclass(frozen=True)
class Plate:
    cols: int
    rows: int
    px: float
    py: float
    wavelengths: tuple

    @property
    def shape(self):
        return self.rows, self.cols

    def axes(self):
        """x to the right as a row, y up as a column: the centres of the pixels."""
        return ((np.arange(self.cols) - self.cols // 2) * self.px,
                ((self.rows // 2 - np.arange(self.rows)) * self.py)[:, None])


def turns(cycles):
    """exp(2 pi i cycles); whole cycles are taken away first, which keeps digits."""
    return np.exp(1j * TURN * (cycles - np.round(cycles)))


# --- points

def points_field(plate, wavelength, points, model="exact", window=True):
    """The sum of waves of `points`: columns x, y, z, amplitude, phase.

    A real image (z > 0) is made by a wave that converges. Beyond the window, the angle that the
    pixels carry without aliasing, a point sends nothing."""
    x, y = plate.axes()
    total = np.zeros(plate.shape, complex)
    for px, py, z, amplitude, phase in points:
        dx, dy, side = x - px, y - py, np.sign(z)
        if model == "fresnel":
            path = abs(z) + (dx**2 + dy**2) / (2 * abs(z))
            slope_x, slope_y, fall = np.abs(dx) / abs(z), np.abs(dy) / abs(z), 1
        else:
            path = np.sqrt(dx**2 + dy**2 + z**2)
            slope_x, slope_y = np.abs(dx) / np.hypot(dx, z), np.abs(dy) / np.hypot(dy, z)
            fall = abs(z) / path
        wave = amplitude * fall * np.exp(1j * phase) * turns(-side * path / wavelength)
        if window:
            wave = wave * (slope_x <= wavelength / (2 * plate.px)) * (slope_y <= wavelength / (2 * plate.py))
        total += wave
    return total


# --- propagation

def band(wavelength, distance, extent):
    """Frequencies that do not alias over a padded width: Matsushima, Shimobaba 2009."""
    return 1 / (wavelength * np.sqrt((2 * distance / extent)**2 + 1))


erf = np.vectorize(math.erf, otypes=[float])


def slope(width, distance, is_paraxial):
    """Of the steepest ray from a source to a window as wide: the sine, or what is taken for it."""
    return width / distance if is_paraxial else width / math.hypot(distance, width)


def blur(width, pitch, wavelength, distance, is_paraxial):
    """The width that a soft edge smears light over."""
    if is_paraxial:
        return math.sqrt(wavelength * distance)
    sine = min(slope(width, distance, False), wavelength / (2 * pitch), 0.98)
    return math.sqrt(wavelength * distance / (1 - sine**2)**1.5)


def soft_band(count, pitch, wavelength, distance, is_paraxial=False):
    """Up to where an axis keeps frequencies whole, and over what width they end."""
    if distance == 0:
        return np.inf, 0
    width = count * pitch
    return (slope(width, distance, is_paraxial) / wavelength,
            4 / blur(width, pitch, wavelength, distance, is_paraxial))


def soft_weight(f, edge, margin):
    if np.isinf(edge):
        return np.ones(f.shape)
    weight = (1 + erf(3.2 * (f + edge + margin / 2) / (margin / 2))) * (
        1 + erf(3.2 * (edge + margin / 2 - f) / (margin / 2))) / 4
    return np.where(np.abs(f) <= edge, 1, np.where(np.abs(f) > edge + margin, 0, weight))


def soft_size(count, pitch, wavelength, farthest, is_paraxial):
    """Of the padded plane that a soft limit needs: the next even length of factors 2, 3 and 5, or the next multiple of 32
    of these that is at most 6 % longer."""
    width, sine = count * pitch, min(wavelength / (2 * pitch), 0.98)
    reached = min(farthest, width * math.sqrt(1 / sine**2 - 1))
    most = max((blur(width, pitch, wavelength, d, is_paraxial) for d in (farthest, reached) if d), default=0)
    least = 2 * count + math.ceil(6 * most / pitch)
    even, of_vectors = next_smooth(least, 2), next_smooth(least, 32)
    return of_vectors if of_vectors <= 1.06 * even else even


def next_smooth(least, unit):
    """The next multiple of `unit` of factors 2, 3 and 5."""
    length = -(-least // unit) * unit
    while 30**60 % length:
        length += unit
    return length


class Spectrum:
    """Frequencies of a padded plate at one wavelength, and what propagation does to them: with `pad` by a hard limit,
    without by a soft one on the plane that the farthest distance and the longest wavelength need. y runs against the rows."""

    def __init__(self, plate, wavelength, pad, farthest=0, is_paraxial=False):
        self.plate, self.wavelength, self.is_soft, self.is_paraxial = plate, wavelength, pad is None, is_paraxial
        self.shape = (tuple(soft_size(count, pitch, max(plate.wavelengths), abs(farthest), is_paraxial)
                            for count, pitch in ((plate.rows, plate.py), (plate.cols, plate.px)))
                      if self.is_soft else (pad * plate.rows, pad * plate.cols))
        rows, cols = self.shape
        self.fx, self.fy = np.fft.fftfreq(cols, plate.px), -np.fft.fftfreq(rows, plate.py)[:, None]
        self.squares = self.fx**2 + self.fy**2
        axial = 1 / wavelength**2 - self.squares
        self.travels = axial > 0
        self.axial = np.sqrt(np.where(self.travels, axial, 0))

    def of(self, field):
        return np.fft.fft2(field, self.shape)

    def back(self, spectrum):
        rows, cols = self.plate.shape
        return np.fft.ifft2(spectrum)[:rows, :cols]

    def passes(self, distance):
        """What of the spectrum a propagation over `distance` carries."""
        plate, (rows, cols) = self.plate, self.shape
        if self.is_soft:
            kept = [soft_weight(f, *soft_band(count, pitch, self.wavelength, abs(distance), self.is_paraxial))
                    for f, count, pitch in ((self.fx, plate.cols, plate.px), (self.fy, plate.rows, plate.py))]
            return self.travels * kept[0] * kept[1]
        return (self.travels
                & (np.abs(self.fx) <= band(self.wavelength, distance, cols * plate.px))
                & (np.abs(self.fy) <= band(self.wavelength, distance, rows * plate.py)))

    def angular(self, distance):
        return turns(distance * self.axial) * self.passes(distance)

    def fresnel(self, distance):
        cycles = distance / self.wavelength - self.wavelength * distance * self.squares / 2
        return turns(cycles) * self.passes(distance)


def propagated(plate, wavelength, field, distance, method="asm", pad=None, farthest=None):
    if method == "fraunhofer":
        return far_field(plate, wavelength, field, distance)
    spectrum = Spectrum(plate, wavelength, pad, farthest or distance, method == "fresnel")
    transfer = spectrum.angular(distance) if method == "asm" else spectrum.fresnel(distance)
    return spectrum.back(spectrum.of(field) * transfer)


def sent(wavelength, x, y, distance):
    """What a sample of area 1 at the origin sends to x, y: Rayleigh and Sommerfeld's first solution."""
    r = np.sqrt(x**2 + y**2 + distance**2)
    wave = abs(distance) / r**2 * (1 / (TURN * r) - 1j / wavelength) * turns(r / wavelength)
    return wave if distance > 0 else np.conj(wave)


def summed(plate, wavelength, field, distance):
    """What all samples send to all, without any limit: a convolution on twice the samples, which is the sum itself."""
    rows, cols = 2 * plate.rows, 2 * plate.cols
    x, y = np.fft.fftfreq(cols, 1 / cols) * plate.px, np.fft.fftfreq(rows, 1 / rows)[:, None] * plate.py
    kernel = sent(wavelength, x, y, distance) * plate.px * plate.py
    whole = np.fft.ifft2(np.fft.fft2(field, (rows, cols)) * np.fft.fft2(kernel))
    return whole[:plate.rows, :plate.cols]


def is_covered(plate, wavelength, distance):
    """Whether the pixels' first order, with the margin of a soft limit, covers a window of the plate's size: where not,
    the sum holds higher orders."""
    return all(sum(soft_band(count, pitch, wavelength, abs(distance))) <= 1 / (2 * pitch)
               for count, pitch in ((plate.rows, plate.py), (plate.cols, plate.px)))


def centred_transform(field, sign=-1):
    """Sum over pixels of field exp(sign 2 pi i (places · frequencies)), both counted from the middle pixel."""
    for axis, count in enumerate(field.shape):
        steps = np.arange(count) - count // 2
        kernel = turns(sign * np.outer(steps, steps) / count)
        field = np.moveaxis(np.tensordot(kernel, field, (1, axis)), 0, axis)
    return field


def far_field(plate, wavelength, field, distance):
    """Steps of wavelength · distance / (N p) in the plane there; behind the plate the axes turn round."""
    area = plate.px * plate.py
    sign = -1 if distance > 0 else 1
    return area / (1j * wavelength * distance) * centred_transform(field, sign)


# --- pictures at depths

def layers_field(plate, wavelength, layers, pad=None):
    """The sum of what `layers`, pairs of z and a field there, send to the plate."""
    spectrum = Spectrum(plate, wavelength, pad, max(abs(z) for z, _ in layers))
    total = sum(spectrum.of(field) * spectrum.angular(-z) for z, field in layers)
    return spectrum.back(total)


def silhouettes_field(plate, wavelength, layers, pad=None):
    """Layers of z, field and opacity; the viewer at z = infinity sees what is nearer before the rest."""
    wave, at = np.zeros(plate.shape, complex), None
    places = [0, *(layer[0] for layer in layers)]
    farthest = max(places) - min(places)
    for z, field, opacity in sorted(layers, key=lambda layer: layer[0]):
        if not field.any() and not opacity.any():
            continue
        if at is not None:
            wave = propagated(plate, wavelength, wave, z - at, pad=pad, farthest=farthest)
        wave, at = wave * np.sqrt(np.maximum(0, 1 - opacity)) + field, z
    return wave if at is None else propagated(plate, wavelength, wave, -at, pad=pad, farthest=farthest)


def exact_depth_field(plate, wavelength, field, z, pad=None):
    """Each pixel from its own z, under one band limit, that of the largest finite |z|, dark pixels' too."""
    farthest = np.abs(z[np.isfinite(z)]).max(initial=0)
    spectrum = Spectrum(plate, wavelength, pad, farthest)
    lit = field != 0
    total = np.zeros(spectrum.shape, complex)
    if lit.any():
        depths, which = np.unique(z[lit], return_inverse=True)
        rows, cols = np.nonzero(lit)
        fx, fy = spectrum.fx * plate.px, -spectrum.fy * plate.py
        for number, depth in enumerate(depths):
            of = which == number
            waves = turns(-fy * rows[of]) @ (field[rows[of], cols[of], None] * turns(-cols[of, None] * fx))
            total += waves * turns(-depth * spectrum.axial)
        total *= spectrum.passes(farthest)
    return spectrum.back(total)


def smooth_phase(plate, wavelength, z, magnification):
    """The plane wave at z, and a sphere that sends each place's light to the same part of the plate.

    `magnification`, per axis, is the plate's width over the picture's."""
    x, y = plate.axes()
    z = np.broadcast_to(z, plate.shape)
    mx, my = magnification
    near = np.abs(z) < wavelength
    sphere = np.where(near, 0, ((1 - mx) * x**2 + (1 - my) * y**2) / (2 * wavelength * np.where(near, 1, z)))
    return TURN * ((z / wavelength) % 1 + sphere % 1)


def depth_of(values, near, far, meaning="normalised"):
    """z of depth values in [0, 1], 0 near."""
    if meaning == "inverse":
        return 1 / (1 / near + (1 / far - 1 / near) * values)
    return near + (far - near) * values


def layer_of(values, count):
    """A value on the border of two layers, but for the last, belongs to the farther one."""
    return np.clip(np.floor(values * count + 1e-9), 0, count - 1).astype(int)


# --- levels

TURNED = ("phase", "double-phase", "arrizon", "bolduc", "error-diffusion", "fitted")  # others let light pass


def shown(levels, count, encoding):
    """The wave that levels make of a plane wave of amplitude 1."""
    if encoding in TURNED:
        return turns(levels / count)
    return (levels / (count - 1)).astype(complex)


# --- what lights the plate, and what is looked through

def disc(plate, diameter, at=(0, 0)):
    x, y = plate.axes()
    return np.hypot(x - at[0], y - at[1]) <= diameter / 2 * (1 + 1e-9)


def rectangle(plate, width, height):
    """A stop of n pixels lets n pass: a centre on its left or upper edge is inside, on the others outside."""
    x, y = plate.axes()
    i, j = x / plate.px, -y / plate.py
    half_x, half_y, slack = width / plate.px / 2, height / plate.py / 2, 1e-6
    return ((i >= -half_x - slack) & (i < half_x - slack)
            & (j >= -half_y - slack) & (j < half_y - slack))


def gaussian(plate, radius):
    """Amplitude that falls to 1/e at `radius`."""
    x, y = plate.axes()
    return np.exp(-(x**2 + y**2) / radius**2)


# --- spots

def spot_phases(plate, wavelength, spot, geometry, model, focal):
    """Cycles that each pixel must have to add in phase at the spot."""
    x, y = plate.axes()
    xr, yr, z = spot
    if geometry == "lens":
        return (x * xr + y * yr) / (wavelength * focal) + z / (2 * wavelength * focal**2) * (x**2 + y**2)
    across = (x - xr)**2 + (y - yr)**2
    path = np.sign(z) * np.sqrt(across + z**2) if model == "exact" else z + across / (2 * z)
    return -path / wavelength


def spot_amplitudes(plate, wavelength, field, spots, geometry, model, focal):
    """U_r: what of the light adds in phase at each spot, 1 where all of it does."""
    total = np.abs(field).sum()
    return np.array([(field * turns(-spot_phases(plate, wavelength, spot, geometry, model, focal))).sum() / total
                     for spot in spots])


def spot_figures(amplitudes, wanted):
    """Efficiency, uniformity and standard deviation of quotients (Di Leonardo, Ianni, Ruocco 2007)."""
    intensity = np.abs(amplitudes)**2
    bright = wanted > 0
    quotients = intensity[bright] / (wanted[bright] / wanted.sum())
    span = quotients.max() - quotients.min()
    return {"efficiency": intensity[bright].sum(),
            "uniformity": 1 - span / (quotients.max() + quotients.min()),
            "sigma": quotients.std() / quotients.mean()}
