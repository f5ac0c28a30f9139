// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/field.h"

#include <QCoreApplication>
#include <QString>

namespace fringe {

/// What the cursor is on.
struct ProbedSample {
    std::int64_t row = 0;
    std::int64_t col = 0;
    std::size_t plane = 0;
};

/// Place, pixel, amplitude, phase in π and, where there are levels, the level.
class HologramProbe {
    Q_DECLARE_TR_FUNCTIONS(fringe::HologramProbe)

  public:
    /// "x 0.0080 mm  y −0.0160 mm  pixel 3, 1": the place of a sample in the coordinates of the
    /// conventions. x, y: of sample ⌊N/2⌋.
    static QString place(const Shape& shape, const Sampling& sampling, const ProbedSample& at,
                         Length x = {}, Length y = {});
    static QString text(const Hologram& hologram, const LevelPattern* levels,
                        const ProbedSample& at);
};

} // namespace fringe
