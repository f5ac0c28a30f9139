// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"

#include <QString>

namespace fringe {

/// "Design ring12: WGS, 50 iterations", "Compute street: Layers"; project: its name.
QString computingTitle(const Design& design, const QString& project);

/// Name of the file, or of what an unsaved project shows.
QString nameOf(const Document& document, const Design& design);

} // namespace fringe
