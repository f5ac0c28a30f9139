// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/encodings/encoding.h"

#include "engine/encodings/band_limit.h"
#include "engine/encodings/encoding_steps.h"
#include "engine/job/memory_budget.h"
#include "engine/model/design.h"
#include "engine/model/mapped_plane.h"
#include "engine/model/units.h"
#include "engine/optics/device_plane.h"
#include "kernels/host_planes.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace fringe {
namespace {

/// Light of every level of `pattern`.
std::vector<Complex> samplesShown(const LevelPattern& pattern) {
    const bool isPhase = showsPhases(pattern);
    std::vector<Complex> shown(static_cast<std::size_t>(pattern.count));
    for (std::size_t level = 0; level < shown.size(); ++level) {
        const double share = static_cast<double>(level) / (pattern.count - (isPhase ? 0 : 1));
        shown[level] = isPhase ? Complex(std::polar(1.0, 2 * std::numbers::pi * share))
                               : Complex(static_cast<float>(share), 0);
    }
    return shown;
}

void requireFiniteRange(const FieldRange& range) {
    if (!range.isFinite)
        throw failed(FRINGE_MARK("The field holds a value that is not a finite number, so it "
                                 "cannot be encoded; compute it again."));
}

/// The range that was found, or that is given, if one is.
FieldRange scaled(const FieldRange& found, const EncodeArgs& given) {
    requireFiniteRange(found);
    return given.range.high > 0 ? given.range : found;
}

/// Levels of a field on a device, made there.
Plane<std::uint16_t> levelsThere(const Field& field, EncodeArgs args, Device& device) {
    const Buffer& samples = *field.on(device);
    args.range = scaled(device.rangeOf(samples, args), args);
    auto levels = device.allocate(field.shape(), Element::Uint16);
    device.encode(samples, *levels, args);
    return planeOf<std::uint16_t>(device, std::move(levels));
}

/// Arguments of rows of a field, from `first` on.
EncodeArgs argsOfRows(EncodeArgs args, std::int64_t first, std::int64_t rows) {
    if (!args.alongY.empty())
        args.alongY =
            args.alongY.subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(rows));
    return args;
}

/// Found band by band, without the memory of all.
FieldRange rangeOfBands(const Field& field, const EncodeArgs& args) {
    FieldRange all{std::numeric_limits<float>::max(), std::numeric_limits<float>::lowest()};
    inBands(field, [&](std::int64_t first, std::span<const Complex> rows) {
        const std::int64_t cols = field.shape().cols, count = std::ssize(rows) / cols;
        const FieldRange range = rangeOf({rows, {count, cols}}, argsOfRows(args, first, count));
        requireFiniteRange(range);
        all = {std::min(all.low, range.low), std::max(all.high, range.high)};
    });
    return all;
}

/// The levels of a field that does not lie in memory, made of its rows when they are read.
Plane<std::uint16_t> levelsWhenRead(const Field& field, const LevelsOfRows& make) {
    const Shape shape = field.shape();
    const PlaneFacts facts = field.facts();
    const auto open = [field, make] {
        return [make, reader = field.open(), cols = field.shape().cols,
                samples = std::vector<Complex>(), levels = std::vector<std::uint16_t>()](
                   const Region& region, std::uint16_t* to, std::ptrdiff_t stride) mutable {
            // Whole rows from an even one on, for what alternates between neighbours.
            const std::int64_t first = region.row / 2 * 2,
                               rows = region.row - first + region.shape.rows;
            samples.resize(static_cast<std::size_t>(rows * cols));
            levels.resize(samples.size());
            reader->read({first, 0, {rows, cols}}, samples.data(), cols);
            requireFiniteRange(rangeOf({samples, {rows, cols}}, {}));
            make(first, samples, levels.data());
            copyRegion(std::span<const std::uint16_t>(levels), cols,
                       {region.row - first, region.col, region.shape}, to, stride);
        };
    };
    return made<std::uint16_t>(
        shape, {.tile = {facts.tile.rows, shape.cols}, .isMade = true, .isOfJob = facts.isOfJob},
        open);
}

Plane<std::uint16_t> levelsHere(const Field& field, const LevelsOfRows& make) {
    std::vector<std::uint16_t> levels(field.size());
    make(0, field.samples(), levels.data());
    return {field.shape(), std::move(levels)};
}

/// The field in the band that is kept of it.
Field keptOf(const EncodingInput& input) {
    if (input.encoding.isUpperHalf)
        return withoutLowerHalf(input.field);
    const Passband band = limitOf(input.encoding, input);
    return std::isfinite(band.x) || std::isfinite(band.y)
               ? withinBand(input.field, input.sampling, band)
               : input.field;
}

/// Levels by a form of the kernels.
Plane<std::uint16_t> levelsByForm(const EncodingInput& input) {
    const Field& field = input.field;
    const Encoding& encoding = input.encoding;
    const std::int64_t cols = field.shape().cols;
    const auto wave = std::make_shared<const ReferenceWave>(
        encoding.reference ? waveOf(encoding.reference(input), field.shape()) : ReferenceWave{});
    EncodeArgs args{encoding.form, input.levels, {}, wave->alongX, wave->alongY};
    const auto most = static_cast<float>(encoding.scale ? encoding.scale(input) : 0);
    args.range = {encoding.form == LevelForm::Real ? -most : 0, most};
    if (Device* const device = field.device())
        return levelsThere(field, args, *device);
    const bool isHere = field.isInMemory();
    const bool isKnown = most > 0 || args.form == LevelForm::Phase; // what levels are scaled by
    if (isHere || !isKnown)
        args.range = scaled(rangeOfBands(field, isKnown ? EncodeArgs{} : args), args);
    const LevelsOfRows make = [args, cols, wave](std::int64_t first, std::span<const Complex> rows,
                                                 std::uint16_t* levels) {
        const std::int64_t count = std::ssize(rows) / cols;
        encode(HostField{rows, {count, cols}}, {levels, rows.size()},
               argsOfRows(args, first, count));
    };
    return isHere ? levelsHere(field, make) : levelsWhenRead(field, make);
}

Plane<std::uint16_t> levelsOf(const EncodingInput& given) {
    const Encoding& encoding = given.encoding;
    const Field kept = keptOf(given);
    const bool isHere = encoding.encode || (encoding.rows && kept.isHeld());
    const Field field = isHere ? inMemory(kept) : kept;
    const EncodingInput input{encoding,     field,        given.sampling,
                              given.levels, given.values, given.of};
    if (isHere)
        requireFiniteRange(rangeOf({field.samples(), field.shape()}, {}));
    if (encoding.encode)
        return {field.shape(), encoding.encode(input)};
    if (encoding.rows)
        return isHere ? levelsHere(field, encoding.rows(input))
                      : levelsWhenRead(field, encoding.rows(input));
    return levelsByForm(input);
}

/// What is shown of levels in even light.
Field fieldThere(const Plane<std::uint16_t>& levels, std::span<const Complex> shown,
                 Device& device) {
    auto field = device.allocate(levels.shape());
    device.lookUp(*levels.on(device), *field, shown);
    return planeOf<Complex>(device, std::move(field));
}

Field litField(const Plane<std::uint16_t>& levels, const std::vector<Complex>& shown,
               const LevelPattern& pattern) {
    const PlaneGrid plate{pattern.shape(), pattern.sampling.pitchX.si(),
                          pattern.sampling.pitchY.si()};
    return mappedRegions<Complex>(
        levels, [shown, plate, beam = pattern.beam, aperture = pattern.aperture](
                    std::span<const std::uint16_t> some, const Region& region, Complex* field) {
            lookUp(some, {field, some.size()}, shown);
            illuminate(
                {field, some.size()},
                {region.shape, plate.pitchX, plate.pitchY, region.row, region.col, plate.shape},
                beam, aperture);
        });
}

} // namespace

const ChoiceInfos& encodingInfos() {
    return choiceInfosOf(allEncodings());
}

const Encoding& encodingOf(std::string_view key) {
    return entryOf(allEncodings(), key,
                   FRINGE_MARK("There is no encoding \"{0}\"; choose one of: {1}."));
}

bool hasPictureAlone(const Design& design) {
    const Encoding& encoding = encodingOf(design.encoding.key);
    return encoding.reference
           || (design.focalStop == FocalStop::Centre
               && (encoding.passband || encoding.isUpperHalf || encoding.isWithoutZero));
}

bool showsPhases(const LevelPattern& pattern) {
    return encodingOf(pattern.encoding).modulation == Modulation::Phase;
}

ParameterInfo levelsParameter() {
    return {.key = "levels",
            .kind = ValueKind::Count,
            .label = FRINGE_MARK("Levels"),
            .help = FRINGE_MARK("Number of levels of the device; for phase they share 2π."),
            .initial = std::int64_t{256},
            .least = 2,
            .most = 65536,
            .option = "levels"};
}

std::int64_t deviceLevels(const Choice& encoding) {
    const ChoiceInfo& info = encodingOf(encoding.key).info;
    return parameterOf(info, "levels")
               ? std::get<std::int64_t>(valueOf(info, encoding.values, "levels"))
               : 2;
}

std::int64_t levelsOf(const Choice& encoding) {
    const ChoiceInfo& info = encodingOf(encoding.key).info;
    const bool isAny = parameterOf(info, "any_phase")
                       && std::get<bool>(valueOf(info, encoding.values, "any_phase"));
    return isAny ? 0 : deviceLevels(encoding);
}

std::optional<SolvedFigures> solvedOnLevels(const Hologram& hologram, const Choice& encoding) {
    const bool isSo = hologram.solved && hologram.solved->levels == deviceLevels(encoding)
                      && encodingOf(encoding.key).offersPhases;
    return isSo ? hologram.solved : std::nullopt;
}

Findings findingsOnEncoding(const Choice& encoding, const Sampling& sampling) {
    const Encoding& kind = encodingOf(encoding.key);
    return kind.findings ? kind.findings(kind, encoding.values, sampling) : Findings();
}

namespace {

/// Band that is kept of such planes.
Passband limitOf(const Choice& encoding, const EncodedPlanes& planes) {
    const auto open = [] { return [](const Region&, Complex*, std::ptrdiff_t) {}; };
    const Hologram none{{made<Complex>(planes.shape, {}, open)}, planes.sampling};
    const Encoding& kind = encodingOf(encoding.key);
    return limitOf(
        kind, {kind, none.planes.front(), ofPlane(planes.sampling, 0), 2, encoding.values, none});
}

} // namespace

bool wantsWholePlane(const Choice& encoding, const EncodedPlanes& planes) {
    const Encoding& kind = encodingOf(encoding.key);
    return kind.encode || kind.isUpperHalf || std::isfinite(limitOf(encoding, planes).y);
}

double encodingBytes(const Choice& encoding, const EncodedPlanes& planes) {
    const Encoding& kind = encodingOf(encoding.key);
    const Passband kept = limitOf(encoding, planes);
    const bool isLimited = kind.isUpperHalf || std::isfinite(kept.x) || std::isfinite(kept.y);
    return static_cast<double>(planes.shape.count())
           * (kind.working + (isLimited ? sizeof(Complex) : 0));
}

std::uint64_t bytesToEncode(const Choice& encoding, const EncodedPlanes& planes) {
    const auto samples = static_cast<std::uint64_t>(planes.shape.count());
    const std::uint64_t levels = planes.sampling.wavelengths.size() * sizeof(std::uint16_t);
    return wantsWholePlane(encoding, planes)
               ? samples * (sizeof(Complex) + levels)
                     + static_cast<std::uint64_t>(encodingBytes(encoding, planes))
               : 0;
}

std::optional<Message> encodingRefusal(const Choice& encoding, const EncodedPlanes& planes,
                                       std::uint64_t budget) {
    const std::uint64_t needed = bytesToEncode(encoding, planes);
    const std::uint64_t most = memoryWithin(budget);
    if (needed <= most)
        return std::nullopt;
    return message(FRINGE_MARK("\"{0}\" encodes a plane that lies in memory: {1} x {2} pixels need "
                               "{3} and {4} are there; allow more, or choose another encoding, "
                               "such as phase."),
                   encoding.key, planes.shape.cols, planes.shape.rows, formatBytes(needed),
                   formatBytes(most));
}

namespace {

PictureBand pictureBand(const EncodingInput& input) {
    const Encoding& encoding = input.encoding;
    PictureBand band{.isWithoutZero = encoding.isWithoutZero};
    if (encoding.reference) {
        const Carrier carrier = encoding.reference(input);
        band.x = carrier.x;
        band.y = carrier.y;
    }
    if (encoding.passband) {
        const Passband passband = encoding.passband(input);
        band.halfX = passband.x * input.sampling.pitchX.si();
        band.halfY = passband.y * input.sampling.pitchY.si();
    }
    if (encoding.isUpperHalf)
        band.middleY = band.halfY = 0.25;
    return band;
}

} // namespace

LevelPattern encode(const Hologram& hologram, const Choice& encoding, std::uint64_t memory) {
    if (!std::ranges::all_of(hologram.planes, &Field::isHeld))
        if (auto reason = encodingRefusal(encoding, {hologram.shape(), hologram.sampling}, memory))
            throw Error(ErrorKind::BadInput, *std::move(reason));
    LevelPattern pattern;
    pattern.count = static_cast<int>(deviceLevels(encoding));
    pattern.sampling = hologram.sampling;
    pattern.encoding = encoding.key;
    pattern.aperture = hologram.aperture;
    pattern.beam = hologram.beam;
    pattern.lens = hologram.lens;
    for (std::size_t plane = 0; plane < hologram.planes.size(); ++plane) {
        const EncodingInput input{encodingOf(encoding.key),
                                  hologram.planes[plane],
                                  ofPlane(hologram.sampling, plane),
                                  pattern.count,
                                  encoding.values,
                                  hologram};
        pattern.planes.push_back(levelsOf(input));
        pattern.bands.push_back(pictureBand(input));
    }
    if (std::ranges::count(pattern.bands, PictureBand{}) == std::ssize(pattern.bands))
        pattern.bands.clear();
    pattern.solved = solvedOnLevels(hologram, encoding);
    return pattern;
}

Hologram fieldOfPattern(const LevelPattern& pattern) {
    const std::vector<Complex> shown = samplesShown(pattern);
    Hologram hologram;
    hologram.sampling = pattern.sampling;
    hologram.aperture = pattern.aperture;
    hologram.beam = pattern.beam;
    hologram.lens = pattern.lens;
    hologram.powers = pattern.powers;
    hologram.bands = pattern.bands;
    for (const auto& levels : pattern.planes) {
        Device* const device = isEven(pattern.beam, pattern.aperture) ? levels.device() : nullptr;
        hologram.planes.push_back(device ? fieldThere(levels, shown, *device)
                                         : litField(levels, shown, pattern));
    }
    return hologram;
}

} // namespace fringe
