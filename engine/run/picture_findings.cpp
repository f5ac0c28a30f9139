// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/picture_findings.h"

#include "engine/encodings/encoding_steps.h"
#include "engine/model/units.h"
#include "engine/optics/sampling.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
#include <numbers>

namespace fringe {
namespace {

/// The hull of what is seen of a source [m].
std::optional<Box> hullOf(const Source& source) {
    const SourceKind& kind = sourceKindOf(source.kind.key);
    const std::optional<TurnedBox> box =
        kind.around != nullptr ? kind.around(source) : std::nullopt;
    return box ? std::optional(box->bounds()) : std::nullopt;
}

/// All of them; none where what one source shows is not known.
std::vector<Box> hullsOf(const Design& design) {
    std::vector<Box> hulls;
    for (const std::size_t number : lightSources(design)) {
        const auto hull = hullOf(onPlate(design.sources[number], design.setup.plate));
        if (!hull)
            return {};
        hulls.push_back(*hull);
    }
    return hulls;
}

Length inMicrometres(double metres) {
    return Length(std::round(metres * 1e6) / 1e6);
}

/// How far from its plane a place at z still looks sharp: 2 λ/sin² of the half angle that its light
/// comes in [m].
double focusDepth(const Setup& setup, double z) {
    const Plate& plate = setup.plate;
    const Length pitch = std::min(plate.pitchX, plate.pitchY);
    const Length longest = std::ranges::max(setup.wavelengths);
    const double side = std::max(static_cast<double>(plate.size.cols) * plate.pitchX.si(),
                                 static_cast<double>(plate.size.rows) * plate.pitchY.si());
    const double byPlate = side / 2 / std::hypot(side / 2, z);
    const double sine = std::min(byPlate, std::sin(halfDiffractionAngle(pitch, longest).si()));
    return 2 * longest.si() / (sine * sine);
}

Findings findingsOnFocus(const Design& design, const std::vector<Box>& hulls) {
    const double distance = design.reconstruction.distance.si();
    double nearest = 0, away = std::numeric_limits<double>::infinity();
    for (const Box& hull : hulls) {
        const double z = std::clamp(distance, hull.low[2], hull.high[2]);
        if (std::abs(z - distance) <= focusDepth(design.setup, z))
            return {};
        if (std::abs(z - distance) < away) {
            away = std::abs(z - distance);
            nearest = z;
        }
    }
    if (hulls.empty())
        return {};
    const Length there = inMicrometres(nearest);
    return {{Severity::Note,
             "reconstruction.distance",
             message(FRINGE_MARK("Nothing is in focus at {0}: what is nearest lies at {1}; look "
                                 "there, or move it."),
                     formatLength(design.reconstruction.distance), legibleLength(there)),
             {{{{"reconstruction.distance", there.si()}},
               message(FRINGE_MARK("Go to {0}"), legibleLength(there))}}}};
}

struct PictureAxis {
    std::size_t number;
    std::string name;
    const char* angle;
    Length pitch;
    std::int64_t samples;
    double slope; ///< of the reference wave, against the z axis

    /// Half of both widths, of the plate and of what is in a box about the axis [m].
    double halves(const Box& hull) const {
        return static_cast<double>(samples) * pitch.si() / 2
               + std::max(std::abs(hull.low[number]), std::abs(hull.high[number]));
    }
};

std::array<PictureAxis, 2> axesOf(const Design& design, Length wavelength) {
    const Plate& plate = design.setup.plate;
    const Carrier carrier = carrierGiven(design.encoding, {plate.pitchX, plate.pitchY, wavelength});
    const auto slopeOf = [&](double frequency, Length pitch) {
        return std::tan(std::asin(std::min(std::abs(frequency) * (wavelength / pitch), 1.0)));
    };
    return {PictureAxis{0, "x", "angle_x", plate.pitchX, plate.size.cols,
                        slopeOf(carrier.x, plate.pitchX)},
            PictureAxis{1, "y", "angle_y", plate.pitchY, plate.size.rows,
                        slopeOf(carrier.y, plate.pitchY)}};
}

/// Where the stop of a picture aside has its opening.
Findings findingsAside(const Design& design) {
    Findings findings;
    for (const PictureAxis& axis : axesOf(design, std::ranges::max(design.setup.wavelengths)))
        if (const double degrees =
                std::round(std::atan(axis.slope) * 18000 / std::numbers::pi) / 100;
            degrees > 0)
            findings.push_back(
                {Severity::Note, "encoding.carrier",
                 message(FRINGE_MARK("The picture goes aside by {0} along {1}, where a stop in a "
                                     "focal plane behind the device lets it alone through; it is "
                                     "looked at through that."),
                         formatNumber(degrees) + " deg", axis.name)});
    return findings;
}

/// The zero order is a beam as wide as the plate. What an angle sends aside by z tan θ comes free
/// of it where that is more than half of both widths, along one axis.
Findings findingsOnZeroOrder(const Design& design, const std::vector<Box>& hulls) {
    const Plate& plate = design.setup.plate;
    const Length shortest = std::ranges::min(design.setup.wavelengths);
    const std::array<PictureAxis, 2> axes = axesOf(design, shortest);
    double worst = 0, free = std::numeric_limits<double>::infinity();
    const Box* inside = nullptr;
    const PictureAxis* best = nullptr;
    for (const Box& hull : hulls) {
        const double z = std::min(std::abs(hull.low[2]), std::abs(hull.high[2]));
        double missing = std::numeric_limits<double>::infinity();
        for (const PictureAxis& axis : axes) {
            const double needed = axis.halves(hull);
            missing = std::min(missing, needed - z * axis.slope);
            const double wanted = std::atan2(needed, z);
            if (wanted < halfDiffractionAngle(axis.pitch, shortest).si() && wanted < free) {
                free = wanted;
                best = &axis;
            }
        }
        if (missing > worst) {
            worst = missing;
            inside = &hull;
        }
    }
    if (inside == nullptr)
        return {};
    const Length at = inMicrometres((inside->low[2] + inside->high[2]) / 2);
    if (best != nullptr) {
        const double degrees = std::ceil(free * 18000 / std::numbers::pi) / 100;
        const std::string row = std::string("encoding.") + best->angle;
        return {{Severity::Warning, row,
                 message(FRINGE_MARK("At {0} the picture lies in the zero order, which is as wide "
                                     "as the plate; a reference angle of {1} along {2} parts "
                                     "them."),
                         legibleLength(at), formatNumber(degrees) + " deg", best->name),
                 onlyFix({{"encoding.carrier", std::string("angle")},
                          {row, degrees * std::numbers::pi / 180}})}};
    }
    const double slope =
        std::tan(halfDiffractionAngle(std::min(plate.pitchX, plate.pitchY), shortest).si());
    double far = std::numeric_limits<double>::infinity();
    for (const PictureAxis& axis : axes)
        far = std::min(far, axis.halves(*inside) / slope);
    return {{Severity::Warning, "encoding.angle_x",
             message(FRINGE_MARK("At {0} the picture lies in the zero order, which is as wide as "
                                 "the plate, whatever the reference angle; move the object to {1} "
                                 "or beyond, or choose fewer pixels."),
                     legibleLength(at), legibleLength(Length(std::ceil(far * 1e3) / 1e3)))}};
}

Setting ofStop(const char* stop) {
    return {"device.stop", std::string(stop)};
}
Setting ofKind(const char* kind) {
    return {"encoding.kind", std::string(kind)};
}

constexpr double pure = 0.99;

/// How pure the light of the sources can be, of which the least pure counts, where amplitudes are
/// cut as by `SourceKind::purityOfCut`.
double purityOfCut(const Design& design, const PlanLimits& limits, double power) {
    double purity = 1;
    for (const SourceInput& input : inputsOf(design, limits))
        if (const auto of = sourceKindOf(input.source.kind.key).purityOfCut)
            purity = std::min(purity, of(input, power));
    return purity;
}

/// Phases alone of light that is wanted pure.
Findings findingsOnPurity(const Design& design, const PlanLimits& limits) {
    const double purity = purityOfCut(design, limits, std::numeric_limits<double>::infinity());
    if (purity >= pure)
        return {};
    return {{Severity::Warning,
             "encoding.kind",
             message(FRINGE_MARK("Phases alone make light that is {0} % pure, the rest is of other "
                                 "modes; phase fringes keep the amplitudes, too, beside the axis, "
                                 "and fitted phases on it, behind a stop."),
                     formatRounded(100 * purity)),
             {{{ofKind("arrizon")}, message(FRINGE_MARK("Phase fringes"))},
              {{ofStop("centre"), ofKind("fitted")}, message(FRINGE_MARK("I have a stop"))}}}};
}

/// Phases cannot make more light at a place than there is: light that is wanted pure and lies
/// close together is to have a small share of all.
Findings findingsOnShare(const Design& design, const PlanLimits& limits) {
    constexpr double better = 0.9995, step = 1.25;
    const Encoding& encoding = encodingOf(design.encoding.key);
    const ParameterInfo* row = parameterOf(encoding.info, "share");
    if (row == nullptr || encoding.modulation != Modulation::Phase || !asksForPurity(design))
        return {};
    const double given = std::get<double>(valueOf(encoding.info, design.encoding.values, row->key));
    const double purity = purityOfCut(design, limits, given);
    if (purity >= pure)
        return {};
    double share = given;
    do
        share = roundedDown(share / step, 2);
    while (share >= row->least && purityOfCut(design, limits, share) < better);
    return {{Severity::Warning, "encoding.share",
             message(FRINGE_MARK(
                         "A share of {0} of the light does not fit into modes so close together, "
                         "which are {1} % pure at best; a smaller share is purer."),
                     formatRounded(given), formatRounded(100 * purity)),
             onlyFix(share >= row->least ? Settings{{"encoding.share", share}} : Settings())}};
}

/// Phases alone, where amplitudes could be had.
Findings findingsOnPhases(const Design& design, const PlanLimits& limits) {
    constexpr std::int64_t few = 2;
    if (asksForPurity(design))
        return findingsOnPurity(design, limits);
    if (deviceLevels(design.encoding) <= few)
        return {{Severity::Note, "encoding.kind",
                 message(FRINGE_MARK("Two levels of phase leave nearly nothing of summed light; "
                                     "error diffusion beside the axis keeps it, for a stop "
                                     "there.")),
                 onlyFix({ofKind("binary-error-diffusion")})}};
    if (design.focalStop == FocalStop::Centre)
        return {{Severity::Note, "encoding.kind",
                 message(FRINGE_MARK("Phases alone lose the amplitudes of summed light; behind the "
                                     "stop fitted phases keep them.")),
                 onlyFix({ofKind("fitted")})}};
    if (design.focalStop == FocalStop::None)
        return {};
    return {{Severity::Note,
             "encoding.kind",
             message(FRINGE_MARK("Phases alone lose the amplitudes of summed light; a stop behind "
                                 "the device (4f) keeps them, for a quarter of the light: 34 dB of "
                                 "a photograph instead of 7.")),
             {{{ofStop("centre"), ofKind("fitted")}, message(FRINGE_MARK("I have a stop"))},
              {{ofStop("none")}, message(FRINGE_MARK("There is none"))}}}};
}

/// Light that a stop has to take away.
Findings findingsOnStop(const Design& design, const PlanLimits& limits) {
    const Encoding& encoding = encodingOf(design.encoding.key);
    if (design.device.key == "mask")
        return {};
    if (encoding.offersPhases)
        return findingsOnPhases(design, limits);
    if (encoding.reference || !encoding.passband || design.focalStop == FocalStop::Centre)
        return {};
    return {{Severity::Warning,
             "device.stop",
             message(FRINGE_MARK("The encoding \"{0}\" is made for a stop in a focal plane behind "
                                 "the device (4f), about the axis; without one its light drowns "
                                 "the picture."),
                     encoding.info.label),
             {{{ofStop("centre")}, message(FRINGE_MARK("I have a stop"))},
              {{ofKind("phase"), ofStop("none")}, message(FRINGE_MARK("Phases alone"))}}}};
}

} // namespace

Findings findingsOnPicture(const Design& design, const PlanLimits& limits) {
    const std::vector<Box> hulls = hullsOf(design);
    Findings findings = limits.reconstructing ? findingsOnFocus(design, hulls) : Findings();
    Findings more = findingsOnStop(design, limits);
    std::ranges::move(findingsOnShare(design, limits), std::back_inserter(findings));
    if (parameterOf(encodingOf(design.encoding.key).info, "carrier") != nullptr && !hulls.empty())
        more = design.focalStop == FocalStop::None ? findingsOnZeroOrder(design, hulls)
                                                   : findingsAside(design);
    std::ranges::move(more, std::back_inserter(findings));
    return findings;
}

Finding noteOnLightBetween() {
    return {Severity::Note, "source.padding",
            message(FRINGE_MARK("The light between the far field's samples is not designed and "
                                "speckles, which the reconstruction shows. Far-field samples of 2 "
                                "design it, too, in about three times the time; a reconstruction "
                                "with zero padding of 1 shows the samples alone.")),
            onlyFix({{"source.padding", std::int64_t{2}}})};
}

} // namespace fringe
