# SPDX-License-Identifier: GPL-3.0-or-later
"""A panel on a screen of its own, where there is an X server to start and fringe-show to own the window."""

import os
import shutil
import subprocess
import sys
import unittest

import fringe

SHOWN = """
import time
import numpy as np
import fringe
screens = fringe.screens()
name, size = screens[0]["name"], (screens[0]["width"], screens[0]["height"])
assert size == (640, 480), screens
design = fringe.spots(np.array([[1e-4, 0, 0]]), size=size, pitch="8um", geometry="lens", focal_length="200mm", iterations=2)
result = design.compute(device="cpu")
try:
    with fringe.panel(name) as panel:
        panel.show(result)
    raise SystemExit("a primary screen was taken")
except fringe.Error as error:
    assert "even_shared" in str(error), error
with fringe.panel(name, even_shared=True) as panel:
    panel.show(result)
    for grey in range(0, 250, 50):
        panel.show(np.full(size[::-1], grey, np.uint8))
    time.sleep(6)  # longer than a panel bears silence: who keeps it speaks for Python
    panel.show(np.zeros((480, 640, 3), np.uint8))
    panel.blank()
    for wrong in (np.zeros((3, 3), np.uint8), np.zeros((480, 640)), "text"):
        try:
            panel.show(wrong)
            raise SystemExit("taken")
        except fringe.Error:
            pass
for wrong in (dict(screen="none"), dict(screen=name, preset="X13138"), dict(screen=name, preset="none")):
    try:
        fringe.panel(**wrong)
        raise SystemExit("taken")
    except fringe.Error:
        pass
print("well")
"""


@unittest.skipUnless(shutil.which("xvfb-run") and os.path.exists(os.path.join(os.path.dirname(fringe.__file__), "parts/fringe-show")),
                     "there is no xvfb-run or no fringe-show")
class Panels(unittest.TestCase):
    def test_show_what_python_gives_them(self):
        done = subprocess.run(["xvfb-run", "-a", "-s", "-screen 0 640x480x24", sys.executable, "-B", "-c", SHOWN],
                              capture_output=True, text=True, timeout=120)
        self.assertEqual(done.stdout.strip(), "well", done.stderr)


if __name__ == "__main__":
    unittest.main()
