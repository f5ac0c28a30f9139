# SPDX-License-Identifier: GPL-3.0-or-later
"""What is wrong in a design or in what is expected of it makes it fail: truth_self_test.py FRINGE"""

import dataclasses
import os
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import numpy as np

import clouds
import draw
import encoded
import panels
import reference
import scenes
import truth

PROGRAM = None
MOST = 4  # designs of a kind, of which one has to tell the fault

layers_field, points_field, axes = reference.layers_field, reference.points_field, reference.Plate.axes
nearest, channel_order, carrier = scenes.Place.nearest, draw.channel_order, encoded.carrier


def behind(plate, wavelength, points, *rest):
    return points_field(plate, wavelength, points * [1, 1, -1, 1, 1], *rest)


def layers_behind(plate, wavelength, layers, pad=None):
    return layers_field(plate, wavelength, [(-z, field) for z, field in layers], pad)


def turned_axes(plate):
    return axes(dataclasses.replace(plate, px=plate.py, py=plate.px))


def next_level(field, choice, **_):
    return (encoded.cycles(field) * choice.levels + 1) % choice.levels


def all_frequencies(field, _):
    return field


def other_turn(shape, at):
    return carrier(shape, at).conj()


def same_weights(*_):
    return np.full(len(encoded.NEIGHBOURS), 1 / len(encoded.NEIGHBOURS))


class FaultsTest(unittest.TestCase):
    def failures(self, make):
        """Of some designs: lines about what is wrong with each."""
        for number in range(MOST):
            with tempfile.TemporaryDirectory() as folder:
                result = {"share": 0.0, "wrong": "", "commands": []}
                given = draw.Draw(np.random.default_rng((1, number)), Path(folder))
                truth.run_and_judge(make(given), PROGRAM, Path(folder), result)
                yield result["wrong"]

    def test_the_sum_is_what_all_samples_send(self):
        plate = reference.Plate(29, 22, 6e-6, 8e-6, (532e-9,))
        rng = np.random.default_rng(3)
        field = rng.normal(size=plate.shape) + 1j * rng.normal(size=plate.shape)
        x, y = plate.axes()
        for distance in (0.02, -0.3):
            there = reference.summed(plate, 532e-9, field, distance)
            for row, col in zip(rng.integers(22, size=50), rng.integers(29, size=50)):
                waves = field * reference.sent(532e-9, x[col] - x, y[row] - y, distance)
                self.assertLess(abs(waves.sum() * plate.px * plate.py - there[row, col]), 1e-11)

    def expect_told(self, make, *faults):
        """Nothing is wrong, but with a fault something is."""
        self.assertEqual(list(self.failures(make)), [""] * MOST)
        for fault in faults:
            with fault:
                self.assertTrue(any("of the tolerance" in wrong for wrong in self.failures(make)), fault)

    def test_points(self):
        def make(given):
            return clouds.points(given, given.plate((24, 31), (1,)))
        self.expect_told(make, mock.patch.object(reference, "points_field", behind),
                         mock.patch.object(reference.Plate, "axes", turned_axes))

    def test_layers_and_colours(self):
        self.expect_told(scenes.layers, mock.patch.object(reference, "layers_field", layers_behind),
                         mock.patch.object(draw, "channel_order", lambda given: channel_order(given)[::-1]))

    def test_depth_of_the_next_pixel(self):
        def next_pixel(place, values):
            return np.roll(nearest(place, values), 1, 1)
        self.expect_told(lambda given: scenes.rgbd(given, "layers"), mock.patch.object(scenes.Place, "nearest", next_pixel))

    def test_levels(self):
        def of(*kinds):
            return lambda given: encoded.encode(given, kinds)
        limited = mock.patch.object(encoded, "limited", all_frequencies)
        self.expect_told(of("phase"), mock.patch.dict(encoded.VALUES, {"phase": next_level}))
        self.expect_told(of("double-phase", "lee"), limited)
        self.expect_told(of("off-axis", "bolduc"), limited, mock.patch.object(encoded, "carrier", other_turn))
        self.expect_told(of("fitted-amplitude"), limited, mock.patch.object(encoded, "carrier", other_turn))
        self.expect_told(of("binary-error-diffusion"), mock.patch.object(encoded, "shaped_weights", same_weights))

    def test_panels(self):
        def mirrored(n, m, x, y):
            return zernike(n, m, x, -y)
        zernike = panels.zernike
        self.expect_told(panels.sent, mock.patch.object(panels, "zernike", mirrored))


if __name__ == "__main__":
    PROGRAM = os.path.abspath(sys.argv.pop(1))
    unittest.main()
