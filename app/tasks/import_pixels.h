// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/pixel_edits.h"

#include <QString>

namespace fringe {

class Studio;

/// Reads a file for the beam or the start of the open project's pattern: one step that can be
/// undone. What does not fit is refused with a sentence, and nothing changes.
void startPixelImport(Studio& studio, PixelUse use, const QString& path);

/// Whether the project has a pattern that it could start with.
bool canStartFromResult(Studio& studio);

/// The best pattern of the present result becomes the start: one step that can be undone.
void startFromResult(Studio& studio);

} // namespace fringe
