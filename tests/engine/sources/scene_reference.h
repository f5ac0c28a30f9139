// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/choice.h"
#include "engine/model/plane.h"
#include "kernels/reference/operations.h"
#include "tests/support/bands.h"

#include <cmath>
#include <vector>

/// Scenes of sheets in plain double precision, as the conventions say them.
namespace fringe::test {

using ReferencePlane = reference::Plane;

/// A sheet: amplitudes and opacities in the plane of z.
struct ReferenceSheet {
    double z = 0;
    ReferencePlane light;
    std::vector<double> opacity;
};

/// What designs are carried by to be compared: a hard band limit, and zero padding of 2.
inline const Choice likeReference{"asm", {{"padding", std::int64_t{2}}, {"band_limit", "hard"}}};

/// Where and of what wavelength the waves are.
struct ReferenceSpace {
    PlaneGrid grid;
    double wavelength = 0;
    double bandDistance = 0; ///< 0: each band is that of its own distance

    ReferencePlane carried(ReferencePlane wave, double distance) const {
        PlaneGrid padded = grid;
        padded.shape = {2 * grid.shape.rows, 2 * grid.shape.cols};
        reference::convolve(wave, {test::hardLimited({padded, wavelength, distance},
                                                     bandDistance == 0 ? distance : bandDistance)});
        return wave;
    }
};

/// The constant phase of a sheet: that of a plane wave at z.
inline reference::Sample planeWave(double z, double wavelength) {
    return reference::phasor(z / wavelength);
}

/// Σ P_{-z}{A}.
inline ReferencePlane summed(const std::vector<ReferenceSheet>& sheets,
                             const ReferenceSpace& space) {
    ReferencePlane sum(space.grid.shape);
    for (const ReferenceSheet& sheet : sheets)
        reference::add(space.carried(sheet.light, -sheet.z), sum);
    return sum;
}

/// W ← P_{Δz}{W} √(1 − α) + A in the order of rising z, at last to the plate.
inline ReferencePlane passedThrough(const std::vector<ReferenceSheet>& sheets,
                                    const ReferenceSpace& space) {
    ReferencePlane wave(space.grid.shape);
    for (std::size_t l = 0; l < sheets.size(); ++l) {
        if (l > 0)
            wave = space.carried(wave, sheets[l].z - sheets[l - 1].z);
        for (std::size_t i = 0; i < wave.samples.size(); ++i)
            wave.samples[i] =
                wave.samples[i] * std::sqrt(1 - sheets[l].opacity[i]) + sheets[l].light.samples[i];
    }
    return space.carried(wave, -sheets.back().z);
}

/// Relative L2.
inline double errorOf(const Plane<Complex>& got, const ReferencePlane& wanted) {
    double square = 0, norm = 0;
    for (std::size_t i = 0; i < wanted.samples.size(); ++i) {
        square += std::norm(reference::Sample(got.samples()[i]) - wanted.samples[i]);
        norm += std::norm(wanted.samples[i]);
    }
    return std::sqrt(square / norm);
}

} // namespace fringe::test
