// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/methods/recording_plane.h"

namespace fringe {

/// Adds the waves of points, each on its zone, to the samples of a recording plane, which are one
/// period of it in rows. The points lie beyond the plane as seen from the plate. The same points
/// in the same order give the same bits, however they are cut into calls.
void addZones(std::span<const Point> points, const RecordingPlane& plane,
              const WaveSetting& setting, std::vector<Complex>& samples);

/// The mean number of samples in the zone of a point, over the sample of a cloud.
double meanZone(const CloudFigures& cloud, const RecordingPlane& plane, const WaveSetting& setting);

} // namespace fringe
