// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/propagation/propagation.h"

#include "engine/model/units.h"
#include "engine/optics/padded_transform.h"
#include "engine/optics/sampling.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

/// Grid of the padded plane.
PlaneGrid paddedGrid(Shape shape, const PlaneSampling& sampling, const Choice& how) {
    const std::int64_t padding = paddingOf(how);
    return {
        {shape.rows * padding, shape.cols * padding}, sampling.pitchX.si(), sampling.pitchY.si()};
}

/// Without zero padding what leaves a plane on one side comes in on the other.
std::vector<Finding> findingsOnPadding(const Sampling& sampling, Shape shape, Length distance) {
    const Length longest = std::ranges::max(sampling.wavelengths);
    const auto reached = [&](std::int64_t samples, Length pitch) { // share of the width
        const FieldCone cone = fieldCone(samples, pitch, longest);
        return std::abs(distance.si()) * cone.slope / cone.halfPlate;
    };
    const double share = std::min(
        1.0, std::max(reached(shape.cols, sampling.pitchX), reached(shape.rows, sampling.pitchY)));
    if (share == 0)
        return {};
    return {
        {Severity::Warning, "padding",
         message(FRINGE_MARK("Without zero padding light that leaves the plane on one side comes "
                             "in on the other, and so falsifies up to {0} % of the picture at "
                             "{1}; give a zero padding of 2."),
                 std::lround(std::ceil(100 * share)), formatLength(distance)),
         onlyFix({{"padding", std::int64_t{2}}})}};
}

/// Beyond where the transfer function is sampled without aliasing.
std::vector<Finding> findingsOnBandLimit(const Sampling& sampling, Shape shape, Length distance,
                                         std::int64_t padding) {
    const Length longest = std::ranges::max(sampling.wavelengths);
    const Length limit =
        std::min(largestSampledDistance(shape.cols * padding, sampling.pitchX, longest),
                 largestSampledDistance(shape.rows * padding, sampling.pitchY, longest));
    if (std::abs(distance.si()) <= limit.si())
        return {};
    const double enough =
        static_cast<double>(padding) * std::ceil(std::abs(distance.si()) / limit.si());
    const bool isPossible = limit > Length{} && enough <= 4; // more takes much memory
    return {{Severity::Note, "distance",
             message(FRINGE_MARK("Beyond {0} the angular spectrum is band-limited, so the picture "
                                 "at {1} is less sharp than the hologram; more zero padding moves "
                                 "the limit out."),
                     legibleLength(limit), formatLength(distance)),
             onlyFix(isPossible ? Settings{{"padding", static_cast<std::int64_t>(enough)}}
                                : Settings{})}};
}

} // namespace

const ChoiceInfos& propagationInfos() {
    static const ChoiceInfos infos = choiceInfosOf(allPropagations());
    return infos;
}

const Propagation& propagationOf(std::string_view key) {
    return entryOf(allPropagations(), key,
                   FRINGE_MARK("There is no propagation \"{0}\"; choose one of: {1}."));
}

Choice convolutionOf(const Choice& how) {
    return propagationOf(how.key).transfer ? how : Choice{"asm"};
}

std::vector<ParameterInfo> convolutionParameters() {
    return {{.key = "padding",
             .kind = ValueKind::Count,
             .label = FRINGE_MARK("Zero padding"),
             .help = FRINGE_MARK("Factor per axis; 2 keeps light from wrapping around the edges."),
             .initial = std::int64_t{2},
             .least = 1,
             .most = 16,
             .option = "pad",
             .advanced = true},
            {.key = "band_limit",
             .kind = ValueKind::Toggle,
             .label = FRINGE_MARK("Band limit"),
             .help = FRINGE_MARK(
                 "Leave out the frequencies that are sampled too coarsely at the distance."),
             .initial = true,
             .option = "band-limit",
             .advanced = true}};
}

std::int64_t paddingOf(const Choice& how) {
    const ChoiceInfo& info = propagationOf(how.key).info;
    return parameterOf(info, "padding")
               ? std::get<std::int64_t>(valueOf(info, how.values, "padding"))
               : 1;
}

TransferArgs transferArgs(const Choice& how, const PlaneGrid& grid, Length wavelength,
                          Length distance) {
    const Propagation& propagation = propagationOf(how.key);
    TransferArgs args;
    args.grid = grid;
    args.wavelength = wavelength.si();
    args.distance = distance.si();
    args.model = propagation.transfer.value();
    args.bandLimit = std::get<bool>(valueOf(propagation.info, how.values, "band_limit"));
    return args;
}

PlaneSampling propagatedSampling(const PlaneSampling& sampling, Shape shape, Length distance,
                                 const Choice& how) {
    const Propagation& propagation = propagationOf(how.key);
    return propagation.transfer ? sampling : propagation.sampling(sampling, shape, distance);
}

double propagationWork(Shape shape, const Choice& how) {
    const Propagation& propagation = propagationOf(how.key);
    if (!propagation.transfer)
        return propagation.work(shape);
    const auto samples = static_cast<double>(shape.rows) * static_cast<double>(shape.cols);
    const auto pad = static_cast<double>(paddingOf(how));
    return 2 * samples * pad + 3 * samples * pad * pad;
}

double propagationBytes(Shape shape, int planes, const Choice& how) {
    const auto padding = static_cast<double>(paddingOf(how));
    const double samples = static_cast<double>(shape.rows) * static_cast<double>(shape.cols);
    const double fields = 2.0 * planes + padding * padding + 2;
    return samples * (fields * sizeof(Complex) + planes * sizeof(float));
}

void carry(Buffer& field, const PlaneSampling& sampling, Length distance, const Choice& how,
           Device& device, JobControl& control) {
    const Propagation& propagation = propagationOf(how.key);
    if (!propagation.transfer)
        return propagation.carry(field, {sampling, distance, how.values}, device, control);
    const PlaneGrid grid = paddedGrid(field.shape(), sampling, how);
    device.convolve(field, {transferArgs(how, grid, sampling.wavelength, distance),
                            [&](double samples) { control.advance(samples); }});
}

Field propagate(const Field& field, const PlaneSampling& sampling, Length distance,
                const Choice& how, Device& device, JobControl& control) {
    auto buffer = bufferOf(device, field);
    carry(*buffer, sampling, distance, how, device, control);
    return planeOf<Complex>(device, std::move(buffer));
}

CarriedFields::CarriedFields(Shape shape, const PlaneSampling& sampling, const Choice& how,
                             Device& device, Length bandDistance)
    : sampling_(sampling), how_(how), bandDistance_(bandDistance), device_(device),
      grid_(paddedGrid(shape, sampling, how)), sum_(device.sumSpectra(shape, grid_.shape)) {}

ConvolveArgs CarriedFields::argsFor(Length distance, JobControl& control) const {
    TransferArgs args = transferArgs(how_, grid_, sampling_.wavelength, distance);
    args.bandDistance = bandDistance_.si();
    return {args, [&control](double) { control.checkpoint(); }};
}

void CarriedFields::add(const Buffer& field, Length distance, JobControl& control) {
    device_.addSpectrum(*sum_, field, argsFor(distance, control));
    control.advance(propagationWork(field.shape(), how_));
}

void CarriedFields::store(Buffer& field, JobControl& control) {
    device_.transformBack(*sum_, field, argsFor({}, control));
}

std::vector<Finding> checkPropagation(const Sampling& sampling, Shape shape, Length distance,
                                      const Choice& how) {
    const Propagation& propagation = propagationOf(how.key);
    if (propagation.check)
        return propagation.check(sampling, distance);
    if (!propagation.transfer)
        return {};
    std::vector<Finding> findings;
    if (paddingOf(how) == 1)
        findings = findingsOnPadding(sampling, shape, distance);
    if (std::get<bool>(valueOf(propagation.info, how.values, "band_limit")))
        for (Finding& item : findingsOnBandLimit(sampling, shape, distance, paddingOf(how)))
            findings.push_back(std::move(item));
    return findings;
}

} // namespace fringe
