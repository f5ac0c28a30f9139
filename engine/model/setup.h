// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/beam.h"
#include "kernels/shape.h"

#include <vector>

/// What stands on the optical bench, whatever the hologram is to show. Plain values.
namespace fringe {

/// The modulator or the plate that the hologram is made for.
struct Plate {
    Shape size{1080, 1920};
    Length pitchX = 8_um;
    Length pitchY = 8_um;
    friend bool operator==(const Plate&, const Plate&) = default;
};

/// Stands in the hologram and makes z = 0 its focal plane. Switched off, it keeps its numbers.
struct Lens {
    bool on = false;
    Length focalLength = 200_mm;

    friend bool operator==(const Lens&, const Lens&) = default;
};

/// The largest |x| and |y| somewhere that light of the pixels reaches [m].
struct Reach {
    double x = 0;
    double y = 0;

    friend bool operator==(const Reach&, const Reach&) = default;
};

/// Beam and aperture light the finished pattern: solvers count with them, while a summed wave is
/// recorded as it comes. The lens is of designed patterns and of waves that are given at the plate;
/// summed light goes through free space.
struct Setup {
    std::vector<Length> wavelengths{532_nm};
    Beam beam;
    Aperture aperture; ///< where it stops the beam, its amplitude is 0
    Plate plate;
    Lens lens;

    /// Wavelength of a pattern, which is designed for one; 0 m if there is none.
    Length wavelength() const { return wavelengths.empty() ? Length{} : wavelengths.front(); }

    /// The amplitude is the same on all pixels of the plate.
    bool isEvenlyLit() const { return isEven(beam, aperture); }

    friend bool operator==(const Setup&, const Setup&) = default;
};

} // namespace fringe
