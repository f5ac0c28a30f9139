# SPDX-License-Identifier: GPL-3.0-or-later
"""slmsuite's modulator and camera for fringe.even_out: 20 lines, of their public calls alone.

    result = even_out_by_slmsuite(design, slm, camera, rounds=10)
"""

import fringe


def even_out_by_slmsuite(design, slm, camera, **given):
    """slm: slmsuite.hardware.slms.SLM, whose set_phase takes radians; camera: slmsuite.hardware.cameras.Camera."""
    def show(phase):
        slm.set_phase(phase, settle=True)

    def grab():
        return camera.get_image()

    saturation = 2 ** getattr(camera, "bitdepth", 8) - 1
    return fringe.even_out(design, show, grab, **{"saturation": saturation, **given})
