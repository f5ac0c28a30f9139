// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/outputs/sent_files.h"

#include "engine/device/packing.h"
#include "engine/io/frame_files.h"
#include "engine/model/units.h"

#include <algorithm>
#include <utility>

namespace fringe {
namespace {

/// The frame as the pixels of a picture. A pattern alone is in each frame of a packing of several.
LevelPattern pictureOf(const Frame& frame, const LevelPattern& levels) {
    const Packing& packing = packingOf(frame.packing);
    const ValuePlanes values =
        frame.planes.size() == 1 ? ValuePlanes(packing.frames, frame.planes.front()) : frame.planes;
    LevelPattern picture = levels;
    picture.planes = packed(packing, values);
    const bool isOfBytes = packing.channels == 3 || packing.cell != Shape{1, 1};
    picture.bits = isOfBytes ? 8 : frame.bits;
    picture.count = 1 << picture.bits;
    return picture;
}

/// Values of the rows that decide what is sent of a field, by their paths.
std::vector<std::pair<std::string, std::string>> parametersOf(const Design& design) {
    std::vector<std::pair<std::string, std::string>> parameters;
    for (const DesignSection& section : designSections(design))
        if (section.key == "encoding" || section.key == "device")
            for (const DesignParameter& row : section.rows)
                if (row.applies(design))
                    parameters.emplace_back(row.info.key, formatValue(row.info, row.get(design)));
    return parameters;
}

} // namespace

std::optional<Frame> frameOf(const Design& design, const Hologram& field,
                             const LevelPattern& levels) {
    const auto send = outputDeviceOf(design.device.key).send;
    return send != nullptr ? std::optional(send({field, levels, design.device})) : std::nullopt;
}

void writeSent(const OutputFile& file, const Frame& frame, const LevelPattern& levels,
               const Design& design) {
    FrameFacts facts{.panel = design.panel,
                     .packing = frame.packing,
                     .bits = frame.bits,
                     .wavelength = levels.sampling.wavelengths.empty()
                                       ? Length{}
                                       : levels.sampling.wavelengths.front(),
                     .steps = frame.steps,
                     .seed = static_cast<std::uint64_t>(design.start.seed),
                     .parameters = parametersOf(design)};
    writeFrame(file.path, pictureOf(frame, levels), facts, file.overwrite, file.control);
}

std::optional<Message> clippedText(const Frame& frame) {
    if (!(frame.clipped > 0))
        return std::nullopt;
    return message(
        FRINGE_MARK("{0} % of the pixels have a phase that the panel does not reach; they "
                    "were given another."),
        formatRounded(100 * frame.clipped));
}

} // namespace fringe
