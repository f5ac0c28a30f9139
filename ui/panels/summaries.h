// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"

#include <QString>

namespace fringe {

QString pointsText(const Scene& scene); ///< "35,947 points", or that there is no object yet

/// A section of the design in a few words: "1920 × 1080, 8 µm". Empty for an unknown key.
QString summary(const Design& design, const QString& section);

} // namespace fringe
