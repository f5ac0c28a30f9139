// SPDX-License-Identifier: GPL-3.0-or-later
// A kind of output that only the tests know: a power of the field's amplitude.
#include "engine/outputs/output_kind.h"

#include <cmath>

namespace fringe {
namespace {

ParameterInfo gammaParameter() {
    ParameterInfo info;
    info.key = "gamma";
    info.kind = ValueKind::Number;
    info.label = "Gamma";
    info.help = "Power of the amplitude.";
    info.initial = 1.0;
    info.least = 0;
    info.most = 4;
    return info;
}

void write(const OutputInput& of, const ParameterValues& values, const OutputFile& file) {
    const auto given = values.find("gamma");
    const double gamma = given == values.end() ? 1 : std::get<double>(given->second);
    Picture picture{.sampling = of.chain.field()->sampling};
    for (const Field& plane : of.chain.field()->planes)
        picture.planes.push_back(mapped(plane, [=](Complex sample) {
            return static_cast<float>(std::pow(std::abs(sample), gamma));
        }));
    writePicture(file.path, picture, file.overwrite, file.control);
}

} // namespace

extern const OutputKind modulus_output{
    .info = {"modulus", "Modulus", "The amplitude in the hologram's plane.", {gammaParameter()}},
    .needs = Stage::Field,
    .content = FileContent::Picture,
    .file = "modulus.npy",
    .write = write,
};

} // namespace fringe
