// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solvers/pattern_checks.h"

#include "engine/model/bounds.h"
#include "engine/model/error.h"
#include "engine/solvers/phase_pattern.h"
#include "engine/solvers/solver.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fringe {
namespace {

/// What the sentences are of one that is missing or that has another size than the plate.
struct PixelRefusals {
    const char *parameter, *missing, *unfit;
};

/// Refuses what is not a number for every pixel of the plate; false then.
bool checkPixels(const Asset& given, const Plate& plate, const PixelRefusals& refusals,
                 Findings& findings) {
    const auto& [rows, cols] = plate.size;
    const GreyPicture& picture = pictureOf(given);
    const bool fits = picture.shape == plate.size
                      && picture.intensity.size() == static_cast<std::size_t>(plate.size.count());
    if (!given.as<GreyPicture>())
        refuse(findings, refusals.parameter, message(refusals.missing, cols, rows));
    else if (!fits)
        refuse(findings, refusals.parameter,
               message(refusals.unfit, picture.shape.cols, picture.shape.rows, cols, rows));
    return fits;
}

bool isIterations(std::int64_t count) {
    return count >= 0 && count <= 1'000'000;
}

} // namespace

void refuse(Findings& findings, const char* parameter, Message sentence, Settings fix) {
    findings.push_back(
        {Severity::Refusal, parameter, std::move(sentence), onlyFix(std::move(fix))});
}

void refuseIf(bool wrong, Findings& findings, const char* parameter, const char* sentence) {
    if (wrong)
        refuse(findings, parameter, message(sentence));
}

void warn(Findings& findings, const char* parameter, Message sentence, Settings fix) {
    findings.push_back(
        {Severity::Warning, parameter, std::move(sentence), onlyFix(std::move(fix))});
}

bool isPositive(double value) {
    return std::isfinite(value) && value > 0;
}

void checkOptics(const Setup& setup, std::int64_t levels, Findings& findings) {
    const Plate& plate = setup.plate;
    refuseIf(!plate.size.isAddressable(), findings, "plate.columns",
             FRINGE_MARK("The plate has no pixels; give its size, as in 512x512."));
    refuseIf(!isPositive(plate.pitchX.si()) || !isPositive(plate.pitchY.si()), findings,
             "plate.pitch_x",
             FRINGE_MARK("The pixel pitch is not positive; give one such as 8um."));
    refuseIf(!isPositive(setup.wavelength().si()), findings, "illumination.wavelengths",
             FRINGE_MARK("The wavelength is not positive; give one such as 532nm."));
    refuseIf(setup.lens.on && !isPositive(setup.lens.focalLength.si()), findings,
             "lens.focal_length",
             FRINGE_MARK("The focal length is not positive; give one such as 200mm."));
    refuseIf(levels != 0 && (levels < 2 || levels > 65536), findings, "encoding.levels",
             FRINGE_MARK("A pattern needs 2 to 65536 levels, or 0 for any phase."));
}

void checkAperture(const Setup& setup, Findings& findings) {
    const Aperture& aperture = setup.aperture;
    const Plate& plate = setup.plate;
    if (aperture.kind == Aperture::Kind::None)
        return;
    const bool isCircle = aperture.kind == Aperture::Kind::Circle;
    const double width = (isCircle ? aperture.diameter : aperture.width).si();
    const double height = (isCircle ? aperture.diameter : aperture.height).si();
    refuseIf(
        !isPositive(width) || !isPositive(height) || width < plate.pitchX.si()
            || height < plate.pitchY.si(),
        findings, "illumination.aperture",
        FRINGE_MARK("The aperture is smaller than a pixel or not finite; give one such as 4mm."));
}

void checkBeam(const Setup& setup, Findings& findings) {
    const Beam& beam = setup.beam;
    const char* const path = "illumination.beam";
    refuseIf(beam.kind == Beam::Kind::Gaussian && !isPositive(beam.waist.si()), findings, path,
             FRINGE_MARK("The beam's waist is not positive; give one such as 3mm."));
    if (beam.kind != Beam::Kind::Picture)
        return;
    const GreyPicture& picture = pictureOf(beam.picture);
    const Shape plate = setup.plate.size;
    if (picture.shape.count() == 0
        || picture.intensity.size() != static_cast<std::size_t>(picture.shape.count()))
        return refuse(findings, path,
                      message(FRINGE_MARK("The picture of the beam is missing; give one.")));
    if (picture.shape != plate)
        warn(findings, path,
             message(FRINGE_MARK("The picture of the beam has {0} x {1} pixels and is resampled to "
                                 "the {2} x {3} of the plate."),
                     picture.shape.cols, picture.shape.rows, plate.cols, plate.rows));
    const std::vector<float> amplitudes = beamAmplitude(setup);
    refuseIf(std::ranges::any_of(amplitudes, [](float a) { return !std::isfinite(a) || a < 0; })
                 || std::ranges::all_of(amplitudes, [](float a) { return a == 0; }),
             findings, path,
             FRINGE_MARK("The picture of the beam is dark everywhere, or has a value that is "
                         "negative or not finite."));
    refuseIf(std::ranges::any_of(amplitudes, [](double a) { return a > largestAmplitude; }),
             findings, path,
             FRINGE_MARK("The picture of the beam has values beyond 10¹²; scale it down."));
}

void checkSolving(const Solving& solving, Findings& findings) {
    const auto& [solver, start, stop] = solving;
    try {
        const ChoiceInfo& info = solverOf(solver.key).info;
        for (const ParameterInfo& parameter : info.parameters)
            if (auto reason = refusal(parameter, valueOf(info, solver.values, parameter.key)))
                refuse(findings, parameter.key.c_str(), std::move(*reason));
    } catch (const Error& error) {
        refuse(findings, "algorithm", error.message());
    }
    refuseIf(!isIterations(stop.iterations) || !isIterations(stop.noGainIterations)
                 || !isIterations(start.warmIterations),
             findings, "iterations",
             FRINGE_MARK("The number of iterations goes from 0 to 1000000."));
    refuseIf(!std::isfinite(stop.uniformity.value_or(0)) || !std::isfinite(stop.error.value_or(0))
                 || !std::isfinite(stop.efficiency.value_or(0)) || !std::isfinite(stop.seconds)
                 || stop.seconds < 0,
             findings, "stop", FRINGE_MARK("A stop rule has a value that is not a finite number."));
}

void checkGivenStart(const Asset& given, const Plate& plate, Findings& findings) {
    if (!checkPixels(
            given, plate,
            {"start", FRINGE_MARK("The start pattern is missing; give one of {0} x {1} pixels."),
             FRINGE_MARK("The start pattern has {0} x {1} pixels where the plate has {2} x {3}; "
                         "give one of the plate's size.")},
            findings))
        return;
    const std::vector<float>& turns = pictureOf(given).intensity;
    refuseIf(std::ranges::any_of(turns, [](float t) { return !std::isfinite(t); }), findings,
             "start",
             FRINGE_MARK("The start pattern has a phase that is not finite; give another."));
}

} // namespace fringe
