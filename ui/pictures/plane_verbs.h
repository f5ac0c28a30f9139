// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstddef>

namespace fringe {

class Studio;
struct PicturePlane;

/// One of several pictures in a line: its number from 0, name and distance.
QString planeText(std::size_t number, const PicturePlane& plane);

/// Makes the picture the one that is edited and looked at.
void choosePlane(Studio& studio, int number);

/// Removes the chosen picture with its plane.
void removeChosenPlane(Studio& studio);

} // namespace fringe
