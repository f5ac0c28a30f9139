// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/encodings/encoding_steps.h"

#include "engine/model/error.h"
#include "engine/model/parameter_rows.h"
#include "engine/model/units.h"
#include "engine/optics/sampling.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

using namespace table;

constexpr double turn = 2 * std::numbers::pi;

std::optional<double> numberIn(std::string_view text) {
    double number = 0;
    const auto [end, error] = std::from_chars(text.begin(), text.end(), number);
    return error == std::errc() && end == text.end() && std::isfinite(number)
               ? std::optional(number)
               : std::nullopt;
}

/// Text of a row that some kinds have.
std::string textOf(const EncodingInput& input, const ChoiceInfo& info, const char* key) {
    return std::get<std::string>(valueOf(info, input.values, key));
}

/// Light of samples.
struct LightSums {
    double most = 0, sum = 0;
    LightSums& operator+=(const LightSums& other) {
        most = std::max(most, other.most);
        sum += other.sum;
        return *this;
    }
};

LightSums lightIn(const Field& field) {
    return sumOfRows<LightSums>(field, [](std::int64_t, std::span<const Complex> samples) {
        LightSums sums;
        for (const Complex sample : samples) {
            const double light = std::norm(std::complex<double>(sample));
            sums += {light, light};
        }
        return sums;
    });
}

/// Factors exp(i2π n f) of an axis, n counted from the middle, in steps of the sign.
std::vector<Complex> factorsOf(std::int64_t count, double frequency, int sign) {
    std::vector<Complex> factors;
    for (std::int64_t i = 0; i < count; ++i)
        factors.emplace_back(std::polar(
            1.0, turn * std::fmod(sign * static_cast<double>(i - count / 2) * frequency, 1.0)));
    return factors;
}

ParameterInfo frequencyRow(const char* key, const char* label, const char* option, double initial) {
    ParameterInfo info = withOption(
        between(when("carrier", {std::string("frequency")},
                     named(key, Kind::Number, label,
                           FRINGE_MARK("Frequency of the reference wave in cycles per pixel."))),
                -0.5, 0.5),
        option);
    info.initial = initial;
    return info;
}

ParameterInfo angleRow(const char* key, const char* label, const char* help, double initial) {
    ParameterInfo info =
        between(when("carrier", {std::string("angle")}, named(key, Kind::Angle, label, help)),
                -std::numbers::pi / 2, std::numbers::pi / 2);
    info.initial = initial;
    return info;
}

double ofAngle(double angle, Length pitch, Length wavelength) {
    return std::sin(angle) * pitch.si() / wavelength.si();
}

} // namespace

Carrier carrierGiven(const Choice& encoding, const PlaneSampling& sampling) {
    const ChoiceInfo& info = encodingOf(encoding.key).info;
    const ParameterValues& values = encoding.values;
    const auto number = [&](const char* key) {
        return std::get<double>(valueOf(info, values, key));
    };
    if (std::get<std::string>(valueOf(info, values, "carrier")) == "frequency")
        return {number("carrier_x"), number("carrier_y")};
    return {ofAngle(number("angle_x"), sampling.pitchX, sampling.wavelength),
            ofAngle(number("angle_y"), sampling.pitchY, sampling.wavelength)};
}

WideSamples wideSamples(const Field& field) {
    const auto samples = field.samples();
    return {samples.begin(), samples.end()};
}

double turnsOf(std::complex<double> sample) {
    return sample == 0.0 ? 0 : std::arg(sample) / turn;
}

std::uint16_t phaseLevel(double turns, int levels) {
    const double place = turns * levels + 0.5;
    auto level = static_cast<std::int64_t>(place);
    level -= static_cast<double>(level) > place ? 1 : 0; // ⌊place⌋, without a call
    if (level < 0 || level >= levels)
        level = (level % levels + levels) % levels;
    return static_cast<std::uint16_t>(level);
}

std::uint16_t amplitudeLevel(double value, double low, double high, int levels) {
    if (!(high > low))
        return 0;
    const double level = std::floor((value - low) * (levels - 1) / (high - low) + 0.5);
    return static_cast<std::uint16_t>(std::clamp(level, 0.0, levels - 1.0));
}

ParameterInfo scaleParameter(const char* initial) {
    ParameterInfo info = withOption(
        named(
            "scale", Kind::Text, FRINGE_MARK("Largest amplitude"),
            FRINGE_MARK("Amplitude of the field that is shown as the largest: max for the largest "
                        "of all, 2rms for twice the root mean square, or a number; larger ones "
                        "are cut.")),
        "encoding-scale");
    info.initial = std::string(initial);
    return info;
}

double scaleOf(const EncodingInput& input) {
    const std::string text = textOf(input, input.encoding.info, "scale");
    const auto [most, sum] = lightIn(input.field);
    if (text == "max")
        return std::sqrt(most);
    const bool isRms = text.ends_with("rms");
    const auto number = numberIn(std::string_view(text).substr(0, text.size() - (isRms ? 3 : 0)));
    if (!number || !(*number > 0))
        throw badInput(FRINGE_MARK("The scale \"{0}\" is none; give max, a number above 0, or a "
                                   "multiple of the root mean square such as 2rms."),
                       text);
    return *number * (isRms ? std::sqrt(sum / static_cast<double>(input.field.size())) : 1);
}

double largestAmplitude(const Field& field) {
    return std::sqrt(lightIn(field).most);
}

ShareTable::ShareTable(double (*of)(double share)) {
    for (double step = 0; step <= steps; ++step)
        values_.push_back(of(1 - step / steps * step / steps));
}

ParameterInfo shareParameter(double initial, double most) {
    constexpr double least = 0.001;
    ParameterInfo info = withOption(
        between(named("share", Kind::Number, FRINGE_MARK("Share of the light"),
                      FRINGE_MARK("Share of the light on the plate that goes into the picture's "
                                  "band; a smaller share is purer.")),
                least, most),
        "share");
    info.initial = initial;
    return info;
}

ParameterInfo limitParameter() {
    ParameterInfo info = withOption(
        named("limit", Kind::Text, FRINGE_MARK("Band limit before encoding"),
              FRINGE_MARK("Frequencies of the field that are kept before it is encoded: default, "
                          "none for all, or half the width of the band in cycles per pixel.")),
        "limit");
    info.initial = std::string("default");
    info.advanced = true;
    return info;
}

Passband limitOf(const Encoding& encoding, const EncodingInput& input) {
    if (parameterOf(encoding.info, "limit") == nullptr)
        return {};
    const std::string text = textOf(input, encoding.info, "limit");
    if (text == "none")
        return {};
    if (text == "default")
        return encoding.limit(input);
    const auto number = numberIn(text);
    if (!number || !(*number > 0) || *number > 0.5)
        throw badInput(FRINGE_MARK("The band limit \"{0}\" is none; give default, none, or a "
                                   "number of cycles per pixel up to 0.5."),
                       text);
    return bandOf(input.sampling, *number, *number);
}

Passband bandKept(const EncodingInput& input) {
    const Passband usual = input.encoding.limit(input), kept = limitOf(input.encoding, input);
    return {std::min(usual.x, kept.x), std::min(usual.y, kept.y)};
}

Carrier halfWidthsOf(const EncodingInput& input) {
    const auto [x, y] = bandKept(input);
    return {std::min(x * input.sampling.pitchX.si(), 0.5),
            std::min(y * input.sampling.pitchY.si(), 0.5)};
}

std::vector<ParameterInfo> carrierParameters(double x, double y) {
    ParameterInfo way =
        oneOf("carrier", FRINGE_MARK("Reference wave"),
              FRINGE_MARK("How the wave is given that parts the picture from other light."),
              {{"frequency", FRINGE_MARK("By frequency")}, {"angle", FRINGE_MARK("By angle")}});
    way.initial = std::string("frequency");
    ParameterInfo grid = withOption(
        named("off_grid", Kind::Toggle, FRINGE_MARK("Fringes as given"),
              FRINGE_MARK("Take the wave exactly as given. Otherwise the nearest one with a "
                          "whole number of fringes is taken, which keeps the zero order out of the "
                          "picture.")),
        "off-grid");
    grid.initial = false;
    grid.advanced = true;
    return {way,
            frequencyRow("carrier_x", FRINGE_MARK("Frequency x"), "carrier-x", x),
            frequencyRow("carrier_y", FRINGE_MARK("Frequency y"), "carrier-y", y),
            angleRow("angle_x", FRINGE_MARK("Reference angle x"),
                     FRINGE_MARK("Angle of the reference wave to the z axis, in the x direction."),
                     std::numbers::pi / 180),
            angleRow("angle_y", FRINGE_MARK("Reference angle y"),
                     FRINGE_MARK("Angle of the reference wave to the z axis, in the y direction."),
                     0),
            grid};
}

Carrier carrierOf(const EncodingInput& input) {
    const ChoiceInfo& info = input.encoding.info;
    const Carrier carrier = carrierGiven({info.key, input.values}, input.sampling);
    if (std::get<bool>(valueOf(info, input.values, "off_grid")))
        return carrier;
    const auto whole = [](double frequency, std::int64_t samples) {
        return std::floor(frequency * static_cast<double>(samples) + 0.5)
               / static_cast<double>(samples);
    };
    const Shape shape = input.field.shape();
    return {whole(carrier.x, shape.cols), whole(carrier.y, shape.rows)};
}

ReferenceWave waveOf(const Carrier& carrier, Shape shape) {
    return {factorsOf(shape.cols, carrier.x, 1), factorsOf(shape.rows, carrier.y, -1)};
}

ReferenceWave waveOf(const EncodingInput& input) {
    return waveOf(carrierOf(input), input.field.shape());
}

WideSamples carried(WideSamples samples, const ReferenceWave& wave, std::int64_t cols) {
    for (std::size_t i = 0; i < samples.size(); ++i)
        samples[i] *= std::complex<double>(wave.alongX[i % static_cast<std::size_t>(cols)])
                      * std::complex<double>(wave.alongY[i / static_cast<std::size_t>(cols)]);
    return samples;
}

Passband bandBesideZeroOrder(const EncodingInput& input) {
    const auto [alongX, alongY] = carrierOf(input);
    const double x = std::abs(alongX), y = std::abs(alongY);
    const double least = std::min(std::max(x, y), 0.5 - std::max(x, y));
    Passband band;
    if (least > 0)
        (x >= y ? band.x : band.y) =
            least / (x >= y ? input.sampling.pitchX : input.sampling.pitchY).si();
    return band;
}

namespace {

/// Bands of a width of their own that reach beyond the pixels' frequencies.
Findings findingsOnFrequency(const Encoding& encoding, const ParameterValues& values,
                             const Sampling& sampling) {
    constexpr double slack = 1e-9;
    Findings findings;
    if (encoding.limit == bandBesideZeroOrder)
        return findings; // which ends there
    const Hologram none{{Field(Shape{1, 1}, std::vector<Complex>(1))}, sampling};
    const Carrier half =
        halfWidthsOf({encoding, none.planes.front(), ofPlane(sampling, 0), 2, values, none});
    for (const auto& [key, width] : {std::pair("carrier_x", half.x), {"carrier_y", half.y}}) {
        const double frequency = std::get<double>(valueOf(encoding.info, values, key));
        const double most = std::max(0.5 - width, 0.0);
        if (std::abs(frequency) > most + slack && width < 0.5)
            findings.push_back(
                {Severity::Warning, key,
                 message(FRINGE_MARK("Beside a reference wave of {0} cycles per pixel the "
                                     "picture's band reaches beyond half a cycle per pixel, where "
                                     "it comes back from the other side; stay at {1} or below."),
                         formatNumber(frequency), formatNumber(most)),
                 onlyFix({{key, std::copysign(most, frequency)}})});
    }
    return findings;
}

} // namespace

Findings findingsOnCarrier(const Encoding& encoding, const ParameterValues& values,
                           const Sampling& sampling) {
    Findings findings;
    if (std::get<std::string>(valueOf(encoding.info, values, "carrier")) != "angle")
        return findingsOnFrequency(encoding, values, sampling);
    const Length shortest = std::ranges::min(sampling.wavelengths);
    for (const auto& [key, pitch] :
         {std::pair("angle_x", sampling.pitchX), std::pair("angle_y", sampling.pitchY)}) {
        const Angle angle(std::get<double>(valueOf(encoding.info, values, key)));
        const Angle most = halfDiffractionAngle(pitch, shortest);
        const double degrees = std::floor(most.si() * 18000 / std::numbers::pi) / 100;
        if (std::abs(angle.si()) > most.si())
            findings.push_back(
                {Severity::Warning, key,
                 message(FRINGE_MARK("A reference wave at {0} makes fringes finer than two pixels, "
                                     "which alias; stay below {1}."),
                         formatAngle(angle), formatNumber(degrees) + " deg"),
                 onlyFix({{key, std::copysign(degrees * std::numbers::pi / 180, angle.si())}})});
    }
    return findings;
}

Passband bandOf(const PlaneSampling& sampling, double x, double y) {
    return {x / sampling.pitchX.si(), y / sampling.pitchY.si()};
}

std::vector<ParameterInfo> rowsOf(std::initializer_list<std::vector<ParameterInfo>> lists) {
    std::vector<ParameterInfo> rows;
    for (const auto& list : lists)
        rows.insert(rows.end(), list.begin(), list.end());
    return rows;
}

} // namespace fringe
