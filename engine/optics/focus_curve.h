// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/field.h"
#include "engine/model/message.h"

#include <vector>

namespace fringe {

/// How sharp a picture is as a whole, beside others of the same hologram: ⟨|∇(I ∗ g)|²⟩ (⟨|∇√I|²⟩/
/// ⟨|∇√I|⟩²)², g of σ = 4.5 samples. The first factor is what structure there is beyond speckle,
/// which random phases have in focus and out of it; the second, the Tamura coefficient of the
/// gradient, is less where fringes are everywhere, as beside the focus of light that goes straight
/// on.
double sharpnessOf(const Picture& picture);

/// What a curve of sharpness names.
struct Focus {
    Length best{};
    std::vector<Length> others{}; ///< of peaks at least a quarter as high, the higher first
    bool isAtEdge = false;        ///< of what was searched; it may be sharper beyond
    bool standsOut = true;        ///< else it is about as sharp at all that was searched

    friend bool operator==(const Focus&, const Focus&) = default;
};

/// "sharpest as a whole at 137 mm, at the edge of what was searched: look beyond it", or that
/// nothing stands out.
Message focusText(const Focus& focus);

/// At rising distances [m].
struct FocusCurve {
    std::vector<double> distances{}, sharpnesses{};

    void add(Length distance, double sharpness);
    Focus focus() const; ///< peaks lie between distances by a parabola; not of an empty curve
    /// Where a closer look may find a peak: at slight maxima, too, the higher first.
    std::vector<Length> candidates() const;
};

} // namespace fringe
