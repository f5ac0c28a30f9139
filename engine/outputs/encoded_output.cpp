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
    .write =
        [](const ResultStages& result, const ParameterValues&, const OutputFile& file) {
            if (result.frame)
                writeSent(file, *result.frame, *result.levels, *result.design);
            else
                writeLevels(file.path, *result.levels, file.overwrite, file.control);
        },
    .offer = [](const Design&) { return Offer::Usual; },
};

} // namespace fringe
