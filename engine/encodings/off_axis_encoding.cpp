// SPDX-License-Identifier: GPL-3.0-or-later
// Off axis: the real part r of the field with a carrier, from its least to its largest value, or
// from -c σ to c σ, σ² = mean r², where it is cut: at 3 smooth fields have 1.4 times the light,
// random ones 2.7 times, for 1 dB and 8 dB.
#include "engine/encodings/encoding_steps.h"

#include "engine/model/parameter_rows.h"

namespace fringe {
namespace {

ParameterInfo clipParameter() {
    constexpr double most = 100;
    ParameterInfo info = table::zeroMeans(
        FRINGE_MARK("not at all"),
        table::withOption(
            table::between(table::named("clip", ValueKind::Number,
                                        FRINGE_MARK("Fringes are cut at"),
                                        FRINGE_MARK("Multiple of their root mean square beyond "
                                                    "which fringes are cut, for more light and "
                                                    "more noise: 3 gives 1.4 % of the light, with "
                                                    "31 to 41 dB; 0 for none.")),
                           0, most),
            "clip"));
    info.initial = 0.0;
    return info;
}

/// Amplitude at which fringes are cut; 0: they are not.
double largestOfFringes(const EncodingInput& input) {
    const double clip = std::get<double>(valueOf(input.encoding.info, input.values, "clip"));
    const ReferenceWave wave = waveOf(input);
    const auto squaresOf = [&](std::int64_t row, std::span<const Complex> samples) {
        double sum = 0;
        alongRow(wave, row, samples, [&](std::size_t, const CarriedSample& sample) {
            sum += sample.carried.real() * sample.carried.real();
        });
        return sum;
    };
    return clip > 0 ? clip
                          * std::sqrt(sumOfRows<double>(input.field, squaresOf)
                                      / static_cast<double>(input.field.size()))
                    : 0;
}

} // namespace

extern const Encoding off_axis_encoding{
    .info = {"off-axis", FRINGE_MARK("Amplitude, off axis"),
             FRINGE_MARK("The levels are the fringes of the field with a tilted reference wave, "
                         "which parts the picture from its twin."),
             rowsOf({{levelsParameter()},
                     carrierParameters(0.25),
                     {limitParameter(), clipParameter()}})},
    .modulation = Modulation::Amplitude,
    .form = LevelForm::Real,
    .reference = carrierOf,
    .passband = bandKept,
    .limit = bandBesideZeroOrder,
    .scale = largestOfFringes,
    .findings = findingsOnCarrier,
};

} // namespace fringe
