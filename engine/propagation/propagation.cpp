// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/propagation/propagation.h"

#include "engine/model/design.h"
#include "engine/model/units.h"
#include "engine/optics/padded_transform.h"
#include "engine/optics/sampling.h"
#include "engine/propagation/band_limit.h"
#include "kernels/device.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

constexpr std::int64_t byGeometry = 0; ///< value of the row "padding"

enum class Limit { Soft, Hard, None };

Limit limitOf(const Choice& how) {
    const auto key =
        std::get<std::string>(valueOf(propagationOf(how.key).info, how.values, "band_limit"));
    return key == "soft" ? Limit::Soft : key == "hard" ? Limit::Hard : Limit::None;
}

/// Whether the grid is as wide as a soft limit needs.
bool isByGeometry(const Choice& how) {
    const Propagation& propagation = propagationOf(how.key);
    return propagation.transfer && limitOf(how) == Limit::Soft
           && std::get<std::int64_t>(valueOf(propagation.info, how.values, "padding"))
                  == byGeometry;
}

struct RayAxes {
    RayAxis x, y;
};

RayAxes raysOf(const CarriedPlane& plane, const Choice& how) {
    const bool isParaxial = propagationOf(how.key).transfer == TransferModel::Fresnel;
    const auto axis = [&](std::int64_t samples, Length pitch) {
        return RayAxis{static_cast<double>(samples) * pitch.si(), pitch.si(),
                       plane.sampling.wavelength.si(), isParaxial};
    };
    return {axis(plane.shape.cols, plane.sampling.pitchX),
            axis(plane.shape.rows, plane.sampling.pitchY)};
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
    return {{Severity::Note, "distance",
             message(FRINGE_MARK("Beyond {0} the hard band limit takes light away that reaches the "
                                 "window, so the picture at {1} is less sharp than the hologram; a "
                                 "soft limit with zero padding by geometry keeps it."),
                     legibleLength(limit), formatLength(distance)),
             onlyFix({{"band_limit", "soft"}, {"padding", byGeometry}})}};
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

CarriedPlane carriedPlane(Shape shape, const Sampling& sampling, Length farthest,
                          std::size_t plane) {
    return {shape, ofPlane(sampling, plane), farthest, std::ranges::max(sampling.wavelengths)};
}

CarriedPlane carriedPlane(const Plate& plate, const std::vector<Length>& wavelengths,
                          Length farthest, std::size_t plane) {
    return carriedPlane(plate.size, {plate.pitchX, plate.pitchY, wavelengths}, farthest, plane);
}

CarriedPlane lookedAt(const Design& design) {
    return carriedPlane(design.setup.plate, design.setup.wavelengths,
                        design.reconstruction.distance);
}

Length farthestDepth(std::span<const double> depths) {
    double farthest = 0;
    for (const double z : depths)
        farthest = std::max(farthest, std::abs(z));
    return Length(farthest);
}

Choice convolutionOf(const Choice& how) {
    return propagationOf(how.key).transfer ? how : Choice{"asm"};
}

Choice quickConvolution(const Choice& how) {
    Choice quick = convolutionOf(how);
    if (limitOf(quick) == Limit::Soft) {
        quick.values["band_limit"] = "hard";
        quick.values["padding"] = std::min<std::int64_t>(2, paddingOf(quick));
    }
    return quick;
}

std::vector<ParameterInfo> convolutionParameters() {
    return {{.key = "padding",
             .kind = ValueKind::Count,
             .label = FRINGE_MARK("Zero padding"),
             .help = FRINGE_MARK("Factor per axis; by geometry it is as wide as a soft limit "
                                 "needs, and 2 without one."),
             .initial = byGeometry,
             .least = 0,
             .most = 16,
             .zero = FRINGE_MARK("by geometry"),
             .option = "pad",
             .advanced = true},
            {.key = "band_limit",
             .kind = ValueKind::Choice,
             .label = FRINGE_MARK("Band limit"),
             .help = FRINGE_MARK(
                 "Leave out the frequencies that are sampled too coarsely at the distance."),
             .initial = "soft",
             .choices = {{"soft", FRINGE_MARK("Soft"),
                          FRINGE_MARK("Keeps all light that reaches the window, and falls off "
                                      "beyond.")},
                         {"hard", FRINGE_MARK("Hard"),
                          FRINGE_MARK("Cuts where the transfer function is undersampled, which "
                                      "rings: quick, and as it was before."),
                          "true"},
                         {"none", FRINGE_MARK("None"),
                          FRINGE_MARK("Keeps all frequencies; light from far away comes in at the "
                                      "edges."),
                          "false"}},
             .option = "band-limit",
             .advanced = true}};
}

std::int64_t paddingOf(const Choice& how) {
    const ChoiceInfo& info = propagationOf(how.key).info;
    if (!parameterOf(info, "padding"))
        return 1;
    const auto padding = std::get<std::int64_t>(valueOf(info, how.values, "padding"));
    return padding == byGeometry ? 2 : padding;
}

PlaneGrid convolutionGrid(const CarriedPlane& plane, const Choice& how) {
    const PlaneSampling& sampling = plane.sampling;
    const std::int64_t padding = paddingOf(how);
    PlaneGrid grid{{plane.shape.rows * padding, plane.shape.cols * padding},
                   sampling.pitchX.si(),
                   sampling.pitchY.si()};
    if (isByGeometry(how)) {
        CarriedPlane widest = plane;
        widest.sampling.wavelength = std::max(plane.longest, sampling.wavelength);
        const RayAxes rays = raysOf(widest, how);
        const double farthest = std::abs(plane.farthest.si());
        grid.shape = {rays.y.paddedSamples(farthest), rays.x.paddedSamples(farthest)};
    }
    return grid;
}

TransferArgs transferArgs(const Choice& how, const CarriedPlane& plane, const PlaneGrid& grid,
                          Length distance) {
    TransferArgs args;
    args.grid = grid;
    args.wavelength = plane.sampling.wavelength.si();
    args.distance = distance.si();
    args.model = propagationOf(how.key).transfer.value();
    const double farthest = std::abs(plane.farthest.si());
    if (limitOf(how) == Limit::Soft) {
        const RayAxes rays = raysOf(plane, how);
        args.bandX = rays.x.softBand(farthest);
        args.bandY = rays.y.softBand(farthest);
    } else if (limitOf(how) == Limit::Hard) {
        const Shape whole = grid.wholePlate();
        args.bandX = hardBand(whole.cols, grid.pitchX, args.wavelength, farthest);
        args.bandY = hardBand(whole.rows, grid.pitchY, args.wavelength, farthest);
    }
    return args;
}

PlaneSampling propagatedSampling(const PlaneSampling& sampling, Shape shape, Length distance,
                                 const Choice& how) {
    const Propagation& propagation = propagationOf(how.key);
    return propagation.transfer ? sampling : propagation.sampling(sampling, shape, distance);
}

double propagationWork(const CarriedPlane& plane, const Choice& how) {
    const Propagation& propagation = propagationOf(how.key);
    if (!propagation.transfer)
        return propagation.work(plane.shape);
    const Shape grid = convolutionGrid(plane, how).shape;
    const auto cols = static_cast<double>(grid.cols);
    return (2 * static_cast<double>(plane.shape.rows) + 3 * static_cast<double>(grid.rows)) * cols;
}

double propagationBytes(const CarriedPlane& plane, int planes, const Choice& how) {
    const auto count = [](Shape shape) {
        return static_cast<double>(shape.rows) * static_cast<double>(shape.cols);
    };
    const double samples = count(plane.shape), grid = count(convolutionGrid(plane, how).shape);
    return ((2.0 * planes + 2) * samples + grid) * sizeof(Complex)
           + planes * samples * sizeof(float);
}

void carry(Buffer& field, const CarriedPlane& plane, Length distance, const Choice& how,
           Device& device, JobControl& control) {
    const Propagation& propagation = propagationOf(how.key);
    if (!propagation.transfer)
        return propagation.carry(field, {plane.sampling, distance, how.values}, device, control);
    CarriedPlane limited = plane;
    limited.farthest = distance;
    device.convolve(field, {transferArgs(how, limited, convolutionGrid(plane, how), distance),
                            [&](double samples) { control.advance(samples); }});
}

Field propagate(const Field& field, const PlaneSampling& sampling, Length distance,
                const Choice& how, Device& device, JobControl& control) {
    auto buffer = bufferOf(device, field);
    carry(*buffer, {field.shape(), sampling, distance}, distance, how, device, control);
    return planeOf<Complex>(device, std::move(buffer));
}

CarriedFields::CarriedFields(const CarriedPlane& plane, const Choice& how, Device& device,
                             Length bandDistance)
    : plane_(plane), how_(how), bandDistance_(bandDistance), device_(device),
      grid_(convolutionGrid(plane, how)), sum_(device.sumSpectra(plane.shape, grid_.shape)) {}

ConvolveArgs CarriedFields::argsFor(Length distance, JobControl& control) const {
    CarriedPlane plane = plane_;
    plane.farthest = bandDistance_ == Length{} ? distance : bandDistance_;
    return {transferArgs(how_, plane, grid_, distance),
            [&control](double) { control.checkpoint(); }};
}

void CarriedFields::add(const Buffer& field, Length distance, JobControl& control) {
    device_.addSpectrum(*sum_, field, argsFor(distance, control));
    control.advance(propagationWork(plane_, how_));
}

void CarriedFields::store(Buffer& field, JobControl& control) {
    device_.transformBack(*sum_, field, argsFor({}, control));
}

void CarriedFields::storeAt(Buffer& field, Length distance, JobControl& control) {
    device_.transformThrough(*sum_, field, argsFor(distance, control));
    control.advance(propagationWork(plane_, how_));
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
    if (limitOf(how) == Limit::Hard)
        for (Finding& item : findingsOnBandLimit(sampling, shape, distance, paddingOf(how)))
            findings.push_back(std::move(item));
    return findings;
}

} // namespace fringe
