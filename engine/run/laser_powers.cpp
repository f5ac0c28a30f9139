// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/laser_powers.h"

#include "engine/encodings/encoding.h"
#include "engine/job/job_control.h"
#include "engine/job/memory_budget.h"
#include "engine/model/error.h"
#include "engine/model/units.h"
#include "engine/optics/device_plane.h"
#include "engine/optics/metrics.h"
#include "engine/optics/white_point.h"
#include "engine/propagation/propagation.h"
#include "engine/propagation/refocuser.h"
#include "engine/run/picture_light.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

/// The light of one colour that comes to where the sources are seen.
struct Weighed {
    double wanted = 0; ///< Σ E [m²]
    double coming = 0; ///< Σ R over the samples there
};

/// All of what is seen.
CarriedPlane carriedTo(const Hologram& hologram) {
    Length farthest{};
    for (const SeenLight& seen : hologram.seen)
        farthest = std::max(farthest, farthestDepth(seen.z));
    return carriedPlane(hologram.shape(), hologram.sampling, farthest);
}

bool isWeighable(const Hologram& hologram, const Choice& propagation, const Job& job) {
    const double bytes = refocusBytes(carriedTo(hologram), 1, convolutionOf(propagation));
    const std::uint64_t memory = job.memory > 0 ? job.memory : availableMemory();
    return hologram.planes.size() > 1 && !hologram.seen.empty()
           && std::ranges::all_of(hologram.planes, &Field::isHeld)
           && bytes <= static_cast<double>(memory);
}

/// The samples of the plate in the rectangle; none where it lies beside the plate.
Region samplesOf(const SeenLight& seen, Shape plate, const PlaneSampling& sampling) {
    const PlaneGrid grid{plate, sampling.pitchX.si(), sampling.pitchY.si()};
    constexpr double slack = 1e-6; // of a sample
    const auto within = [](double at, std::int64_t count) {
        return static_cast<std::int64_t>(
            std::clamp(std::ceil(at - slack), 0.0, static_cast<double>(count)));
    };
    const auto middleRow = static_cast<double>(grid.centreRow());
    const auto middleCol = static_cast<double>(grid.centreCol());
    const std::int64_t top = within(middleRow - seen.top / grid.pitchY, plate.rows);
    const std::int64_t bottom = within(middleRow - seen.bottom / grid.pitchY, plate.rows);
    const std::int64_t left = within(middleCol + seen.left / grid.pitchX, plate.cols);
    const std::int64_t right = within(middleCol + seen.right / grid.pitchX, plate.cols);
    return {top, left, {bottom - top, right - left}};
}

/// Over the parts of the region that are in focus in the plane.
double sumOf(const Preview& picture, const Region& region, const SeenLight& seen,
             std::size_t plane) {
    constexpr auto parts = static_cast<std::int64_t>(SeenLight::parts);
    double sum = 0;
    for (std::int64_t row = 0; row < region.shape.rows; ++row) {
        const float* const values =
            picture.values.data() + (region.row + row) * picture.cols + region.col;
        for (std::int64_t col = 0; col < region.shape.cols; ++col) {
            const auto part = static_cast<std::size_t>(row * parts / region.shape.rows * parts
                                                       + col * parts / region.shape.cols);
            if (seen.planes.empty() || seen.planes[part] == plane)
                sum += static_cast<double>(values[col]);
        }
    }
    return sum;
}

Weighed weighed(const Hologram& shown, std::size_t plane, const Field& field,
                const Choice& propagation, const Job& job) {
    const PlaneSampling sampling = ofPlane(shown.sampling, plane);
    JobControl& control = job.control;
    Refocuser light(field, sampling, convolutionOf(propagation), job.kernels());
    Weighed all;
    for (const SeenLight& seen : shown.seen) {
        const Region region = samplesOf(seen, shown.shape(), sampling);
        for (std::size_t i = 0; i < seen.z.size(); ++i)
            all.coming += sumOf(light.intensity(Length(seen.z[i]), 1, control), region, seen, i);
        all.wanted += seen.energy.at(plane);
    }
    return all;
}

/// Shares of the largest of `amounts`, which are not negative; none where all are 0.
std::vector<double> inParts(std::vector<double> amounts) {
    const double most = std::ranges::max(amounts);
    if (!(most > 0) || !std::isfinite(most))
        return {};
    for (double& amount : amounts)
        amount /= most;
    return amounts;
}

std::vector<double> powersOf(const std::vector<Weighed>& colours) {
    std::vector<double> powers;
    for (const Weighed& colour : colours) {
        if (colour.wanted > 0 && colour.coming <= 0)
            return {}; // none of it arrives, whatever its laser
        powers.push_back(colour.wanted > 0 ? colour.wanted / colour.coming : 0);
    }
    return inParts(std::move(powers));
}

void beginWeighing(const Hologram& hologram, const Choice& propagation, const Job& job) {
    const double each = propagationWork(carriedTo(hologram), convolutionOf(propagation));
    std::size_t distances = 0;
    for (const SeenLight& seen : hologram.seen)
        distances += seen.z.size();
    job.control.begin(message(FRINGE_MARK("Weighing the colours")), 0, 1,
                      each * static_cast<double>(hologram.planes.size() * distances),
                      FRINGE_MARK("samples"));
}

/// The light on the device, a sample each.
std::vector<float> lightOnDevice(const LevelPattern& pattern) {
    return lightOn({pattern.shape(), pattern.sampling.pitchX.si(), pattern.sampling.pitchY.si()},
                   pattern.beam, pattern.aperture);
}

double energyOf(std::span<const float> light) {
    double sum = 0;
    for (const float amplitude : light)
        sum += static_cast<double>(amplitude) * static_cast<double>(amplitude);
    return sum;
}

/// Light in the picture's band; beside the axis without the zero order, which is the part that is
/// like the light on the device, and whose borders reach the band.
Field pictureAlone(const Field& shown, const PictureBand& band, std::span<const float> light,
                   const Job& job) {
    if (!band.isAside())
        return pictureLight(shown, band, job);
    const Field here = inMemory(shown);
    std::vector<Complex> rest(here.samples().begin(), here.samples().end());
    std::complex<double> sum;
    for (std::size_t i = 0; i < rest.size(); ++i)
        sum += static_cast<double>(light[i]) * std::complex<double>(rest[i]);
    const double energy = energyOf(light);
    const Complex share(energy > 0 ? sum / energy : sum);
    for (std::size_t i = 0; i < rest.size(); ++i)
        rest[i] -= light[i] * share;
    return pictureLight(Field(shown.shape(), std::move(rest)), band, job);
}

/// "91 %", or with tenths "14.4 %"; below 1 % to two digits.
std::string percent(double share, double parts = 1) {
    const double number = 100 * share;
    return (number < 1 ? formatRounded(number) : formatNumber(std::round(number * parts) / parts))
           + " %";
}

} // namespace

LevelPattern inBalance(LevelPattern pattern, const Hologram& of, FocalStop stop,
                       const Choice& propagation, const Job& job) {
    if (!pattern.powers.empty() || !isWeighable(of, propagation, job))
        return pattern;
    Hologram shown = fieldOfPattern(pattern);
    shown.seen = of.seen;
    beginWeighing(shown, propagation, job);
    const bool isPicture = isOfPictureAlone(shown.bands, stop);
    const std::vector<float> light = lightOnDevice(pattern);
    const double energy = energyOf(light);
    std::vector<Weighed> colours;
    for (std::size_t plane = 0; plane < shown.planes.size(); ++plane) {
        const Field& field = shown.planes[plane];
        colours.push_back(weighed(
            shown, plane, isPicture ? pictureAlone(field, shown.bands[plane], light, job) : field,
            propagation, job));
        pattern.efficiency.push_back(energy > 0 ? colours.back().coming / energy : 0);
    }
    pattern.powers = powersOf(colours);
    return pattern;
}

Hologram withPowers(Hologram hologram, const std::vector<double>& given, const Choice& propagation,
                    const Job& job) {
    if (given.size() > 1 && given.size() != hologram.planes.size())
        throw badInput(FRINGE_MARK("{0} laser powers are given for {1} wavelengths; give one each, "
                                   "or leave them out."),
                       given.size(), hologram.planes.size());
    if (given.size() == 1) {
        hologram.powers.assign(hologram.planes.size(), 1);
    } else if (!given.empty()) {
        hologram.powers = inParts(given);
    } else if (hologram.powers.empty() && isWeighable(hologram, propagation, job)) {
        beginWeighing(hologram, propagation, job);
        std::vector<Weighed> colours;
        for (std::size_t plane = 0; plane < hologram.planes.size(); ++plane)
            colours.push_back(weighed(hologram, plane, hologram.planes[plane], propagation, job));
        hologram.powers = powersOf(colours);
    }
    return hologram;
}

Message powersText(const std::vector<Length>& wavelengths, const std::vector<double>& powers,
                   const std::vector<double>& efficiency) {
    std::string lasers, light;
    for (std::size_t i = 0; i < powers.size(); ++i) {
        const std::string comma = i > 0 ? ", " : "";
        lasers += comma + formatLength(wavelengths.at(i)) + ' ' + percent(powers[i]);
        if (i < efficiency.size())
            light += comma + percent(efficiency[i], 10);
    }
    if (light.empty())
        return message(FRINGE_MARK("laser powers {0} of the strongest"), lasers);
    return message(FRINGE_MARK("laser powers {0} of the strongest (restores the picture's "
                               "colours); light in the picture {1}"),
                   lasers, light);
}

std::vector<double> powersForWhite(const std::vector<Length>& wavelengths,
                                   const std::vector<double>& powers) {
    std::vector<double> white = whitePowers(wavelengths);
    if (white.size() != powers.size())
        return {};
    for (std::size_t i = 0; i < white.size(); ++i)
        white[i] *= powers[i];
    const double strongest = std::ranges::max(white);
    for (double& power : white)
        power /= strongest;
    return white;
}

Findings findingsOnPowers(const LevelPattern& pattern) {
    constexpr double little = 0.1;
    Findings findings;
    if (pattern.planes.size() < 2)
        return findings;
    if (pattern.powers.empty())
        return {{Severity::Note, "reconstruction.powers",
                 message(FRINGE_MARK("The laser powers that restore the picture's colours are not "
                                     "known, so equal ones are taken; give them."))}};
    for (std::size_t i = 0; i < pattern.powers.size(); ++i)
        if (pattern.powers[i] < little)
            findings.push_back(
                {Severity::Warning, "reconstruction.powers",
                 message(FRINGE_MARK("The laser of {0} needs only {1} of the power of the "
                                     "strongest: its colour is hardly there in the picture, or "
                                     "the others lose their light; look at the light in the "
                                     "picture."),
                         formatLength(pattern.sampling.wavelengths.at(i)),
                         percent(pattern.powers[i]))});
    const Encoding& encoding = encodingOf(pattern.encoding);
    if (encoding.modulation == Modulation::Amplitude && !encoding.reference)
        findings.push_back(
            {Severity::Note, "encoding.kind",
             message(FRINGE_MARK("In line the zero order lies in the picture, so the laser powers "
                                 "balance both together; an encoding off the axis parts them."))});
    return findings;
}

} // namespace fringe
