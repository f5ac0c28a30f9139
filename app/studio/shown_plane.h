// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/plane.h"
#include "engine/model/quantity.h"

#include <QString>

#include <functional>

namespace fringe {

/// A plane of numbers that is looked at. Immutable: any thread.
struct ShownPlane {
    Plane<float> values{};     ///< between its ends, or turns of phase
    Length pitchX{}, pitchY{}; ///< of its pixels
    QString quantity{};        ///< with its unit, short
    double low = 0, high = 1;  ///< the least and the most that there may be
    bool isPhase = false;      ///< whose whole turns are not seen
    std::function<QString(float value)> words{};
};

} // namespace fringe
