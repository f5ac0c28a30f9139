// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/records.h"
#include "kernels/window.h"

/// What both GPU back-ends prepare on the host in double precision for their point kernels.
namespace fringe::gpu {

formulas::TwoFloat toTwoFloat(double value);

/// `turns` less its nearest integer.
double fraction(double turns);
float fractionOfTurns(double turns);

/// cornerSide: see there.
formulas::PlaneRecord planeRecord(const PointSourcesArgs& args, int cornerSide = 0);

/// A point and the pixels that it lights.
formulas::PointRecord pointRecord(const PointSource& point, const PixelWindow& window,
                                  double wavelength);

} // namespace fringe::gpu
