// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/outputs/output_kind.h"
#include "engine/outputs/sent_files.h"

namespace fringe {

extern const OutputKind encoded_output{
    .info = {"encoded", FRINGE_MARK("Encoded levels"),
             FRINGE_MARK("What the device is given: a level for every pixel, or what a panel is "
                         "sent.")},
    .needs = Stage::Levels,
    .content = FileContent::Levels,
    .file = "hologram.png",
    .isCustomary = true,
    .write = [](const OutputInput& of, const ParameterValues&,
                const OutputFile& file) { writeSent(file, of.chain, of.job); },
    .offer = [](const Design&) { return Offer::Usual; },
};

} // namespace fringe
