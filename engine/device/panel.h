// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/device/panel_tables.h"
#include "engine/model/choice.h"
#include "engine/model/quantity.h"

#include <memory>
#include <string>

namespace fringe {

/// How a panel that turns the phase of light is driven: the rows of its table. Immutable: any
/// thread.
struct Panel {
    /// What becomes of a level that the panel has no value for.
    enum class Beyond { Nearest, Zero, Wrap };
    /// Who applies the drive table.
    enum class LookUp { Here, Device, Nobody };

    int sign = 1; ///< of the pattern's phase in the panel's values: 1 or -1
    Angle carrierX, carrierY;
    Length lens{};         ///< focal length; 0: there is none
    Angle axicon{};        ///< by which it sends light to the axis; 0: there is none
    int vortex = 0;        ///< turns of 2π around the middle; 0: there is none
    Length grating{};      ///< period of a binary one, of half a cycle; 0: there is none
    Angle gratingTurn{};   ///< of its lines' normal, from x to y
    std::string zernike{}; ///< terms to be added, as `parseZernike` takes them; empty: none are
    /// Phases to be added, in cycles, of the plate's size or the video mode's; null: none are.
    std::shared_ptr<const Raster> correction{};
    Length correctionWavelength{}; ///< that it was made for; 0: that of the design
    bool isCorrected = true;       ///< where there is a correction
    bool scalesCorrection = false; ///< to another wavelength
    bool isMod256 = false;         ///< phases and correction are added as numbers of 8 bits
    /// Phase in cycles of each value that is sent; null: value/G.
    std::shared_ptr<const Raster> response{};
    Length responseWavelength{}; ///< that it holds for; 0: that of the light
    std::string levelsAt{};      ///< G by wavelength, see `parseLevelsAt`; empty: the encoding's
    /// Value of each level, where it is looked up here; null: the level itself.
    std::shared_ptr<const Raster> drive{};
    LookUp lookUp = LookUp::Here;
    Beyond beyond = Beyond::Nearest;
    int bits = 8;
    bool flipX = false, flipY = false;
    PanelPlace place{}; ///< in pixels of the picture, a side of its mode 0 where that is as large
                        ///< as the panel; without the panel, which is as large as the plate
    std::string packing = "gray";
};

/// device: a panel.
Panel panelOf(const Choice& device);

/// Where a plate lies in the video mode, all in values: a packing may take several pixels for one.
PanelPlace placeOf(const Panel& panel, Shape plate);

/// Pixels of the picture that is sent: the video mode's.
Shape modeOf(const Panel& panel, Shape plate);

/// The rows of its table, in the order of the steps.
std::vector<ParameterInfo> panelRows();

} // namespace fringe
