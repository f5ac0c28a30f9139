// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/disk/job_folder.h"
#include "engine/model/field.h"

#include <cstddef>
#include <cstdint>
#include <vector>

/// Results that memory does not hold, for those who look at them.
namespace fringe {

class JobControl;

/// The planes in files of the folder, with planes of half the resolution down to a few hundred
/// samples, see `Plane::half`: there a field has the mean amplitude and the phase of the mean.
/// What is made takes its space until the planes go; files of full resolution keep their names in
/// the folder. Reports a unit for each sample. Throws
/// `Error` (Failed), `Cancelled`, and what reading throws.
Hologram withPyramids(Hologram hologram, const JobFolder& folder, JobControl& control);

/// The planes of a hologram that were made so in the folder, without those of half the resolution;
/// none unless all their samples are there.
std::vector<Field> planesMade(const JobFolder& folder, Shape shape, std::size_t count);

/// The planes of levels, likewise, without names; those of half the resolution have the mean level,
/// or that of the mean of phases.
LevelPattern withPyramids(LevelPattern levels, const JobFolder& folder, JobControl& control);

/// What the planes of a summed hologram and its levels take beside its field [bytes].
std::uint64_t pyramidBytes(Shape plate, std::size_t planes);

} // namespace fringe
