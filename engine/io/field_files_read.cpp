// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/field_files.h"

#include "engine/encodings/encoding.h"
#include "engine/io/array_files.h"
#include "engine/io/compared_picture.h"
#include "engine/io/file_checks.h"
#include "engine/io/metadata.h"
#include "engine/io/pattern_files.h"
#include "engine/io/picture_levels.h"
#include "engine/io/unmeasured.h"
#include "engine/job/job_control.h"
#include "engine/job/memory_budget.h"
#include "engine/model/called.h"
#include "engine/model/error.h"
#include "engine/model/showable_text.h"
#include "engine/model/units.h"

#include <algorithm>
#include <new>

namespace fringe {

namespace {

constexpr const char* kDefaultEncoding = "phase";

template <class Content> void applyOptics(const FileMetadata& metadata, Content& content) {
    content.sampling = metadata.sampling;
    content.aperture = metadata.aperture;
    content.beam = metadata.beam;
    content.lens = metadata.lens;
    content.solved = metadata.solved;
}

void applyMetadata(const FileMetadata& metadata, Hologram& hologram) {
    applyOptics(metadata, hologram);
    hologram.program = metadata.program;
    hologram.device = metadata.device;
    hologram.seen = metadata.seen;
}

void applyMetadata(const FileMetadata& metadata, LevelPattern& levels) {
    applyOptics(metadata, levels);
    levels.encoding = metadata.encoding;
    levels.powers = metadata.powers;
    levels.efficiency = metadata.efficiency;
    levels.bands = metadata.bands;
    levels.count = metadata.levels != 0 ? metadata.levels : levels.count;
}

bool hasEqualPlanes(const LevelPattern& levels) {
    return levels.planes.size() == 3 && levels.planes[0].isInMemory()
           && levels.planes[0] == levels.planes[1] && levels.planes[0] == levels.planes[2];
}

/// Many programs store a grey picture as three equal colours.
void joinEqualPlanes(Hologram&) {}
void joinEqualPlanes(LevelPattern& levels) {
    if (hasEqualPlanes(levels))
        levels.planes.resize(1);
}

/// A level of phases that equals their count is a whole turn, as the level 0 is: programs write it
/// that round φ/2π to it.
void requireLevelsBelowCount(Hologram&, const std::string&) {}
void requireLevelsBelowCount(LevelPattern& levels, const std::string& name) {
    for (auto& plane : levels.planes) {
        int highest = 0;
        inBands(plane, [&](std::int64_t, std::span<const std::uint16_t> rows) {
            highest = std::max<int>(highest, std::ranges::max(rows));
        });
        if (highest == levels.count && showsPhases(levels))
            plane = mapped(plane, [count = levels.count](std::uint16_t level) {
                return static_cast<std::uint16_t>(level % count);
            });
        else if (highest >= levels.count)
            throw badInput(FRINGE_MARK("{0}: the level {1} occurs, but {2} levels from 0 are "
                                       "announced; correct \"levels\" in the metadata, or give "
                                       "them ({3})."),
                           name, highest, levels.count, grayLevels());
    }
}

/// What a file is read with.
struct Asked {
    const PatternHints& hints;
    const FileFormat& format;
    std::string name;
    const JobControl* control;
};

LevelsFrom applyEncoding(const Asked&, bool, Hologram&) {
    return LevelsFrom::Type;
}
LevelsFrom applyEncoding(const Asked& asked, bool areSaid, LevelPattern& levels) {
    const SamplingHints& hints = asked.hints.sampling;
    if (!hints.encoding.empty())
        levels.encoding = hints.encoding;
    else if (levels.encoding.empty())
        levels.encoding = kDefaultEncoding;
    if (hints.levels > 0)
        levels.count = hints.levels;
    if (hints.levels > 0 || areSaid)
        return hints.levels > 0 ? LevelsFrom::Option : LevelsFrom::Metadata;
    return asked.hints.isPicture ? LevelsFrom::Type
                                 : judgeLevels(levels, asked.hints, asked.name, asked.control);
}

void applyHints(const SamplingHints& hints, Sampling& sampling) {
    sampling.pitchX = hints.pitchX.value_or(sampling.pitchX);
    sampling.pitchY = hints.pitchY.value_or(sampling.pitchY);
    if (!hints.wavelengths.empty())
        sampling.wavelengths = hints.wavelengths;
}

template <class Content>
void requireWavelengthPerPlane(const Content& content, const std::string& name) {
    const std::size_t wavelengths = content.sampling.wavelengths.size();
    if (wavelengths != 0 && wavelengths != content.planes.size())
        throw badInput(FRINGE_MARK("{0}: {1} wavelengths are given for {2} planes; give one "
                                   "per plane."),
                       name, wavelengths, content.planes.size());
}

std::vector<std::size_t> channelsOf(const std::vector<Length>& wavelengths) {
    std::vector<std::size_t> channels;
    for (std::size_t plane = 0; plane < wavelengths.size(); ++plane)
        channels.push_back(colourChannel(wavelengths, plane));
    return channels;
}

Error factsOfOtherPlanes(const std::string& name, const char* key) {
    return badInput(FRINGE_MARK("{0}: its metadata \"{1}\" is damaged; correct or remove the "
                                "metadata and give the values by options."),
                    name, key);
}

/// Facts of every plane are of as many planes as there are.
void requireFactsPerPlane(const Hologram& field, const std::string& name) {
    for (const SeenLight& seen : field.seen)
        if (seen.energy.size() != field.planes.size())
            throw factsOfOtherPlanes(name, "seen");
}
void requireFactsPerPlane(const LevelPattern& levels, const std::string& name) {
    if (!levels.powers.empty() && levels.powers.size() != levels.planes.size())
        throw factsOfOtherPlanes(name, "powers");
}

/// Planes that are the channels of a picture, in the order of the wavelengths that are given for
/// them: the longest takes red.
void takeColours(const SamplingHints& hints, const FileFormat& format, Hologram& field) {
    if (hints.wavelengths.size() == 3 && format.planesAreChannels && isReal(field))
        reorder(field.planes, channelsOf(hints.wavelengths));
}
void takeColours(const SamplingHints& hints, const FileFormat& format, LevelPattern& levels) {
    if (hints.wavelengths.size() != 3 || !format.planesAreChannels)
        return;
    const auto from = channelsOf(hints.wavelengths);
    reorder(levels.planes, from);
    reorder(levels.powers, from);
    reorder(levels.bands, from);
    reorder(levels.efficiency, from);
}

template <class Content>
LevelsFrom complete(Content& content, const std::optional<FileMetadata>& metadata,
                    const Asked& asked) {
    if (metadata)
        applyMetadata(*metadata, content);
    else
        joinEqualPlanes(content);
    const LevelsFrom from = applyEncoding(asked, metadata && metadata->levels != 0, content);
    requireLevelsBelowCount(content, asked.name);
    takeColours(asked.hints.sampling, asked.format, content);
    applyHints(asked.hints.sampling, content.sampling);
    requireFactsPerPlane(content, asked.name);
    const bool areBits = metadata && metadata->frame; // planes, of bands one a wavelength
    const auto planes = areBits ? metadata->frame->wavelengths.size() : content.planes.size();
    if (metadata && !metadata->bands.empty() && metadata->bands.size() != planes)
        throw factsOfOtherPlanes(asked.name, "bands");
    requireWavelengthPerPlane(content, asked.name);
    return from;
}

std::optional<FileMetadata> metadataOf(const FileFormat& format, const StoredData& stored,
                                       const std::filesystem::path& path) {
    const auto within =
        format.holdsMetadata ? parseMetadata(stored.metadata, path.string()) : std::nullopt;
    if (within && within->frame)
        return within;
    const auto beside = parseMetadata(readSidecar(path), sidecarPath(path).string());
    return !format.holdsMetadata || (beside && beside->frame) ? beside : within;
}

/// Whether planes that stay in a file would take more than a share of the memory.
bool areLarge(const StoredData& stored, std::uint64_t memory) {
    constexpr std::uint64_t share = 4; // what is done with them takes the rest
    const std::uint64_t most = memoryWithin(memory);
    return std::visit(
        [&](const auto& content) {
            return !content.planes.empty() && !content.planes.front().isInMemory()
                   && content.planes.size() * content.planes.front().size() * sizeof(Complex)
                          > most / share;
        },
        stored.content);
}

/// What is asked of a layout.
LayoutChoice layoutAsked(const SamplingHints& hints) {
    LayoutChoice choice = hints.layout;
    choice.pitchX = hints.pitchX.value_or(Length{});
    choice.pitchY = hints.pitchY.value_or(Length{});
    choice.encoding = hints.encoding;
    return choice;
}

StoredData readStored(const FileFormat& format, const std::filesystem::path& path,
                      const FileReading& reading, bool mayStay) {
    try {
        if (mayStay && format.readInPlace)
            if (StoredData stored = format.readInPlace(path, reading);
                areLarge(stored, reading.memory))
                return stored;
        return format.read(path, reading);
    } catch (const std::bad_alloc&) {
        throw badInput(FRINGE_MARK("{0}: the samples do not fit into memory; cut the file into "
                                   "parts or close other programs."),
                       path.string());
    }
}

void tellFrame(const FileMetadata& metadata, const std::string& name, const JobControl& control) {
    control.note(message(
        FRINGE_MARK("{0} is what the panel {1} is sent; its values are read as levels, without "
                    "what the panel makes of them ({2})."),
        name, showable(metadata.frame->panel, mostQuoted),
        showable(joined(metadata.frame->steps), mostQuoted)));
}

void tellRelief(const FileMetadata& metadata, const std::string& name, const JobControl& control) {
    control.note(message(FRINGE_MARK("{0} is made for a mask: its numbers are the {1} of a relief, "
                                     "and are read as they are."),
                         name, showable(metadata.relief->of, mostQuoted)));
}

/// Whether what is read are phases now.
bool takeRelief(PatternRead& read, const Asked& asked) {
    auto phases = phasesOfRelief(read.content, *read.metadata);
    if (!phases)
        return false;
    if (asked.control)
        asked.control->note(message(
            FRINGE_MARK(
                "{0} is the relief of a mask; it is read as the phases that it gives light of "
                "{1}, for which its index is taken to be the same."),
            asked.name, formatLength(phases->sampling.wavelengths.front())));
    read.content = *std::move(phases);
    return true;
}

void refuseFrame(const FileMetadata& metadata, const std::string& name) {
    throw badInput(FRINGE_MARK("{0} is what the panel {1} is sent, not the pattern; give the "
                               "pattern, or the field that the command {2} makes of it."),
                   name, showable(metadata.frame->panel, mostQuoted),
                   called("fringe propagate", "fringe propagate --distance 0mm"));
}

/// What is known of a frame apart from its side-car, which says the light and the levels.
SamplingHints asIsSent(SamplingHints hints) {
    hints.wavelengths.clear();
    hints.encoding.clear();
    hints.levels = 0;
    return hints;
}

/// memory, mayStay: as for `readFieldOrLevels`.
PatternRead readAsked(const std::filesystem::path& path, const Asked& asked, std::uint64_t memory,
                      bool mayStay) {
    const JobControl* control = asked.control;
    const LayoutChoice layout = layoutAsked(asked.hints.sampling);
    StoredData stored = readStored(asked.format, path,
                                   {.memory = memory,
                                    .control = control,
                                    .array = asked.hints.sampling.array,
                                    .layout = &layout},
                                   mayStay);
    clearUnmeasured(stored, asked.name);
    PatternRead read{.metadata = metadataOf(asked.format, stored, path)};
    const bool isFrame = read.metadata && read.metadata->frame;
    const PatternHints ofFrame{.sampling = asIsSent(asked.hints.sampling)};
    const bool isSent = isFrame && asked.hints.sampling.takesFrames;
    if (isFrame && !isSent && !asked.hints.isPicture)
        refuseFrame(*read.metadata, asked.name);
    const Asked of{isSent ? ofFrame : asked.hints, asked.format, asked.name, control};
    std::visit(
        [&](auto& content) {
            if (!read.metadata && isArrayFile(path))
                requirePlanesFirst(path, content.planes.size(), content.shape());
            read.levelsFrom = complete(content, read.metadata, of);
        },
        stored.content);
    read.content = std::move(stored.content);
    tellNotRead(stored, path, {.control = control});
    if (control && isFrame && !isSent)
        tellFrame(*read.metadata, asked.name, *control);
    const auto relief = read.metadata ? read.metadata->relief : std::nullopt;
    const bool arePhases = relief && !asked.hints.isPicture && takeRelief(read, asked);
    if (control && relief && !relief->isOfLevels() && !arePhases)
        tellRelief(*read.metadata, asked.name, *control);
    return read;
}

} // namespace

FieldOrLevels readFieldOrLevels(const std::filesystem::path& path, const SamplingHints& hints,
                                std::uint64_t memory, bool mayStay, const JobControl* control) {
    return readPattern(path, {.sampling = hints, .isPicture = true}, memory, mayStay, control)
        .content;
}

PatternRead readPattern(const std::filesystem::path& path, const PatternHints& hints,
                        std::uint64_t memory, bool mayStay, const JobControl* control) {
    return readAsked(path, {hints, formatOf(path), path.string(), control}, memory, mayStay);
}

void tellNotes(const std::vector<Message>& notes, const FileReading& reading) {
    for (const Message& note : notes)
        reading.note(note);
}

void tellNotRead(const StoredData& stored, const std::filesystem::path& path,
                 const FileReading& reading, const PartsRead& parts) {
    tellNotes(stored.notes, reading);
    if (!parts.opacity && stored.opacity
        && std::ranges::any_of(stored.opacity->samples(), [](float part) { return part != 1; }))
        reading.note(message(FRINGE_MARK("{0}: its opacity is not read."), path.string()));
    if (!parts.depth && stored.depth)
        reading.note(
            message(FRINGE_MARK("{0}: these channels are not read: {1}."), path.string(), "Z"));
}

void requireReal(const FieldOrLevels& content, const std::filesystem::path& path) {
    const auto* field = std::get_if<Hologram>(&content);
    if (field && !isReal(*field))
        throw badInput(FRINGE_MARK("{0} holds complex numbers, and a picture is needed; give the "
                                   "field to \"Hologram from a file\", or save its intensity."),
                       path.string());
}

void requireSampling(const Sampling& sampling, std::size_t planes,
                     const std::filesystem::path& path) {
    if (!(sampling.pitchX > Length() && sampling.pitchY > Length()))
        throw badInput(FRINGE_MARK("{0}: the file does not say its pixel pitch; give it "
                                   "({1})."),
                       path.string(), setTo(reading::pitch(), {"8um"}));
    if (sampling.wavelengths.empty())
        throw badInput(FRINGE_MARK("{0}: the file does not say its wavelength; give it "
                                   "({1})."),
                       path.string(),
                       setTo(called(FRINGE_MARK("Wavelength"), "--wavelength"), {"532nm"}));
    if (sampling.wavelengths.size() != planes)
        throw badInput(FRINGE_MARK("{0}: the file has {1} planes; give that many wavelengths, "
                                   "separated by commas."),
                       path.string(), planes);
}

} // namespace fringe
