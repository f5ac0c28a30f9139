// SPDX-License-Identifier: GPL-3.0-or-later
// An encoding that only the tests know: light where the field is strong.
#include "engine/encodings/encoding.h"

#include <algorithm>

namespace fringe {
namespace {

ParameterInfo thresholdParameter() {
    ParameterInfo info;
    info.key = "threshold";
    info.kind = ValueKind::Number;
    info.label = "Threshold";
    info.help = "Share of the largest amplitude that lets light pass.";
    info.initial = 0.5;
    info.least = 0;
    info.most = 1;
    info.option = "threshold";
    return info;
}

std::vector<std::uint16_t> strong(const EncodingInput& input) {
    const std::span<const Complex> samples = input.field.samples();
    const auto given = input.values.find("threshold");
    const double share = given == input.values.end() ? 0.5 : std::get<double>(given->second);
    float largest = 0;
    for (const Complex sample : samples)
        largest = std::max(largest, std::abs(sample));
    std::vector<std::uint16_t> levels;
    for (const Complex sample : samples)
        levels.push_back(std::abs(sample) >= share * largest ? 1 : 0);
    return levels;
}

} // namespace

extern const Encoding threshold_encoding{
    .info = {"threshold", "Threshold", "Light where the field is strong.", {thresholdParameter()}},
    .modulation = Modulation::Amplitude,
    .encode = strong,
};

} // namespace fringe
