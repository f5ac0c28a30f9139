// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pictures/picture_design.h"
#include "engine/run/plan.h"

namespace fringe {

/// What is wrong with what a plane's samples depend on: plate, wavelength, lens, levels. Where that
/// is nothing, `planeGrid` has a meaning.
std::vector<Advice> checkPictureOptics(const PictureDesign& design);

/// All that is wrong with a design, apart from the memory it takes.
std::vector<Advice> checkPictures(const PictureDesign& design);

} // namespace fringe
