// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/outputs/output_kind.h"

namespace fringe {

extern const OutputKind field_output{
    .info = {"field", FRINGE_MARK("Hologram field"),
             FRINGE_MARK("The complex light in the plane of the hologram.")},
    .needs = Stage::Field,
    .content = FileContent::Field,
    .file = "hologram.npy",
    .isCustomary = true,
    .write =
        [](const OutputInput& of, const ParameterValues&, const OutputFile& file) {
            writeField(file.path, *of.chain.field(), file.overwrite, file.control);
        },
};

} // namespace fringe
