// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/field.h"

#include <cstdint>
#include <vector>

/// Values of a picture that say how sharp it is, one a sample.
namespace fringe {

using Values = std::vector<float>;

/// The means of `reach` samples to either side, along both axes, twice; at the edges of fewer.
Values localMean(Values values, Shape shape, std::int64_t reach);

/// The root of the light of all wavelengths.
Values amplitudeOf(const Picture& picture);

/// Sizes of the gradient, by central differences, one-sided at the edges.
Values gradientOf(const Values& values, Shape shape);

Values squared(Values values);
double meanOf(const Values& values);

} // namespace fringe
