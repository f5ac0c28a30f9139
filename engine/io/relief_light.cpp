// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/pattern_files.h"
#include "engine/model/mapped_plane.h"

#include <cmath>
#include <functional>

namespace fringe {
namespace {

/// Turns of phase that a number of a file gives the light.
using Turns = std::function<double(double)>;

Turns turnsOfLevels(const ReliefFacts& relief, int count, double ratio) {
    const bool isRising = relief.rises();
    return [=](double level) {
        const double steps = isRising ? level : -std::fmod(count - level, count);
        return ratio * steps / count;
    };
}

Turns turnsOfMetres(const ReliefFacts& relief, Length wavelength) {
    const bool isThrough = relief.light == "transmission";
    const double perMetre =
        (isThrough ? relief.index - relief.medium : 2 * relief.index) / wavelength.si();
    const double sign = relief.rises() ? 1 : -1;
    return [=, scale = relief.scale, offset = relief.offset](double number) {
        return sign * perMetre * (scale * number + offset);
    };
}

double numberOf(std::uint16_t level) {
    return level;
}
double numberOf(Complex sample) {
    return static_cast<double>(sample.real());
}

/// In levels so fine that no step of phase is seen.
template <class Content> LevelPattern fine(const Content& numbers, const Turns& turns) {
    constexpr double count = 1 << 16;
    LevelPattern levels{.count = 1 << 16, .sampling = numbers.sampling, .encoding = "phase"};
    levels.aperture = numbers.aperture;
    levels.beam = numbers.beam;
    levels.lens = numbers.lens;
    for (const auto& plane : numbers.planes)
        levels.planes.push_back(mapped(plane, [turns](auto number) {
            const double phase = turns(numberOf(number));
            return static_cast<std::uint16_t>(
                std::fmod(std::floor((phase - std::floor(phase)) * count + 0.5), count));
        }));
    return levels;
}

} // namespace

std::optional<LevelPattern> phasesOfRelief(const FieldOrLevels& numbers,
                                           const FileMetadata& metadata) {
    const ReliefFacts& relief = *metadata.relief;
    const auto& made = metadata.sampling.wavelengths;
    const auto& asked = std::visit(
        [](const auto& of) -> const std::vector<Length>& { return of.sampling.wavelengths; },
        numbers);
    if (asked.size() != 1 || !relief.isOfPhases())
        return std::nullopt;
    if (!relief.isOfLevels())
        return std::visit(
            [&](const auto& of) { return fine(of, turnsOfMetres(relief, asked.front())); },
            numbers);
    const auto* levels = std::get_if<LevelPattern>(&numbers);
    if (levels == nullptr || made.size() != 1 || made == asked)
        return std::nullopt;
    return fine(*levels, turnsOfLevels(relief, levels->count, made.front() / asked.front()));
}

} // namespace fringe
