// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/parameter_rows.h"

#include <iterator>
#include <optional>

/// The rows that designs of spots and of pictures share. `settings` maps a design, const or not, to
/// what decides its pattern.
namespace fringe::table {

inline constexpr double mostRounds = 1e6;

inline void append(std::vector<DesignParameter>& rows, std::vector<DesignParameter> more) {
    rows.insert(rows.end(), std::move_iterator(more.begin()), std::move_iterator(more.end()));
}

template <class Settings>
std::vector<DesignParameter> apertureRows(const std::string& section, Settings settings) {
    const auto has = [settings](Aperture::Kind kind) {
        return [settings, kind](const Design& d) { return settings(d).beam.aperture.kind == kind; };
    };
    return {
        choiceRow(
            named(section + ".aperture", Kind::Choice, FRINGE_MARK("Aperture"),
                  FRINGE_MARK(
                      "A stop around the middle of the plate. Figures are shares of the light "
                      "that passes; pixels with their centre outside get the phase 0.")),
            {{"none", FRINGE_MARK("None, the whole plate")},
             {"circle", FRINGE_MARK("Circle")},
             {"rectangle", FRINGE_MARK("Rectangle")}},
            [settings](auto& d) -> auto& { return settings(d).beam.aperture.kind; }),
        row(
            positive(named(section + ".aperture_diameter", Kind::Length,
                           FRINGE_MARK("Aperture diameter"), FRINGE_MARK("Of the circle."))),
            [settings](auto& d) -> auto& { return settings(d).beam.aperture.diameter; },
            has(Aperture::Kind::Circle)),
        row(
            positive(named(section + ".aperture_width", Kind::Length, FRINGE_MARK("Aperture width"),
                           FRINGE_MARK("Of the rectangle, along x."))),
            [settings](auto& d) -> auto& { return settings(d).beam.aperture.width; },
            has(Aperture::Kind::Rectangle)),
        row(
            positive(named(section + ".aperture_height", Kind::Length,
                           FRINGE_MARK("Aperture height"),
                           FRINGE_MARK("Of the rectangle, along y."))),
            [settings](auto& d) -> auto& { return settings(d).beam.aperture.height; },
            has(Aperture::Kind::Rectangle)),
    };
}

template <class Settings>
std::vector<DesignParameter> beamRows(const std::string& section, Settings settings) {
    return {
        choiceRow(
            named(section + ".beam", Kind::Choice, FRINGE_MARK("Beam"),
                  FRINGE_MARK("Amplitude of the light on the hologram.")),
            {{"uniform", FRINGE_MARK("Uniform")},
             {"gaussian", FRINGE_MARK("Gaussian")},
             {"picture", FRINGE_MARK("Picture from a file")}},
            [settings](auto& d) -> auto& { return settings(d).beam.kind; }),
        row(
            positive(named(section + ".beam_waist", Kind::Length, FRINGE_MARK("Beam radius"),
                           FRINGE_MARK("Where the amplitude has fallen to 1/e."))),
            [settings](auto& d) -> auto& { return settings(d).beam.waist; },
            [settings](const Design& d) { return settings(d).beam.kind == Beam::Kind::Gaussian; }),
    };
}

/// Of a rule that 0 switches off.
inline ParameterInfo ruleUpTo(double most, ParameterInfo info) {
    info.zero = FRINGE_MARK("never");
    return between(std::move(info), 0, most);
}

/// `limit` maps a design to its optional number.
template <class Limit> DesignParameter limitRow(const ParameterInfo& info, Limit limit) {
    ParameterInfo share = ruleUpTo(1, info);
    share.initial = 0.0;
    return {share, [limit](const Design& d) { return Value(limit(d).value_or(0)); },
            [limit](Design& d, const Value& value) {
                const double number = std::get<double>(value);
                limit(d) = number > 0 ? std::optional(number) : std::nullopt;
            },
            always};
}

/// `untilGood` is the rule of how good a pattern is that only one of the targets has.
template <class Settings>
std::vector<DesignParameter> stopRows(const std::string& section, Settings settings,
                                      DesignParameter untilGood) {
    return {
        row(
            between(named(section + ".rounds", Kind::Count, FRINGE_MARK("Rounds"),
                          FRINGE_MARK("At most this many.")),
                    0, mostRounds),
            [settings](auto& d) -> auto& { return settings(d).stop.rounds; }),
        std::move(untilGood),
        limitRow(
            named(section + ".until_efficiency", Kind::Number, FRINGE_MARK("Until efficiency"),
                  FRINGE_MARK("End at this efficiency, such as 0.9; 0 for never.")),
            [settings](auto& d) -> auto& { return settings(d).stop.efficiency; }),
        row(
            ruleUpTo(mostRounds,
                     named(section + ".until_no_gain", Kind::Count, FRINGE_MARK("Until no gain"),
                           FRINGE_MARK("End after this many rounds without a better pattern; 0 for "
                                       "never."))),
            [settings](auto& d) -> auto& { return settings(d).stop.noGainRounds; }),
        row(
            ruleUpTo(1e9,
                     named(section + ".until_seconds", Kind::Number, FRINGE_MARK("Until seconds"),
                           FRINGE_MARK("End after this time; 0 for never."))),
            [settings](auto& d) -> auto& { return settings(d).stop.seconds; }),
    };
}

} // namespace fringe::table
