// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fringe {

struct Shell;

/// Asks for a point file and imports it.
void choosePointFile(const Shell& shell);

/// Asks for a table of spots and imports it.
void chooseSpotFile(const Shell& shell);

/// Asks for a picture and makes it the target.
void choosePictureFile(const Shell& shell);

/// What fits the target of the open project.
void chooseTargetFile(const Shell& shell);

} // namespace fringe
