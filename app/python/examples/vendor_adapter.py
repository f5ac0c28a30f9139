# SPDX-License-Identifier: GPL-3.0-or-later
"""A vendor's kit whose call shows an array of phases [rad] or of gray levels, as most have one.

    slm = Vendor(kit.showPhasevalues)                  # phases in radians
    slm = Vendor(kit.Write_image, levels=256)          # gray levels, 2 pi is `levels`
    slm.show(result)
"""

import numpy as np

import fringe


class Vendor:
    def __init__(self, call, levels=0):
        self._call, self._levels = call, levels

    def show(self, pattern):
        """pattern: a Result or phases in radians."""
        phase = pattern.phase if isinstance(pattern, fringe.Result) else np.asarray(pattern)
        if self._levels:
            phase = np.rint(phase * (self._levels / (2 * np.pi))) % self._levels
            phase = phase.astype(np.uint8 if self._levels <= 256 else np.uint16)
        failed = self._call(np.ascontiguousarray(phase))
        if isinstance(failed, int) and not isinstance(failed, bool) and failed:  # True is none of an error
            raise RuntimeError(f"the kit says {failed}")
