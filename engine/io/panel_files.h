// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/device/phase_unit.h"
#include "engine/device/zernike.h"
#include "engine/model/asset.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// Files of what is measured of a panel. All throw `Error` (BadInput) that names the file, the line
/// and what would be right, about the parameter "unit" where that is all that is missing;
/// `Cancelled`. Whether data are of *this* panel is asked of
/// `engine/device/panel_tables.h`. Any thread.
namespace fringe {

class JobControl;

/// What a file of phases does not say itself.
struct PhaseFacts {
    std::optional<PhaseUnit> unit{};
    Length wavelength{}; ///< 0: the file's name or text may say it, see `wavelengthInName`
    int bits = 8;        ///< of a value of the panel
};

/// The wavelength in a name: "532nm" in "CAL_LSH0801234_532nm.bmp", "at532" in "slm6486_at532.lut".
/// 0: there is none, or several.
Length wavelengthInName(const std::filesystem::path& path);

/// A drive table, 1 × N: row k the value sent for index k. A text of two columns, index and value,
/// between white space, commas, semicolons or tabs, with a line of names or without; indices count
/// from 0 without gaps. `.lut`, `.csv`, `.txt`.
Raster readDriveTable(const std::filesystem::path& path, const JobControl& control);

/// A response table, 1 × N [cycles]: row k the phase that the value k makes; a text likewise, whose
/// line of names has the unit of its phase, "value,phase[rad]", unless it is given.
Raster readResponseTable(const std::filesystem::path& path, const JobControl& control,
                         const PhaseFacts& unsaid = {});

/// A gray writer's curve, 2 × N: grays, and the depth or height that each makes [m], as
/// `engine/device/gray_curve.h` takes it; a text likewise, whose line of names has the unit of the
/// second column, "gray,depth[nm]".
Raster readGrayCurve(const std::filesystem::path& path, const JobControl& control);

/// A correction: phases in a picture [cycles]. Of 8 bits 256 make a cycle, of 16 bits 65,536, or
/// those of the panel where no level is above them, unless the file says how many levels it has;
/// floats need their unit. `Raster::wave` has the
/// wavelength, 0 if nothing says it. Pictures, arrays and `.h5`.
/// memory: that reading may take [bytes]; 0: what is free.
Raster readCorrection(const std::filesystem::path& path, const JobControl& control,
                      const PhaseFacts& unsaid = {}, std::uint64_t memory = 0);

/// The files that these read: ".lut", …
std::vector<std::string> panelTableSuffixes();
std::vector<std::string> correctionSuffixes();

/// Terms as a file has them; one that lacks any of the keys is refused:
///
///     {"index": "osa", "norm": "rms", "unit": "waves", "radius": "5 mm", "centre": ["0 mm", "0
///     mm"],
///      "terms": {"4": 0.5, "12": -0.1}}
///
/// "index" "nm" has keys such as "2,0". "radius" may be "inscribed".
ZernikeSum readZernike(const std::filesystem::path& path);
std::string zernikeJson(const ZernikeSum& sum);

} // namespace fringe
