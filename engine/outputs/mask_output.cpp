// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/job/job_control.h"
#include "engine/outputs/fabrication.h"

namespace fringe {
namespace {

/// A design without a device is made as the mask that is usual.
Choice deviceOf(const Design& design) {
    return design.device.key == "none" ? Choice{"mask"} : design.device;
}

std::vector<std::filesystem::path> filesOfMask(const Output& output, const Design&) {
    return fabricatedFiles(output.file);
}

/// Files from here on are announced before they are written [bytes].
constexpr std::uint64_t large = std::uint64_t{1} << 30;

void writeMaskOutput(const OutputInput& of, const ParameterValues&, const OutputFile& file) {
    const Fabrication made = fabricationOf(file.path, *of.chain.levels(of.job),
                                           deviceOf(of.chain.design()), file.control);
    if (file.control != nullptr && made.facts.bytes >= large)
        file.control->note(message("{0}: {1}", file.path.filename().string(), forecastText(made)));
    fabricate(made, of.chain.field().get(), file);
}

} // namespace

extern const OutputKind mask_output{
    .info = {"mask", FRINGE_MARK("Mask"),
             FRINGE_MARK("What it is made from: a layout, heights, or a gray writer's picture, "
                         "with a process sheet.")},
    .needs = Stage::Levels,
    .content = FileContent::Levels,
    .file = "mask.oas",
    .write = writeMaskOutput,
    .suffixes = [] { return maskSuffixes(); },
    .require = requireFabricable,
    .files = filesOfMask,
    .offer =
        [](const Design& design) {
            return design.device.key == "mask" ? Offer::Wanted : Offer::Shown;
        },
};

} // namespace fringe
