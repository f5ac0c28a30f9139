// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/asset.h"
#include "engine/model/plane.h"

#include <cstdint>
#include <memory>
#include <string>

/// What is measured of a panel, as data of a design, and whether it is of *this* panel. A drive
/// table is a `Raster` of 1 × N, index → value; a response table 1 × N, value → phase [cycles]; a
/// correction one of a plane of phases [cycles]. All throw `Error` (BadInput), with both numbers,
/// for what belongs to another panel or wavelength. `name` is the file's, for messages. Any thread.
namespace fringe {

/// entries: indices that are looked up; bits: of the panel's values.
void requireDrive(const Raster& drive, const std::string& name, std::int64_t entries, int bits);
/// bits: of the panel's values, each of which has an entry.
void requireResponse(const Raster& response, const std::string& name, int bits);

/// Whether a wavelength [m] that a file was made for is that of the light, to half a nanometre;
/// unknown ones (0) are.
bool isSameWavelength(Length ofFile, Length ofLight);
void requireWavelength(const std::string& name, Length ofFile, Length ofLight);

/// Where a panel lies in the picture of its video mode.
struct PanelPlace {
    Shape panel;
    Shape mode;                    ///< {}: the panel's
    std::int64_t row = 0, col = 0; ///< of the panel's first pixel in it
};

struct CorrectionUse {
    PanelPlace place;
    Length ofFile{};       ///< the wavelength that it was measured at; 0: it is not known
    Length ofLight{};      ///< that it is for
    bool isScaled = false; ///< to another wavelength, by ofFile/ofLight, rather than refused
};

/// The correction of the panel's pixels [cycles]; one of the video mode's size is cut. To be
/// scaled, one within a cycle is unwrapped first: along the first column, then along each row, by
/// the nearest whole number of cycles (Itoh, Appl. Opt. 21, 2470, 1982). Where that depends on the
/// way, at 2 × 2 pixels around which the steps do not add up to 0, it is refused with their number.
Plane<double> correctionOf(const std::shared_ptr<const Raster>& correction, const std::string& name,
                           const CorrectionUse& use);

} // namespace fringe
