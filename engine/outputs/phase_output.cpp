// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/field_files.h"
#include "engine/model/parameter_rows.h"
#include "engine/outputs/output_kind.h"

#include <cmath>
#include <numbers>

namespace fringe {
namespace {

using namespace table;

struct ShownPhase {
    std::string unit = "rad";
};

const BoundRows<ShownPhase>& phaseRows() {
    static const BoundRows<ShownPhase> rows{
        {oneOf("unit", FRINGE_MARK("Unit"), FRINGE_MARK("What the phase is counted in."),
               {{"rad", FRINGE_MARK("Radians"), FRINGE_MARK("From 0 up to 2π.")},
                {"turns", FRINGE_MARK("Turns"), FRINGE_MARK("From 0 up to 1.")}}),
         &ShownPhase::unit}};
    return rows;
}

/// In [0, turn).
Picture phaseOf(const Hologram& field, float turn) {
    Picture picture{.sampling = field.sampling};
    for (const Field& plane : field.planes)
        picture.planes.push_back(mapped(plane, [turn](Complex sample) {
            const float turns = std::arg(sample) / (2 * std::numbers::pi_v<float>);
            return turn * (turns < 0 ? turns + 1 : turns);
        }));
    return picture;
}

void writePhaseOutput(const OutputInput& of, const ParameterValues& values,
                      const OutputFile& file) {
    const std::string unit = readBy(phaseRows(), values).unit;
    const float turn = unit == "rad" ? 2 * std::numbers::pi_v<float> : 1;
    writePhase(file.path, {phaseOf(*of.chain.field(), turn), unit}, file.overwrite, file.control);
}

} // namespace

extern const OutputKind phase_output{
    .info = {"phase", FRINGE_MARK("Phase"),
             FRINGE_MARK("The phase of the field, before it is encoded."), infosOf(phaseRows())},
    .needs = Stage::Field,
    .content = FileContent::Picture,
    .file = "phase-rad.npy",
    .write = writePhaseOutput,
};

} // namespace fringe
