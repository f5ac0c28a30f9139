// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/outputs/output_kind.h"

namespace fringe {

extern const OutputKind encoded_output{
    .info = {"encoded", FRINGE_MARK("Encoded levels"),
             FRINGE_MARK("What the device is given: a level for every pixel.")},
    .needs = Stage::Levels,
    .content = FileContent::Levels,
    .file = "hologram.png",
    .write =
        [](const ResultStages& result, const ParameterValues&, const OutputFile& file) {
            writeLevels(file.path, *result.levels, file.overwrite, file.control);
        },
};

} // namespace fringe
