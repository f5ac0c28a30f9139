// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/field_input.h"

#include "engine/encodings/encoding.h"

#include <CLI/App.hpp>

namespace fringe {

FieldInput::FieldInput(CLI::App& app)
    : sampling_(app,
                {.paths = {"illumination.wavelengths", "plate.pitch"}, .showDefaults = false}) {
    app.add_option("IN", path_,
                   "Field (.npy .exr .tif) or level pattern (.png .bmp .tif, integer .npy)")
        ->required()
        ->type_name("FILE");
    app.add_option("--encoding", encoding_,
                   "What the levels of IN mean: " + keyList(encodingInfos())
                       + "; its metadata or phase if not given")
        ->type_name("KEY");
}

SamplingHints FieldInput::hints() const {
    const Design design = sampling_.applyTo(Design{});
    SamplingHints hints;
    if (sampling_.isGiven("pitch")) {
        hints.pitchX = design.setup.plate.pitchX;
        hints.pitchY = design.setup.plate.pitchY;
    }
    if (sampling_.isGiven("wavelength"))
        hints.wavelengths = design.setup.wavelengths;
    hints.encoding = encoding_;
    return hints;
}

Hologram FieldInput::read() const {
    FieldOrLevels data = readFieldOrLevels(path_, hints());
    Hologram field = std::holds_alternative<Hologram>(data)
                         ? std::get<Hologram>(std::move(data))
                         : fieldOfPattern(std::get<LevelPattern>(data));
    requireSampling(field.sampling, field.planes.size(), path_);
    return field;
}

} // namespace fringe
