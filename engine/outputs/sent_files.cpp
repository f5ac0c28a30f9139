// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/outputs/sent_files.h"

#include "engine/device/packing.h"
#include "engine/device/panel.h"
#include "engine/device/row_planes.h"
#include "engine/encodings/encoding.h"
#include "engine/io/frame_files.h"
#include "engine/model/showable_text.h"
#include "engine/model/units.h"

#include <algorithm>
#include <utility>

namespace fringe {
namespace {

const std::string tablePrefix = "device.table.";

bool isOfFrame(std::string_view section) {
    return section == "plate" || section == "encoding" || section == "device";
}

/// Values of the rows that decide what is sent of a field, by their paths.
std::vector<std::pair<std::string, std::string>> parametersOf(const Design& design) {
    std::vector<std::pair<std::string, std::string>> parameters;
    for (const DesignSection& section : designSections(design))
        if (isOfFrame(section.key))
            for (const DesignParameter& row : section.rows)
                if (row.applies(design))
                    parameters.emplace_back(row.info.key, formatValue(row.info, row.get(design)));
    const Panel panel = panelOf(design.device);
    for (const auto& [slot, table] : {std::pair("correction", panel.correction),
                                      {"drive", panel.drive},
                                      {"response", panel.response}})
        if (table)
            parameters.emplace_back(tablePrefix + slot, design.device.assets.at(slot).name);
    return parameters;
}

/// A design that says what was done to a frame, but for tables, which are given.
Design designOf(const FrameFacts& facts, const Choice& tables, const std::string& file) {
    Design design;
    for (const auto& [path, text] : facts.parameters)
        if (path.starts_with(tablePrefix)) {
            const auto given = tables.assets.find(path.substr(tablePrefix.size()));
            if (given == tables.assets.end())
                throw badInput(FRINGE_MARK("{0} was made with the table {1}, which its values are "
                                           "to be read with; give it, too."),
                               file, showable(text, mostQuoted));
            design.device.assets[given->first] = given->second;
        } else if (isOfFrame(std::string_view(path).substr(0, path.find('.')))) {
            design = withParameterText(std::move(design), path, text);
        }
    design.setup.wavelengths = facts.wavelengths;
    return design;
}

/// Levels of that shape of which nothing is known but what they are for.
LevelPattern levelsFor(const Design& design, const LevelPattern& picture) {
    LevelPattern levels = picture;
    const Plate& plate = design.setup.plate;
    levels.encoding = design.encoding.key;
    levels.count = static_cast<int>(deviceLevels(design.encoding));
    levels.sampling = {picture.sampling.pitchX, picture.sampling.pitchY, design.setup.wavelengths};
    const Plane<std::uint16_t> nothing(Shape{1, 1}, std::vector<std::uint16_t>{0});
    levels.planes.assign(design.setup.wavelengths.size(), placedIn(nothing, plate.size, 0, 0));
    return levels;
}

/// The values in a picture, a plane for each wavelength.
ValuePlanes valuesIn(const ValuePlanes& picture, const FrameFacts& facts) {
    if (facts.wavelengths.size() == 1)
        return {unpacked(packingOf(facts.packing), picture).front()};
    ValuePlanes values(facts.wavelengths.size());
    if (picture.size() == values.size())
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = picture[colourChannel(facts.wavelengths, i)];
    return values;
}

/// What a file says that was sent, and what it was sent to.
struct ReadFrame {
    Frame frame;
    LevelPattern levels; ///< see `levelsFor`
    Choice device;
};

ReadFrame frameIn(const SentFile& sent, const Choice& tables) {
    const auto& [file, picture, facts] = sent;
    const Design design = designOf(facts, tables, file);
    for (const Finding& item : findingsOnDevice(design))
        if (item.severity == Severity::Refusal)
            throw badInput("{0}: {1}", file, item.message);
    Frame frame{.planes = valuesIn(picture.planes, facts),
                .wavelengths = facts.wavelengths,
                .bits = facts.bits,
                .packing = facts.packing};
    const Shape values = frame.planes.front().shape();
    const Shape mode = placeOf(panelOf(design.device), design.setup.plate.size).mode;
    if (values != mode)
        throw badInput(FRINGE_MARK("{0} has {1} × {2} values, and its side-car says {3} × {4}; it "
                                   "is the side-car of another picture."),
                       file, values.cols, values.rows, mode.cols, mode.rows);
    return {std::move(frame), levelsFor(design, picture), design.device};
}

} // namespace

LevelPattern pictureLevels(const Frame& frame, const LevelPattern& levels) {
    const Packing& packing = packingOf(frame.packing);
    LevelPattern picture = levels;
    picture.planes = pictureOf(frame);
    picture.solved.reset(); // which are of the levels before
    const bool isOfBytes = picture.planes.size() == 3 || packing.cell != Shape{1, 1};
    picture.bits = isOfBytes ? 8 : frame.bits;
    picture.count = 1 << picture.bits;
    return picture;
}

void writeSent(const OutputFile& file, const Chain& chain, const Job& job) {
    const auto levels = chain.levels(job);
    const auto frame = chain.sent(job.control);
    if (!frame)
        return writeLevels(file.path, *levels, file.overwrite, file.control);
    Design design = chain.design();
    design.setup.plate = {levels->shape(), levels->sampling.pitchX, levels->sampling.pitchY};
    const FrameFacts facts{.panel = design.panel,
                           .packing = frame->packing,
                           .bits = frame->bits,
                           .wavelengths = levels->sampling.wavelengths,
                           .steps = frame->steps,
                           .seed = static_cast<std::uint64_t>(design.start.seed),
                           .parameters = parametersOf(design)};
    writeFrame(file.path, pictureLevels(*frame, *levels), facts, file.overwrite, file.control);
}

Hologram shownOfFile(const SentFile& file, const Choice& tables) {
    const ReadFrame read = frameIn(file, tables);
    return outputDeviceOf(read.device.key).show(read.frame, {Hologram(), read.levels, read.device});
}

SentPattern sentInFile(const SentFile& file, const Choice& tables, SlmModel model) {
    const ReadFrame read = frameIn(file, tables);
    return sentPattern({Hologram(), read.levels, read.device}, std::move(model), &read.frame);
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
