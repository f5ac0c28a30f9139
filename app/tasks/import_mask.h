// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace fringe {

class Studio;

/// Reads a picture of any size as the mask of the chosen picture's signal region, over that
/// picture: one step that can be undone. What is no mask is refused with a sentence, and nothing
/// changes.
void startMaskImport(Studio& studio, const QString& path);

} // namespace fringe
