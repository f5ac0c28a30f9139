// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/pixel_edits.h"

namespace fringe {

struct Shell;

/// Asks for a point file and imports it.
void choosePointFile(const Shell& shell);

/// Asks for a table of spots and imports it.
void chooseSpotFile(const Shell& shell);

/// Asks for a picture in the place of the chosen one.
void choosePictureFile(const Shell& shell);

/// Asks for a picture in a plane of its own.
void chooseAnotherPictureFile(const Shell& shell);

/// Asks for a file of the beam or the start of the open project's pattern.
void choosePixelFile(const Shell& shell, PixelUse use);

/// Asks for a mask of the chosen picture's signal region.
void chooseMaskFile(const Shell& shell);

/// What fits the target of the open project.
void chooseTargetFile(const Shell& shell);

} // namespace fringe
