// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/device/sending.h"

namespace fringe {

/// What a panel holds of a pattern that it was sent, for models of what it makes of the light.
struct PanelValues {
    LevelPattern values; ///< of the plate's pixels, as they lie there
    /// Phase that each gives the light [cycles], plane by plane; of amplitudes empty.
    std::vector<double> response;
    /// Phases that the optics take off again [cycles], a plane a wavelength; empty: none.
    std::vector<Plane<double>> takenOff{};
};

/// sent: the frame of it. Throws `Error` (BadInput) if the device is no panel. Any thread.
PanelValues panelValues(const PatternToSend& pattern, const Frame& sent);

} // namespace fringe
