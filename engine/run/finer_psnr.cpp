// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/finer_psnr.h"

#include "engine/job/memory_budget.h"
#include "engine/methods/capabilities.h"
#include "engine/optics/padded_transform.h"
#include "engine/run/plan.h"
#include "engine/sources/image/image_plane.h"
#include "engine/sources/image/target_image.h"
#include "engine/sources/source_kind.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>
#include <vector>

namespace fringe {
namespace {

/// Bytes of a sample of a fine plane above those of the solver, as measured: the field, on the
/// device and fetched, and the target; without a lens the light and its padded spectrum, too.
constexpr double bytesBehindLens = 23, bytesInFreeSpace = 52;

bool isImage(const Source& source) {
    return source.kind.key == imageSourceInfo().key;
}

/// Puts a picture that has the pixels of the plate where these are: the middle of an even number of
/// them lies half a pixel beside that of the plate.
void putOnPixels(Source& source, const Plate& plate) {
    const ChoiceInfo& info = sourceKindOf(source.kind.key).info;
    ParameterValues& values = source.kind.values;
    const auto picture = source.kind.data<Raster>(info.assets.front().key);
    const auto is = [&](const char* row, double length) {
        constexpr double slack = 1e-9;
        return std::abs(std::get<double>(valueOf(info, values, row)) - length) <= slack * length;
    };
    const auto& [size, pitchX, pitchY] = plate;
    if (!picture || picture->shape != size || !is("x", 0) || !is("y", 0)
        || !is("width", static_cast<double>(size.cols) * pitchX.si())
        || !is("height", static_cast<double>(size.rows) * pitchY.si()))
        return;
    if (size.cols % 2 == 0)
        values["x"] = -pitchX.si() / 2;
    if (size.rows % 2 == 0)
        values["y"] = pitchY.si() / 2;
}

/// The design of only its images and, in free space, pictures with depth, whose planes have two
/// samples for each.
Design twiceAsFine(Design design) {
    design.start = {};
    const Plate before = design.setup.plate;
    Plate& plate = design.setup.plate;
    if (!design.setup.lens.on)
        plate = {{2 * plate.size.rows, 2 * plate.size.cols}, plate.pitchX / 2, plate.pitchY / 2};
    for (Source& source : design.sources) {
        source.visible = source.visible && sourceKindOf(source.kind.key).seen != nullptr
                         && (isImage(source) || !design.setup.lens.on);
        if (!source.visible)
            continue;
        if (!isImage(source)) {
            source = onPlate(std::move(source), before);
            putOnPixels(source, before);
            continue;
        }
        TargetImage image = asImage(source);
        image.padding *= 2;
        store(source, image);
    }
    return design;
}

double bytesOf(const SourceInput& finer) {
    const Setup& setup = finer.design.setup;
    if (!isImage(finer.source))
        return sourceKindOf(finer.source.kind.key).wantedCost(finer).bytes;
    const PlaneGrid grid = planeGrid(setup, asImage(finer.source).padding);
    return (setup.lens.on ? bytesBehindLens : bytesInFreeSpace)
           * static_cast<double>(grid.shape.count());
}

double bytesOf(const Design& finer) {
    double most = 0;
    for (const SourceInput& input : inputsOf(finer, {}))
        most = std::max(most, bytesOf(input));
    return most;
}

/// Light on the plate. gain: of its amplitude.
std::vector<Complex> lightOfPattern(const Design& design, const PhasePattern& pattern, float gain) {
    std::vector<float> amplitude = beamAmplitude(design.setup);
    for (float& a : amplitude)
        a *= gain;
    std::vector<Complex> light(pattern.size());
    patternField(pattern, amplitude, 0, light);
    return light;
}

/// A spectrum amid twice its frequencies along each axis, the new ones without light. Its sizes are
/// even.
std::unique_ptr<Buffer> withMoreFrequencies(Device& device, const Buffer& spectrum) {
    const Shape half{spectrum.shape().rows / 2, spectrum.shape().cols / 2};
    auto wide = device.allocate({4 * half.rows, 4 * half.cols});
    for (const std::int64_t row : {std::int64_t{0}, half.rows})
        for (const std::int64_t col : {std::int64_t{0}, half.cols})
            device.copyRegion(spectrum, *wide, {half, row, col, 3 * row, 3 * col});
    device.finish();
    return wide;
}

/// Light at half the pitch, about the same middle.
std::unique_ptr<Buffer> interpolated(Device& device, const Design& design,
                                     const PhasePattern& pattern, JobControl& control) {
    constexpr float gain = 4; // an inverse transform of four times the samples divides by as much
    const Shape size = design.setup.plate.size, fine{2 * size.rows, 2 * size.cols};
    const auto spectrum =
        paddedSpectrum(device, Field(size, lightOfPattern(design, pattern, gain)), fine, control);
    const auto corner = cornerOf(device, *withMoreFrequencies(device, *spectrum), fine, control);
    const std::int64_t down = size.rows % 2, right = size.cols % 2;
    auto light = device.allocate(fine);
    device.copyRegion(*corner, *light, {{fine.rows - down, fine.cols - right}, 0, 0, down, right});
    device.finish();
    return light;
}

std::unique_ptr<Buffer> lightFor(const Design& design, const PhasePattern& pattern, Device& device,
                                 JobControl& control) {
    if (!design.setup.lens.on)
        return interpolated(device, design, pattern, control);
    auto light = device.allocate(design.setup.plate.size);
    device.upload(*light, lightOfPattern(design, pattern, 1));
    return light;
}

struct ToSee {
    const Design& design;
    const PhasePattern& pattern;
    std::uint64_t memory;
};

/// Calls `see(wanted, fields)` for each picture, if memory holds them.
template <class See>
void seeFiner(const ToSee& what, Device& device, JobControl& control, const See& see) {
    const Design finer = twiceAsFine(what.design);
    if (visibleSources(finer).empty()
        || bytesOf(finer) > static_cast<double>(memoryWithin(what.memory)))
        return;
    const auto light = lightFor(what.design, what.pattern, device, control);
    for (const SourceInput& input : inputsOf(finer, {.device = capabilitiesOf(device)})) {
        const auto wanted =
            sourceKindOf(input.source.kind.key).wanted(input, device, control, false);
        Samples fields(wanted->constraint().amplitude.size());
        wanted->forward(*light, fields, Accuracy::Exact);
        see(*wanted, fields);
    }
}

} // namespace

void addJudging(Plan& plan, const Design& design, std::uint64_t memory) {
    const auto bytes = static_cast<std::uint64_t>(std::min(bytesOf(twiceAsFine(design)), 9e18));
    if (plan.bytes + bytes > memoryWithin(memory))
        return;
    plan.judging = bytes;
    plan.bytes += bytes;
}

std::optional<double> finerPsnr(const Design& design, const PhasePattern& pattern, Device& device,
                                JobControl& control, std::uint64_t memory) {
    std::vector<Figures> each;
    seeFiner({design, pattern, memory}, device, control,
             [&](const Wanted& wanted, std::span<const Complex> fields) {
                 each.push_back(wanted.figures(fields));
             });
    return each.empty() ? std::nullopt : combined(each).psnr;
}

std::optional<PictureQuality> finerQuality(const Design& design, const PhasePattern& pattern,
                                           Device& device, JobControl& control,
                                           std::uint64_t memory) {
    std::vector<Figures> each;
    double ssim = 0;
    seeFiner({design, pattern, memory}, device, control,
             [&](const Wanted& wanted, std::span<const Complex> fields) {
                 each.push_back(wanted.figures(fields));
                 ssim += wanted.similarity(fields).value_or(0);
             });
    if (each.empty())
        return std::nullopt;
    return PictureQuality{combined(each).psnr.value_or(0), ssim / static_cast<double>(each.size())};
}

} // namespace fringe
