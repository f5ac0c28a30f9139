// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/outputs/output_kind.h"

namespace fringe {

extern const OutputKind reconstruction_output{
    .info = {"reconstruction", FRINGE_MARK("Reconstruction"),
             FRINGE_MARK("The intensity at the distance of the reconstruction.")},
    .needs = Stage::Picture,
    .content = FileContent::Picture,
    .file = "reconstruction.png",
    .write =
        [](const ResultStages& result, const ParameterValues&, const OutputFile& file) {
            writePicture(file.path, *result.picture, file.overwrite, file.control);
        },
};

} // namespace fringe
