// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/field.h"
#include "engine/run/job.h"

/// The light of a device that makes the picture, apart from the rest, as a stop in the focal plane
/// behind it parts them.
namespace fringe {

/// Whether that is looked at: beside the axis always, on it where there is a stop.
bool isOfPictureAlone(const std::vector<PictureBand>& bands, FocalStop stop);

/// Light of a plane in its band, moved to the axis, by a DFT without padding on the job's device;
/// in memory. Throws `DeviceError`, `Cancelled`.
Field pictureLight(const Field& shown, const PictureBand& band, const Job& job);

/// All planes of what a device shows, each in its band. What memory does not hold stays as it is,
/// which is noted. Throws likewise.
Hologram pictureLight(Hologram shown, const Job& job);

} // namespace fringe
