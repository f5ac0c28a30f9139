// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design_parameters.h"

#include <QString>

namespace fringe {

/// A section of the design in a few words: "1920 × 1080, 8 µm".
QString summary(const Design& design, const DesignSection& section);

/// "3 files"
QString outputsText(const Design& design);

} // namespace fringe
