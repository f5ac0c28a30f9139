// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/encodings/encoding.h"

#include "engine/model/read_plane.h"
#include "engine/optics/device_plane.h"
#include "kernels/host_planes.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace fringe {
namespace {

std::int64_t deviceLevels(const Choice& encoding) {
    const ChoiceInfo& info = encodingOf(encoding.key).info;
    return parameterOf(info, "levels")
               ? std::get<std::int64_t>(valueOf(info, encoding.values, "levels"))
               : 2;
}

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

/// Levels of a field on a device, made there.
Plane<std::uint16_t> levelsThere(const Field& field, EncodeArgs args, Device& device) {
    const Buffer& samples = *field.on(device);
    args.range = device.rangeOf(samples, args);
    requireFiniteRange(args.range);
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

/// The levels of a field that does not lie in memory, made of its rows when they are asked for.
class EncodedRows final : public ReadPlane<std::uint16_t> {
  public:
    EncodedRows(Field field, EncodeArgs args, ReferenceWave wave)
        : ReadPlane(field.shape()), field_(std::move(field)), args_(args), wave_(std::move(wave)) {
        args_.alongX = wave_.alongX;
        args_.alongY = wave_.alongY;
        args_.range = {std::numeric_limits<float>::max(), std::numeric_limits<float>::lowest()};
        // Levels of phases need no range.
        if (args_.form == LevelForm::Phase)
            return;
        inBands(field_, [&](std::int64_t first, std::span<const Complex> rows) {
            const std::int64_t cols = shape().cols, count = std::ssize(rows) / cols;
            const FieldRange range =
                rangeOf({rows, {count, cols}}, argsOfRows(args_, first, count));
            requireFiniteRange(range);
            args_.range = {std::min(args_.range.low, range.low),
                           std::max(args_.range.high, range.high)};
        });
    }

    Shape tile() const override { return {field_.tile().rows, shape().cols}; }

    void read(const Region& region, std::uint16_t* target, std::ptrdiff_t stride) const override {
        // Whole rows from an even one on, for what alternates between neighbours.
        const std::int64_t first = region.row / 2 * 2,
                           rows = region.row - first + region.shape.rows;
        const std::int64_t cols = shape().cols;
        std::vector<Complex> samples(static_cast<std::size_t>(rows * cols));
        field_.read({first, 0, {rows, cols}}, samples, cols);
        std::vector<std::uint16_t> levels(samples.size());
        const HostField band{samples, {rows, cols}};
        requireFiniteRange(rangeOf(band, {}));
        encode(band, levels, argsOfRows(args_, first, rows));
        copyRegion(std::span<const std::uint16_t>(levels), cols,
                   {region.row - first, region.col, region.shape}, target, stride);
    }
    bool isForAnyThread() const override { return field_.isForAnyThread(); }

  private:
    Field field_;
    EncodeArgs args_;
    ReferenceWave wave_;
};

Plane<std::uint16_t> levelsHere(const Field& field, EncodeArgs args) {
    const HostField samples{field.samples(), field.shape()};
    args.range = rangeOf(samples, args);
    requireFiniteRange(args.range);
    std::vector<std::uint16_t> levels(field.size());
    encode(samples, levels, args);
    return {field.shape(), std::move(levels)};
}

Plane<std::uint16_t> levelsOf(const EncodingInput& input, const Encoding& encoding) {
    const Field& field = input.field;
    if (encoding.encode) {
        requireFiniteRange(rangeOf({field.samples(), field.shape()}, {}));
        return {field.shape(), encoding.encode(input)};
    }
    const ReferenceWave wave = encoding.reference ? encoding.reference(input) : ReferenceWave{};
    const EncodeArgs args{encoding.form, input.levels, {}, wave.alongX, wave.alongY};
    if (!field.isInMemory())
        return {field.shape(), std::make_shared<EncodedRows>(field, args, wave)};
    Device* const device = field.device();
    return device ? levelsThere(field, args, *device) : levelsHere(field, args);
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
            if (isEven(beam, aperture))
                return;
            const PlaneGrid tile{region.shape, plate.pitchX, plate.pitchY,
                                 region.row,   region.col,   plate.shape};
            const std::vector<float> light = lightOn(tile, beam, aperture);
            for (std::size_t i = 0; i < some.size(); ++i)
                field[i] = light[i] > 0 ? light[i] * field[i] : Complex();
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

std::int64_t levelsOf(const Choice& encoding) {
    const ChoiceInfo& info = encodingOf(encoding.key).info;
    const bool isAny = parameterOf(info, "any_phase")
                       && std::get<bool>(valueOf(info, encoding.values, "any_phase"));
    return isAny ? 0 : deviceLevels(encoding);
}

LevelPattern encode(const Hologram& hologram, const Choice& encoding) {
    LevelPattern pattern;
    pattern.count = static_cast<int>(deviceLevels(encoding));
    pattern.sampling = hologram.sampling;
    pattern.encoding = encoding.key;
    pattern.aperture = hologram.aperture;
    pattern.beam = hologram.beam;
    for (std::size_t plane = 0; plane < hologram.planes.size(); ++plane)
        pattern.planes.push_back(
            levelsOf({hologram.planes[plane], ofPlane(hologram.sampling, plane), pattern.count,
                      encoding.values},
                     encodingOf(encoding.key)));
    return pattern;
}

Hologram fieldOfPattern(const LevelPattern& pattern) {
    const std::vector<Complex> shown = samplesShown(pattern);
    Hologram hologram;
    hologram.sampling = pattern.sampling;
    hologram.aperture = pattern.aperture;
    hologram.beam = pattern.beam;
    hologram.powers = pattern.powers;
    for (const auto& levels : pattern.planes) {
        Device* const device = isEven(pattern.beam, pattern.aperture) ? levels.device() : nullptr;
        hologram.planes.push_back(device ? fieldThere(levels, shown, *device)
                                         : litField(levels, shown, pattern));
    }
    return hologram;
}

} // namespace fringe
