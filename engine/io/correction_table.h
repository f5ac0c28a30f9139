// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/asset.h"

#include <cstdint>
#include <filesystem>

namespace fringe {

class JobControl;

/// A correction [cycles] in a text as Santec writes it: a line "Y/X,0,1,…", then of each row its
/// number from 0 on and its levels, of which 2^bits make a cycle. Throws `Error` (BadInput) with
/// the line for other tables and for levels beyond that; `Cancelled`. memory: that reading may take
/// [bytes]; 0: what is free.
Raster readCorrectionTable(const std::filesystem::path& path, const JobControl& control, int bits,
                           std::uint64_t memory);

} // namespace fringe
