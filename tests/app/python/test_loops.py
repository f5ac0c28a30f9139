# SPDX-License-Identifier: GPL-3.0-or-later
"""Iterations some at a time, and a camera that weights spots."""

import unittest
import warnings

import numpy as np

import fringe

PLATE = {"size": (256, 256), "pitch": "8um", "wavelength": "532nm", "geometry": "lens", "focal_length": "200mm"}
PERIOD = 532e-9 * 0.2 / 8e-6  # of places in the focal plane [m]
PLACES = [(20, 30), (-40, 10), (60, -50), (-25, -70), (80, 75), (-90, 55)]
SPOTS = np.array([[x * PERIOD / 256, y * PERIOD / 256, 0] for x, y in PLACES])
LOSS = np.array([1, 0.6, 0.8, 1.3, 0.5, 0.9])


def spread(powers):
    return np.std(powers) / np.mean(powers)


class Camera:
    """Sees the focal plane, each place of it with a loss of its own."""

    def show(self, phase):
        light = np.abs(np.fft.fftshift(np.fft.fft2(np.exp(1j * np.asarray(phase, float))))) ** 2
        rows, cols = np.mgrid[0:256, 0:256]
        self.counts = light * (1 + 0.4 * np.sin(cols / 30) * np.cos(rows / 40))

    def grab(self):
        return self.counts

    def powers(self):
        return [self.counts[128 - y - 1:128 - y + 2, 128 + x - 1:128 + x + 2].sum() for x, y in PLACES]


class Loops(unittest.TestCase):
    def setUp(self):
        warnings.simplefilter("ignore", fringe.Warning)

    def test_of_steps_come_to_the_bits_of_one_run(self):
        design = fringe.spots(SPOTS, iterations=6, algorithm="gs", **PLATE)
        iterations = [step.iteration for step in design.iterate(2, device="cpu")]
        self.assertEqual(iterations, [2, 4, 6])
        for step in design.iterate(device="cpu"):
            self.assertEqual(step.pattern.shape, (256, 256))
            self.assertIn("efficiency", step.figures)
        np.testing.assert_array_equal(step.result.levels[0], design.compute(device="cpu").levels[0])

    def test_of_measured_spots_make_them_even(self):
        design = fringe.spots(SPOTS, iterations=40, **PLATE)
        spreads = []
        for step in design.iterate(5, device="cpu"):
            seen = [spot["power"] * loss for spot, loss in zip(step.result.figures["spots"], LOSS)]
            spreads.append(spread(seen))
            step.measured(seen)
        self.assertGreater(spreads[0], 0.2)
        self.assertLess(spreads[-1], 0.02)

    def test_of_any_camera_make_what_it_sees_even(self):
        camera, design = Camera(), fringe.spots(SPOTS, iterations=5, **PLATE)
        camera.show(design.compute(device="cpu").phase)
        before = spread(camera.powers())
        result = fringe.even_out(design, camera.show, camera.grab, rounds=6, average=2, device="cpu")
        camera.show(result.phase)
        self.assertLess(spread(camera.powers()), before / 5)
        self.assertEqual(len(result.figures["rounds"]), 6)
        again = fringe.even_out(design, camera.show, camera.grab, rounds=1, device="cpu",
                                registration=result.figures["registration"])
        self.assertEqual(len(again.figures["rounds"]), 1)

    def test_throw_on_what_a_camera_throws(self):
        def broken():
            raise LookupError("no camera")
        design = fringe.spots(SPOTS, iterations=5, **PLATE)
        with self.assertRaises(LookupError):
            fringe.even_out(design, lambda phase: None, broken, device="cpu")
        with self.assertRaises(fringe.Error):
            fringe.even_out(design, lambda phase: None, lambda: 3, device="cpu")

    def test_refuse_what_was_not_measured(self):
        design = fringe.spots(SPOTS, iterations=5, **PLATE)
        step = next(design.iterate(device="cpu"))
        for wrong in ([1, 2], [-1] * 6, [np.nan] * 6):
            with self.assertRaises(fringe.Error):
                step.measured(wrong)


if __name__ == "__main__":
    unittest.main()
