// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/outputs/output_kind.h"

#include <cmath>
#include <numbers>

namespace fringe {
namespace {

/// In cycles, [0, 1).
Picture phaseOf(const Hologram& field) {
    Picture picture{.sampling = field.sampling};
    for (const Field& plane : field.planes)
        picture.planes.push_back(mapped(plane, [](Complex sample) {
            const float turns = std::arg(sample) / (2 * std::numbers::pi_v<float>);
            return turns < 0 ? turns + 1 : turns;
        }));
    return picture;
}

} // namespace

extern const OutputKind phase_output{
    .info = {"phase", FRINGE_MARK("Phase"),
             FRINGE_MARK("The phase of the field in cycles, before it is encoded.")},
    .needs = Stage::Field,
    .content = FileContent::Picture,
    .file = "phase.npy",
    .write =
        [](const ResultStages& result, const ParameterValues&, const OutputFile& file) {
            writePicture(file.path, phaseOf(*result.field), file.overwrite, file.control);
        },
};

} // namespace fringe
