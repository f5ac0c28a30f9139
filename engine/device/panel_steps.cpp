// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/panel_steps.h"

#include "engine/device/panel_levels.h"
#include "engine/device/row_planes.h"
#include "engine/device/zernike.h"
#include "engine/encodings/encoding.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

using Phases = Plane<double>;
using Values = Plane<std::uint16_t>;

constexpr double byteLevels = 256; ///< of the arithmetic of 8 bits

// ------------------------------------------------------------------------------ what is added

double carrierAt(const PanelPlane& of, double x, double y) {
    const auto sine = [](Angle angle) { return std::sin(angle.si()); };
    return (x * sine(of.panel.carrierX) + y * sine(of.panel.carrierY)) / of.wavelength.si();
}

/// A converging wave's for a positive focal length, in the Fresnel form.
double lensAt(const PanelPlane& of, double x, double y) {
    return -(x * x + y * y) / (2 * of.wavelength.si() * of.panel.lens.si());
}

/// A cone's, which sends light to the axis by its angle.
double axiconAt(const PanelPlane& of, double x, double y) {
    return -std::hypot(x, y) * std::sin(of.panel.axicon.si()) / of.wavelength.si();
}

double vortexAt(const PanelPlane& of, double x, double y) {
    return of.panel.vortex * std::atan2(y, x) / (2 * std::numbers::pi);
}

/// Half a cycle on every other stripe; edges lie between pixels where the period is whole ones.
double gratingAt(const PanelPlane& of, double x, double y) {
    const double cosine = std::cos(of.panel.gratingTurn.si());
    const double sine = std::sin(of.panel.gratingTurn.si());
    const double halfPixel =
        (of.grid.pitchX * std::abs(cosine) + of.grid.pitchY * std::abs(sine)) / 2;
    const double periods = (x * cosine + y * sine + halfPixel) / of.panel.grating.si();
    return periods - std::floor(periods) < 0.5 ? 0 : 0.5;
}

/// A plane of `at(of, x, y)` [m].
template <class At> Phases ofPlaces(const PanelPlane& of, At at) {
    const auto open = [of, at] {
        return [&of, at](const Region& region, double* to, std::ptrdiff_t stride) {
            for (std::int64_t row = 0; row < region.shape.rows; ++row)
                for (std::int64_t col = 0; col < region.shape.cols; ++col) {
                    const std::int64_t down = of.grid.centreRow() - region.row - row;
                    const std::int64_t right = region.col + col - of.grid.centreCol();
                    to[row * stride + col] = at(of, static_cast<double>(right) * of.grid.pitchX,
                                                static_cast<double>(down) * of.grid.pitchY);
                }
        };
    };
    return made<double>(of.grid.shape, {.isMade = true}, open);
}

Phases zernikeOf(const PanelPlane& of) {
    return zernikePhases(parseZernike(of.panel.zernike), of.grid);
}

Phases correctionFor(const PanelPlane& of) {
    return correctionOf(of.panel.correction, "",
                        {.place = of.panel.place,
                         .ofFile = of.panel.correctionWavelength,
                         .ofLight = of.wavelength,
                         .isScaled = of.panel.scalesCorrection});
}

StepPlane sum(const StepPlane& before, const Phases& added) {
    return ofTwo(std::get<Phases>(before), added, [](double a, double b) { return a + b; });
}

// ------------------------------------------------------------------------------ phases and values

/// Phases of the field in (-½, ½], or of its levels in [0, 1); of amplitudes the values.
StepPlane patternOf(const StepPlane&, const PanelPlanePtr& of) {
    if (of->isUnrounded)
        return ofEach<double>(of->field, [](Complex sample) {
            return std::atan2(static_cast<double>(sample.imag()),
                              static_cast<double>(sample.real()))
                   / (2 * std::numbers::pi);
        });
    const auto count = static_cast<double>(of->encoded);
    if (of->isOfPhases)
        return ofEach<double>(of->numbers, [count](std::uint16_t level) { return level / count; });
    const auto most = static_cast<double>(valuesAtHand(of->panel) - 1);
    return ofEach<std::uint16_t>(of->numbers, [count, most](std::uint16_t level) {
        return static_cast<std::uint16_t>(std::round(level * most / (count - 1)));
    });
}

StepPlane withSign(const StepPlane& before, const PanelPlanePtr& of) {
    return ofEach<double>(std::get<Phases>(before),
                          [sign = of->panel.sign](double phase) { return sign * phase; });
}

/// Correction in 8 bits: both numbers are whole then.
StepPlane withCorrection(const StepPlane& before, const PanelPlanePtr& of) {
    const Phases correction = correctionFor(*of);
    if (!of->panel.isMod256)
        return sum(before, correction);
    return ofTwo(std::get<Phases>(before), correction, [](double pattern, double added) {
        const double whole = std::round(withinCycle(pattern) * byteLevels);
        return (whole + std::round(added * byteLevels)) / byteLevels;
    });
}

StepPlane withinOneCycle(const StepPlane& before, const PanelPlanePtr&) {
    return ofEach<double>(std::get<Phases>(before), withinCycle);
}

StepPlane inLevels(const StepPlane& before, const PanelPlanePtr& of) {
    const auto& phases = std::get<Phases>(before);
    if (const auto table = phasesOfLevels(of->panel); !table.empty())
        return ofEach<std::uint16_t>(
            phases, [nearest = NearestPhase(table)](double phase) { return nearest.level(phase); });
    const auto levels = static_cast<double>(of->levels);
    if (!of->panel.isMod256)
        return ofEach<std::uint16_t>(phases, [levels](double phase) {
            return static_cast<std::uint16_t>(std::fmod(std::round(phase * levels), levels));
        });
    return ofEach<std::uint16_t>(phases, [levels](double phase) {
        const double byte = std::fmod(std::round(phase * byteLevels), byteLevels);
        return static_cast<std::uint16_t>(std::round(byte * levels / (byteLevels - 1)));
    });
}

StepPlane lookedUp(const StepPlane& before, const PanelPlanePtr& of) {
    return ofEach<std::uint16_t>(
        std::get<Values>(before), [drive = of->panel.drive](std::uint16_t level) {
            return static_cast<std::uint16_t>(std::lround(drive->samples.at(level)));
        });
}

StepPlane withinBits(const StepPlane& before, const PanelPlanePtr& of) {
    const BeyondRange range{of->panel.beyond, valuesAtHand(of->panel), of->levels};
    return ofEach<std::uint16_t>(std::get<Values>(before), range);
}

StepPlane flipped(const StepPlane& before, const PanelPlanePtr& of) {
    return mirrored(std::get<Values>(before), of->panel.flipX, of->panel.flipY);
}

StepPlane inMode(const StepPlane& before, const PanelPlanePtr& of) {
    const PanelPlace& place = of->panel.place;
    return placedIn(std::get<Values>(before), place.mode, place.row, place.col);
}

// ------------------------------------------------------------------------------ the table

bool always(const PanelPlane&) {
    return true;
}
bool isOfPhases(const PanelPlane& of) {
    return of.isOfPhases;
}

template <Phases (*added)(const PanelPlane&)>
StepPlane plus(const StepPlane& before, const PanelPlanePtr& of) {
    return sum(before, added(*of));
}

template <double (*at)(const PanelPlane&, double x, double y)>
Phases phasesOf(const PanelPlane& of) {
    return ofPlaces(of, at);
}

/// A step that adds phases by their places, where its row of the panel is not 0.
template <auto row, double (*at)(const PanelPlane&, double x, double y)>
PanelStep term(const char* key, const char* label) {
    return {key, label,
            [](const PanelPlane& of) {
                return of.isOfPhases
                       && of.panel.*row != std::remove_cvref_t<decltype(of.panel.*row)>{};
            },
            plus<phasesOf<at>>, phasesOf<at>};
}

std::vector<PanelStep> steps() {
    return {
        {"pattern", FRINGE_MARK("Pattern"), always, patternOf},
        {"sign", FRINGE_MARK("Sign"),
         [](const PanelPlane& of) { return of.isOfPhases && of.panel.sign != 1; }, withSign},
        {"carrier", FRINGE_MARK("Carrier"),
         [](const PanelPlane& of) {
             return of.isOfPhases && (of.panel.carrierX != Angle{} || of.panel.carrierY != Angle{});
         },
         plus<phasesOf<carrierAt>>, phasesOf<carrierAt>},
        term<&Panel::lens, lensAt>("lens", FRINGE_MARK("Lens")),
        term<&Panel::axicon, axiconAt>("axicon", FRINGE_MARK("Axicon")),
        term<&Panel::vortex, vortexAt>("vortex", FRINGE_MARK("Vortex")),
        term<&Panel::grating, gratingAt>("grating", FRINGE_MARK("Binary grating")),
        {"zernike", FRINGE_MARK("Zernike terms"),
         [](const PanelPlane& of) { return of.isOfPhases && !of.panel.zernike.empty(); },
         plus<zernikeOf>, zernikeOf, true},
        {"correction", FRINGE_MARK("Correction"),
         [](const PanelPlane& of) { return of.isOfPhases && of.panel.correction != nullptr; },
         withCorrection, correctionFor, true},
        {"mod", FRINGE_MARK("Modulo 2π"), isOfPhases, withinOneCycle},
        {"levels", FRINGE_MARK("Levels"), isOfPhases, inLevels},
        {"lut", FRINGE_MARK("Look-up table"),
         [](const PanelPlane& of) { return of.panel.drive != nullptr; }, lookedUp},
        {"bits", FRINGE_MARK("Bits"), hasLessThanCycle, withinBits},
        {"flip", FRINGE_MARK("Flip"),
         [](const PanelPlane& of) { return of.panel.flipX || of.panel.flipY; }, flipped},
        {"place", FRINGE_MARK("Video mode"),
         [](const PanelPlane& of) { return of.panel.place.mode != of.grid.shape; }, inMode},
    };
}

/// The phases of values are those of mirrors that move as far in any light.
std::shared_ptr<const Raster> responseAt(const Panel& panel, Length light) {
    if (!panel.response || panel.responseWavelength == Length{}
        || isSameWavelength(panel.responseWavelength, light))
        return panel.response;
    auto scaled = std::make_shared<Raster>(*panel.response);
    for (float& phase : scaled->samples)
        phase = static_cast<float>(static_cast<double>(phase) * (panel.responseWavelength / light));
    return scaled;
}

} // namespace

PanelPlanePtr panelPlane(const PatternToSend& pattern, std::size_t plane) {
    const LevelPattern& levels = pattern.levels;
    const Encoding& encoding = encodingOf(levels.encoding);
    const bool isPhase = encoding.modulation == Modulation::Phase;
    const Shape shape = levels.shape();
    Panel panel = panelOf(pattern.device);
    panel.place = placeOf(panel, shape);
    const Sampling& sampling = levels.sampling;
    const auto held = [](const auto& samples) {
        return samples.device() != nullptr ? inMemory(samples) : samples;
    };
    const Length wavelength =
        sampling.wavelengths.empty() ? Length{} : sampling.wavelengths.at(plane);
    const std::int64_t perCycle =
        isPhase ? levelsFor(panel, wavelength, levels.count) : levels.count;
    panel.response = responseAt(panel, wavelength);
    const bool isUnrounded = isPhase && encoding.offersPhases && !pattern.field.planes.empty();
    return std::make_shared<const PanelPlane>(
        PanelPlane{.panel = std::move(panel),
                   .grid = {shape, sampling.pitchX.si(), sampling.pitchY.si()},
                   .wavelength = wavelength,
                   .levels = perCycle,
                   .encoded = levels.count,
                   .isOfPhases = isPhase,
                   .field = isUnrounded ? held(pattern.field.planes.at(plane)) : Field(),
                   .numbers = isUnrounded ? Values() : held(levels.planes.at(plane)),
                   .isUnrounded = isUnrounded});
}

const std::vector<PanelStep>& panelSteps() {
    static const std::vector<PanelStep> all = steps();
    return all;
}

StepPlane afterStep(const PanelPlanePtr& plane, std::string_view key) {
    StepPlane now;
    for (const PanelStep& step : panelSteps()) {
        if (step.isOn(*plane))
            now = step.apply(now, plane);
        if (step.key == key)
            return now;
    }
    throw badInput(FRINGE_MARK("There is no step \"{0}\" on the way to a panel; choose one of: "
                               "{1}."),
                   std::string(key),
                   joined(panelSteps(), [](const PanelStep& step) { return step.key; }));
}

Values onPanel(const Values& sent, const PanelPlane& of) {
    const PanelPlace& place = of.panel.place;
    const Values values = partOf(sent, {place.row, place.col, place.panel});
    const auto [flipX, flipY] = std::pair(of.panel.flipX, of.panel.flipY);
    return flipX || flipY ? mirrored(values, flipX, flipY) : values;
}

Plane<double> readBack(const Values& sent, const PanelPlanePtr& of) {
    const Values values = onPanel(sent, *of);
    if (!of->isOfPhases) {
        const auto most = static_cast<double>(valuesAtHand(of->panel) - 1);
        return ofEach<double>(values, [most](std::uint16_t value) { return value / most; });
    }
    return ofEach<double>(values, [phases = phasesOfValues(of->panel, of->levels)](
                                      std::uint16_t value) { return phases.at(value); });
}

bool hasLessThanCycle(const PanelPlane& of) {
    return of.isOfPhases && !of.panel.response && !of.panel.drive
           && of.levels + (of.panel.isMod256 ? 1 : 0) > valuesAtHand(of.panel);
}

std::int64_t valuesAtHand(const Panel& panel) {
    return std::int64_t{1} << panel.bits;
}

} // namespace fringe
