// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/optics/focus_curve.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

namespace fringe {

class JobControl;

/// Light whose focus is searched.
struct FocusSearched {
    Length width{}; ///< of the plate, its longer side
    Length pitch{};
    Length wavelength{};
    std::optional<Length> lens{}; ///< focal length of one behind which it is seen
    std::int64_t reduction = 1;   ///< of pictures that are not settled
    int most = 400;               ///< distances that are tried at first
};

/// Where pictures are sharpest, and how sharp they are between the ends that were searched.
struct FocusFound {
    Focus focus{};
    FocusCurve curve{};
};

/// The picture at a distance, small unless it is settled.
using TakePicture = std::function<Picture(Length distance, bool settled)>;

/// Tries the range, low and high, in steps of the depth of focus, then looks closely at its peaks.
/// Throws what `take` throws, and `Cancelled`.
FocusFound findSharpest(const FocusSearched& light, std::pair<Length, Length> range,
                        const TakePicture& take, JobControl& control);

} // namespace fringe
