// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/modes/mode_checks.h"

#include "engine/model/modes.h"
#include "engine/model/units.h"
#include "engine/solvers/pattern_checks.h"
#include "engine/solvers/phase_pattern.h"
#include "engine/sources/modes/modes_source.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

constexpr double enough = 0.99; ///< of a mode's light

/// A rectangle about a place.
struct Window {
    double x = 0, y = 0, halfX, halfY;
};

/// Samples along a side of a mode's square, of so many modes.
int samplesFor(std::size_t modes) {
    constexpr double work = 4e6;
    return static_cast<int>(std::clamp(std::sqrt(work / static_cast<double>(modes)), 24.0, 128.0));
}

/// Share of a density about 0 that lies within the window.
template <class Density>
double shareWithin(const Window& window, double reach, int samples, const Density& density) {
    if (std::abs(window.x) + reach <= window.halfX && std::abs(window.y) + reach <= window.halfY)
        return 1;
    double inside = 0, all = 0;
    for (int j = 0; j < samples; ++j)
        for (int i = 0; i < samples; ++i) {
            const double x = (2.0 * i + 1 - samples) / samples * reach,
                         y = (2.0 * j + 1 - samples) / samples * reach, here = density(x, y);
            all += here;
            if (std::abs(x - window.x) <= window.halfX && std::abs(y - window.y) <= window.halfY)
                inside += here;
        }
    return all > 0 ? inside / all : 0;
}

/// Share of the light that falls on the plate.
double shareOnPlate(const Mode& mode, const Setup& setup, int samples) {
    const auto& [size, pitchX, pitchY] = setup.plate;
    const ModeWave wave(mode, std::ranges::max(setup.wavelengths).si());
    const double x0 = mode.x.si(), y0 = mode.y.si();
    return shareWithin({-x0, -y0, static_cast<double>(size.cols) * pitchX.si() / 2,
                        static_cast<double>(size.rows) * pitchY.si() / 2},
                       wave.reach(), samples,
                       [&](double x, double y) { return std::norm(wave.at(x0 + x, y0 + y)); });
}

/// Share of the light that the pixels can show, which goes up to half a cycle a pixel.
double shareSampled(const Mode& mode, const Setup& setup, int samples) {
    const ModeSpectrum spectrum(mode, std::ranges::min(setup.wavelengths).si());
    return shareWithin(
        {.halfX = 0.5 / setup.plate.pitchX.si(), .halfY = 0.5 / setup.plate.pitchY.si()},
        spectrum.reach(), samples, [&](double x, double y) { return spectrum.at(x, y); });
}

using Share = double (*)(const Mode& mode, const Setup& setup, int samples);

/// A value near the mode's own with which enough is left of its light; none where nothing helps.
Settings fixOf(Mode mode, const Setup& setup, Share share, bool isSampling) {
    constexpr int tries = 40, digits = 2, samples = 128;
    const bool isCone = isSampling && mode.family == ModeFamily::Bessel;
    const double step = isSampling && !isCone ? 1.1 : 1 / 1.1;
    double value = isCone ? mode.cone.si() : mode.waist.si();
    for (int i = 0; i < tries; ++i) {
        value *= step;
        const double even = step > 1 ? roundedUp(value, digits) : roundedDown(value, digits);
        if (isCone)
            mode.cone = Angle(even);
        else
            mode.waist = Length(even);
        if (share(mode, setup, samples) >= enough)
            return {{isCone ? "source.cone" : "source.waist", even}};
    }
    return {};
}

/// Warns of the mode of which the least is left, where that is too little.
void checkShare(const ModeList& modes, const SourceInput& input, Share share, const char* sentence,
                Findings& findings) {
    const Setup& setup = input.design.setup;
    double least = enough;
    std::size_t worst = modes.size();
    for (std::size_t i = 0; i < modes.size(); ++i)
        if (const double left = share(modes[i], setup, samplesFor(modes.size())); left < least) {
            least = left;
            worst = i;
        }
    if (worst == modes.size())
        return;
    const bool isOfTable = asModes(input.source).kind == ModeSource::Kind::Table;
    warn(findings, isOfTable ? "source.table" : "source.waist",
         message(sentence, formatRounded(100 * least), worst + 1, nameOf(modes[worst])),
         isOfTable ? Settings() : fixOf(modes[worst], setup, share, share == shareSampled));
}

/// Amplitudes of the sum at places all over the plate.
std::vector<double> sizesOf(const ModeList& modes, const Setup& setup) {
    const PlaneGrid grid = gridOf(setup.plate);
    const double samples = std::pow(samplesFor(modes.size()), 2);
    const auto step = static_cast<std::int64_t>(
        std::ceil(std::sqrt(static_cast<double>(grid.shape.count()) / samples)));
    std::vector<ModeWave> waves;
    for (const Mode& mode : modes)
        waves.emplace_back(mode, setup.wavelength().si());
    std::vector<double> sizes;
    for (std::int64_t row = 0; row < grid.shape.rows; row += step)
        for (std::int64_t col = 0; col < grid.shape.cols; col += step) {
            std::complex<double> field;
            for (const ModeWave& wave : waves)
                field += wave.at(static_cast<double>(col - grid.centreCol()) * grid.pitchX,
                                 static_cast<double>(grid.centreRow() - row) * grid.pitchY);
            sizes.push_back(std::abs(field));
        }
    return sizes;
}

} // namespace

void checkModes(const ModeList& modes, const SourceInput& input, Findings& findings) {
    checkShare(
        modes, input, shareOnPlate,
        FRINGE_MARK("The plate takes in {0} % of the light of mode {1} ({2}); make its waist "
                    "smaller, move it to the middle, or choose more pixels."),
        findings);
    checkShare(
        modes, input, shareSampled,
        FRINGE_MARK("The pixels are too wide for mode {1} ({2}) and show {0} % of its light; "
                    "make its waist larger or its cone narrower, or choose a smaller "
                    "pitch."),
        findings);
}

double purityOfCut(const ModeList& modes, const SourceInput& input, double power) {
    const std::vector<double> sizes = sizesOf(modes, input.design.setup);
    double squares = 0;
    for (const double size : sizes)
        squares += size * size;
    const double most = std::sqrt(squares / (static_cast<double>(sizes.size()) * power));
    double along = 0, cut = 0;
    for (const double size : sizes) {
        const double left = std::min(size, most);
        along += size * (most > 0 ? left : 1);
        cut += most > 0 ? left * left : 1;
    }
    return squares > 0 ? along * along / (cut * squares) : 0;
}

} // namespace fringe
